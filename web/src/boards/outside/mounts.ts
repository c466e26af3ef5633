/** How the boards of other packages are drawn, by game. */
import type { OutsideBoard } from "../contract";

export const mounts = new Map<string, OutsideBoard["mount"]>();
