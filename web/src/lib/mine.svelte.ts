/** My tables: those that run, and those that are over. Read again when something happens at one of them. */
import { api } from "./api";
import { live } from "./live.svelte";
import type { TableInfo } from "./protocol";
import { session } from "./session.svelte";

class Mine {
  running: readonly TableInfo[] = $state.raw([]);
  past: readonly TableInfo[] = $state.raw([]);
  known = $state(false);

  /** Call in an effect: keeps the lists fresh as long as somebody looks. */
  keep(): () => void {
    void this.load();
    const stop = live.onNotice(() => void this.load());
    const timer = setInterval(() => void this.load(), 30_000);
    return () => {
      stop();
      clearInterval(timer);
    };
  }

  async load(): Promise<void> {
    await session.load();
    if (!session.me) {
      this.known = true;
      return;
    }
    try {
      const [mine, past] = await Promise.all([api.tables("mine"), api.tables("past")]);
      const turn = (table: TableInfo): number =>
        table.seats.some((seat) => seat.yours && table.waiting.includes(seat.seat)) ? 0 : 1;
      this.running = mine.tables
        .filter((table) => table.status === "running" || table.status === "open" || table.status === "stuck")
        .toSorted((a, b) => turn(a) - turn(b) || b.touched - a.touched);
      this.past = past.tables;
      this.known = true;
    } catch {
      // Shown as they were; the next notice or half a minute tries again.
    }
  }
}

export const mine = new Mine();
