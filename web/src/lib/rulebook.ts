/** A rulebook's Markdown in blocks. Only what rulebooks use; never HTML. */

export type Inline = { text: string; strong?: boolean; code?: boolean; em?: boolean; rule?: string; source?: Source };

export type Block =
  | { kind: "heading"; level: number; text: string; id: string }
  | { kind: "rule"; id: string; text: Inline[]; source: Source; chapter: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; numbered: boolean; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** Where a rule comes from: the box, public answers about it, or our own ruling. */
export type Source = "seed" | "public" | "house";

const RULE = /^\*\*([A-Z]{2,4}-[A-Za-z0-9.]+)\*\*\s+(.*)$/;
const ITEM = /^(?:[-*]|\d+\.)\s+/;
const SOURCE = /\s*\[(seed|public|house)\]\s*$/;
const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\b([A-Z]{2,4}-(?:[A-Z]\.)?\d[A-Za-z0-9.]*(?<!\.))/g;

/** A book tells what its tags mean; there they look as they do behind a rule. */
function tag(code: string): Inline | null {
  const source = /^\[(seed|public|house)\]$/.exec(code)?.[1];
  return source ? { text: code, source: source as Source } : null;
}

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    const [whole, strong, code, em, rule] = match;
    if (strong !== undefined) found.push({ text: strong, strong: true });
    else if (code !== undefined) found.push(tag(code) ?? { text: code, code: true });
    else if (em !== undefined) found.push({ text: em, em: true });
    else found.push({ text: whole, rule: rule! });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ text: text.slice(from) });
  return found;
}

export function plain(parts: readonly Inline[]): string {
  return parts.map((part) => part.text).join("");
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|\s*$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
}

export function parseRulebook(markdown: string): Block[] {
  const blocks: Block[] = [];
  const rows = markdown.split(/\r?\n/);
  let chapter = "";
  let paragraph: string[] = [];
  const flush = (): void => {
    if (paragraph.length) blocks.push({ kind: "paragraph", text: inline(paragraph.join(" ")) });
    paragraph = [];
  };
  for (let at = 0; at < rows.length; at++) {
    const line = rows[at]!.trim();
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (heading) {
      flush();
      const text = plain(inline(heading[2]!));
      if (heading[1]!.length <= 2) chapter = text;
      blocks.push({ kind: "heading", level: heading[1]!.length, text, id: `h-${blocks.length}` });
    } else if (rule) {
      flush();
      const source = (SOURCE.exec(rule[2]!)?.[1] ?? "house") as Source;
      blocks.push({ kind: "rule", id: rule[1]!, text: inline(rule[2]!.replace(SOURCE, "")), source, chapter });
    } else if (line.startsWith("|") && /^\|[\s:|-]+\|?$/.test(rows[at + 1]?.trim() ?? "")) {
      flush();
      const table: Inline[][][] = [];
      const head = cells(line);
      for (at += 2; at < rows.length && rows[at]!.trim().startsWith("|"); at++) table.push(cells(rows[at]!.trim()));
      at--;
      blocks.push({ kind: "table", head, rows: table });
    } else if (ITEM.test(line)) {
      flush();
      const numbered = /^\d/.test(line);
      const items: Inline[][] = [];
      for (; at < rows.length && rows[at]!.trim(); at++) {
        const item = rows[at]!.trim();
        if (ITEM.test(item)) items.push(inline(item.replace(ITEM, "")));
        else items[items.length - 1]!.push({ text: " " }, ...inline(item));
      }
      at--;
      blocks.push({ kind: "list", numbered, items });
    } else if (!line || /^-{3,}$/.test(line)) flush();
    else paragraph.push(line);
  }
  flush();
  return blocks;
}

export interface Hit {
  id: string;
  title: string;
  text: string;
  kind: "rule" | "piece" | "chapter";
}

/** Small letters without accents, as people type them: as long as the text, letter by letter. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[^\0-\x7f]/g, (letter) => (letter === "ł" ? "l" : letter.normalize("NFD").charAt(0)));
}

/** The words that are looked for. Where words change their endings, these are left off. */
export function needles(query: string, language: string): string[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return language === "en" ? words : words.map((word) => (/^\p{L}{5,}$/u.test(word) ? word.slice(0, Math.max(4, word.length - 2)) : word));
}

/** A text in pieces: every second one is a hit. */
export function marked(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  if (!words.length) return [{ text, hit: false }];
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  let from = 0;
  return fold(text)
    .split(new RegExp(`(${escaped.join("|")})`))
    .map((piece, at) => {
      const whole = text.slice(from, from + piece.length);
      from += piece.length;
      return { text: whole, hit: at % 2 === 1 };
    });
}

/** Search rules, chapters and names of pieces; ids first, then words, all of which must occur. */
export function search(blocks: readonly Block[], names: Record<string, string>, query: string, language: string, most = 30): Hit[] {
  const words = needles(query, language);
  if (!words.length) return [];
  const fits = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const hits: Hit[] = [];
  for (const block of blocks) {
    if (block.kind === "rule" && fits(`${block.id} ${plain(block.text)}`)) {
      hits.push({ id: block.id, title: block.chapter, text: plain(block.text), kind: "rule" });
    } else if (block.kind === "heading" && block.level > 1 && fits(block.text)) {
      hits.push({ id: block.id, title: block.text, text: "", kind: "chapter" });
    }
  }
  for (const [key, name] of Object.entries(names)) {
    if (fits(name)) hits.push({ id: key, title: name, text: key.slice(0, key.indexOf("-")), kind: "piece" });
  }
  const exact = (hit: Hit): number =>
    hit.id.toLocaleLowerCase() === query.trim().toLocaleLowerCase() ? 0 : hit.kind === "chapter" ? 1 : hit.kind === "piece" ? 2 : 3;
  return hits.toSorted((a, b) => exact(a) - exact(b)).slice(0, most);
}
