/** What there is to read about districts, heroes, servants, citizens and cards. */
import Clock from "~icons/lucide/gauge";
import type { Inspection, Piece } from "../contract";
import { KIND, NUMBER, PLACE, TOKEN } from "./icons";
import { outlookOf, type Citizen, type District, type GreatTable } from "./view";
import { asNow, percent, roman, terms } from "./wording";

const SPECIAL: Record<string, string> = { main_citadel: "GM-12.1", tower_of_law: "GM-12.5", control_centre: "GM-12.8", central_square: "GM-12.12" };
/** What a hero may do in each special district. */
const ACTS: Record<string, readonly string[]> = {
  main_citadel: ["citadel_a", "citadel_b"],
  tower_of_law: ["tower_a", "tower_b"],
  control_centre: ["control_a", "control_b"],
  central_square: ["square_a"],
};

export function inspect(table: GreatTable, piece: Piece): Inspection | null {
  const { say } = table;
  const { topic, word } = piece;
  if (topic === "district" || topic === "access") {
    const found = table.after.districts.find((one) => one.id === word);
    return found ? district(table, found, topic === "access") : null;
  }
  if (topic === "hero") return hero(table, word);
  if (topic === "servant") return { kind: say("ui-about-servant"), now: bound(table, word), rules: table.board.automa ? ["GM-33.1"] : ["GM-8.1", "GM-8.2"] };
  if (topic === "citizen") {
    const place = table.after.districts.find((one) => one.people.some((person) => String(person.number) === word));
    return place ? citizen(table, place.people.find((person) => String(person.number) === word)!, place) : null;
  }
  if (topic === "kind") return { ...kind(table, word), now: [say("ui-unseen-n", { n: table.board.unseen[word] ?? 0 })] };
  if (topic === "card") return card(table, word);
  if (topic === "mission") {
    const have = table.forecast?.missions?.find((one) => one.mission === word);
    return {
      kind: say("ui-tab-missions"),
      words: [`interaction-${word}`, `goal-${word}`, `benefit-${word}`].map((key, index) => say(`ui-about-mission-${["do", "goal", "gain"][index]}`, { words: say(key) })),
      now: have ? [`${have.have} / ${have.need}`] : [],
      rules: ["GM-38.1", "GM-39.1"],
    };
  }
  if (piece.id === "track-dial") {
    const { tracks } = table.after;
    return {
      title: say("ui-about-dial"),
      words: [say("ui-about-discontent"), say("ui-about-plan")],
      symbols: Object.entries(NUMBER).map(([one, n]) => ({ icon: KIND[one]!, text: `${say(`kind-${one}`)}: ${say(`ui-about-wakes`, { n })}` })),
      now: [say("ui-dial", { discontent: tracks.discontent, plan: tracks.plan, successes: tracks.successes })],
      rules: ["GM-15.1", "GM-16.1"],
      source: null,
    };
  }
  return null;
}

function district(table: GreatTable, found: District, access: boolean): Inspection {
  const { say } = table;
  const forecast = outlookOf(table);
  const riot = forecast?.riots?.find((one) => one.district === found.id);
  const ways = (forecast?.ways ?? []).filter((way) => way.to === found.id);
  const Guard = TOKEN["guard"]!;
  return {
    title: say.name("district", found.id),
    kind: access ? say("ui-about-access") : say(found.kind === "special" ? "ui-about-special" : "ui-about-common"),
    words: [
      ...(access ? [say("ui-about-access-words")] : []),
      ...(ACTS[found.id] ?? ["agitate"]).map((act) => `${say.name("act", act)}: ${say(`text-${act}`)}`),
    ],
    symbols: [
      { icon: Guard, text: `${say("ui-look-guards", { n: found.guards, broken: found.broken })}; ${say("ui-load", { n: found.load })}${found.load_terms.length > 1 ? ` (${terms(say, found.load_terms)})` : ""}` },
      { icon: KIND["artist"]!, text: `${say("ui-citizens", { n: found.citizens })}${found.id === "central_square" ? `; ${say("ui-crowd", { n: found.crowd })}` : ""}` },
      { icon: TOKEN["trust"]!, text: say("ui-look-trust", { n: found.trust }) },
      ...(found.raid ? [{ icon: TOKEN["raid"]!, text: say("text-raid") }] : []),
    ],
    now: [
      ...(riot?.allowed ? [say("ui-riot-line", { pro: riot.support, contra: riot.opposition, unknown: riot.unknown, chance: percent(riot.chance), price: riot.price })] : []),
      ...ways.map((way) => `${say.name("hero", way.hero)}: ${say("ui-way", { price: way.price, left: way.left })}${way.chance < 1 ? `, ${say("ui-escape", { chance: percent(way.chance) })}` : ""}`),
    ],
    rules: [access ? "GM-7.2" : (SPECIAL[found.id] ?? "GM-11.2"), "GM-2.1"],
    source: `district-${found.id}`,
  };
}

