/**
 * The live half of the protocol: one WebSocket that comes back by itself.
 *
 * Questions (preview, explain ...) that are not answered when the line breaks fail with `lost`; whoever
 * asked asks again. Deeds (act, undo, say ...) carry a key: they are kept until they are answered and
 * sent again, with the same key, after every reconnect. The server does nothing twice.
 */
import type { Incoming, Outgoing } from "./protocol";

export type Line = "connecting" | "open" | "waiting" | "closed";

/** Of a union, each member without a field. */
type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
export type Message = Without<Incoming, "id">;

export class LineError extends Error {
  constructor(
    readonly code: string,
    message = code,
    readonly quota: string | null = null,
    readonly wait: number | null = null,
  ) {
    super(message);
  }
}

export interface Hooks {
  /** Anything that is no answer to a message of ours, and updates that are. */
  heard(message: Outgoing): void;
  /** The line is open and the server has greeted: watch again what was watched. */
  opened(): Message[];
  changed(line: Line, lostSince: number | null): void;
}

/** What of the browser is used; tests bring their own. */
export interface Surroundings {
  socket(url: string): WebSocket;
  url(): string;
  now(): number;
  random(): number;
}

const browser: Surroundings = {
  socket: (url) => new WebSocket(url),
  url: () => `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
  now: () => Date.now(),
  random: () => Math.random(),
};

interface Pending {
  message: Message & { id: string };
  /** A deed: survives the line. */
  keyed: boolean;
  resolve(answer: Outgoing): void;
  reject(error: LineError): void;
}

const PING_EVERY = 20_000;
const PING_WAITS = 8_000;

export class Connection {
  line: Line = "closed";
  /** When the line was lost, in milliseconds; null while it is open. */
  lostSince: number | null = null;
  #socket: WebSocket | null = null;
  #greeted = false;
  #attempt = 0;
  #next = 1;
  #pending = new Map<string, Pending>();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly hooks: Hooks,
    private readonly around: Surroundings = browser,
  ) {}

  /** Deeds that nobody has answered yet. */
  get unsaved(): number {
    return [...this.#pending.values()].filter((entry) => entry.keyed).length;
  }

  open(): void {
    if (this.#socket) return;
    clearTimeout(this.#retry);
    this.#set("connecting");
    const socket = this.around.socket(this.around.url());
    this.#socket = socket;
    socket.onopen = () => this.#write({ type: "hello", protocol: 1 });
    socket.onmessage = (event) => this.#hear(socket, event);
    socket.onclose = (event) => this.#lost(socket, event.code);
    socket.onerror = () => socket.close();
  }

  /** Try at once, for example because the network is back. */
  wake(): void {
    if (this.line === "waiting") {
      this.#attempt = 0;
      this.open();
    } else if (this.line === "open") this.#ping();
  }

  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#beat);
    const socket = this.#socket;
    this.#socket = null;
    this.#greeted = false;
    socket?.close();
    this.#set("closed");
    for (const entry of this.#pending.values()) entry.reject(new LineError("closed"));
    this.#pending.clear();
  }

  /** Send a message and wait for its answer; refusals are answers, errors are thrown. */
  request(message: Message): Promise<Outgoing> {
    const id = `m${this.#next++}`;
    const keyed = "key" in message;
    return new Promise((resolve, reject) => {
      const entry: Pending = { message: { ...message, id }, keyed, resolve, reject };
      if (!keyed && !this.#greeted) {
        reject(new LineError("lost"));
        return;
      }
      this.#pending.set(id, entry);
      if (this.#greeted) this.#write(entry.message);
    });
  }

  /** Send without waiting; dropped when the line is down (watching again comes with `opened`). */
  tell(message: Message): void {
    if (this.#greeted) this.#write(message);
  }

  #write(message: Message | Incoming): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(socket: WebSocket, event: MessageEvent): void {
    if (socket !== this.#socket) return;
    this.#listen();
    const message = JSON.parse(String(event.data)) as Outgoing;
    if (message.type === "welcome") {
      this.#greeted = true;
      this.#attempt = 0;
      this.lostSince = null;
      this.#set("open");
      for (const again of this.hooks.opened()) this.#write(again);
      for (const entry of this.#pending.values()) this.#write(entry.message);
      this.hooks.heard(message);
      return;
    }
    const entry = message.re === undefined ? undefined : this.#pending.get(message.re);
    if (entry) {
      this.#pending.delete(message.re!);
      if (message.type === "error") {
        entry.reject(new LineError(message.code, message.message, message.quota, message.wait));
      } else entry.resolve(message);
    }
    if (!entry || message.type === "update" || message.type === "replayed") this.hooks.heard(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#greeted = false;
    clearTimeout(this.#beat);
    this.lostSince ??= this.around.now();
    for (const [id, entry] of this.#pending) {
      if (entry.keyed) continue;
      this.#pending.delete(id);
      entry.reject(new LineError("lost"));
    }
    if (code === 4401 || code === 4403) {
      this.#set("closed");
      this.hooks.heard({ type: "error", code: "no-session", message: `closed with ${code}` } as Outgoing);
      return;
    }
    this.#set("waiting");
    this.#retry = setTimeout(() => this.open(), this.pause(code));
  }

  /** How long to wait before the next attempt: short at first, never all clients at once. */
  pause(code: number): number {
    const tries = this.#attempt++;
    const most = code === 4429 ? 15_000 : 8_000;
    const least = code === 4429 ? 4_000 : 250;
    return Math.min(most, least * 2 ** tries) * (0.6 + 0.8 * this.around.random());
  }

  #set(line: Line): void {
    this.line = line;
    this.hooks.changed(line, this.lostSince);
  }

  /** Something was heard: the line lives. Ask again after a while of silence. */
  #listen(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    const socket = this.#socket;
    if (!socket || !this.#greeted) return;
    this.#write({ type: "ping" });
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      if (socket !== this.#socket) return;
      socket.onclose = null;
      socket.close();
      this.#lost(socket, 1006);
    }, PING_WAITS);
  }
}

/** An idempotency key: never used twice. */
export function newKey(): string {
  const random = crypto.getRandomValues(new Uint32Array(3));
  return `w-${Date.now().toString(36)}-${[...random].map((part) => part.toString(36)).join("")}`;
}
