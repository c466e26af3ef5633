/** Every board: its module, its words in three languages, and nothing the security policy forbids. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/texts";

const SRC = join(import.meta.dirname, "..");
const boards = readdirSync(import.meta.dirname).filter((name) => existsSync(join(import.meta.dirname, name, "index.ts")));

function files(folder: string, kind: RegExp): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path, kind) : kind.test(name) ? [path] : [];
  });
}
const read = (path: string): string => readFileSync(path, "utf-8");
const keysOf = (ftl: string): string[] => [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);

describe.each(boards.filter((name) => existsSync(join(import.meta.dirname, name, "locale"))))("the words of the board %s", (name) => {
  const folder = join(import.meta.dirname, name);
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, read(join(folder, "locale", `${language}.ftl`))]));
  const sources = files(folder, /\.(svelte|ts)$/).filter((path) => !path.endsWith(".test.ts")).map(read).join("\n");

  it("are the same in every language and can be read", () => {
    for (const language of LANGUAGES) {
      expect(keysOf(texts[language]!).toSorted(), language).toEqual(keysOf(texts["en"]!).toSorted());
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(texts[language]!)), language).toEqual([]);
    }
  });

  it("are called ui-... and all used", () => {
    const prefixes = [...sources.matchAll(/`(ui-[\w-]*-)\$\{/g)].map((match) => match[1]!);
    for (const key of keysOf(texts["en"]!)) {
      expect(key).toMatch(/^ui-/);
      const used = new RegExp(`["'\`]${key}["'\`]`).test(sources) || prefixes.some((prefix) => key.startsWith(prefix));
      expect(used, `${key} is not used`).toBe(true);
    }
  });

  it("are all there", () => {
    const asked = [...sources.matchAll(/["'](ui-[\w-]+)["']/g)].map((match) => match[1]!);
    const have = new Set(keysOf(texts["en"]!));
    expect([...new Set(asked)].filter((key) => !have.has(key))).toEqual([]);
  });
});

describe("all sources", () => {
  it("hold no inline styles and no raw HTML", () => {
    const bad = files(SRC, /\.svelte$/).flatMap((path) =>
      read(path).split("\n").flatMap((line, at) => (/\sstyle="|\{@html/.test(line) ? [`${path.slice(SRC.length)}:${at + 1}`] : [])),
    );
    expect(bad).toEqual([]);
  });
});
