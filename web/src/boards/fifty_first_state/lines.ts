/** The table in words, for the text view and screen readers: one string a line, headings end in ":". */
import { chosenCard } from "./choosing";
import { ORDER } from "./icons";
import { goodName } from "./inspect";
import type { FiftyTable, Goods, LocationView, PlayerView } from "./view";

const ROWS = ["production", "feature", "action"] as const;

export function lines(table: FiftyTable): string[] {
  const { board } = table;
  const mine = table.seat === null ? [] : board.players.filter((player) => player.seat === table.seat);
  const others = board.players.filter((player) => player.seat !== table.seat);
  return [...head(table), ...display(table), ...mine.flatMap((player) => state(table, player)), ...hand(table), ...others.flatMap((player) => state(table, player)), ...hegemony(table)];
}

const named = (table: FiftyTable, good: string): string => goodName(table, good).toLowerCase();

/** "2 × brick, 1 × worker": a list in no sentence, so in no case. */
function goods(table: FiftyTable, bag: Goods): string {
  return ORDER.flatMap((good) => (bag[good] ? [`${bag[good]} × ${named(table, good)}`] : [])).join(", ") || "–";
}

function head({ say, board }: FiftyTable): string[] {
  const open = Object.values(board.face_up).filter((card) => card !== null);
  return [
    say("label-round", { round: board.round, phase: board.phase, seat: board.first }),
    ...(board.last_round ? [say("label-last-round", { goal: board.goal })] : []),
    say("label-piles", { deck: board.deck, discard: board.discard.length }),
    ...(open.length ? [say("label-face-up", { connection: open })] : []),
  ];
}

/** Everything that is printed on a card. */
function card(table: FiftyTable, id: string): string {
  const { say, board } = table;
  const face = board.cards[id];
  if (!face) return say.name("card", id);
  return say("label-card", {
    card: id,
    row: face.type,
    distance: face.distance,
    open: face.open ? say("label-open") : "",
    categories_named: face.categories.map((one) => say.name("category", one)).join(", ") || "–",
    spoils_named: goods(table, face.spoils),
    deal_named: named(table, face.deal),
    effect_named: say(`text-${id}`),
  });
}

function display(table: FiftyTable): string[] {
  return table.board.display.length ? [table.say("label-display"), ...table.board.display.map((one) => card(table, one))] : [];
}

function hand(table: FiftyTable): string[] {
  const { board, say } = table;
  if (table.seat === null || !board.hand.length) return [];
  const chosen = chosenCard(table);
  return [say("label-hand"), ...board.hand.map((one) => `${one === chosen ? "→ " : ""}${card(table, one)}`)];
}

/** A location with what lies on it. */
function place(table: FiftyTable, one: LocationView): string {
  const { say } = table;
  const name = say.name("card", one.card);
  if (one.ruin) return say("mark-ruin", { name });
  const marks = [
    say("ui-defence", { n: one.defence }),
    one.shield && say("mark-shield"),
    one.visited && say("mark-visited"),
    one.used > 0 && say("mark-used", { count: one.used }),
    Object.keys(one.cache).length > 0 && say("mark-cache", { goods_named: goods(table, one.cache) }),
    Object.keys(one.stored).length > 0 && say("mark-stored", { goods_named: goods(table, one.stored) }),
  ];
  return `${name} (${marks.filter(Boolean).join("; ")})`;
}

function rows(table: FiftyTable, locations: readonly LocationView[]): string[] {
  return ROWS.flatMap((row) => {
    const places = locations.filter((one) => one.row === row);
    return places.length ? [`${table.say(`row-${row}`)}: ${places.map((one) => place(table, one)).join(", ")}.`] : [];
  });
}

function state(table: FiftyTable, player: PlayerView): string[] {
  const { say, board, forecast } = table;
  const marks = [player.passed && say("label-passed"), player.seat === board.active && say("label-active"), player.seat === table.seat && say("label-you")].filter(Boolean);
  const coming = forecast?.production?.find((one) => one.seat === player.seat);
  return [
    `${say("label-player", { seat: player.seat, faction_named: player.faction ? say.name("faction", player.faction) : "–", vp: player.vp, marks: marks.length ? ` (${marks.join(", ")})` : "" })}:`,
    say("label-tokens", { goods_named: goods(table, player.tokens) }),
    say("label-hand-size", { count: player.hand }),
    ...(player.connections.length ? [say("label-connections", { connection: player.connections })] : []),
    ...(player.faction_used.length ? [say("label-faction-used", { power: player.faction_used })] : []),
    ...rows(table, player.locations),
    ...(player.deals.length ? [say("label-deals", { deals_named: player.deals.map((one) => `${say.name("card", one)} (${named(table, board.cards[one]?.deal ?? "deal")})`).join(", ") })] : []),
    ...(coming ? [`${say("ui-next-production")}: ${goods(table, coming.total)}`] : []),
  ];
}

function hegemony(table: FiftyTable): string[] {
  const { say, board } = table;
  const rival = board.hegemony;
  if (!rival) return [];
  return [
    `${say("label-hegemony", { vp: rival.vp, count: rival.location_count })}:`,
    say("label-hegemony-next", { next: rival.next, attacks: rival.attacks, most: rival.most_attacks }),
    ...(rival.attack_pile.length ? [say("label-attack-pile", { card: rival.attack_pile })] : []),
    ...rows(table, rival.locations),
  ];
}
