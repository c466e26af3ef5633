/** A small server for unit tests: sockets that the test answers, and a table as data. */
import type { Outgoing, TableInfo, Turn, Update } from "../lib/protocol";
import type { Surroundings } from "../lib/connection";

export class FakeSocket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  // -- what the test does
  open(): void {
    this.onopen?.();
  }
  hear(message: Partial<Outgoing> & { type: string }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.open();
    this.hear({ type: "welcome", user: "u1", name: "Ann", protocol: 1, server: "test", time: 0 });
  }
  lose(code = 1006): void {
    this.onclose?.({ code });
  }
  last(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message["type"] === type);
  }
}

export function surroundings(): Surroundings & { sockets: FakeSocket[] } {
  const sockets: FakeSocket[] = [];
  return {
    sockets,
    socket: () => {
      const made = new FakeSocket();
      sockets.push(made);
      return made as unknown as WebSocket;
    },
    url: () => "ws://test/ws",
    now: () => 1000,
    random: () => 0.5,
  };
}

export function tableInfo(changes: Partial<TableInfo> = {}): TableInfo {
  const seat = (number: number, name: string, yours: boolean): TableInfo["seats"][number] => ({
    seat: number,
    kind: yours ? "person" : "bot",
    name,
    user: yours ? "u1" : null,
    level: yours ? null : "normal",
    temper: null,
    stand_in: null,
    role: "",
    yours,
    presence: "here",
  });
  return {
    id: "table1",
    rev: 1,
    version: 0,
    game: "lanterns",
    mode: "standard",
    rules: 1,
    options: {},
    title: "",
    host: "u1",
    status: "running",
    paused: false,
    practice: false,
    settings: { hints: true },
    seats: [seat(0, "Ann", true), seat(1, "Bo", false)],
    waiting: [0],
    motions: [],
    whispers: false,
    spectators: 0,
    created: 0,
    started: 0,
    finished: null,
    touched: 0,
    outcome: null,
    link: null,
    next: null,
    next_invite: null,
    invite: null,
    removed: [],
    round: 0,
    ...changes,
  };
}

export function view(options: string[] | null, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    game: "lanterns",
    mode: "standard",
    rules: 1,
    options: {},
    seat: 0,
    seats: 2,
    turn: 0,
    waiting: options ? [0] : [1],
    prompt: "show",
    decision: options ? { seat: 0, prompt: "show", rule: "LAN-2", details: {}, options } : null,
    outcome: null,
    board: { scores: [0, 0], hand: [3, 7] },
    ...changes,
  };
}

export function turn(version: number, changes: Partial<Turn> = {}): Turn {
  return { version, kind: "act", seat: 0, free: false, at: 0, events: [], text: null, undone: 0, ...changes };
}

export function update(version: number, changes: Partial<Update> = {}): Update {
  return {
    type: "update",
    table: "table1",
    seat: 0,
    version,
    rev: 1,
    since: version - 1,
    time: 0,
    info: tableInfo({ version }),
    view: view(["show 3", "show 7"]),
    turns: version > 0 ? [turn(version)] : [turn(0, { kind: "start" })],
    clocks: [],
    hurry: null,
    free: [],
    undo: { action: "no", turn: "no", turn_actions: 0, reason: null },
    chat: null,
    notes: null,
    ...changes,
  };
}
