/** What there is to read about cards, locations, connections, factions and goods. */
import Milestone from "~icons/lucide/milestone";
import Door from "~icons/lucide/door-open";
import type { Inspection, Piece } from "../contract";
import { LOOKS, ORDER } from "./icons";
import { refusalText, useOf, USES, type CardFace, type FiftyTable, type Goods, type LocationView } from "./view";

/** The rule about the row a card goes to. */
const ROW: Record<string, string> = { production: "FFS-7.1", feature: "FFS-10.2", action: "FFS-14.1" };

export function inspect(table: FiftyTable, piece: Piece): Inspection | null {
  const { say, board } = table;
  if (piece.topic === "card") return card(table, piece.word, null, null);
  if (piece.topic === "location") {
    const owners = [...table.after.players, ...(table.after.hegemony ? [{ seat: -1, ...table.after.hegemony }] : [])];
    const owner = owners.find((one) => (piece.owner === null || String(one.seat) === piece.owner) && one.locations.some((place) => place.location === piece.word));
    const place = owner?.locations.find((one) => one.location === piece.word);
    return place ? card(table, place.card, place, owner!.seat) : null;
  }
  if (piece.topic === "colour") {
    const face = board.face_up[piece.word];
    if (face) return connection(table, face);
    return { title: say("ui-about-connection"), words: [say("ui-about-no-connection")], rules: ["FFS-17.3"], source: null };
  }
  if (piece.topic === "connection") return connection(table, piece.word);
  if (piece.topic === "faction") return faction(table, piece.word);
  if (piece.topic === "power") return power(table, piece.word);
  if (piece.topic === "good") {
    return { kind: say("ui-about-good"), words: [say(`ui-about-good-${piece.word}`)], rules: [/red|blue|grey|universal/.test(piece.word) ? "FFS-9.4" : "FFS-9.1"] };
  }
  return null;
}

export function goodName(table: FiftyTable, good: string): string {
  return good === "any_resource" || good === "deal" ? table.say(`ui-cost-${good}`) : table.say.name("good", good);
}

/** "2 fuel, 1 card": what somebody gets or pays. */
export function goodsWords(table: FiftyTable, goods: Goods): string {
  return ORDER.filter((good) => goods[good])
    .map((good) => (good === "any_resource" || good === "deal" ? table.say(`ui-counted-${good}`, { n: goods[good]! }) : table.say("goods-counted", { good, amount: goods[good]! })))
    .join(", ");
}

function look(good: string): Pick<NonNullable<Inspection["symbols"]>[number], "icon" | "colour"> {
  return { icon: LOOKS[good]?.icon ?? Milestone };
}

function card(table: FiftyTable, id: string, place: LocationView | null, owner: number | null): Inspection | null {
  const { say } = table;
  const face = table.board.cards[id] ?? table.after.cards[id];
  if (!face) return null;
  return {
    title: say.name("card", id),
    kind: place?.ruin ? say("ui-ruin") : say(`row-${face.type}`),
    words: [say(`text-${id}`)],
    symbols: symbols(table, face),
    now: place ? standing(table, place, owner!) : held(table, id),
    rules: [ROW[face.type] ?? "FFS-10.1", "FFS-12.1", "FFS-13.1"],
    source: `card-${id}`,
  };
}

function symbols(table: FiftyTable, face: CardFace): Inspection["symbols"] {
  const { say } = table;
  const first = ORDER.find((good) => face.spoils[good]) ?? "red";
  return [
    { icon: Milestone, text: say("ui-about-distance", { n: face.distance }) },
    { ...look(first), text: say("ui-about-spoils", { goods: goodsWords(table, face.spoils) }) },
    { ...look(face.deal), text: say("ui-about-deal", { goods: goodsWords(table, { [face.deal]: 1 }) }) },
    ...(face.categories.length ? [{ ...look(face.categories[0]!), text: say("ui-about-categories", { names: face.categories.map((one) => say.name("category", one)).join(", ") }) }] : []),
    ...(face.open ? [{ icon: Door, text: say("ui-about-open") }] : []),
  ];
}

