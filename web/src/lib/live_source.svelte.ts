/** A table at the server, followed live. */
import type { Forecast, PreviewResult, View } from "../boards/contract";
import { LineError, newKey, type Message } from "./connection";
import type { Follow } from "./follow.svelte";
import { live } from "./live.svelte";
import { question } from "./patience";
import type { Clock, Hurry, Hinted, Outgoing, Planned, RefusalInfo, TableInfo, Turn, UndoInfo } from "./protocol";
import type { Source } from "./source";

type Answer<T extends Outgoing["type"]> = Extract<Outgoing, { type: T }>;

/** An answer of another kind than the one asked for is a refusal or a fault. */
export function expect<T extends Outgoing["type"]>(answer: Outgoing, type: T): Answer<T> {
  if (answer.type === type) return answer as Answer<T>;
  if (answer.type === "refused") {
    throw Object.assign(new LineError("refused"), { reasons: answer.reasons });
  }
  throw new LineError("fault", `expected ${type}, got ${answer.type}`);
}

export class LiveSource implements Source {
  constructor(readonly follow: Follow) {}

  get info(): TableInfo {
    return this.follow.info!;
  }
  get view(): View {
    return this.follow.view!;
  }
  get version(): number {
    return this.follow.version;
  }
  get seat(): number | null {
    return this.follow.seat;
  }
  get turns(): readonly Turn[] {
    return this.follow.turns;
  }
  get free(): readonly string[] {
    return this.follow.free;
  }
  get undo(): UndoInfo | null {
    return this.follow.undo;
  }
  get clocks(): readonly Clock[] {
    return this.follow.clocks;
  }
  get hurry(): Hurry | null {
    return this.follow.hurry;
  }
  get skew(): number {
    return this.follow.skew;
  }
  get playable(): boolean {
    return this.seat !== null && this.info.status === "running" && !this.info.paused;
  }
  readonly replay = false;
  readonly automatic: boolean = true;

  onTurns(listen: (turns: readonly Turn[]) => void): () => void {
    return this.follow.onTurns(listen);
  }

  get #where(): { table: string; seat: number } {
    return { table: this.follow.table, seat: this.seat ?? 0 };
  }

  /** Ask about the table as it is; what has moved on in the meantime is asked no longer. */
  #ask(message: Message): Promise<Outgoing> {
    const { version } = this;
    return question(() => live.request(message), () => this.version === version);
  }

  async preview(text: string): Promise<PreviewResult> {
    return expect(await this.#ask({ type: "preview", ...this.#where, text }), "previewed");
  }

  async explain(text: string): Promise<readonly RefusalInfo[]> {
    return expect(await this.#ask({ type: "explain", ...this.#where, text }), "explained").reasons;
  }

  async forecast(): Promise<Forecast> {
    const { table } = this.#where;
    return expect(await this.#ask({ type: "forecast", table, seat: this.seat }), "forecasted").forecast;
  }

  async act(text: string): Promise<readonly RefusalInfo[]> {
    const message = { type: "act", ...this.#where, version: this.version, key: newKey(), text } as const;
    const answer = await live.request(message);
    if (answer.type === "refused") return answer.reasons;
    await this.#reach(expect(answer, "ack").version);
    return [];
  }

  async undoLast(back: "action" | "turn", actions = 1): Promise<void> {
    const message = { type: "undo", ...this.#where, version: this.version, key: newKey(), back, actions } as const;
    expect(await live.request(message), "ack");
  }

  async plan(texts: readonly string[], ahead = false): Promise<Planned> {
    return expect(await this.#ask({ type: "plan", ...this.#where, texts: [...texts], ahead }), "planned");
  }

  async commit(texts: readonly string[]): Promise<{ done: number; reasons: readonly RefusalInfo[] }> {
    const { version } = this;
    const answer = await live.request({ type: "commit", ...this.#where, version, key: newKey(), texts: [...texts] });
    if (answer.type === "refused") return { done: answer.done ?? 0, reasons: answer.reasons };
    const ack = expect(answer, "ack");
    await this.#reach(ack.version);
    return { done: ack.done ?? texts.length, reasons: [] };
  }

  async hint(): Promise<Hinted> {
    return expect(await live.request({ type: "hint", ...this.#where }), "hinted");
  }

  /** The update usually comes first; if it does not, wait a moment for it and then ask. */
  async #reach(version: number): Promise<void> {
    for (let tries = 0; this.follow.version < version && tries < 40; tries++) {
      if (tries === 20) live.tell(this.follow.watchMessage());
      await new Promise((go) => setTimeout(go, 25));
    }
  }
}
