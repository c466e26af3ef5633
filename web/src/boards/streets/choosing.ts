/** How pointing at tiles, cells and buildings becomes an option. What is legal stands in the decision alone. */
import type { Option } from "../contract";
import { buildingAt, cellWord, places, placing, rotate, type Face, type Place, type Spot } from "./city";
import { local, mine, tileName, who, type StreetsTable } from "./local.svelte";
import { answer, change, following, isFor, question, type Wish } from "./people";
import { outlook } from "./outlook";
import { cell } from "../../lib/notation";
import type { Building, StreetsView } from "./sent";

/** The tile that a press on a cell would put there: the picked one, or the only one there is. */
export function chosenTile(table: StreetsTable): string | null {
  if (table.decision?.prompt === "sneak-place") return table.board.sneak_tile;
  const picked = table.picked["tile"];
  const hand = mine(table)?.hand ?? [];
  if (picked !== undefined && hand.includes(picked)) return picked;
  return hand.length === 1 ? hand[0]! : null;
}

/** Pick a tile of the hand (null: none). A ghost stays where it is, with the new tile. */
export function pickTile(table: StreetsTable, tile: string | null): void {
  const decision = table.decision;
  if (!decision) return;
  const before = placing(table.candidate, table.board);
  table.pick("tile", tile);
  if (tile === null) {
    table.preview(null);
    return;
  }
  const discard = decision.find(`discard ${tile}`);
  if (discard) table.preview(discard.text);
  else if (decision.prompt === "substitute") substitute(table);
  else if (before && decision.prompt === "build") {
    const kind = table.candidate?.kind === "over" ? `over ${tile} ${before.word}` : `place ${tile} ${before.word} ${before.face}`;
    table.preview(decision.find(kind)?.text ?? null);
  }
}

/** A press on a cell: the tile with the face pointed at, else with the first that fits. */
export function placeTile(table: StreetsTable, place: Place, face: Face | null): void {
  const decision = table.decision;
  if (!decision) return;
  let tile = chosenTile(table);
  if (tile === null) {
    tile = mine(table)?.hand?.[0] ?? null;
    if (tile === null) return;
    table.pick("tile", tile);
  } else if (decision.prompt === "build" && table.picked["tile"] !== tile) table.pick("tile", tile);
  const wanted = decision.prompt === "sneak-place" ? `sneak ${place.word}` : `place ${tile} ${place.word}`;
  const order = face ? [face, ...place.faces] : place.faces;
  for (const one of order) {
    const option = decision.find(`${wanted} ${one}`);
    if (option) {
      table.preview(option.text);
      return;
    }
  }
}

/** Alone: a placement of the Sneak's tile, with what the tile would be worth there. */
export interface SneakPlace {
  cell: string;
  face: string;
  value: number;
}

export function sneakPlaces(table: StreetsTable): readonly SneakPlace[] {
  if (table.decision?.prompt !== "sneak-place") return [];
  return (table.decision.details["placements"] as SneakPlace[] | undefined) ?? [];
}

/** "$4" for a place where the Sneak's tile may go; empty for other questions. */
export function sneakValue(table: StreetsTable, place: Place): string {
  const here = sneakPlaces(table).filter((one) => one.cell === place.word && place.faces.includes(one.face as Face));
  return here.length ? `$${Math.max(...here.map((one) => one.value))}` : "";
}

/** Turn the ghost to the next face that fits. */
export function turn(table: StreetsTable, step = 1): void {
  const decision = table.decision;
  const now = table.candidate;
  if (!decision || !now || !["place", "sneak"].includes(now.kind)) return;
  const next = rotate(decision.options, now, step);
  if (next.text !== now.text) table.preview(next.text);
}

/** Whether the ghost can be turned at all. */
export function canTurn(table: StreetsTable): boolean {
  const now = table.candidate;
  if (!table.decision || !now || !["place", "sneak"].includes(now.kind)) return false;
  return rotate(table.decision.options, now).text !== now.text;
}

/** By keyboard: the next place (or building) that could be chosen, in reading order. */
export function nextPlace(table: StreetsTable, by: number): void {
  const { decision, board } = table;
  if (!decision) return;
  const order = (a: Spot, b: Spot): number => a.y - b.y || a.x - b.x;
  if (decision.prompt === "build" || decision.prompt === "sneak-place") {
    const all = places(decision.options, chosenTile(table)).toSorted(order);
    const now = placing(table.candidate, board)?.word;
    const next = all[step(all.findIndex((place) => place.word === now), all.length, by)];
    if (!next) return;
    if (next.faces.length) placeTile(table, next, null);
    else table.preview(next.options[0]!.text);
    return;
  }
  const targets = board.city.toSorted(order).flatMap((building) => {
    const option = choose(table, building);
    return option ? [{ building, option }] : [];
  });
  const chosen = targets.findIndex(({ building, option }) =>
    decision.prompt === "move-people" ? local(table).wish[cellWord(building)] : option.text === table.candidate?.text,
  );
  const next = targets[step(chosen, targets.length, by)];
  if (!next) return;
  if (decision.prompt === "move-people") setWish(table, { [cellWord(next.building)]: question(decision.details).count });
  else pressBuilding(table, next.building, next.option, 1);
}

