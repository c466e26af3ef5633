/** A question that the server puts off, or that a broken line swallowed, is asked again. */
import { LineError } from "./connection";

const UNTIL_THE_LINE_IS_BACK = 1;

/** Seconds after which to ask again; null when another answer is not to be expected. */
function pauseAfter(error: unknown): number | null {
  if (!(error instanceof LineError)) return null;
  return error.code === "lost" ? UNTIL_THE_LINE_IS_BACK : error.wait;
}

/** Ask until there is an answer, as long as it is wanted; what asking again cannot mend is thrown. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const pause = pauseAfter(error);
      if (pause === null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * pause));
      if (!wanted()) throw error;
    }
  }
}
