/**
 * Questions go out no faster than a server answers them: some at once, then evenly. All of a browser's questions share
 * one pace, whichever way they go (the quota `questions` of `docs/protocol.md`), so that none is put off; if a
 * server puts one off nevertheless, all wait as long as it says.
 */

/** Below what a server gives a person (10 a second, 40 at once): watching a table is a question too. */
const RATE = 8;
const BURST = 32;
const KEPT = "tabletown-pace";

export class Pace {
  #left: number;
  #at: number;
  /** Those who ask first go first. */
  #row: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly rate = RATE,
    private readonly burst = BURST,
    private readonly store: Pick<Storage, "getItem" | "setItem"> | null = null,
  ) {
    // A page that is loaded again has asked already.
    const [left, at] = (store?.getItem(KEPT) ?? "").split(" ").map(Number);
    const known = Number.isFinite(left) && Number.isFinite(at) && at! <= Date.now();
    this.#left = known ? Math.min(burst, left!) : burst;
    this.#at = known ? at! : Date.now();
  }

  #look(): number {
    const now = Date.now();
    this.#left = Math.min(this.burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.rate);
    this.#at = now;
    return this.#left;
  }

  #keep(left: number): void {
    this.#left = left;
    this.store?.setItem(KEPT, `${this.#left} ${this.#at}`);
  }

  /** The moment to ask one more question; false if by then it is wanted no longer, which costs nobody time. */
  turn(wanted: () => boolean = () => true): Promise<boolean> {
    const mine = this.#row.then(async () => {
      while (wanted()) {
        const short = 1 - this.#look();
        if (short <= 0) {
          this.#keep(this.#left - 1);
          return true;
        }
        await new Promise((resolve) => setTimeout(resolve, Math.ceil((short * 1000) / this.rate)));
      }
      return false;
    });
    this.#row = mine;
    return mine;
  }

  /** The server asked for so many seconds of patience: nothing is asked before they are over. */
  hold(seconds: number): void {
    this.#keep(Math.min(this.#look(), 1 - seconds * this.rate));
  }
}

function storage(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const questions = new Pace(RATE, BURST, storage());
