/** What there is to read about cards, assets, districts, corporations, demands and secrets. */
import type { Inspection, Piece } from "../contract";
import { PIECE, RESOURCE, TYPE } from "./icons";
import { ahead } from "./lines";
import type { AngelesTable, District } from "./view";

/** The rule about each piece that may lie in a district. */
const RULE: Record<string, string> = {
  human_first: "NA-12.0",
  orgcrime: "NA-33.1",
  prisec: "NA-38.1",
  android: "NA-68.0",
  development: "NA-43.1",
  outage: "NA-62.0",
  illness: "NA-3.0",
  protest: "NA-37.1",
  strike: "NA-49.0",
};

export function inspect(table: AngelesTable, piece: Piece): Inspection | null {
  const { say, board } = table;
  const { topic, word } = piece;
  if (topic === "district") {
    const found = table.after.districts.find((one) => one.id === word);
    return found ? district(table, found) : null;
  }
  if (topic === "card") return card(table, word);
  if (topic === "asset") return { kind: say("ui-asset"), now: holder(table, word), rules: ["NA-60.0"] };
  if (topic === "corporation") {
    const player = table.after.players.find((one) => one.corporation === word);
    return {
      kind: say("ui-about-corporation"),
      words: [`${say("ui-contract-of")}: ${say(`contract-${word}`)}`],
      symbols: (player?.draw_list ?? []).flatMap((line) => {
        const look = TYPE[line.type];
        return look ? [{ ...look, text: say("ui-about-draws", { n: line.count, type: line.type }) }] : [];
      }),
      now: player ? [say("ui-about-capital", { n: player.capital }), say("ui-about-hand", { n: player.cards, of: player.hand_size })] : [],
      rules: ["NA-2.1", "NA-24.1"],
    };
  }
  if (topic === "demand") {
    const left = table.forecast?.demand;
    return {
      kind: say("ui-about-demand"),
      words: [say("ui-about-demand-fail", { n: board.demand?.fail_threat ?? 0 })],
      symbols: board.supply.filter((one) => one.target > 0).map((one) => ({ ...RESOURCE[one.resource]!, text: `${say.name("resource", one.resource)}: ${one.amount} / ${one.target}` })),
      now: left ? [say(left.met ? "ui-about-demand-met" : "ui-demand-short", { threat: left.fail_threat })] : [],
      rules: ["NA-45.2", "NA-69.0"],
    };
  }
  if (topic === "investment") return { kind: say("ui-investment"), now: table.forecast?.me ? [say("ui-worth", { n: table.forecast.me.investment })] : [], rules: ["NA-18.2", "NA-45.1"] };
  if (topic === "rival") {
    const lead = table.forecast?.me?.ahead_of_rival ?? null;
    return {
      kind: say("ui-rival"),
      words: [say(word === "federalist" ? "text-federalist" : "text-rival")],
      now: lead === null ? [] : [`${ahead(say, lead)}.`],
      rules: [word === "federalist" ? "NA-46.2" : "NA-46.1"],
    };
  }
  if (topic === "event") return { kind: say("ui-about-event"), rules: ["NA-20.0"] };
  if (topic === "resource") {
    const row = board.supply.find((one) => one.resource === word);
    const coming = table.forecast?.supply?.find((one) => one.resource === word);
    return {
      kind: say("ui-supply"),
      words: [say("ui-about-resource", { n: row?.target ?? 0 })],
      now: row ? [say("ui-about-stock", { n: row.amount, then: coming?.before_demand ?? row.amount })] : [],
      rules: ["NA-40.1", "NA-69.0"],
    };
  }
  if (piece.id === "track-threat_track") {
    return {
      words: [say("ui-about-threat", { of: board.threat_end })],
      now: [say("ui-threat-label", { n: table.after.threat, of: board.threat_end, worst: table.forecast?.event?.worst ?? 0 })],
      rules: ["NA-34.2", "NA-46.1"],
    };
  }
  return null;
}

function card(table: AngelesTable, id: string): Inspection {
  const { say, board } = table;
  const type = board.card_types[id] ?? "emergency";
  const deal = table.after.deal;
  const offers = [deal?.main, ...(deal?.counteroffers ?? [])].filter((one) => one?.card === id);
  const brings = table.forecast?.offers?.filter((one) => one.card === id) ?? [];
  return {
    kind: type === "emergency" ? say("type-emergency") : say.name("type", type),
    now: [
      ...offers.map((one) => say("ui-about-offered", { player: table.player(one!.seat).name })),
      ...brings.flatMap((one) => one.income.flatMap((by, seat) => (by ? [say("ui-about-income", { player: table.player(seat).name, n: by })] : []))),
    ],
    rules: [type === "emergency" ? "NA-17.1" : "NA-16.0"],
  };
}

function holder(table: AngelesTable, id: string): string[] {
  const { say } = table;
  const owner = table.after.players.find((one) => one.assets.some((asset) => asset.asset === id));
  const held = owner?.assets.find((asset) => asset.asset === id);
  if (!owner || !held) return table.after.deal?.asset === id ? [say("ui-about-prize")] : [];
  return [say(held.exhausted ? "ui-about-exhausted" : "ui-about-ready", { player: table.player(owner.seat).name })];
}

function district(table: AngelesTable, found: District): Inspection {
  const { say } = table;
  const makes = [found.primary, ...(found.secondary ? [found.secondary] : [])];
  const lying = [
    ...found.units,
    ...(["android", "development", "outage", "illness"] as const).filter((one) => found[one]),
    ...(found.unrest === "stable" ? [] : [found.unrest]),
  ];
  const coming = table.forecast?.production?.find((one) => one.district === found.id);
  const then = coming && (coming.unrest !== found.unrest || coming.outage !== found.outage) ? (coming.outage && !found.outage ? "outage" : coming.unrest) : null;
  return {
    kind: say("ui-about-tier", { n: found.tier, number: found.number }),
    words: [say("ui-about-next", { district: found.next })],
    symbols: [
      ...makes.map((one, index) => ({ ...RESOURCE[one.resource]!, text: say(index ? "ui-about-second" : "ui-about-first", { resource: one.resource, n: one.amount }) })),
      ...lying.map((one) => ({ ...PIECE[one]!, text: `${say(`piece-${one}`)}: ${say(`ui-about-${one}`)}` })),
    ],
    now: then ? [say("ui-about-exploited", { piece: then === "stable" ? say("stage-stable") : say(`piece-${then}`) })] : [],
    rules: ["NA-36.0", ...new Set(lying.map((one) => RULE[one]!))],
  };
}
