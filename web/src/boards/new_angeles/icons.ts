/** One meaning, one icon: resources, pieces, types of action cards. */
import type { Component } from "svelte";
import BrickWall from "~icons/game-icons/brick-wall";
import Cctv from "~icons/game-icons/cctv-camera";
import Crane from "~icons/game-icons/crane";
import Credits from "~icons/game-icons/credits-currency";
import Dna from "~icons/game-icons/dna1";
import FilmStrip from "~icons/game-icons/film-strip";
import Fist from "~icons/game-icons/fist";
import FlatHammer from "~icons/game-icons/flat-hammer";
import Gears from "~icons/game-icons/gears";
import Megaphone from "~icons/game-icons/megaphone";
import Microchip from "~icons/game-icons/microchip";
import PoliceBadge from "~icons/game-icons/police-badge";
import PowerLightning from "~icons/game-icons/power-lightning";
import RobberMask from "~icons/game-icons/robber-mask";
import RobotAntennas from "~icons/game-icons/robot-antennas";
import Tv from "~icons/game-icons/tv";
import Unplugged from "~icons/game-icons/unplugged";
import Virus from "~icons/game-icons/virus";
import Wheat from "~icons/game-icons/wheat";
import Siren from "~icons/lucide/siren";

interface Look {
  icon: Component;
  colour: string;
}
const look = (icon: unknown, colour: string): Look => ({ icon: icon as Component, colour });

export const RESOURCE: Record<string, Look> = {
  energy: look(PowerLightning, "var(--hue-yellow)"),
  consumables: look(Wheat, "var(--hue-green)"),
  tech: look(Microchip, "var(--hue-blue)"),
  entertainment: look(FilmStrip, "var(--hue-pink)"),
  credits: look(Credits, "var(--hue-white)"),
};

export const PIECE: Record<string, Look> = {
  human_first: look(FlatHammer, "var(--hue-orange)"),
  orgcrime: look(RobberMask, "var(--hue-purple)"),
  prisec: look(PoliceBadge, "var(--hue-blue)"),
  android: look(RobotAntennas, "var(--hue-white)"),
  outage: look(Unplugged, "var(--hue-yellow)"),
  illness: look(Virus, "var(--hue-lime)"),
  development: look(Crane, "var(--hue-mint)"),
  protest: look(Megaphone, "var(--hue-amber)"),
  strike: look(Fist, "var(--hue-red)"),
};

/** The rulebook's colours (NA-16.3); the pictures tell the types apart without them. */
export const TYPE: Record<string, Look> = {
  construction: look(BrickWall, "var(--hue-leaf)"),
  biotech: look(Dna, "var(--hue-coral)"),
  labor: look(Gears, "var(--hue-purple)"),
  media: look(Tv, "var(--hue-yellow)"),
  security: look(Cctv, "var(--hue-blue)"),
  emergency: look(Siren, "var(--hue-white)"),
};
