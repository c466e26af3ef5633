/** A private plan: actions tried one after the other on a branch that nobody else sees. */
import type { Forecast, PlannedStep, PreviewResult, View } from "../boards/contract";
import type { Source } from "./source";

type Step = Omit<PlannedStep, "label">;

interface Tried {
  steps: readonly Step[];
  /** The table after the steps that could be carried out. */
  view: View;
  forecast: Forecast | null;
}

/** Steps behind which another can be planned. */
const FITS: readonly PlannedStep["status"][] = ["done", "uncertain", "assumed"];

export class Plan {
  on = $state(false);
  texts: readonly string[] = $state.raw([]);
  /** Which of the two plans is being made: 0 is A, 1 is B. */
  which = $state(0);
  /** The plan that is not shown now. */
  #other: { texts: readonly string[]; tried: Tried | null } = $state.raw({ texts: [], tried: null });
  #tried: Tried | null = $state.raw(null);
  #version = -1;
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  get steps(): readonly Step[] {
    return this.#tried?.steps ?? [];
  }
  /** The planned table; null: not planning, or not tried yet. */
  get view(): View | null {
    return this.on ? (this.#tried?.view ?? null) : null;
  }
  /** The table after the other plan; null: there is none. */
  get otherView(): View | null {
    return this.#other.texts.length ? (this.#other.tried?.view ?? null) : null;
  }
  get forecast(): Forecast | null {
    return this.#tried?.forecast ?? null;
  }
  /** The planned table is not the present one: a step of it can be carried out. */
  get goesOn(): boolean {
    return this.view !== null && this.#done.length > 0;
  }
  /** The table has changed since the plan was tried. */
  get stale(): boolean {
    return this.on && this.#version !== this.#source.version;
  }

  /** What can be sent now; what is only assumed waits for my next turn. */
  get now(): readonly string[] {
    const later = this.steps.findIndex((step) => step.status === "assumed");
    return later < 0 ? this.texts : this.texts.slice(0, later);
  }

  leave(): void {
    this.on = false;
    this.#tried = null;
    this.#other = { texts: this.#other.texts, tried: null };
  }

  /** To the other plan; this one is kept beside it. */
  swap(): void {
    const { texts, tried } = this.#other;
    this.#other = { texts: this.texts, tried: this.#tried };
    this.texts = texts;
    this.#tried = tried;
    this.which = 1 - this.which;
  }

  /** The plan with one more step: behind those that can be carried out, before those that cannot. */
  with(text: string): readonly string[] {
    return this.texts.toSpliced(this.#done.length, 0, text);
  }

  get #done(): readonly string[] {
    return this.steps.filter((step) => FITS.includes(step.status)).map((step) => step.text);
  }

  async try(): Promise<void> {
    const texts = this.texts;
    this.#version = this.#source.version;
    const planned = await this.#source.plan(texts, true);
    if (texts !== this.texts) return;
    this.#tried = {
      view: planned.view as unknown as View,
      forecast: planned.steps.findLast((step) => step.forecast !== null)?.forecast ?? null,
      steps: planned.steps.map(({ text, status, refusal, events }) => ({ text, status, refusal, events })),
    };
  }

  /** Why one more step is not possible. */
  async explain(text: string): Promise<PlannedStep["refusal"]> {
    return (await this.#source.plan([...this.#done, text], true)).steps.at(-1)?.refusal ?? null;
  }

  /** What one more step would do. */
  async preview(text: string): Promise<PreviewResult> {
    const planned = await this.#source.plan([...this.#done, text], true);
    const { events, status, forecast, refusal, view } = planned.steps.at(-1)!;
    if (refusal) throw Object.assign(new Error("refused"), { reasons: [refusal] });
    const after = view as unknown as View | null;
    return { events, uncertain: status === "uncertain" || status === "assumed", board: after?.board ?? null, forecast };
  }
}
