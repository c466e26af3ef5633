/** Lists in markup: one key twice breaks the whole page, so only names that cannot repeat may be keys. */
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>("../**/*.svelte", { query: "?raw", import: "default", eager: true });
/** Fields that are an identity: no list of the server or of the client holds one of them twice. */
const IDENTITY = /\.(id|seat|player|version|text|building|word|number|name)$/;
/** Lists written down in the source, and the keys of an object. */
const FIXED = /^([A-Z][A-Z_]+\b.*|\[(?!.*\.\.\.).*|Object\.entries\(.*)$/s;

/** The head of every `{#each ...}`: braces inside it belong to it. */
function* heads(source: string): Generator<string> {
  for (const { index } of source.matchAll(/\{#each /g)) {
    let open = 1;
    let end = index + 7;
    for (let quote = ""; open && end < source.length; end++) {
      const sign = source[end]!;
      if (quote) quote = sign === quote ? "" : quote;
      else if (sign === '"' || sign === "`") quote = sign;
      else if (sign === "{") open++;
      else if (sign === "}") open--;
    }
    yield source.slice(index + 7, end - 1).trim();
  }
}

/** `list as item, index (key)`, taken apart; null without a key. */
function taken(head: string): { list: string; index: string; key: string } | null {
  const at = head.lastIndexOf(" as ");
  const [, binding = "", key = ""] = /^(.*?) \((.*)\)$/s.exec(head.slice(at + 4)) ?? [];
  if (!key) return null;
  return { list: head.slice(0, at).trim(), index: /,\s*(\w+)$/.exec(binding)?.[1] ?? "", key };
}

export function doubtful(source: string): string[] {
  return [...heads(source)].filter((head) => {
    const each = taken(head);
    return each !== null && each.key !== each.index && !IDENTITY.test(each.key) && !FIXED.test(each.list);
  });
}

describe("keyed lists", () => {
  it("are told from others", () => {
    expect(doubtful("{#each reasons as reason (reason.key + reason.rule)}")).toHaveLength(1);
    expect(doubtful("{#each hand as tile, index (tile)}{#each [...a, ...b] as one (one)}")).toHaveLength(2);
    expect(doubtful("{#each players as player (player.seat)}{#each KINDS as kind (kind)}{#each all as one, n (n)}{#each all as one}")).toEqual([]);
    expect(doubtful("{#each all.map((one) => ({ one })) as { one } (one.id)}")).toEqual([]);
  });

  it.each(Object.entries(sources))("%s: no key that may repeat", (_, source) => {
    expect(doubtful(source)).toEqual([]);
  });
});
