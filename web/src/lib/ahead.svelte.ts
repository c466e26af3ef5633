/**
 * The small decisions that follow from a choice, taken before anything is sent: the rules ask for them one after the
 * other (which card, whereto, paid with what), the person confirms once. They are tried out as a plan is.
 */
import type { Forecast, PreviewResult, View } from "../boards/contract";
import type { Planned } from "./protocol";
import type { Source } from "./source";

export class Ahead {
  /** What is chosen so far, in the order in which it will be sent. */
  texts: readonly string[] = $state.raw([]);
  #view: View | null = $state.raw(null);
  #forecast: Forecast | null = $state.raw(null);
  #version = -1;
  readonly #source: Source;
  /** Prompts that go on from a choice. */
  readonly #follow: readonly string[];

  constructor(source: Source, follow: readonly string[]) {
    this.#source = source;
    this.#follow = follow;
  }

  /** Choices are looked through for what follows from them. */
  get works(): boolean {
    return this.#source.automatic && this.#follow.length > 0;
  }
  /** The table after what is chosen so far; null: nothing is. */
  get view(): View | null {
    return this.texts.length ? this.#view : null;
  }
  get forecast(): Forecast | null {
    return this.#forecast;
  }
  get stale(): boolean {
    return this.texts.length > 0 && this.#version !== this.#source.version;
  }

  clear(): void {
    this.texts = [];
    this.#view = null;
    this.#forecast = null;
  }

  /** One step back. */
  async back(): Promise<void> {
    const texts = this.texts.slice(0, -1);
    if (!texts.length) this.clear();
    else this.#keep(texts, await this.#source.plan(texts));
  }

  /** After a change of the table: false if what was chosen cannot be done any more. */
  async again(): Promise<boolean> {
    const { texts } = this;
    this.#version = this.#source.version;
    const planned = await this.#source.plan(texts);
    if (texts !== this.texts) return true;
    if (!this.#goesOn(planned)) this.clear();
    else this.#keep(texts, planned);
    return this.texts.length > 0;
  }

  /**
   * What one more choice would do; `taken` if a small decision follows from it and is asked now. `asks` looks at the
   * table as it would be: a question that has its answer already is none.
   */
  async preview(text: string, wanted: () => boolean, asks: () => boolean): Promise<PreviewResult & { taken: boolean }> {
    const texts = [...this.texts, text];
    const planned = await this.#source.plan(texts);
    const { events, status, forecast, refusal, view } = planned.steps.at(-1)!;
    if (refusal) throw Object.assign(new Error("refused"), { reasons: [refusal] });
    const taken = wanted() && this.#goesOn(planned) && this.#keepIf(asks, texts, planned);
    const after = view as unknown as View | null;
    return { events, uncertain: status === "uncertain", board: after?.board ?? null, forecast, taken };
  }

  /** Why a follow-up is not possible. */
  async explain(text: string): Promise<Planned["steps"][number]["refusal"]> {
    return (await this.#source.plan([...this.texts, text])).steps.at(-1)?.refusal ?? null;
  }

  #goesOn(planned: Planned): boolean {
    const { decision } = planned.view as unknown as View;
    if (!planned.steps.every((step) => step.status === "done") || !decision) return false;
    // With one answer there is nothing to choose: the table will take it by itself.
    return decision.seat === this.#source.seat && decision.options.length > 1 && this.#follow.includes(decision.prompt);
  }

  #keepIf(asks: () => boolean, texts: readonly string[], planned: Planned): boolean {
    const before = [this.texts, this.#view, this.#forecast] as const;
    this.#keep(texts, planned);
    if (asks()) return true;
    [this.texts, this.#view, this.#forecast] = before;
    return false;
  }

  #keep(texts: readonly string[], planned: Planned): void {
    this.#version = this.#source.version;
    this.#view = planned.view as unknown as View;
    this.#forecast = planned.steps.at(-1)?.forecast ?? null;
    this.texts = texts;
  }
}
