/** What a preview says, sorted for showing: who is paid what, who moves, what comes next. */
import type { EventInfo } from "../contract";
import type { Building, StreetsView } from "./sent";

export interface Pay {
  /** Number of the player; 1 is the Sneak when alone. */
  player: number;
  tile: string;
  cell: string;
  valuation: number;
  factor: number;
  people: number;
  copied: string | null;
  money: number;
  final: boolean;
}

export interface Folk {
  colour: string;
  count: number;
  tile: string;
  cell: string;
}

export interface Outlook {
  pays: readonly Pay[];
  /** Money by player from all of it, tokens included. */
  totals: readonly number[];
  /** Streets that are scored, by their tiles. */
  scored: readonly (readonly string[])[];
  came: readonly Folk[];
  moved: readonly Folk[];
  stood: readonly Folk[];
  tokens: readonly { player: number; business: string }[];
  drew: { kind: string; left: number } | null;
}

/** A seat in an event: a number, or the word for the Sneak. */
export function playerOf(seat: unknown): number {
  return typeof seat === "number" ? seat : 1;
}

function folk(event: EventInfo): Folk {
  const { people, count, tile, cell } = event.args;
  return { colour: String(people), count: Number(count), tile: String(tile), cell: String(cell) };
}

export function outlook(events: readonly EventInfo[], players: number): Outlook {
  const of = (key: string): EventInfo[] => events.filter((event) => event.key === key);
  const pays = events
    .filter((event) => event.key === "income" || event.key === "final-income")
    .map(({ key, args }): Pay => ({
      player: playerOf(args["seat"]),
      tile: String(args["tile"]),
      cell: String(args["cell"]),
      valuation: Number(args["valuation"]),
      factor: Number(args["factor"]),
      people: Number(args["people"]),
      copied: args["copied_tile"] === null || args["copied_tile"] === "none" ? null : String(args["copied_tile"]),
      money: Number(args["money"]),
      final: key === "final-income",
    }));
  const totals = Array.from({ length: players }, () => 0);
  for (const { player, money } of pays) totals[player] = (totals[player] ?? 0) + money;
  for (const { args } of [...of("majority"), ...of("sets")]) {
    const player = playerOf(args["seat"]);
    totals[player] = (totals[player] ?? 0) + Number(args["money"]);
  }
  const drew = of("drew")[0] ?? of("drew-open")[0];
  return {
    pays,
    totals,
    scored: of("scoring").map(({ args }) => args["tiles"] as string[]),
    came: of("seekers-came").map(folk),
    moved: of("moved").map(folk),
    stood: of("became-seekers").map(folk),
    tokens: of("token").flatMap(({ args }) =>
      Array.from({ length: Number(args["count"] ?? 1) }, () => ({
        player: playerOf(args["seat"]),
        business: String(args["business"]),
      })),
    ),
    drew: drew ? { kind: String(drew.args["kind"] ?? ""), left: Number(drew.args["left"]) } : null,
  };
}

/** Groups of the same colour together, with all their places. */
export function together(groups: readonly Folk[]): { colour: string; count: number; tiles: string[] }[] {
  const found = new Map<string, { colour: string; count: number; tiles: string[] }>();
  for (const { colour, count, tile } of groups) {
    const sum = found.get(colour) ?? { colour, count: 0, tiles: [] };
    found.set(colour, { colour, count: sum.count + count, tiles: [...new Set([...sum.tiles, tile])] });
  }
  return [...found.values()];
}

/** An owned building whose income (if its street closed) would become another. */
export interface Change {
  building: Building;
  before: number | null;
  after: number;
}

export function changes(before: StreetsView, after: StreetsView): Change[] {
  return after.city.flatMap((building): Change[] => {
    if (!building.worth) return [];
    const old = before.city.find((other) => other.building === building.building && other.tile === building.tile);
    const was = old?.worth?.money ?? null;
    return was === building.worth.money ? [] : [{ building, before: was, after: building.worth.money }];
  });
}

/** People who still have to be sent on: they lie in streets that are closed already. */
export function leaving(board: StreetsView): Record<string, number> {
  const found: Record<string, number> = {};
  for (const building of board.city) {
    if (!board.streets[building.street]?.closed) continue;
    for (const [colour, count] of Object.entries(building.people)) found[colour] = (found[colour] ?? 0) + count;
  }
  return found;
}

/** Symbols and people that make a building's number, to be ringed. */
export interface Counted {
  /** By building: indices of its symbols. */
  symbols: ReadonlyMap<number, ReadonlySet<number>>;
  /** Buildings whose people of a colour count, and that colour. */
  people: ReadonlyMap<number, string>;
  /** Buildings that count as buildings, or whose signs count. */
  buildings: ReadonlySet<number>;
}

export const NOTHING: Counted = { symbols: new Map(), people: new Map(), buildings: new Set() };

/**
 * What is looked at for some buildings: the view says which buildings are on a street and which end
 * buildings point into it; the tile says which kinds it counts. Without `outlines` only symbols and
 * people are ringed: for several buildings at once whole outlines say nothing.
 */
export function counted(board: StreetsView, buildings: readonly Building[], outlines = true): Counted {
  const symbols = new Map<number, Set<number>>();
  const people = new Map<number, string>();
  const whole = new Set<number>();
  for (const building of buildings) {
    const copied = building.worth?.copied ?? null;
    const model = copied === null ? building : (board.city[copied] ?? building);
    const printed = board.tiles[model.tile];
    const street = board.streets[building.street];
    if (!printed || !street) continue;
    if (copied !== null && outlines) whole.add(copied);
    const pointing = street.ends.flatMap((end) => (end.points_in && end.building !== null ? [end.building] : []));
    if (printed.op === "per_symbol" || printed.op === "per_set") {
      for (const number of [...street.buildings, ...pointing]) {
        const tile = board.city[number]?.tile;
        (tile ? board.tiles[tile]?.symbols : [])?.forEach((kind, index) => {
          if (kind !== "wild" && !printed.counts.includes(kind)) return;
          symbols.set(number, (symbols.get(number) ?? new Set()).add(index));
        });
      }
    } else if (printed.op === "per_person") {
      const colour = printed.counts[0] ?? "";
      for (const number of street.buildings) if (board.city[number]?.people[colour]) people.set(number, colour);
    } else if (!outlines) {
      continue;
    } else if (printed.op === "per_own_sign") {
      for (const number of street.buildings) if (board.city[number]?.owner === building.owner) whole.add(number);
    } else if (printed.op === "per_building_in_street") {
      for (const number of street.buildings) whole.add(number);
    } else if (printed.op === "per_adjacent_building") {
      for (const other of board.city) {
        const near = Math.max(Math.abs(other.x - model.x), Math.abs(other.y - model.y)) === 1;
        if (near) whole.add(other.building);
      }
    }
  }
  return { symbols, people, buildings: whole };
}
