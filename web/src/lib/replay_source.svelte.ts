/** A table's past: any version, from any seat that may be looked from. Nothing can be changed. */
import type { Forecast, PreviewResult, View } from "../boards/contract";
import { LineError } from "./connection";
import { live } from "./live.svelte";
import { expect } from "./live_source.svelte";
import { question } from "./patience";
import type { Clock, Hinted, Planned, RefusalInfo, Replayed, TableInfo, Turn } from "./protocol";
import type { Source } from "./source";

export class ReplaySource implements Source {
  readonly replay = true;
  readonly automatic = false;
  readonly playable = false;
  readonly free: readonly string[] = [];
  readonly undo = null;
  readonly clocks: readonly Clock[] = [];
  readonly hurry = null;
  readonly skew = 0;
  #shown: Replayed | null = $state.raw(null);
  #info: () => TableInfo;
  #turns: () => readonly Turn[];
  #cache = new Map<string, Promise<Replayed>>();
  #listeners = new Set<(turns: readonly Turn[]) => void>();
  #wanted = "";
  #asking: Promise<unknown> | null = null;
  failed = $state(false);

  constructor(info: () => TableInfo, turns: () => readonly Turn[]) {
    this.#info = info;
    this.#turns = turns;
  }

  get info(): TableInfo {
    return this.#info();
  }
  get ready(): boolean {
    return this.#shown !== null;
  }
  get view(): View {
    return this.#shown!.view as unknown as View;
  }
  get version(): number {
    return this.#shown?.version ?? -1;
  }
  get seat(): number | null {
    return this.#shown?.seat ?? null;
  }
  get turns(): readonly Turn[] {
    return this.#turns();
  }

  /** The table at a version, asked once. */
  fetch(version: number, seat: number | null): Promise<Replayed> {
    const key = `${version} ${seat}`;
    let found = this.#cache.get(key);
    if (!found) {
      found = question(() => live.request({ type: "replay", table: this.info.id, version, seat })).then((answer) => expect(answer, "replayed"));
      this.#cache.set(key, found);
      found.catch(() => this.#cache.delete(key));
    }
    return found;
  }

  /** Show a moment; the newest wish wins, and those between are not even asked for while one is on its way. */
  async show(version: number, seat: number | null): Promise<void> {
    const wish = `${version} ${seat}`;
    this.#wanted = wish;
    if (this.#asking && !this.#cache.has(wish)) await this.#asking;
    if (this.#wanted !== wish) return;
    const asking = this.fetch(version, seat);
    const asked = asking.catch(() => null).then(() => {
      if (this.#asking === asked) this.#asking = null;
    });
    this.#asking = asked;
    try {
      const found = await asking;
      if (this.#wanted !== wish) return;
      const before = this.#shown?.version ?? -1;
      this.#shown = found;
      this.failed = false;
      if (version === before + 1) for (const listen of this.#listeners) listen([found.turn]);
    } catch {
      if (this.#wanted === wish) this.failed = true;
    }
  }

  onTurns(listen: (turns: readonly Turn[]) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }

  async forecast(): Promise<Forecast> {
    return this.#shown?.forecast ?? {};
  }
  async explain(): Promise<readonly RefusalInfo[]> {
    return [];
  }
  async preview(): Promise<PreviewResult> {
    throw new LineError("past");
  }
  async act(): Promise<readonly RefusalInfo[]> {
    throw new LineError("past");
  }
  async plan(): Promise<Planned> {
    throw new LineError("past");
  }
  async commit(): Promise<{ done: number; reasons: readonly RefusalInfo[] }> {
    throw new LineError("past");
  }
  async hint(): Promise<Hinted> {
    throw new LineError("past");
  }
}
