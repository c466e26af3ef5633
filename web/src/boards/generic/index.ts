import { defineBoard } from "../contract";
import Board from "./Board.svelte";

/** For games without a board of their own: everything is made from the view and the decision alone. */
export default defineBoard<unknown>({
  theme: "plain",
  board: Board,
  // The options stand on the board itself.
  bar: () => ({ chips: [] }),
  score: (table, player) => {
    const board = table.board as { scores?: unknown } | null;
    const scores = board?.scores;
    const score: unknown = Array.isArray(scores) ? scores[player.seat] : undefined;
    return typeof score === "number" ? { text: String(score) } : null;
  },
  points: (view, seat) => {
    const scores = (view.board as { scores?: unknown } | null)?.scores;
    const score: unknown = Array.isArray(scores) ? scores[seat] : undefined;
    return typeof score === "number" ? score : null;
  },
});
