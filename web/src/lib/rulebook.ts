/** A rulebook's Markdown in blocks. Only what rulebooks use; never HTML. */

export type Inline = { text: string; strong?: boolean; code?: boolean; em?: boolean; rule?: string };

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
const INLINE = /\*\*(.+?)\*\*|`([^`]+)`|\*([^*\s][^*]*)\*|\b([A-Z]{2,4}-\d[A-Za-z0-9.]*[A-Za-z0-9])/g;

export function inline(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ text: text.slice(from, match.index) });
    const [whole, strong, code, em, rule] = match;
    if (strong !== undefined) found.push({ text: strong, strong: true });
    else if (code !== undefined) found.push({ text: code, code: true });
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

/** Search rules, chapters and names of pieces; ids first, then words, all of which must occur. */
export function search(blocks: readonly Block[], names: Record<string, string>, query: string, most = 30): Hit[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const fits = (text: string): boolean => words.every((word) => text.toLocaleLowerCase().includes(word));
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
