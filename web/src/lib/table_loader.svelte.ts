/** What a table needs before it can be drawn: the game's words, the board, the board's words. */
import type { BoardModule } from "../boards/contract";
import { board, boardWords, wording } from "./games.svelte";
import { settings } from "./settings.svelte";
import { speaker, type Language, type Say, type Wording } from "./texts";

export class Furniture {
  module: BoardModule | null = $state.raw(null);
  failed = $state(false);
  #wording: Wording | null = $state.raw(null);
  #own = $state("");
  #language: Language = $state("en");
  readonly game: string;
  readonly #players: () => readonly string[];

  constructor(game: string, players: () => readonly string[]) {
    this.game = game;
    this.#players = players;
  }

  /** Call once while a component is set up; loads again when the language changes. */
  attach(): void {
    $effect(() => {
      const language = settings.language;
      let stale = false;
      Promise.all([wording(this.game, language), boardWords(this.game, language), board(this.game)])
        .then(([words, own, module]) => {
          if (stale) return;
          this.#language = language;
          this.#wording = words;
          this.#own = own;
          this.module = module;
        })
        .catch(() => (this.failed = true));
      return () => (stale = true);
    });
  }

  get ready(): boolean {
    return this.module !== null && this.#wording !== null;
  }

  readonly say: Say = $derived.by(() =>
    speaker(this.#language, this.#wording ?? { ftl: "", names: {} }, this.#players, this.#own),
  );

  get kinds(): NonNullable<Wording["kinds"]> {
    return this.#wording?.kinds ?? {};
  }
}
