/** The games the server has, their words, and their boards; each loaded when it is first needed. */
import type { Component } from "svelte";
import type { BoardModule, Theme } from "../boards/contract";
import { lookOf } from "../boards/look";
import { api } from "./api";
import { currentLanguage, knows, t } from "./i18n.svelte";
import type { GameInfo } from "./protocol";
import type { Language, Wording } from "./texts";

export function themeOf(game: string): Theme {
  return lookOf(game).theme;
}

export function minutesOf(game: string): number {
  return games.find(game)?.minutes ?? 30;
}

class Games {
  all: readonly GameInfo[] = $state.raw([]);
  failed = $state(false);
  #asking: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asking ??= this.#load();
    return this.#asking;
  }

  async #load(): Promise<void> {
    try {
      const found = await api.games();
      this.all = found.toSorted((a, b) => lookOf(a.name).order - lookOf(b.name).order || a.name.localeCompare(b.name));
      this.failed = false;
    } catch {
      this.failed = true;
      this.#asking = null;
    }
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((game) => game.name === name);
  }

  title(name: string): string {
    const key = `title-${name}`;
    return knows(key) ? t(key) : (this.find(name)?.title[currentLanguage()] ?? readable(name));
  }

  /** For narrow places. */
  shortTitle(name: string): string {
    const key = `short-${name}`;
    return knows(key) ? t(key) : this.title(name);
  }

  pitch(name: string): string {
    const key = `pitch-${name}`;
    return knows(key) ? t(key) : (this.find(name)?.pitch[currentLanguage()] ?? "");
  }
}

function readable(name: string): string {
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const games = new Games();

/** Fewest and most seats over all modes. */
export function seatRange(game: GameInfo): { least: number; most: number } {
  return {
    least: Math.min(...game.modes.map((mode) => mode.least)),
    most: Math.max(...game.modes.map((mode) => mode.most)),
  };
}

// -- words ------------------------------------------------------------------------------------------

/** What the kernel says about any game; one source with the server. */
const shared = import.meta.glob<string>("../../../tabletown/texts/locale/*.ftl", { query: "?raw", import: "default" });

const wordings = new Map<string, Promise<Wording>>();

/** What a game says in a language; asked once. */
export function wording(game: string, language: Language): Promise<Wording> {
  const key = `${game} ${language}`;
  let found = wordings.get(key);
  if (!found) {
    found = Promise.all([
      api.texts(game, language),
      shared[`../../../tabletown/texts/locale/${language}.ftl`]!(),
    ]).then(([{ ftl, names, kinds, sources, ours }, common]) => ({ ftl: `${common}\n${ftl}`, names, kinds, sources, ours }));
    wordings.set(key, found);
    found.catch(() => wordings.delete(key));
  }
  return found;
}

// -- boards -----------------------------------------------------------------------------------------

const modules = import.meta.glob<{ default: BoardModule }>("../boards/*/index.ts");
const locales = import.meta.glob<string>("../boards/*/locale/*.ftl", { query: "?raw", import: "default" });

/** The board of a game: ours, the one it brings itself, or the generic one. */
export async function board(game: string): Promise<BoardModule> {
  await games.load();
  const brought = games.find(game)?.board;
  if (brought) {
    const { outsideBoard } = await import("../boards/outside/load");
    const found = await outsideBoard(game, brought);
    if (found) return found;
  }
  const load = modules[`../boards/${game}/index.ts`] ?? modules["../boards/generic/index.ts"]!;
  return (await load()).default;
}

/** The board's own words in a language; none for the generic one. */
export async function boardWords(game: string, language: Language): Promise<string> {
  const load = locales[`../boards/${game}/locale/${language}.ftl`];
  return load ? await load() : "";
}

export type { Component };
