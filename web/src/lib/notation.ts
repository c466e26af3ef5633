/** The notation of actions: `place art_gallery 3,-1 s` is a kind and its words. */

/** Names and topics of a kind's words, in the order of the notation. */
export type Kinds = Record<string, readonly { name: string; topic: string }[]>;

export interface Option {
  /** Exactly what is sent. */
  text: string;
  kind: string;
  words: readonly string[];
  /** The words by the names of the kind's parameters; empty where the kind is not known. */
  args: Readonly<Record<string, string>>;
  /** Its place in the decision, from 0. */
  index: number;
}

export function parse(text: string, index = 0, kinds: Kinds = {}): Option {
  const [kind = "", ...words] = text.split(/\s+/).filter(Boolean);
  const args: Record<string, string> = {};
  const names = kinds[kind];
  if (names && names.length === words.length) {
    names.forEach(({ name }, place) => (args[name] = words[place]!));
  }
  return { text, kind, words, args, index };
}

export function parseAll(texts: readonly string[], kinds: Kinds = {}): Option[] {
  return texts.map((text, index) => parse(text, index, kinds));
}

/** A cell word `3,-1` as numbers; null if it is none. */
export function cell(word: string | undefined): { x: number; y: number } | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(word ?? "");
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}
