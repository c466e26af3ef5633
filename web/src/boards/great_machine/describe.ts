/** Actions in words that can be found on the table: citizens bear no numbers there, and districts no coordinates. */
import type { Option } from "../contract";
import type { GreatTable } from "./view";

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

export function describe(table: GreatTable, option: Option): string | null {
  const { say } = table;
  if (option.kind === "end") return say(table.asked?.prompt === "machine" ? "ui-end-phase" : "ui-end-turn");
  if (option.kind === "relocate") return say("ui-relocate", { district: option.args["district"] });
  if (option.kind !== "citizen") return null;
  // Said of another moment (by the coach, in a replay), who stands where is not known any more.
  if (!table.asked?.find(option.text) && !table.soFar.includes(option.text)) return say("ui-citizen-any");
  const number = Number(option.args["citizen"]);
  const district = table.after.districts.find((one) => one.people.some((citizen) => citizen.number === number));
  const citizen = district?.people.find((one) => one.number === number);
  if (!district || !citizen) return say("ui-citizen-any");
  const who = citizen.kind ? capital(say(`kind-${citizen.kind}`)) : say(citizen.state === "known" ? "ui-citizen-known" : "ui-citizen-unknown");
  return say("ui-citizen-at", { who, district: district.id });
}
