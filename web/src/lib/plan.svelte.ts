/** A private plan: actions tried one after the other on a branch that nobody else sees. */
import type { Forecast, PlannedStep, PreviewResult, View } from "../boards/contract";
import type { Source } from "./source";

interface Tried {
  steps: readonly PlannedStep[];
  /** The table after the steps that could be carried out. */
  view: View;
  forecast: Forecast | null;
}

/** Steps behind which another can be planned. */
const FITS: readonly PlannedStep["status"][] = ["done", "uncertain", "assumed"];

export class Plan {
  on = $state(false);
  texts: readonly string[] = $state.raw([]);
  #tried: Tried | null = $state.raw(null);
  #version = -1;
  readonly #source: Source;
  readonly #label: (text: string) => string;

  constructor(source: Source, label: (text: string) => string) {
    this.#source = source;
    this.#label = label;
  }

  get steps(): readonly PlannedStep[] {
    return this.#tried?.steps ?? [];
  }
  /** The planned table; null: not planning, or not tried yet. */
  get view(): View | null {
    return this.on ? (this.#tried?.view ?? null) : null;
  }
  get forecast(): Forecast | null {
    return this.#tried?.forecast ?? null;
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
      steps: planned.steps.map(({ text, status, refusal }) => ({ text, status, refusal, label: this.#label(text) })),
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
