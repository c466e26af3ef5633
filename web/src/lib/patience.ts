/** A question that the server puts off, or that a broken line swallowed, is asked again. */
import { LineError } from "./connection";
import { questions } from "./pace";
import type { Trouble } from "./trouble";

const UNTIL_THE_LINE_IS_BACK = 1;

/** Seconds after which to ask again; null when another answer is not to be expected. */
function pauseAfter(error: unknown): number | null {
  const { code, wait } = (error ?? {}) as Trouble;
  if (code === "lost") return UNTIL_THE_LINE_IS_BACK;
  return code === "too-many" ? (wait ?? null) : null;
}

/** Ask until there is an answer, as long as it is wanted; what asking again cannot mend is thrown. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === null) throw error;
      if ((error as Trouble).quota === "questions") questions.hold(pause);
      await new Promise((resolve) => setTimeout(resolve, 1000 * pause));
      if (!wanted()) throw error;
    }
  }
}

/** Whoever waits for an answer that long has gone elsewhere. */
const LONGEST = 30_000;

let open = 0;

/** The page says while it waits for answers (`data-asking`): until then it may still change by itself. */
function asking(more: 1 | -1): void {
  open += more;
  globalThis.document?.documentElement.toggleAttribute("data-asking", open > 0);
}

/** Ask the server about a table: at a pace that it bears, and again when it puts the question off. */
export function question<T>(ask: () => Promise<T>, wanted: () => boolean = () => true): Promise<T> {
  const until = Date.now() + LONGEST;
  asking(1);
  return patiently(
    async () => {
      if (!(await questions.turn(wanted))) throw new LineError("past");
      return ask();
    },
    () => Date.now() < until && wanted(),
  ).finally(() => asking(-1));
}
