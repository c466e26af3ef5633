/** What a seat is asked, taken apart; and the pieces that events name. */
import type { Decision, PlainDecision } from "../boards/contract";
import { parseAll, type Kinds } from "./notation";
import type { EventInfo } from "./protocol";
import type { Say } from "./texts";

export function takeApart(plain: PlainDecision, kinds: Kinds, say: Say): Decision {
  const { seat, prompt, rule, details } = plain;
  const options = parseAll(plain.options, kinds);
  const byText = new Map(options.map((option) => [option.text, option]));
  return {
    seat,
    prompt,
    text: say.prompt(prompt, seat, details),
    rule,
    details,
    options,
    of: (kind) => options.filter((option) => option.kind === kind),
    find: (text) => byText.get(text),
  };
}

/** The pieces an event names, as `<topic>-<word>`. */
export function pieces(event: EventInfo, say: Say): string[] {
  return Object.entries(event.args).flatMap(([name, value]) => {
    const topic = name.slice(name.lastIndexOf("_") + 1);
    const many = Array.isArray(value);
    const kind = many ? topic.replace(/s$/, "") : topic;
    if (kind === "seat") return [];
    return (many ? value : [value])
      .filter((word) => typeof word === "string" || typeof word === "number")
      .map((word) => `${kind}-${word}`)
      .filter((id) => typeof value === "string" || say.has(id));
  });
}
