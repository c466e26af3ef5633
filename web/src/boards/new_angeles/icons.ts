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
  energy: look(PowerLightning, "#FFD166"),
  consumables: look(Wheat, "#8FE08A"),
  tech: look(Microchip, "#6FB7FF"),
  entertainment: look(FilmStrip, "#FF8AC6"),
  credits: look(Credits, "#F3F6FF"),
};

export const PIECE: Record<string, Look> = {
  human_first: look(FlatHammer, "#FF8A4C"),
  orgcrime: look(RobberMask, "#C79BFF"),
  prisec: look(PoliceBadge, "#6FB7FF"),
  android: look(RobotAntennas, "#F3F6FF"),
  outage: look(Unplugged, "#FFD166"),
  illness: look(Virus, "#B6E35A"),
  development: look(Crane, "#6FE0A8"),
  protest: look(Megaphone, "#FFC857"),
  strike: look(Fist, "#FF5C7A"),
};

/** The rulebook's colours (NA-16.3); the pictures tell the types apart without them. */
export const TYPE: Record<string, Look> = {
  construction: look(BrickWall, "#7FD17F"),
  biotech: look(Dna, "#FF7B7B"),
  labor: look(Gears, "#C79BFF"),
  media: look(Tv, "#FFD166"),
  security: look(Cctv, "#6FB7FF"),
  emergency: look(Siren, "#F3F6FF"),
};
