/** What put one of two with equal points first (FFS-21.8, FFS-21.10), in three languages. */
import { describe, expect, it } from "vitest";
import { speaker, type Language } from "../../lib/texts";
import board from "./index";
import en from "./locale/en.ftl?raw";
import pl from "./locale/pl.ftl?raw";
import ru from "./locale/ru.ftl?raw";
import type { FiftyTable } from "./view";

const LOCALES: [Language, string, string, string][] = [
  ["en", en, "Level with Bo: Ann has more goods left, 3 to 1.", "Level with Bo, in goods too: Ann has more locations, 5 to 4."],
  ["ru", ru, "Поровну с игроком Bo, но у игрока Ann осталось больше ништяков: 3 против 1.", "Поровну с игроком Bo, и ништяков столько же, но у игрока Ann больше точек: 5 против 4."],
  ["pl", pl, "Remis z graczem Bo, ale Ann ma więcej dóbr: 3 do 1.", "Remis z graczem Bo, także w dobrach, ale Ann ma więcej lokacji: 5 do 4."],
];

describe.each(LOCALES)("a tie in %s", (language, ftl, goods, locations) => {
  const names = ["Ann", "Bo"];
  const say = speaker(language, { ftl, names: {} }, () => names);
  // As a real table, it knows its players by itself alone: `player` is a method.
  const table = {
    say,
    names,
    player(seat: number) {
      return { name: this.names[seat] };
    },
  };
  const said = (...players: [number, number][]): string | null | undefined =>
    board.tieBreak?.({ ...table, board: { players: players.map(([goods, location_count]) => ({ goods, location_count })) } } as unknown as FiftyTable, 0, 1);

  it("is broken by goods, then by locations, or not at all", () => {
    expect(said([3, 4], [1, 5])).toBe(goods);
    expect(said([3, 5], [3, 4])).toBe(locations);
    expect(said([3, 4], [3, 4])).toBeNull();
  });
});
