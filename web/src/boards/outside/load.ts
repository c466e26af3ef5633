/**
 * Boards that games of other packages bring: ES modules served with the game, built with whatever their authors like.
 * They get the same `table` as ours (contract.ts) and draw into an element.
 */
import { CONTRACT, type BoardModule, type OutsideBoard } from "../contract";
import Board from "./Board.svelte";
import { mounts } from "./mounts";

/** The board of a game at an address; null, with a line on the console, if it is none that fits this client. */
export async function outsideBoard(
  game: string,
  address: string,
  load: (address: string) => Promise<unknown> = (from) => import(/* @vite-ignore */ from),
): Promise<BoardModule | null> {
  try {
    const found = ((await load(address)) as { default?: OutsideBoard }).default;
    if (typeof found?.mount !== "function") throw new Error("it has no default export with a function mount");
    if (found.contract !== CONTRACT) {
      throw new Error(`it was built for version ${String(found.contract)} of the contract, this client has ${CONTRACT}`);
    }
    const { contract: _, mount, ...more } = found;
    mounts.set(game, mount);
    return { theme: "plain", ...more, board: Board };
  } catch (error) {
    console.warn(`the board ${address} cannot be used, a plain one is shown:`, error);
    return null;
  }
}
