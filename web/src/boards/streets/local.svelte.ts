/** What the parts of this board share about one table: what is looked at, what is being put together. */
import type { Player, Table } from "../contract";
import type { StreetsForecast } from "./sent";
import type { Pending, Wish } from "./people";
import type { StreetsView } from "./sent";

export type StreetsTable = Table<StreetsView, StreetsForecast>;

class Local {
  /** The building pointed at, by its number. */
  looked: number | null = $state(null);
  /** The city keeps to the right, so that a tray may fill the left side; else it keeps clear of the bottom. */
  beside = $state(false);
  /** A ghost (its notation) that would pay its owner more if it was turned. */
  turnBetter: string | null = $state(null);
  /** How many people go where, while that is being decided. */
  wish: Wish = $state.raw({});
  /** The question that follows if the candidate is confirmed, and what is wished then. */
  pending: Pending | null = null;
}

const locals = new WeakMap<object, Local>();

export function local(table: StreetsTable): Local {
  let found = locals.get(table);
  if (!found) locals.set(table, (found = new Local()));
  return found;
}

/** A player by number. The Sneak has no seat, but a mark like everybody. */
export function who(table: StreetsTable, player: number): Player {
  if (!table.board.players[player]?.sneak) return table.player(player);
  const name = table.say("ui-sneak");
  return {
    seat: -1,
    name,
    initial: table.say("ui-sneak-initial"),
    colour: "var(--p2)",
    ink: "var(--on-p2)",
    shape: "square",
    kind: "bot",
    mine: false,
    level: null,
    temper: null,
    standIn: null,
    role: "",
    presence: "here",
    deciding: false,
  };
}

/** The player whose hand this seat holds; null for spectators. */
export function mine(table: StreetsTable): StreetsView["players"][number] | null {
  return table.seat === null ? null : (table.board.players[table.seat] ?? null);
}

/** What is printed on a tile, as a sentence. */
export function printedWords(table: StreetsTable, tile: string): string {
  const printed = table.board.tiles[tile];
  if (!printed?.op) return tileName(table, tile);
  return `${tileName(table, tile)}: ${table.say(`valuation-${printed.op}`, { money: printed.money, kinds: printed.counts })}`;
}

export function tileName(table: StreetsTable, tile: string): string {
  return table.say.name("tile", tile);
}

/** The Sneak, who plays against a single person, and what the choice before me would bring it; null at other tables. */
export function sneakOf(table: StreetsTable): (StreetsView["players"][number] & { gained: number }) | null {
  const sneak = table.board.players.find((player) => player.sneak);
  if (!sneak) return null;
  return { ...sneak, gained: (table.ghost?.board?.players[sneak.player]?.money ?? sneak.money) - sneak.money };
}
