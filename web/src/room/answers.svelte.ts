/** What can be chosen in the bar and by number: the board's own words and buttons, else the options as they are. */
import type { Bar, BoardModule, Option } from "../boards/contract";
import { guarded } from "../lib/faults";
import type { Play } from "../lib/play.svelte";
import { settings } from "../lib/settings.svelte";

type Toggle = NonNullable<Bar["toggles"]>[number];

export class Answers {
  readonly bar: Bar = $derived.by(() => guarded("bar", () => this.#module.bar?.(this.#play) ?? {}, {}));
  /** Options as numbered buttons. */
  readonly chips: readonly Option[] = $derived.by(() => {
    if (settings.textView) return [];
    if (this.bar.chips) return this.bar.chips;
    const options = this.#play.asked?.options ?? [];
    return options.length <= 9 ? options : options.filter((option) => !option.words.length);
  });
  /** What the number keys choose: the badges on chips come from the same list. */
  readonly numbered: readonly Option[] = $derived.by(() => {
    if (settings.textView) return this.#play.asked?.options ?? [];
    if (this.bar.toggles) return [];
    return this.bar.numbers ?? (this.chips.length ? this.chips : (this.#play.asked?.options ?? []));
  });
  readonly toggles: readonly Toggle[] = $derived.by(() => (settings.textView ? [] : (this.bar.toggles ?? [])));
  readonly #play: Play;
  readonly #module: BoardModule;

  constructor(play: Play, module: BoardModule) {
    this.#play = play;
    this.#module = module;
  }

  confirm(): void {
    if (this.bar.gesture && !settings.textView) void this.#play.gesture(this.bar.gesture);
    else this.#play.confirm();
  }
}
