/**
 * Texts of a game: keys and arguments of prompts, actions, events and refusals become sentences.
 *
 * The same rules as `tabletown/texts/__init__.py`: an argument called `seat` (or `..._seat`) is a
 * player, an argument whose name (or last part after `_`) is a topic with a text `<topic>-<value>`
 * becomes that text, an `action` in notation becomes its sentence, lists become enumerations, numbers stay numbers.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { parse, type Kinds } from "./notation";
import type { EventInfo, GameTexts, RefusalInfo } from "./protocol";

export type Args = Record<string, unknown>;
/** Where a thing of the box comes from: the rulebook, public lists, partly ourselves, ourselves. */
export type Origin = GameTexts["sources"][string];

export const LANGUAGES = ["en", "ru", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A sentence in pieces, so that seats and things in it can be marked, lit and followed. */
export type Part = { text: string; seat?: number; piece?: string };

/** Says things about one game in one language: `say("label-money", {amount: 3})`. */
export interface Say {
  (key: string, args?: Args): string;
  /** Whether there is a text or a name for the key. */
  has(key: string): boolean;
  /** The name of a word: `name("tile", "art_gallery")`; the word itself if it has none. */
  name(topic: string, word: string): string;
  player(seat: number): string;
  /** An action's notation as a sentence. */
  action(text: string): string;
  event(event: EventInfo): string;
  refusal(refusal: RefusalInfo): string;
  prompt(prompt: string, seat: number, details?: Args): string;
  /** A sentence with its seats and pieces marked. */
  parts(key: string, args?: Args): Part[];
  /** Where a named thing (`tile-art_gallery`) comes from; null for what is no entry of the content. */
  source(key: string): Origin | null;
  /** Which of its fields are ours, where it is partly so. */
  ours(key: string): readonly string[];
  readonly language: Language;
}

/** Everything a game says in one language, as the server delivers it. */
export interface Wording {
  ftl: string;
  names: Record<string, string>;
  kinds?: Kinds;
  sources?: Record<string, Origin>;
  ours?: Record<string, string[]>;
}

// Marks around arguments; taken out again by `parts`. Private characters, never in a text.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
/** Forms that a name may have beside its first one: a text `district-trade-to` gives an argument `district` the form `{ $district-to }`. */
const FORMS = ["whom", "of", "to", "from", "in"] as const;
const MARKED = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g;

/** Quotation marks of a language: outer ones, and those within. */
const QUOTES: Record<Language, readonly [string, string, string, string]> = { en: ["“", "”", "‘", "’"], ru: ["«", "»", "„", "“"], pl: ["„", "”", "«", "»"] };

const mark = (key: string, said: string, marked: boolean): string => (marked ? `${OPEN}${key}${MIDDLE}${said}${CLOSE}` : said);

export function bundle(language: string, ...sources: string[]): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source), { allowOverrides: true });
  return made;
}

/** Quotation marks within quotation marks are others: a name may bring its own into a sentence. */
function quoted(text: string, language: Language): string {
  const [opening, closing, within, out] = QUOTES[language];
  // Outside English a full stop stands behind the closing mark.
  if (language !== "en") text = text.replace(new RegExp(`(?<!\\.)\\.${closing}\\.?`, "g"), `${closing}.`);
  let depth = 0;
  return text.replace(new RegExp(`[${opening}${closing}]`, "g"), (sign) => {
    if (sign === closing) return depth && --depth ? out : closing;
    return depth++ ? within : opening;
  });
}

export function plainWord(key: string): string {
  const after = key.includes("-") ? key.slice(key.indexOf("-") + 1) : "";
  return after.replaceAll("_", " ").replaceAll("-", " ") || key;
}

