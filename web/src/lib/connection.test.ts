import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { surroundings } from "../test/fakes";
import { Connection, newKey, type Message } from "./connection";
import type { Outgoing } from "./protocol";

const ACT = { type: "act", table: "t", seat: 0, version: 3, key: "key-00001", text: "show 3" } as const;

describe("the live connection", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function made(again: Message[] = []) {
    const around = surroundings();
    const heard: Outgoing[] = [];
    const lines: string[] = [];
    const connection = new Connection(
      { heard: (message) => heard.push(message), opened: () => again, changed: (line) => lines.push(line) },
      around,
    );
    return { around, heard, lines, connection };
  }

  it("greets first and is open when it is welcome", () => {
    const { around, lines, connection } = made();
    connection.open();
    const socket = around.sockets[0]!;
    socket.open();
    expect(socket.sent[0]).toMatchObject({ type: "hello", protocol: 1 });
    expect(connection.line).toBe("connecting");
    socket.welcome();
    expect(connection.line).toBe("open");
    expect(lines).toEqual(["connecting", "open"]);
  });

  it("brings answers to those who asked, and errors too", async () => {
    const { around, connection } = made();
    connection.open();
    const socket = around.sockets[0]!;
    socket.welcome();
    const answer = connection.request({ type: "explain", table: "t", seat: 0, text: "x" });
    const failing = connection.request({ type: "explain", table: "t", seat: 0, text: "y" });
    const [first, second] = socket.sent.filter((message) => message["type"] === "explain");
    socket.hear({ type: "error", re: second!["id"] as string, code: "bad-notation", message: "no" });
    socket.hear({ type: "explained", re: first!["id"] as string, table: "t", version: 1, reasons: [] });
    await expect(answer).resolves.toMatchObject({ type: "explained" });
    await expect(failing).rejects.toMatchObject({ code: "bad-notation" });
  });

  it("sends a deed again with its old key after the line broke, and resolves it once", async () => {
    const { around, connection } = made([{ type: "watch", table: "t", seat: 0, since: 3 }]);
    connection.open();
    around.sockets[0]!.welcome();
    const deed = connection.request(ACT);
    const question = connection.request({ type: "explain", table: "t", seat: 0, text: "x" });
    question.catch(() => {});
    expect(connection.unsaved).toBe(1);
    around.sockets[0]!.lose();
    await expect(question).rejects.toMatchObject({ code: "lost" });
    expect(connection.line).toBe("waiting");
    expect(connection.unsaved).toBe(1);

    await vi.advanceTimersByTimeAsync(400);
    const socket = around.sockets[1]!;
    socket.welcome();
    const types = socket.sent.map((message) => message["type"]);
    expect(types).toEqual(["hello", "watch", "act"]);
    expect(socket.last("act")).toMatchObject({ key: "key-00001", version: 3, text: "show 3" });
    socket.hear({ type: "ack", re: socket.last("act")!["id"] as string, table: "t", version: 4, key: "key-00001" });
    await expect(deed).resolves.toMatchObject({ type: "ack", version: 4 });
    expect(connection.unsaved).toBe(0);
  });

  it("keeps a deed that was made while the line was down", async () => {
    const { around, connection } = made();
    connection.open();
    around.sockets[0]!.welcome();
    around.sockets[0]!.lose();
    const deed = connection.request(ACT);
    await expect(connection.request({ type: "explain", table: "t", seat: 0, text: "x" })).rejects.toMatchObject({ code: "lost" });
    await vi.advanceTimersByTimeAsync(400);
    around.sockets[1]!.welcome();
    const sent = around.sockets[1]!.last("act")!;
    around.sockets[1]!.hear({ type: "ack", re: sent["id"] as string, table: "t", version: 4 });
    await expect(deed).resolves.toMatchObject({ type: "ack" });
  });

  it("waits longer after every failure, and starts over when the network is back", async () => {
    const { around, connection } = made();
    connection.open();
    const pauses = [1, 2, 3].map(() => connection.pause(1006));
    expect(pauses[1]!).toBeGreaterThan(pauses[0]!);
    expect(pauses[2]!).toBeGreaterThan(pauses[1]!);
    around.sockets[0]!.lose();
    connection.wake();
    expect(around.sockets).toHaveLength(2);
  });

  it("notices a line that is silent and dead", async () => {
    const { around, connection } = made();
    connection.open();
    around.sockets[0]!.welcome();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(around.sockets[0]!.last("ping")).toBeDefined();
    await vi.advanceTimersByTimeAsync(8_000);
    expect(connection.line).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(around.sockets).toHaveLength(2);
  });

  it("stays open when the ping is answered", async () => {
    const { around, connection } = made();
    connection.open();
    const socket = around.sockets[0]!;
    socket.welcome();
    await vi.advanceTimersByTimeAsync(20_000);
    socket.hear({ type: "pong", time: 1 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(connection.line).toBe("open");
  });

  it("does not come back by itself when nobody is logged in", async () => {
    const { around, heard, connection } = made();
    connection.open();
    around.sockets[0]!.lose(4401);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(around.sockets).toHaveLength(1);
    expect(heard.at(-1)).toMatchObject({ type: "error", code: "no-session" });
  });

  it("makes keys that are never the same and fit the protocol", () => {
    const keys = new Set(Array.from({ length: 200 }, newKey));
    expect(keys.size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^[A-Za-z0-9_.:-]{8,64}$/);
  });
});
