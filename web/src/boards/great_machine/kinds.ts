/** Kinds of citizens in the order of their numbers. */
import { KINDS } from "./view";

export { KIND } from "./icons";
export const KINDS_SHOWN = KINDS;
