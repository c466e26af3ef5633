import { describe, expect, it, vi } from "vitest";
import { turn, update } from "../test/fakes";
import { Follow } from "./follow.svelte";

function following(): { follow: Follow; gap: ReturnType<typeof vi.fn> } {
  const follow = new Follow("table1", 0);
  const gap = vi.fn();
  follow.onGap = gap;
  follow.hear(update(0, { since: -1 }));
  return { follow, gap };
}

describe("following a table", () => {
  it("keeps the newest update and adds new turns", () => {
    const { follow } = following();
    follow.hear(update(1));
    follow.hear(update(2));
    expect(follow.version).toBe(2);
    expect(follow.turns.map((one) => one.version)).toEqual([0, 1, 2]);
  });

  it("ignores what is older, by version and by rev", () => {
    const { follow } = following();
    follow.hear(update(2, { since: 0, rev: 5, turns: [turn(1), turn(2)] }));
    follow.hear(update(1, { rev: 9 }));
    follow.hear(update(2, { rev: 4, since: 0, view: null }));
    expect(follow.version).toBe(2);
    expect(follow.rev).toBe(5);
    expect(follow.view).not.toBeNull();
  });

  it("does not take a turn twice", () => {
    const { follow } = following();
    follow.hear(update(1));
    follow.hear(update(2, { since: 0, turns: [turn(1), turn(2)] }));
    expect(follow.turns.map((one) => one.version)).toEqual([0, 1, 2]);
  });

  it("asks again when something between was lost, and shows nothing half", () => {
    const { follow, gap } = following();
    follow.hear(update(3, { since: 2 }));
    expect(gap).toHaveBeenCalledOnce();
    expect(follow.version).toBe(0);
    expect(follow.watchMessage()).toMatchObject({ type: "watch", table: "table1", seat: 0, since: 0 });
    follow.hear(update(3, { since: 0, turns: [turn(1), turn(2), turn(3)] }));
    expect(follow.version).toBe(3);
  });

  it("tells of new turns, but not of those before the first look", () => {
    const follow = new Follow("table1", 0);
    const told = vi.fn();
    follow.onTurns(told);
    follow.hear(update(5, { since: -1, turns: [turn(0), turn(5)] }));
    expect(told).not.toHaveBeenCalled();
    follow.hear(update(6));
    expect(told).toHaveBeenCalledWith([expect.objectContaining({ version: 6 })]);
  });

  it("shows nothing of a seat that is another person's now", () => {
    const { follow } = following();
    const seats = follow.info!.seats.map((seat, number) => ({ ...seat, yours: number === 1 }));
    const info = { ...follow.info!, seats };
    expect(follow.hear(update(1, { seat: 1, was: 0, since: -1, info }))).toBe(true);
    expect(follow.view).toBeNull();
    expect(follow.version).toBe(0);
    expect(follow.info!.seats.filter((seat) => seat.yours).map((seat) => seat.seat)).toEqual([1]);
  });

  it("is not for other tables and seats", () => {
    const { follow } = following();
    expect(follow.hear(update(1, { table: "other" }))).toBe(false);
    expect(follow.hear(update(1, { seat: 1 }))).toBe(false);
    expect(follow.version).toBe(0);
  });

  it("collects chat in order, each message once", () => {
    const { follow } = following();
    const said = (id: number) => ({ id, at: 0, name: "Bo", seat: 1, user: "u2", text: `n${id}`, to: null });
    follow.hear({ type: "chat", table: "table1", messages: [said(2)] });
    follow.hear({ type: "chat", table: "table1", messages: [said(1), said(2), said(3)] });
    expect(follow.chat.map((message) => message.id)).toEqual([1, 2, 3]);
  });

  it("knows who is here", () => {
    const { follow } = following();
    follow.hear({ type: "presence", table: "table1", seats: { "0": "away" }, spectators: 2 });
    expect(follow.info?.seats[0]?.presence).toBe("away");
    expect(follow.info?.spectators).toBe(2);
  });
});