/** A card of my hand in the Action phase: what each use would cost and bring. */
function held(table: FiftyTable, id: string): string[] {
  const found = table.board.phase === "action" ? table.forecast?.hand?.find((one) => one.card === id) : undefined;
  if (!found) return [];
  return USES.map((kind) => {
    const { price, goods, why_not } = useOf(found, kind);
    const name = table.say(`ui-use-${kind}`);
    if (why_not) return `${name}: ${refusalText(table, why_not)}`;
    const gain = goodsWords(table, goods);
    return `${name}: ${[`−${goodsWords(table, price)}`, gain && `+${gain}`].filter(Boolean).join("; ")}`;
  });
}

/** A location: how it stands, and what the others could do to it. */
function standing(table: FiftyTable, place: LocationView, owner: number): string[] {
  const { say } = table;
  const face = table.board.cards[place.card] ?? table.after.cards[place.card];
  const found: string[] = [];
  if (place.ruin) return [say("ui-about-ruin")];
  found.push(say("ui-about-defence", { n: place.defence }));
  if (face && face.uses > 0) found.push(say("ui-about-used", { used: place.used, of: face.uses }));
  const kept = goodsWords(table, { ...place.stored, ...place.cache });
  if (kept) found.push(say("ui-about-kept", { goods: kept }));
  if (place.visited) found.push(say("ui-visited"));
  const reach = owner === table.seat ? undefined : table.forecast?.opponents?.find((one) => one.owner === owner && one.location === place.location);
  if (reach?.can_raze) found.push(say("ui-about-raze", { goods: goodsWords(table, reach.spoils) }));
  return found;
}

function connection(table: FiftyTable, id: string): Inspection | null {
  const { say, board } = table;
  const face = board.connections[id];
  if (!face) return null;
  const price = goodsWords(table, face.cost);
  return {
    title: say.name("connection", id),
    kind: say("ui-about-connection"),
    words: [say("ui-about-connection-play", { goods: goodsWords(table, face.goods) }), ...(price ? [say("ui-about-price", { goods: price })] : [])],
    rules: ["FFS-17.1", "FFS-17.4"],
    source: `connection-${id}`,
  };
}

function faction(table: FiftyTable, id: string): Inspection | null {
  const { say, board } = table;
  const face = board.factions[id];
  if (!face) return null;
  return {
    kind: say("ui-about-faction"),
    words: [say("ui-about-faction-makes", { goods: goodsWords(table, face.production) }), ...face.actions.map((clause) => powerWords(table, clause.id ?? "", face.actions))],
    rules: ["FFS-15.1", "FFS-25.1"],
  };
}

function powerWords(table: FiftyTable, id: string, actions: FiftyTable["board"]["factions"][string]["actions"]): string {
  const { say } = table;
  const clause = actions.find((one) => one.id === id);
  if (!clause) return say(`power-${id}`);
  const gain = clause.verb === "gain_one_of" ? (clause.options as Goods[]).map((one) => goodsWords(table, one)).join(" / ") : goodsWords(table, clause.goods ?? {});
  return say("ui-about-power", { cost: goodsWords(table, clause.cost ?? {}), goods: gain, uses: clause.uses ?? 1 });
}

/** An action of my faction board. */
function power(table: FiftyTable, id: string): Inspection | null {
  const { say, board } = table;
  const mine = table.after.players[table.seat ?? 0];
  const face = mine?.faction ? board.factions[mine.faction] : undefined;
  if (!face) return null;
  return {
    title: say(`power-${id}`),
    kind: say("ui-about-faction"),
    words: [powerWords(table, id, face.actions)],
    now: [say(mine?.faction_used.includes(id) ? "ui-used-up" : "ui-ready")],
    rules: [id === "recruit" ? "FFS-15.2" : "FFS-15.1"],
    source: `faction-${mine!.faction!}`,
  };
}
