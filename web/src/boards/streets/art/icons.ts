/** One meaning, one icon: kinds of people and buildings, business types. */
import BabyBottle from "~icons/game-icons/baby-bottle";
import FamilyHouse from "~icons/game-icons/family-house";
import KnifeFork from "~icons/game-icons/knife-fork";
import PhotoCamera from "~icons/game-icons/photo-camera";
import Shop from "~icons/game-icons/shop";
import ShoppingBag from "~icons/game-icons/shopping-bag";
import Sunglasses from "~icons/game-icons/sunglasses";
import FerrisWheel from "~icons/lucide/ferris-wheel";
import type { Picture } from "./emblems";

export const KIND_ICONS: Record<string, Picture> = {
  tourist: PhotoCamera,
  hipster: Sunglasses,
  parent: BabyBottle,
  shopper: ShoppingBag,
};

export const BUSINESS_ICONS: Record<string, Picture> = {
  restaurant: KnifeFork,
  residential: FamilyHouse,
  leisure: FerrisWheel,
  retail: Shop,
};

/** Colours of a kind, as classes of the theme. */
export const KINDS = ["tourist", "hipster", "parent", "shopper", "wild"] as const;
export const COLOURS = ["tourist", "hipster", "parent", "shopper"] as const;
export const BUSINESSES = ["restaurant", "residential", "leisure", "retail"] as const;

/** What is drawn in a kind's strong colour, and what can be read on it. */
export function tone(kind: string): { fill: string; ink: string } {
  if (kind === "hipster") return { fill: "var(--hipster)", ink: "var(--on-hipster)" };
  if (kind === "wild") return { fill: "var(--mixed)", ink: "#fff" };
  if (kind === "none") return { fill: "#3d4048", ink: "#fff" };
  return { fill: `var(--${kind})`, ink: "#fff" };
}
