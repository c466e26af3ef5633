/** One meaning, one icon: guards, citizens, servants, tokens, district engravings. */
import type { Component } from "svelte";
import Castle from "~icons/game-icons/castle";
import DramaMasks from "~icons/game-icons/drama-masks";
import Erlenmeyer from "~icons/game-icons/erlenmeyer";
import EvilMoon from "~icons/game-icons/evil-moon";
import Executioner from "~icons/game-icons/executioner-hood";
import Factory from "~icons/game-icons/factory";
import Gavel from "~icons/game-icons/gavel";
import GearHammer from "~icons/game-icons/gear-hammer";
import Gears from "~icons/game-icons/gears";
import GreekTemple from "~icons/game-icons/greek-temple";
import GuardedTower from "~icons/game-icons/guarded-tower";
import Handcuffs from "~icons/game-icons/handcuffs";
import Hooded from "~icons/game-icons/hooded-figure";
import Molotov from "~icons/game-icons/molotov";
import Observatory from "~icons/game-icons/observatory";
import Handshake from "~icons/game-icons/shaking-hands";
import Scales from "~icons/game-icons/scales";
import Shop from "~icons/game-icons/shop";
import Spectre from "~icons/game-icons/spectre";
import Theatre from "~icons/game-icons/theater-curtains";
import TiedScroll from "~icons/game-icons/tied-scroll";
import TopHat from "~icons/game-icons/top-hat";
import Robot from "~icons/game-icons/vintage-robot";

const icons = (table: Record<string, unknown>) => table as Record<string, Component>;

export const KIND = icons({ artist: DramaMasks, scientist: Erlenmeyer, merchant: Scales, industrialist: GearHammer, aristocrat: TopHat, traitor: Hooded });
export const SERVANT = icons({ phantasm: Spectre, executor: Executioner, lex_hecate: EvilMoon });
export const TOKEN = icons({ guard: Robot, raid: Handcuffs, riot: Molotov, trust: Handshake, bond: TiedScroll });
export const PLACE = icons({
  trade: Shop, elite: Castle, industrial: Factory, science: Observatory, theatre: Theatre,
  central_square: GreekTemple, main_citadel: GuardedTower, control_centre: Gears, tower_of_law: Gavel,
}); // prettier-ignore
/** The number of a kind of citizen: it becomes active at that stage. */
export const NUMBER: Record<string, number> = { artist: 1, scientist: 2, merchant: 3, industrialist: 4, aristocrat: 5 };
