/** The one live connection of the page, and everything that follows a table over it. */
import { Connection, type Line, type Message } from "./connection";
import type { Notice, Outgoing, TableInfo } from "./protocol";
import type { Follow } from "./follow.svelte";

/** Why a table cannot be followed, by the code of the answer; null: for another reason. */
function goneBy(code: string | undefined): Follow["gone"] {
  if (code === "blocked") return "blocked";
  return code === "not-found" || code === "not-allowed" ? "not-found" : null;
}

class Live {
  line: Line = $state("closed");
  lostSince: number | null = $state(null);
  announcement: string | null = $state(null);
  unsaved = $state(0);
  /** Open tables, while somebody asked for them. */
  lobby: readonly TableInfo[] | null = $state.raw(null);
  /** The server does not know this browser (any more). */
  onNoSession: () => void = () => {};
  #follows = new Set<Follow>();
  #notices = new Set<(notice: Notice) => void>();
  #lobbyWanted = 0;
  readonly connection = new Connection({
    heard: (message) => this.#heard(message),
    opened: () => this.#again(),
    changed: (line, lostSince) => {
      this.line = line;
      this.lostSince = lostSince;
    },
  });

  constructor() {
    globalThis.addEventListener?.("online", () => this.connection.wake());
    globalThis.document?.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.connection.wake();
    });
  }

  follow(follow: Follow): () => void {
    this.#follows.add(follow);
    follow.onGap = () => this.tell(follow.watchMessage());
    this.connection.open();
    void this.#watch(follow);
    return () => {
      this.#follows.delete(follow);
      this.tell({ type: "unwatch", table: follow.table, seat: follow.seat });
    };
  }

  followLobby(): () => void {
    this.#lobbyWanted++;
    this.connection.open();
    this.tell({ type: "lobby", on: true });
    return () => {
      this.#lobbyWanted--;
      if (!this.#lobbyWanted) this.tell({ type: "lobby", on: false });
    };
  }

  /** Another person in the same browser: connect again with the new session. */
  renew(): void {
    this.connection.close();
    if (this.#follows.size || this.#lobbyWanted) this.connection.open();
  }

  onNotice(listen: (notice: Notice) => void): () => void {
    this.#notices.add(listen);
    return () => this.#notices.delete(listen);
  }

  async request(message: Message): Promise<Outgoing> {
    const answer = this.connection.request(message);
    this.unsaved = this.connection.unsaved;
    try {
      return await answer;
    } finally {
      this.unsaved = this.connection.unsaved;
    }
  }

  tell(message: Message): void {
    this.connection.tell(message);
  }

  async #watch(follow: Follow): Promise<void> {
    try {
      if (this.line === "open") await this.request(follow.watchMessage());
    } catch (error) {
      const { code, wait } = error as { code?: string; wait?: number | null };
      follow.gone = goneBy(code) ?? follow.gone;
      if (code === "too-many") this.#later(follow, wait);
    }
  }

  /** A limit refused to let us watch: ask again when the server says, while somebody still wants to. */
  #later(follow: Follow, wait: number | null | undefined): void {
    setTimeout(() => {
      if (this.#follows.has(follow)) void this.#watch(follow);
    }, 1000 * (wait ?? 1));
  }

  /** After every reconnect: what to watch again. Answers come as plain updates. */
  #again(): Message[] {
    const messages: Message[] = [...this.#follows].map((follow) => follow.watchMessage());
    if (this.#lobbyWanted) messages.push({ type: "lobby", on: true });
    return messages;
  }

  #heard(message: Outgoing): void {
    if (message.type === "welcome") this.announcement = message.announcement ?? null;
    else if (message.type === "lobby") this.lobby = message.tables;
    else if (message.type === "notice") {
      if (message.kind === "announcement") this.announcement = message.text ?? null;
      for (const listen of this.#notices) listen(message);
    } else if (message.type === "error") {
      if (message.code === "no-session") this.onNoSession();
      if (message.code === "too-many") {
        for (const follow of this.#follows) if (follow.version < 0) this.#later(follow, message.wait);
      }
      const gone = goneBy(message.code);
      if (gone) {
        for (const follow of this.#follows) {
          if (follow.version < 0 && (!message.table || message.table === follow.table)) follow.gone = gone;
        }
      }
    } else for (const follow of this.#follows) follow.hear(message);
    this.unsaved = this.connection.unsaved;
  }
}

export const live = new Live();
