/** The table of City of the Great Machine. What the server sends is generated (`sent.ts`); here it has the names that the board uses. */
import type { Option, Table } from "../contract";
import type { GreatMachineForecast, GreatMachineView, WayForecast } from "./sent";

export type { GreatMachineForecast, GreatMachineView } from "./sent";
export type { ActForecast as Deed, CitizenView as Citizen, DistrictView as District, HeroView as Hero, RiotForecast as Riot, Verdict as Outlook, WayForecast as Way } from "./sent";

export type Terms = readonly (readonly [string, number])[];
export type GreatTable = Table<GreatMachineView, GreatMachineForecast>;

export const KINDS = ["artist", "scientist", "merchant", "industrialist", "aristocrat", "traitor"];
const MOVED = ["move", "guard", "redirect"];
const LAID = ["relocate", "lay"];

/** What the candidate would leave behind if that can be foreseen, else what is known now. */
export function outlookOf(table: GreatTable): GreatMachineForecast | null {
  return table.ghost && !table.ghost.loading && table.ghost.forecast ? table.ghost.forecast : table.forecast;
}

/** Which piece is picked to be moved: `servant:phantasm`, `guard:trade`. */
export function mover(table: GreatTable): { kind: string; word: string } | null {
  const [kind = "", word = ""] = (table.picked["mover"] ?? "").split(":");
  return kind ? { kind, word } : null;
}

/** What pressing a district could mean: the options that end there. */
export function districtOptions(table: GreatTable, id: string): readonly Option[] {
  const found = (table.decision?.options ?? []).filter((option) => option.args["district"] === id && !LAID.includes(option.kind));
  if (table.decision?.prompt === "step" && !found.length) {
    // Farther on the way: the whole way is meant.
    const legs = table.wanted === null ? (wayShown(table)?.legs ?? []) : [];
    const first = legs.some((leg) => leg.to === id) ? table.decision?.find(`step ${legs[0]!.to}`) : undefined;
    return first ? [first] : [];
  }
  const moved = mover(table);
  return found.filter((option) => {
    if (!MOVED.includes(option.kind)) return moved === null;
    if (!moved) return option.kind === "move";
    return moved.kind === "guard" ? option.args["from_district"] === moved.word : option.kind === "move" && option.args["servant"] === moved.word;
  });
}

/** Guards that could be sent somewhere from here. */
export function guardOptions(table: GreatTable, id: string): readonly Option[] {
  return (table.decision?.options ?? []).filter((option) => ["guard", "redirect"].includes(option.kind) && option.args["from_district"] === id);
}

/** Places where a district could lie; of the picked district, or of the only one. */
export function sites(table: GreatTable): readonly Option[] {
  const found = (table.decision?.options ?? []).filter((option) => LAID.includes(option.kind));
  const districts = new Set(found.map((option) => option.args["district"]));
  const picked = districts.size === 1 ? [...districts][0] : table.picked["tile"];
  return found.filter((option) => option.args["district"] === picked);
}

/** Districts that could be relocated. */
export function movable(table: GreatTable): ReadonlySet<string> {
  return new Set((table.decision?.options ?? []).filter((option) => LAID.includes(option.kind)).map((option) => option.args["district"] ?? ""));
}

export function citizenOption(table: GreatTable, number: number): Option | undefined {
  return (table.decision?.options ?? []).find((option) => option.kind === "citizen" && option.args["citizen"] === String(number));
}

/** Options that have no place on the map, in the hand or in the bar: they lie in the tray; one order for several servants stands together. */
export function trayOptions(table: GreatTable): readonly Option[] {
  const place = mover(table);
  const found = (table.decision?.options ?? []).filter((option) => {
    if (["access", "step", "citizen", ...MOVED, ...LAID, ...BAR].includes(option.kind)) return false;
    if (["district", "tile", "card"].includes(option.kind)) return !table.after.districts.some((one) => one.id === option.args["district"]);
    if (option.kind === "order" && place?.kind === "servant") return option.args["servant"] === place.word;
    return true;
  });
  const first = (one: Option): number => (one.kind === "order" ? found.findIndex((other) => other.kind === "order" && other.args["act"] === one.args["act"]) : found.indexOf(one));
  return found.toSorted((a, b) => first(a) - first(b));
}
/** Short answers: buttons of the bar. */
export const BAR = ["pass", "end", "done", "take", "keep", "again", "reroll", "pickup"];

/** The way a hero takes: to the card about to be chosen, or to the one that was. */
export function wayShown(table: GreatTable): WayForecast | undefined {
  const ways = table.forecast?.ways ?? [];
  const candidate = table.candidate;
  if (candidate?.kind === "access") return ways.find((way) => way.hero === candidate.args["hero"] && way.to === candidate.args["district"]);
  const hero = table.board.turn.hero;
  return table.view.prompt === "step" ? ways.find((way) => way.hero === hero) : undefined;
}