function hero(table: GreatTable, id: string): Inspection | null {
  const { say } = table;
  const found = table.after.heroes.find((one) => one.id === id);
  if (!found) return null;
  return {
    kind: say(`calling-${id}`),
    symbols: [
      { icon: TOKEN["trust"]!, text: say("ui-about-trust", { n: found.trust, of: found.max_trust }) },
      { icon: Clock, text: say("ui-initiative", { n: found.initiative }) },
      { icon: PLACE[found.district] ?? Clock, text: say.name("district", found.district) },
    ],
    now: [
      say("ui-about-leave", { n: found.leave_price }) + (found.leave_terms.length > 1 ? ` (${terms(say, found.leave_terms)})` : ""),
      ...(found.detained ? [say("ui-detained")] : []),
      ...(found.surely_seized.length ? [say("ui-seized-cards", { words: found.surely_seized.map((one) => say.name("district", one)).join(", ") })] : []),
    ],
    rules: ["GM-20.1", "GM-11.1"],
  };
}

/** Where an automaton's servant may go. */
function bound(table: GreatTable, id: string): string[] {
  const { say } = table;
  const goals = table.forecast?.servants?.find((one) => one.servant === id)?.goals ?? [];
  return goals.length ? [goals.map((one) => `${say.name("district", one.district)} ${percent(one.chance)}`).join(", ")] : [];
}

function kind(table: GreatTable, id: string): Inspection {
  const { say } = table;
  return {
    title: say(`kind-${id}`),
    kind: say("ui-about-citizen"),
    words: [say(`text-${id}`)],
    symbols: [{ icon: KIND[id]!, text: NUMBER[id] ? say("ui-about-wakes", { n: NUMBER[id] }) : say(`text-${id}`) }],
    rules: ["GM-13.1", "GM-14.4"],
    source: null,
  };
}

function citizen(table: GreatTable, found: Citizen, place: District): Inspection {
  const { say } = table;
  const where = say.name("district", place.id);
  if (found.kind) return { ...kind(table, found.kind), now: [where, ...(found.active ? [say("ui-awake")] : []), say(`state-${found.state}`)] };
  return {
    title: say(found.state === "known" ? "ui-known" : "ui-unknown"),
    kind: say("ui-about-citizen"),
    words: [say(found.state === "known" ? "ui-about-known" : "ui-about-unknown")],
    now: [where],
    rules: [found.state === "known" ? "GM-13.3" : "GM-13.2"],
    source: null,
  };
}

/** An event or a directive. */
function card(table: GreatTable, id: string): Inspection | null {
  const { say, board } = table;
  const event = say.has(`event-${id}`);
  const automa = say.has(`protocol-${id}`);
  const outlook = board.event === id ? outlookOf(table) : null;
  const parts = automa
    ? [`${say("ui-protocol")} ${say(`protocol-${id}`)}`, `${say("ui-breakthrough")} ${say(`breakthrough-${id}`)}`, ...(say.has(`text-${id}`) ? [`${say("ui-support")} ${say(`text-${id}`)}`] : []), say("ui-holds-if", { words: say(`plan-${id}`) })]
    : [say(`text-${id}`), ...(say.has(`plan-${id}`) ? [say(`plan-${id}`)] : [])];
  const plan = outlook?.plan;
  const next = roman(Math.min(12, table.after.tracks.plan + 1));
  return {
    kind: say(event ? "ui-events" : "ui-directives-title"),
    words: parts,
    now: plan ? [`${say(`ui-plan-${plan.status}`, { plan: next, who: plan.who ?? "none" })} ${asNow(say, plan)}`.trim()] : [],
    rules: event ? [automa ? "GM-32.1" : "GM-18.1"] : [board.automa ? "GM-37.1" : "GM-19.1"],
  };
}