function step(at: number, length: number, by: number): number {
  if (at < 0) return by > 0 ? 0 : length - 1;
  return (at + by + length) % length;
}

// -- buildings ----------------------------------------------------------------------------------------

/** The option a press on a building means, if there is one. */
export function choose(table: StreetsTable, building: Building): Option | undefined {
  const decision = table.decision;
  if (!decision) return undefined;
  const word = cellWord(building);
  switch (decision.prompt) {
    case "abandon":
      return decision.find(`abandon ${word}`);
    case "take-token":
      return decision.find(`take ${word}`);
    case "move-people":
      return decision.options.find((option) => option.words[1] === word);
    case "build": {
      const tile = chosenTile(table);
      return tile === null ? undefined : decision.find(`over ${tile} ${word}`);
    }
    case "substitute": {
      const tile = table.picked["tile"];
      return decision.options.find(
        (option) => option.kind === "substitute" && option.words[0] === word && (tile === undefined || option.words[1] === tile),
      );
    }
    case "pick-street": {
      const street = table.board.streets[building.street];
      return street && decision.find(`street ${street.face} ${cellWord(street)}`);
    }
    default:
      return undefined;
  }
}

export function pressBuilding(table: StreetsTable, building: Building, option: Option, step: number): void {
  const prompt = table.decision?.prompt;
  if (prompt === "move-people") sendTo(table, cellWord(building), step);
  else if (prompt === "substitute") {
    table.pick("cell", cellWord(building));
    substitute(table);
  } else table.preview(option.text);
}

/** Both parts of "this tile instead of that building" are picked: show what it brings. */
function substitute(table: StreetsTable): void {
  const { cell, tile } = table.picked;
  const found = cell && tile ? table.decision?.find(`substitute ${cell} ${tile}`) : undefined;
  table.preview(found?.text ?? null);
}

/** What "why can't I?" would be asked about a building; undefined where a press is just a look. */
export function whyBuilding(table: StreetsTable, building: Building): string | undefined {
  const decision = table.decision;
  if (!decision) return undefined;
  const word = cellWord(building);
  switch (decision.prompt) {
    case "abandon":
      return `abandon ${word}`;
    case "take-token":
      return `take ${word}`;
    case "move-people":
      return `move ${question(decision.details).colour} ${word} 1`;
    case "substitute": {
      const tile = table.picked["tile"] ?? mine(table)?.hand?.[0];
      return tile === undefined ? undefined : `substitute ${word} ${tile}`;
    }
    case "build": {
      const tile = table.picked["tile"];
      if (tile === undefined) return undefined;
      return mine(table)?.advisor === "renovator" ? `over ${tile} ${word}` : `place ${tile} ${word} ${building.face}`;
    }
    default:
      return undefined;
  }
}

/** A building in words, for those who do not see it. */
export function buildingWords(table: StreetsTable, building: Building, option: Option | undefined): string {
  const { say, board } = table;
  const street = board.streets[building.street];
  const words = [
    tileName(table, building.tile),
    building.owner !== null
      ? say("ui-owned-by", { name: who(table, building.owner).name })
      : building.state === "start"
        ? ""
        : say(building.state === "sold" ? "ui-sold" : "ui-abandoned"),
    say("ui-street-of", { n: street?.buildings.length ?? 1, closed: street?.closed ? "yes" : "no" }),
    ...Object.entries(building.people).map(([people, count]) => say("people-counted", { people, count })),
    ...Object.entries(building.seekers).map(([people, count]) => `${say("people-counted", { people, count })} ${say("ui-seeking")}`),
    building.worth ? say("ui-would-pay", { money: building.worth.money }) : "",
    cellWord(building),
    option ? say("ui-can-choose") : "",
  ];
  return words.filter(Boolean).join(", ");
}

const SIDES: readonly { side: Face; x: number; y: number }[] = [
  { side: "s", x: 0, y: -1 },
  { side: "w", x: 1, y: 0 },
  { side: "n", x: 0, y: 1 },
  { side: "e", x: -1, y: 0 },
];

