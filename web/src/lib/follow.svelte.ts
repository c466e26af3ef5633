/** One table as one seat sees it, kept in step with the server (docs/protocol.md, "Keeping in step"). */
import type { View } from "../boards/contract";
import type { ChatMessage, Clock, Hurry, Outgoing, TableInfo, Turn, UndoInfo, Update } from "./protocol";

export class Follow {
  readonly table: string;
  readonly seat: number | null;
  readonly invite: string | null;
  version = $state(-1);
  rev = $state(-1);
  info: TableInfo | null = $state.raw(null);
  view: View | null = $state.raw(null);
  turns: readonly Turn[] = $state.raw([]);
  clocks: readonly Clock[] = $state.raw([]);
  hurry: Hurry | null = $state.raw(null);
  free: readonly string[] = $state.raw([]);
  undo: UndoInfo | null = $state.raw(null);
  chat: readonly ChatMessage[] = $state.raw([]);
  notes = $state("");
  /** Server time minus ours, in seconds. */
  skew = $state(0);
  /** The last update came at this time (ours, milliseconds). */
  heardAt = $state(0);
  /** What happened last is still being told; the end screen waits for it. */
  telling = $state(false);
  gone: "kicked" | "private" | "blocked" | "not-found" | null = $state(null);
  /** Something between two updates was lost; whoever carries the messages watches again. */
  onGap: () => void = () => {};
  #listeners = new Set<(turns: readonly Turn[]) => void>();
  #told = false;

  constructor(table: string, seat: number | null, invite: string | null = null) {
    this.table = table;
    this.seat = seat;
    this.invite = invite;
  }

  /** Called with every batch of turns that is new since the first update. */
  onTurns(listen: (turns: readonly Turn[]) => void): () => void {
    this.#listeners.add(listen);
    return () => this.#listeners.delete(listen);
  }

  watchMessage(): { type: "watch"; table: string; seat: number | null; since: number | null; invite: string | null } {
    const since = this.version < 0 ? null : this.version;
    return { type: "watch", table: this.table, seat: this.seat, since, invite: this.invite };
  }

  /** Take what the server sent; false if it was for somebody else. */
  hear(message: Outgoing): boolean {
    if (message.type === "update") {
      if (message.table !== this.table) return false;
      if (message.was !== undefined && message.was === this.seat) {
        // The seat is another person's now: nothing of it stays; the page looks from where we sit.
        this.info = message.info;
        this.view = null;
        return true;
      }
      if (message.seat !== this.seat) return false;
      this.#update(message);
      return true;
    }
    if (message.type === "chat" && message.table === this.table) {
      this.#addChat(message.messages);
      return true;
    }
    if (message.type === "presence" && message.table === this.table) {
      if (this.info) {
        const seats = this.info.seats.map((seat) => ({
          ...seat,
          presence: message.seats[String(seat.seat)] ?? seat.presence,
        }));
        this.info = { ...this.info, seats, spectators: message.spectators };
      }
      return true;
    }
    if (message.type === "gone" && message.table === this.table) {
      this.gone = message.reason;
      return true;
    }
    return false;
  }

  #update(update: Update): void {
    if (update.chat) this.#addChat(update.chat);
    if (update.notes !== null && update.notes !== undefined) this.notes = update.notes;
    const older =
      update.version < this.version || (update.version === this.version && update.rev < this.rev);
    if (older) return;
    if (update.since > Math.max(-1, this.version)) {
      this.onGap();
      return;
    }
    const have = this.turns.at(-1)?.version ?? -1;
    const fresh = update.turns.filter((turn) => turn.version > have);
    this.version = update.version;
    this.rev = update.rev;
    this.info = update.info;
    this.view = update.view as View | null;
    this.clocks = update.clocks;
    this.hurry = update.hurry;
    this.free = update.free;
    this.undo = update.undo;
    this.skew = update.time - Date.now() / 1000;
    this.heardAt = Date.now();
    if (fresh.length) this.turns = [...this.turns, ...fresh];
    const first = !this.#told;
    this.#told = true;
    if (fresh.length && !first) for (const listen of this.#listeners) listen(fresh);
  }

  #addChat(messages: readonly ChatMessage[]): void {
    const known = new Set(this.chat.map((message) => message.id));
    const fresh = messages.filter((message) => !known.has(message.id));
    if (fresh.length) this.chat = [...this.chat, ...fresh].sort((a, b) => a.id - b.id);
  }
}