export function speaker(
  language: Language,
  wording: Wording,
  players: () => readonly string[],
  own: string = "",
): Say {
  const messages = bundle(language, wording.ftl, own);
  const { names, kinds = {}, sources = {}, ours = {} } = wording;

  function has(key: string): boolean {
    return key in names || messages.hasMessage(key);
  }

  function format(key: string, args: Args, marked: boolean): string {
    const name = names[key];
    if (name !== undefined) return name;
    const pattern = messages.getMessage(key)?.value;
    if (!pattern) return withoutText(key, args, marked);
    const values: Record<string, FluentVariable> = {};
    for (const [argument, value] of Object.entries(args)) {
      const said = word(argument, value, marked);
      values[argument.replaceAll("_", "-")] = said;
      values[argument] = said;
      // The bare word, and how many there are, for texts that choose a form by it: `{ $good-word -> [brick] ... }`.
      if (typeof value === "string") {
        values[`${argument.replaceAll("_", "-")}-word`] = value;
        const key = `${argument.slice(argument.lastIndexOf("_") + 1)}-${value}`;
        for (const [form, other] of forms(key)) values[`${argument.replaceAll("_", "-")}-${form}`] = mark(key, other, marked);
      } else if (Array.isArray(value)) values[`${argument.replaceAll("_", "-")}-number`] ??= value.length;
    }
    return quoted(messages.formatPattern(pattern, values, []), language);
  }

  /** The other forms of a name, where there are texts for them. */
  function forms(key: string): [form: string, said: string][] {
    return FORMS.filter((form) => messages.hasMessage(`${key}-${form}`)).map((form) => [form, format(`${key}-${form}`, {}, false)]);
  }

  /** What is said where the game has no text: who, what, and every argument with its name. */
  function withoutText(key: string, args: Args, marked: boolean): string {
    const leads = "seat" in args && !key.startsWith("action-"); // there the seat is whom it is done to
    const who = leads ? `${word("seat", args["seat"], marked)} ` : "";
    const more = Object.entries(args)
      .filter(([argument]) => !leads || argument !== "seat")
      .map(([argument, value]) => `${argument.replace(/_?seat$/, "").replaceAll("_", " ")} ${word(argument, value, marked)}`.trim());
    return `${who}${plainWord(key)}${more.length ? `: ${more.join(", ")}` : ""}`;
  }

  function word(argument: string, value: unknown, marked: boolean): string | number {
    const topic = argument.slice(argument.lastIndexOf("_") + 1);
    if (typeof value === "number") {
      if (topic !== "seat") return value;
      return mark(`seat-${value}`, player(value), marked);
    }
    if (typeof value === "boolean") return format(value ? "value-yes" : "value-no", {}, false);
    if (Array.isArray(value)) {
      const singular = argument.replace(/s$/, "");
      const said = value.map((item) => String(word(singular, item, marked)));
      // What is there several times is counted, but not numbers: they would be taken for a sum.
      const counted = new Map<string, number>();
      for (const one of said) counted.set(one, (counted.get(one) ?? 0) + 1);
      if (value.every((item) => typeof item === "string")) return [...counted].map(([one, n]) => (n === 1 ? one : `${one} × ${n}`)).join(", ") || "–";
      return said.join(", ");
    }
    if (typeof value === "string") {
      if (topic === "action" && value) return action(value);
      const key = `${topic}-${value}`;
      if (!has(key)) return value;
      const said = format(key, {}, false);
      return mark(key, said, marked);
    }
    return value === null || value === undefined ? "–" : String(value);
  }

  function player(seat: number): string {
    return players()[seat] ?? format("seat-name", { number: seat + 1 }, false);
  }

  function action(text: string): string {
    const { kind, words } = parse(text);
    const key = `action-${kind}`;
    const shape = kinds[kind];
    if (!messages.hasMessage(key) && shape?.length !== words.length) return words.length ? text : plainWord(`-${kind}`);
    const args: Args = {};
    if (shape && shape.length === words.length) {
      shape.forEach(({ name, topic }, place) => {
        const said = words[place]!;
        const topicKey = `${topic}-${said}`;
        args[name] = has(topicKey) ? format(topicKey, {}, false) : said;
        for (const [form, other] of forms(topicKey)) args[`${name}-${form}`] = other;
        if (/(^|_)seat$/.test(name) && /^\d+$/.test(said)) args[name] = Number(said);
      });
    } else {
      Object.assign(args, fitted(variables(wording.ftl, own, key), words));
    }
    return format(key, args, false);
  }

  /** Which word is which variable, where the shape of the notation is not known. */
  function fitted(wanted: string[], words: readonly string[]): Args {
    const args: Args = {};
    const left = [...words];
    const open: string[] = [];
    for (const name of wanted) {
      const topic = name.slice(Math.max(name.lastIndexOf("_"), name.lastIndexOf("-")) + 1);
      const seat = topic === "seat";
      const at = left.findIndex((said) => (seat ? /^\d+$/.test(said) : has(`${topic}-${said}`)));
      if (at < 0) open.push(name);
      else {
        const said = left.splice(at, 1)[0]!;
        args[name] = seat ? Number(said) : format(`${topic}-${said}`, {}, false);
      }
    }
    for (const name of open) {
      const said = left.shift() ?? "";
      args[name] = /^-?\d+$/.test(said) ? Number(said) : said;
    }
    return args;
  }

  function parts(key: string, args: Args = {}): Part[] {
    const text = format(key, args, true);
    const found: Part[] = [];
    let from = 0;
    for (const match of text.matchAll(MARKED)) {
      if (match.index > from) found.push({ text: text.slice(from, match.index) });
      const [whole, id = "", said = ""] = match;
      const seat = /^seat-(\d+)$/.exec(id);
      found.push(seat ? { text: said, seat: Number(seat[1]) } : { text: said, piece: id });
      from = match.index + whole.length;
    }
    if (from < text.length) found.push({ text: text.slice(from) });
    return found;
  }

  function name(topic: string, said: string): string {
    const key = `${topic}-${said}`;
    return has(key) ? format(key, {}, false) : said.replaceAll("_", " ");
  }

  const say = (key: string, args: Args = {}): string => format(key, args, false);
  // A function's own `name` can be defined anew, but not assigned.
  Object.defineProperty(say, "name", { value: name });
  return Object.assign(say, {
    language,
    has,
    player,
    action,
    parts,
    source: (key: string) => sources[key] ?? null,
    ours: (key: string) => ours[key] ?? [],
    event: (event: EventInfo) => format(`event-${event.key}`, event.args, false),
    refusal: (refusal: RefusalInfo) => format(`refusal-${refusal.key}`, refusal.args, false),
    prompt: (prompt: string, seat: number, details: Args = {}) =>
      format(`prompt-${prompt}`, { seat, ...details }, false),
  }) as unknown as Say;
}

/** The variables of a message, in the order in which they first stand in it. */
function variables(ftl: string, own: string, key: string): string[] {
  for (const source of [own, ftl]) {
    const start = source.search(new RegExp(`^${key}\\s*=`, "m"));
    if (start < 0) continue;
    const rest = source.slice(start);
    const end = rest.slice(1).search(/\n(?=[a-zA-Z#-])/);
    const body = end < 0 ? rest : rest.slice(0, end + 1);
    return [...new Set([...body.matchAll(/\$([a-zA-Z][\w-]*)/g)].map((match) => match[1]!))];
  }
  return [];
}