/** Where a cell lies, as people say it: on which side of which building, first of one on the same street. */
export function beside(board: StreetsView, word: string | undefined, face: string | undefined): { beside_tile: string; side: Face; joined: number } | null {
  const at = cell(word);
  if (!at) return null;
  const along = face === "n" || face === "s" ? ["e", "w"] : ["n", "s"];
  const found = SIDES.flatMap(({ side, x, y }) => {
    const building = buildingAt(board, cellWord({ x: at.x + x, y: at.y + y }));
    return building ? [{ beside_tile: building.tile, side, joined: Number(building.face === face && along.includes(side)) }] : [];
  });
  return found.find((one) => one.joined) ?? found[0] ?? null;
}

/** An option in words, with the names of buildings instead of cells. */
export function describe(table: StreetsTable, option: Option): string {
  const { board, say } = table;
  const named = (word: string | undefined): string => {
    const building = word === undefined ? undefined : buildingAt(board, word);
    return building ? tileName(table, building.tile) : (word ?? "");
  };
  const [first, second, third] = option.words;
  switch (option.kind) {
    case "abandon":
      return say("ui-do-abandon", { name: named(first) });
    case "take":
      return say("ui-do-take", { name: named(first) });
    case "move":
      return say("ui-do-move", { people: first, count: Number(third), name: named(second) });
    case "street": {
      const street = board.streets[buildingAt(board, second ?? "")?.street ?? -1];
      return say("ui-do-street", { n: street?.buildings.length ?? 1, name: named(second) });
    }
    case "substitute":
      return say("ui-do-substitute", { tile: second, name: named(first) });
    case "over":
      return say("ui-do-over", { tile: first, name: named(second) });
    case "place":
    case "sneak": {
      const [tile, word, face] = option.kind === "place" ? [first, second, third] : [board.sneak_tile, first, second];
      const where = beside(board, word, face);
      // Beside nothing that is known: a later step of a plan.
      return say(where ? "ui-do-place" : "ui-do-place-later", { tile, face, ...where });
    }
    default:
      return say.action(option.text);
  }
}

/** What the candidate is and does, in one breath, for those who do not see the ghost. */
export function aloud(table: StreetsTable): string {
  const { ghost, board, say } = table;
  if (!ghost || ghost.loading) return "";
  const told = outlook(ghost.events, board.players.length);
  const placed = placing(ghost.option, board);
  const built = placed && ghost.board ? buildingAt(ghost.board, placed.word) : undefined;
  return [
    describe(table, ghost.option),
    told.scored.length ? say(ghost.option.kind === "over" ? "ui-scores" : "ui-closes", { n: told.scored.length, lengths: told.scored.map((tiles) => tiles.length).join(", ") }) : "",
    ...told.totals.map((sum, player) => (sum ? `${who(table, player).name} +$${sum}` : "")),
    built?.worth ? say("ui-would-pay", { money: built.worth.money }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}

// -- people -------------------------------------------------------------------------------------------

/** Send one person more (or fewer) to a building; the first step of a complete wish is the candidate. */
export function sendTo(table: StreetsTable, cell: string, by: number): void {
  const decision = table.decision;
  if (!decision) return;
  const here = local(table);
  const asked = question(decision.details);
  let wish = change(here.wish, cell, by, asked.count);
  if (wish === here.wish || JSON.stringify(wish) === JSON.stringify(here.wish)) {
    // Everybody is sent already: one of them goes here instead.
    const from = asked.places.findLast((place) => place.cell !== cell && here.wish[place.cell]);
    if (by > 0 && from) wish = change(change(here.wish, from.cell, -1, asked.count), cell, 1, asked.count);
  }
  setWish(table, wish);
}

export function setWish(table: StreetsTable, wish: Wish): void {
  const decision = table.decision;
  if (!decision) return;
  const here = local(table);
  const asked = question(decision.details);
  const next = answer(wish, asked, decision.options);
  here.wish = wish;
  here.pending = next && following(wish, asked, next, table.view.turn);
  table.preview(next?.text ?? null);
}

/** A new question: go on with a distribution that was confirmed as a whole, or start afresh. */
export function follow(table: StreetsTable): void {
  const here = local(table);
  const { decision } = table;
  if (!decision) return;
  const asked = question(decision.details);
  const pending = here.pending;
  here.pending = null;
  here.wish = {};
  if (decision.prompt !== "move-people" || !pending || !isFor(pending, asked, table.view.turn)) return;
  const next = answer(pending.wish, asked, decision.options);
  if (!next) return;
  setWish(table, pending.wish);
  table.choose(next.text);
}
