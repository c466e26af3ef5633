/** One meaning, one icon: goods, contacts and categories. */
import type { Component } from "svelte";
import BrickPile from "~icons/game-icons/brick-pile";
import Bullets from "~icons/game-icons/bullets";
import CardRandom from "~icons/game-icons/card-random";
import CheckedShield from "~icons/game-icons/checked-shield";
import Crane from "~icons/game-icons/crane";
import HammerNails from "~icons/game-icons/hammer-nails";
import Jerrycan from "~icons/game-icons/jerrycan";
import LaurelCrown from "~icons/game-icons/laurel-crown";
import MailedFist from "~icons/game-icons/mailed-fist";
import MetalBar from "~icons/game-icons/metal-bar";
import Miner from "~icons/game-icons/miner";
import PocketRadio from "~icons/game-icons/pocket-radio";
import RadioTower from "~icons/game-icons/radio-tower";
import Radioactive from "~icons/game-icons/radioactive";
import Revolver from "~icons/game-icons/revolver";
import ShakingHands from "~icons/game-icons/shaking-hands";
import Torch from "~icons/game-icons/torch";
import Shapes from "~icons/lucide/shapes";
import FileText from "~icons/lucide/file-text";

interface Look {
  icon: Component;
  /** Ground of the token. */
  fill: string;
  ink: string;
  /** Contacts are round, goods are square. */
  round: boolean;
}

function look(icon: unknown, fill: string, ink = "#fff", round = false): Look {
  return { icon: icon as Component, fill, ink, round };
}

export const LOOKS: Record<string, Look> = {
  gun: look(Revolver, "#7d2f2a"),
  fuel: look(Jerrycan, "#b98a16", "#1d1403"),
  iron: look(MetalBar, "#5c6a78"),
  brick: look(BrickPile, "#a8502c"),
  ammo: look(Bullets, "#6d6b3a"),
  worker: look(Miner, "#7a5a35"),
  card: look(CardRandom, "#3d3a38"),
  red: look(MailedFist, "#c4412f", "#fff", true),
  blue: look(ShakingHands, "#3478b8", "#fff", true),
  grey: look(HammerNails, "#b6b9bd", "#1c1e22", true),
  universal: look(RadioTower, "#e7c24a", "#2a1e08", true),
  development: look(Crane, "#2f7f74"),
  shield: look(CheckedShield, "#33557f"),
  vp: look(LaurelCrown, "#8a6a12"),
  liberty: look(Torch, "#1f8a8a"),
  contact: look(PocketRadio, "#7a5aa8"),
  toxic: look(Radioactive, "#5d8f1f"),
  any_resource: look(Shapes, "#4a4038"),
  deal: look(FileText, "#2f6fa3"),
};

export const ORDER = [
  "worker", "gun", "fuel", "iron", "brick", "ammo", "red", "blue", "grey", "universal",
  "development", "shield", "card", "vp", "any_resource", "deal",
]; // prettier-ignore

export const CATEGORIES = ["fuel", "gun", "iron", "brick", "card", "worker", "vp", "liberty", "contact", "ammo", "toxic"];
