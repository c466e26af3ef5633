/** What happened while the person was away; null: nothing worth telling, or it has been told. */
import { api } from "../lib/api";
import type { Follow } from "../lib/follow.svelte";
import type { AwayDigest } from "../lib/protocol";

/** A turn or two is no absence: the log shows it. */
const FEW = 3;

export class Absence {
  readonly #follow: Follow;
  #digest: AwayDigest | null = $state.raw(null);
  #closed = $state(false);

  constructor(follow: Follow) {
    this.#follow = follow;
  }

  /** Call once while a component is set up. */
  attach(): void {
    $effect(() => {
      const { seat, table } = this.#follow;
      if (seat === null) return;
      void api
        .away(table, seat)
        .then((found) => (this.#digest = found))
        .catch(() => {});
    });
  }

  /** Until it is closed, or the person has acted and so is back. */
  readonly digest: AwayDigest | null = $derived.by(() => {
    const digest = this.#digest;
    if (!digest || this.#closed || digest.since === 0 || digest.version - digest.since <= FEW) return null;
    const { turns, seat } = this.#follow;
    return turns.some((turn) => turn.seat === seat && turn.version > digest.version) ? null : digest;
  });

  close(): void {
    this.#closed = true;
  }
}
