/** Plays what happened, beat by beat, over the table as it stands already. It never holds up anybody who acts. */
import type { BoardModule } from "../boards/contract";
import type { Follow } from "../lib/follow.svelte";
import type { Play } from "../lib/play.svelte";
import type { Turn } from "../lib/protocol";
import { screen, settings } from "../lib/settings.svelte";
import { beats, lasting, selectorOf, type Beat } from "../lib/story";

/** The part of a beat after which what flies has arrived, as `Story.svelte` draws it. */
const LANDED = 0.72;

export class Storyteller {
  /** What is being shown; null: nothing. */
  now: Beat | null = $state.raw(null);
  /** How long the present beat lasts, in milliseconds. */
  lasts = $state(0);
  #queue: readonly Beat[] = $state.raw([]);
  /** What flies in the present beat has arrived. */
  #landed = $state(true);
  /** What others did since my last move, to be shown again. */
  since: readonly Beat[] = $state.raw([]);
  /** The rest of this chapter is not told either: others may go on while somebody skips. */
  #skipped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #landing: ReturnType<typeof setTimeout> | undefined;
  readonly #drawn = new MutationObserver(() => this.#hide(this.#flying));
  readonly #play: Play;
  readonly #module: BoardModule;
  readonly #follow: Follow | null;

  /** `follow` is told while a story goes on; null in replays and lessons. */
  constructor(play: Play, module: BoardModule, follow: Follow | null) {
    this.#play = play;
    this.#module = module;
    this.#follow = follow;
    play.untold = (seat) => this.ahead(seat);
  }

  /** Call once while the room is set up. */
  attach(): () => void {
    const stop = this.#play.source.onTurns((turns) => this.#heard(turns));
    return () => {
      stop();
      this.#end();
    };
  }

  get left(): number {
    return this.#queue.length;
  }
  /** What is told next, if anything. */
  get coming(): string | undefined {
    return this.#queue[0]?.id;
  }
  /** What somebody's score is ahead of the story: it rises when it is told. */
  ahead(seat: number): number {
    const coming = this.now && !this.#landed ? [this.now, ...this.#queue] : this.#queue;
    return coming.flatMap(({ motions }) => motions).reduce((sum, { scores }) => sum + (scores?.seat === seat ? scores.by : 0), 0);
  }
  get stepping(): boolean {
    return settings.story === "step";
  }

  #heard(turns: readonly Turn[]): void {
    const { seat } = this.#play;
    // What I do begins a new chapter; so does an undo, which makes the old one untrue.
    if (turns.some((turn) => turn.kind !== "act" || (seat !== null && turn.seat === seat && !turn.free))) {
      this.#end();
      this.#skipped = false;
      this.since = [];
    }
    const found = beats(turns, this.#module, this.#play);
    if (!found.length) return;
    this.since = [...this.since, ...found].slice(-60);
    if (settings.story !== "off" && !this.#skipped && !document.hidden && !settings.textView) this.#tell(found);
  }

  /** Show what happened since my last move once more, or one thing of it. */
  again(one?: Beat): void {
    this.#end();
    this.#tell(one ? [one] : this.since);
  }

  #tell(found: readonly Beat[]): void {
    this.#queue = [...this.#queue, ...found];
    // What has just come to the table is drawn a moment later: it is kept out of sight as soon as it is there.
    const board = document.querySelector(".board");
    if (board) this.#drawn.observe(board, { childList: true, subtree: true });
    if (this.now) this.#hide(this.#flying);
    else this.next();
  }

  /** What is on its way in the present beat. */
  get #flying(): Beat | null {
    return this.#landed ? null : this.now;
  }

  /** On to the next beat. */
  next(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#landing);
    const [first, ...rest] = this.#queue;
    this.#queue = rest;
    this.now = first ?? null;
    this.#hide(this.now);
    if (this.#follow) this.#follow.telling = first !== undefined;
    if (!first) {
      this.#drawn.disconnect();
      return;
    }
    this.lasts = lasting(settings.story, rest.length + 1);
    // What flies is seen at its place when it has landed.
    this.#landed = false;
    this.#landing = setTimeout(() => {
      this.#landed = true;
      this.#hide();
    }, this.lasts * LANDED);
    if (!this.stepping) this.#timer = setTimeout(() => this.next(), this.lasts);
  }

  /** Everything as it is, until I have moved again. */
  skip(): void {
    this.#skipped = true;
    this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#landing);
    this.#drawn.disconnect();
    this.#queue = [];
    this.now = null;
    if (this.#follow) this.#follow.telling = false;
    this.#hide();
  }

  /** Pieces that have not arrived yet in the story are not seen; without motion nothing is hidden. */
  #hide(flying: Beat | null = null): void {
    for (const one of document.querySelectorAll("[data-coming]")) one.removeAttribute("data-coming");
    if (screen.reducedMotion) return;
    for (const { motions } of flying ? [flying, ...this.#queue] : this.#queue) {
      for (const { to, arrives } of motions) {
        if (!arrives || !to) continue;
        for (const one of document.querySelectorAll(`.board ${selectorOf(to)}`)) one.setAttribute("data-coming", "");
      }
    }
  }
}
