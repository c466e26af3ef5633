/** The shell's texts: the same keys in every language, all of them used, none missing. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../lib/texts";

const ROOT = join(import.meta.dirname, "..");

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) && !/\.test\.ts$/.test(name) ? [path] : [];
  });
}

const sources = files(ROOT).map((path) => readFileSync(path, "utf-8"));
const texts = Object.fromEntries(
  LANGUAGES.map((language) => [language, readFileSync(join(ROOT, "locale", `${language}.ftl`), "utf-8")]),
);

function keys(ftl: string): string[] {
  return [...ftl.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
}

/** `t("key")` and `"key"` beside a call of t; and the beginnings of `t(`key-${...}`)`. */
const literal = new Set(sources.flatMap((source) => [...source.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1]!)));
const called = sources.flatMap((source) => [...source.matchAll(/\bt\(\s*["']([a-z][\w-]*)["']/g)].map((match) => match[1]!));
const prefixes = new Set(sources.flatMap((source) => [...source.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1]!)));

describe("the shell's texts", () => {
  it.each(LANGUAGES)("are complete in %s", (language) => {
    expect(keys(texts[language]!).toSorted()).toEqual(keys(texts["en"]!).toSorted());
  });

  it.each(LANGUAGES)("have no key twice in %s", (language) => {
    const all = keys(texts[language]!);
    expect(all.filter((key, at) => all.indexOf(key) !== at)).toEqual([]);
  });

  it.each(LANGUAGES)("can be read without a mistake in %s", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(texts[language]!))).toEqual([]);
    for (const key of keys(texts[language]!)) {
      const errors: Error[] = [];
      const variables = Object.fromEntries(
        [...texts[language]!.matchAll(/\$([a-z]+)/g)].map((match) => [match[1]!, match[1] === "player" ? "Ann" : 3]),
      );
      bundle.formatPattern(bundle.getMessage(key)!.value!, variables, errors);
      expect(errors, key).toEqual([]);
    }
  });

  it("has every key that the code asks for", () => {
    const have = new Set(keys(texts["en"]!));
    expect([...new Set(called)].filter((key) => !have.has(key))).toEqual([]);
  });

  it("has no key that nothing asks for", () => {
    const unused = keys(texts["en"]!).filter(
      (key) => !literal.has(key) && ![...prefixes].some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it("uses the same variables in every language", () => {
    const variables = (ftl: string, key: string): string => {
      const from = ftl.search(new RegExp(`^${key} =`, "m"));
      const rest = ftl.slice(from + 1);
      const until = rest.search(/^([a-z]|##)/m);
      const body = until < 0 ? rest : rest.slice(0, until);
      return [...new Set([...body.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!))].toSorted().join(" ");
    };
    for (const key of keys(texts["en"]!)) {
      for (const language of LANGUAGES) {
        expect(variables(texts[language]!, key), `${language}: ${key}`).toBe(variables(texts["en"]!, key));
      }
    }
  });
});
