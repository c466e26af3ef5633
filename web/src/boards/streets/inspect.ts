/** What there is to read about tiles and advisors. */
import type { Component } from "svelte";
import Mixed from "~icons/lucide/shapes";
import Sign from "~icons/lucide/store";
import type { Inspection, Piece } from "../contract";
import { BUSINESS_ICONS, KIND_ICONS, tone } from "./art/icons";
import { tileName, who, type StreetsTable } from "./local.svelte";
import { valueTerm } from "./terms";
import type { Building, Printed, Street } from "./sent";

/** The rule of each family of valuations. */
const VALUATION: Record<string, string> = {
  per_person: "STR-9.9",
  per_symbol: "STR-9.11",
  per_set: "STR-9.12",
  per_own_sign: "STR-9.16",
  per_building_in_street: "STR-9.18",
  per_adjacent_building: "STR-9.19",
  if_closing: "STR-9.21",
  copy: "STR-9.24",
};

const ADVISOR: Record<string, string> = {
  contractor: "STR-14.12",
  hacker: "STR-14.20",
  entrepreneur: "STR-14.22",
  investor: "STR-14.31",
  renovator: "STR-14.42",
  hipster_legend: "STR-14.54",
  location_scout: "STR-14.56",
};

export function inspect(table: StreetsTable, piece: Piece): Inspection | null {
  if (piece.topic === "tile") return tile(table, piece.word);
  if (piece.topic === "advisor") {
    const { say } = table;
    return { kind: say("ui-about-advisor"), words: [say(`ui-advisor-${piece.word}`)], rules: ["STR-14.1", ADVISOR[piece.word]!] };
  }
  return null;
}

function tile(table: StreetsTable, id: string): Inspection | null {
  const { say, board } = table;
  const printed = board.tiles[id];
  if (!printed) return null;
  const start = printed.kind === "none";
  const building = board.city.find((one) => one.tile === id);
  return {
    kind: start ? say("ui-about-start-kind") : `${say("ui-building")}: ${say(`kind-${printed.kind}`)}`,
    words: [printed.op ? say(`valuation-${printed.op}`, { money: printed.money, kinds: printed.counts }) : say("ui-about-start"), say("ui-about-symbols")],
    symbols: symbols(table, printed),
    now: building ? standing(table, building) : waiting(table, printed),
    rules: printed.op ? [VALUATION[printed.op]!, "STR-9.1"] : ["STR-1.24", "STR-9.6"],
  };
}

function symbols(table: StreetsTable, printed: Printed): Inspection["symbols"] {
  const { say } = table;
  const counts = new Map<string, number>();
  for (const kind of printed.symbols) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const found = [...counts].map(([kind, n]) => ({
    icon: (KIND_ICONS[kind] ?? Mixed) as Component,
    colour: tone(kind).fill,
    text: say(kind === "wild" ? "ui-about-mixed" : "ui-about-symbol", { n, kind }),
  }));
  if (table.options["business"] !== true || !printed.business) return found;
  const icon = (BUSINESS_ICONS[printed.business] ?? Sign) as Component;
  return [...found, { icon, text: say("ui-about-business", { n: printed.business_amount, business: printed.business }) }];
}

/** A tile in a hand: who would move in at once. */
function waiting(table: StreetsTable, printed: Printed): string[] {
  const count = table.board.seekers[printed.kind] ?? 0;
  return count ? [table.say("ui-about-seekers", { people: printed.kind, count })] : [];
}

/** A building: whose it is, what it is worth, who would be paid. */
function standing(table: StreetsTable, building: Building): string[] {
  const { say, board } = table;
  const street = board.streets[building.street];
  const owner =
    building.owner !== null
      ? say("ui-owned-by", { name: who(table, building.owner).name })
      : building.state === "start"
        ? ""
        : say(building.state === "sold" ? "ui-sold" : "ui-abandoned");
  const place = street ? say("ui-street-of", { n: street.buildings.length, closed: street.closed ? "yes" : "no" }) : "";
  const found = [[owner, place].filter(Boolean).join(", ")];
  const people = [
    ...Object.entries(building.people).map(([people, count]) => say("people-counted", { people, count })),
    ...Object.entries(building.seekers).map(([people, count]) => `${say("people-counted", { people, count })} ${say("ui-seeking")}`),
  ];
  if (people.length) found.push(people.join(", "));
  const { worth } = building;
  if (worth) {
    const copied = worth.copied === null ? null : (board.city[worth.copied]?.tile ?? null);
    const term = valueTerm(board, building.tile, worth.valuation, worth.factor, copied);
    const sum = worth.people ? `${term} + ${worth.people}` : term;
    found.push(say("ui-about-worth", { sum, money: worth.money, half: worth.half }));
    if (copied) found.push(say("ui-copies", { name: tileName(table, copied) }));
  }
  const paid = street && !street.closed ? shares(table, street) : [];
  if (paid.length > 1) found.push(`${say("ui-if-closed")} ${paid.join(", ")}`);
  return found.filter(Boolean);
}

function shares(table: StreetsTable, street: Street): string[] {
  const sums = new Map<number, number>();
  for (const number of street.buildings) {
    const one = table.board.city[number]!;
    if (one.owner !== null && one.worth) sums.set(one.owner, (sums.get(one.owner) ?? 0) + one.worth.money);
  }
  return [...sums].map(([player, sum]) => `${who(table, player).name} $${sum}`);
}
