/** The open tables: live for people with a session, read once in a while for passers-by. */
import { api } from "./api";
import { live } from "./live.svelte";
import type { TableInfo } from "./protocol";
import { session } from "./session.svelte";

class Lobby {
  #read: readonly TableInfo[] = $state.raw([]);

  /** Tables with a free seat that are not mine. */
  get open(): readonly TableInfo[] {
    const tables = (session.me && live.lobby) || this.#read;
    return tables.filter((table) => !table.seats.some((seat) => seat.yours));
  }

  /** Call in an effect: keeps the list fresh as long as somebody looks. */
  keep(): () => void {
    if (session.me) return live.followLobby();
    void this.#load();
    const timer = setInterval(() => void this.#load(), 20_000);
    return () => clearInterval(timer);
  }

  async #load(): Promise<void> {
    try {
      this.#read = (await api.tables("open")).tables;
    } catch {
      // The next time.
    }
  }
}

export const lobby = new Lobby();
