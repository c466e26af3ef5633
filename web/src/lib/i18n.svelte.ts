/** The shell's own texts, in the language of the settings. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { bundle, LANGUAGES, type Language } from "./texts";
import { settings } from "./settings.svelte";

const sources = import.meta.glob<string>("../locale/*.ftl", { query: "?raw", import: "default" });

let spoken: FluentBundle | null = $state.raw(null);
let language: Language = $state("en");

/** Load a language and speak it from now on. */
export async function speak(wanted: Language): Promise<void> {
  const source = await sources[`../locale/${wanted}.ftl`]!();
  spoken = bundle(wanted, source);
  language = wanted;
  document.documentElement.lang = wanted;
}

export function t(key: string, args: Record<string, FluentVariable> = {}): string {
  const pattern = spoken?.getMessage(key)?.value;
  if (!spoken || !pattern) return spoken ? key : "";
  return spoken.formatPattern(pattern, args, []);
}

/** Whether the shell has such a text: for keys that come from outside, such as error codes. */
export function knows(key: string): boolean {
  return spoken?.hasMessage(key) ?? false;
}

export function currentLanguage(): Language {
  return language;
}

export function followSettings(): void {
  $effect(() => {
    void speak(settings.language);
  });
}

/** To make a format takes a hundred times as long as to use it, and a log has a time in every line. */
const formats = new Map<string, Intl.DateTimeFormat>();

export function date(seconds: number, style: Intl.DateTimeFormatOptions): string {
  const key = language + JSON.stringify(style);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.DateTimeFormat(language, style)));
  return format.format(new Date(seconds * 1000));
}

export { LANGUAGES };
