/**
 * Roofs seen from above, in the printed position of a tile (road at the bottom). The same building
 * always looks the same. Slopes are shaded by the side they fall to, so that the light comes from
 * the north-west however a tile is turned.
 */
import type { Face } from "../city";

export interface Roof {
  outline: string;
  /** Sloping parts: points, and the side to which they fall in the printed position. */
  slopes?: readonly (readonly [string, Face])[];
  /** Ridges and seams. */
  lines?: string;
  /** Glass. */
  glass?: string;
  /** Higher parts that throw a shadow of their own. */
  upper?: string;
  water?: string;
  lawn?: string;
}

function gables(count: number): Roof {
  const wide = 80 / count;
  const slopes: [string, Face][] = [];
  let lines = "";
  for (let index = 0; index < count; index++) {
    const x = 10 + wide * index;
    const top = index % 2 ? 14 : 10;
    const middle = x + wide / 2;
    slopes.push([`${x},${top} ${middle},${top} ${middle},60 ${x},60`, "w"]);
    slopes.push([`${middle},${top} ${x + wide},${top} ${x + wide},60 ${middle},60`, "e"]);
    lines += `M${middle},${top}V60M${x},${top}V60`;
  }
  return { outline: "M10,10H30V14H50V10H70V14H90V60H10Z", slopes, lines };
}

function saw(count: number): Roof {
  const wide = 76 / count;
  const slopes: [string, Face][] = [];
  let glass = "";
  for (let index = 0; index < count; index++) {
    const x = 12 + wide * index;
    glass += `M${x},12h${wide * 0.3}v48h${-wide * 0.3}Z`;
    slopes.push([`${x + wide * 0.3},12 ${x + wide},12 ${x + wide},60 ${x + wide * 0.3},60`, "e"]);
  }
  return { outline: "M12,12H88V60H12Z", slopes, glass, lines: "M12,36H88" };
}

function rotunda(): Roof {
  const slopes: [string, Face][] = [];
  const sides: Face[] = ["n", "e", "e", "s", "s", "w", "w", "n"];
  const at = (turn: number): string =>
    `${(50 + 27 * Math.sin(turn)).toFixed(1)},${(36 - 27 * Math.cos(turn)).toFixed(1)}`;
  sides.forEach((side, index) => {
    const from = (index * Math.PI) / 4;
    slopes.push([`50,36 ${at(from)} ${at(from + Math.PI / 8)} ${at(from + Math.PI / 4)}`, side]);
  });
  return {
    outline: "M50,9A27,27 0 1 1 49.9,9Z",
    slopes,
    lines: "M50,36m-7,0a7,7 0 1 0 14,0a7,7 0 1 0 -14,0",
    glass: "M50,36m-5,0a5,5 0 1 0 10,0a5,5 0 1 0 -10,0",
  };
}

const ROOFS = {
  hip: {
    outline: "M14,10H86V60H14Z",
    slopes: [
      ["14,10 86,10 68,35 32,35", "n"],
      ["14,60 86,60 68,35 32,35", "s"],
      ["14,10 32,35 14,60", "w"],
      ["86,10 68,35 86,60", "e"],
    ],
    lines: "M32,35H68M14,10L32,35L14,60M86,10L68,35L86,60",
  },
  ell: {
    outline: "M12,10H88V34H62V62H12Z",
    slopes: [
      ["12,10 88,10 76,22 12,22", "n"],
      ["88,10 88,34 76,22", "e"],
      ["50,22 76,22 88,34 62,34", "s"],
      ["12,22 37,22 37,62 12,62", "w"],
      ["37,22 50,22 62,34 62,62 37,62", "e"],
    ],
    lines: "M12,22H76M37,22V62M88,10L76,22L88,34M62,34L50,22",
  },
  tee: {
    outline: "M14,8H86V40H70V62H30V40H14Z",
    slopes: [
      ["14,8 86,8 86,24 14,24", "n"],
      ["14,24 50,24 30,40 14,40", "s"],
      ["50,24 86,24 86,40 70,40", "s"],
      ["50,24 50,62 30,62 30,40", "w"],
      ["50,24 70,40 70,62 50,62", "e"],
    ],
    lines: "M14,24H86M50,24V62M30,40L50,24L70,40",
  },
  you: {
    outline: "M12,10H88V62H66V34H34V62H12Z",
    slopes: [
      ["12,10 88,10 77,22 23,22", "n"],
      ["12,10 23,22 23,62 12,62", "w"],
      ["23,22 34,34 34,62 23,62", "e"],
      ["23,22 77,22 66,34 34,34", "s"],
      ["77,22 66,34 66,62 77,62", "w"],
      ["88,10 88,62 77,62 77,22", "e"],
    ],
    lines: "M23,62V22H77V62M12,10L23,22L34,34M88,10L77,22L66,34",
  },
  step: {
    outline: "M10,14H54V8H90V56H54V62H10Z",
    lines: "M14,18H50V58H14ZM58,12H86V52H58Z",
    upper: "M72,32m-11,0a11,11 0 1 0 22,0a11,11 0 1 0 -22,0",
    glass: "M22,26H32V36H22ZM22,42H32V52H22Z",
  },
  atrium: {
    outline: "M16,8H84V62H16Z",
    lines: "M20,12H80V58H20Z",
    glass: "M32,20H68V48H32Z",
  },
  dome: {
    outline: "M10,12H90V60H10Z",
    lines: "M14,16H86V56H14ZM10,52H90M22,52V60M34,52V60M46,52V60M58,52V60M70,52V60M82,52V60",
    upper: "M50,33m-17,0a17,17 0 1 0 34,0a17,17 0 1 0 -34,0",
    glass: "M50,33m-6,0a6,6 0 1 0 12,0a6,6 0 1 0 -12,0",
  },
  cross: {
    outline: "M34,8H66V22H88V48H66V62H34V48H12V22H34Z",
    slopes: [
      ["34,8 50,8 50,35 34,22", "w"],
      ["50,8 66,8 66,22 50,35", "e"],
      ["12,22 34,22 50,35 12,35", "n"],
      ["88,22 66,22 50,35 88,35", "n"],
      ["12,35 50,35 34,48 12,48", "s"],
      ["88,35 50,35 66,48 88,48", "s"],
      ["34,48 50,35 50,62 34,62", "w"],
      ["66,48 50,35 50,62 66,62", "e"],
    ],
    lines: "M50,8V62M12,35H88M34,22L66,48M66,22L34,48",
  },
  tower: {
    outline: "M12,24H88V62H12Z",
    lines: "M16,28H84V58H16Z",
    upper: "M30,8H70V46H30Z",
    glass: "M36,14H64V24H36Z",
  },
  vault: {
    outline: "M10,12H90V60H10Z",
    slopes: [
      ["10,12 90,12 90,20 10,20", "n"],
      ["10,20 90,20 90,28 10,28", "s"],
      ["10,28 90,28 90,36 10,36", "n"],
      ["10,36 90,36 90,44 10,44", "s"],
      ["10,44 90,44 90,52 10,52", "n"],
      ["10,52 90,52 90,60 10,60", "s"],
    ],
    lines: "M10,20H90M10,36H90M10,52H90M30,12V60M50,12V60M70,12V60",
  },
  court: {
    outline: "M12,8H88V62H12ZM36,26V46H64V26Z",
    slopes: [
      ["12,8 88,8 64,26 36,26", "n"],
      ["88,8 88,62 64,46 64,26", "e"],
      ["12,62 88,62 64,46 36,46", "s"],
      ["12,8 36,26 36,46 12,62", "w"],
    ],
    lines: "M12,8L36,26M88,8L64,26M12,62L36,46M88,62L64,46",
    lawn: "M36,26H64V46H36Z",
  },
  pool: {
    outline: "M12,10H54V60H12Z",
    slopes: [
      ["12,10 33,10 33,60 12,60", "w"],
      ["33,10 54,10 54,60 33,60", "e"],
    ],
    lines: "M33,10V60",
    water: "M62,14H86Q90,14 90,18V52Q90,56 86,56H66Q60,56 60,48V18Q60,14 62,14Z",
  },
  gate: {
    outline: "M10,12H40V24H60V12H90V60H60V46H40V60H10Z",
    slopes: [
      ["10,12 25,12 25,60 10,60", "w"],
      ["25,12 40,12 40,60 25,60", "e"],
      ["60,12 75,12 75,60 60,60", "w"],
      ["75,12 90,12 90,60 75,60", "e"],
      ["40,24 60,24 60,35 40,35", "n"],
      ["40,35 60,35 60,46 40,46", "s"],
    ],
    lines: "M25,12V60M75,12V60M40,35H60",
  },
  ground: {
    outline: "M30,8H70L64,24H36Z",
    lines: "M30,8L36,24M70,8L64,24",
    lawn: "M10,26Q10,20 16,20H84Q90,20 90,26V60H10Z",
    glass: "M38,11H62L59,20H41Z",
  },
  rows: gables(4),
  saw: saw(4),
  round: rotunda(),
} satisfies Record<string, Roof>;

export type RoofName = keyof typeof ROOFS;

const BY_TILE: Record<string, RoofName> = {
  chillax_spa: "pool",
  colossus_museum: "dome",
  seafood_grill: "tee",
  grand_hotel: "you",
  backpacker_hostel: "ell",
  souvenir_shop: "hip",
  aquarium: "round",
  skyline_restaurant: "tower",
  tour_bus_office: "saw",
  art_gallery: "saw",
  street_art_yard: "court",
  micro_brewery: "step",
  sneaker_lab: "atrium",
  coffee_roastery: "ell",
  retro_arcade: "atrium",
  student_house: "you",
  influencer_studio: "tee",
  vinyl_store: "hip",
  starter_home: "hip",
  trendy_lofts: "saw",
  ice_cream_parlour: "round",
  toy_store: "tee",
  family_guesthouse: "ell",
  flea_market: "vault",
  kindergarten: "you",
  terraced_houses: "rows",
  family_pizzeria: "cross",
  department_store: "atrium",
  book_cafe: "tee",
  designer_boutique: "ell",
  shopping_mall: "dome",
  food_court: "court",
  supermarket: "vault",
  penthouse_apartments: "tower",
  corner_cinema: "step",
  outlet_store: "hip",
  hardware_store: "saw",
  market_hall: "vault",
  festival_grounds: "ground",
  real_estate_office: "hip",
  post_office: "cross",
  corner_cafe: "ell",
  gatehouse_flats: "gate",
  franchise_outlet: "you",
  startup_hub: "atrium",
};

/** A number from a word, always the same: for what may differ from tile to tile. */
export function mixed(word: string): number {
  let sum = 7;
  for (const letter of word) sum = (sum * 31 + letter.codePointAt(0)!) % 100_003;
  return sum;
}

/** The roof of a tile; buildings of other content packs get one by their name. */
export function roofOf(tile: string): Roof {
  const names = Object.keys(ROOFS) as RoofName[];
  return ROOFS[BY_TILE[tile] ?? names[mixed(tile) % names.length]!];
}

/** Light from the north-west: how much lighter or darker a slope is. */
const SHADE: Record<Face, number> = { n: 0.3, w: 0.16, e: -0.1, s: -0.18 };
const ORDER: readonly Face[] = ["n", "e", "s", "w"];

/** The shade of a slope after its tile was turned (in quarters, clockwise). */
export function shade(side: Face, quarters: number): { fill: string; opacity: number } {
  const value = SHADE[ORDER[(ORDER.indexOf(side) + quarters) % 4]!];
  return { fill: value > 0 ? "#fff" : "#2b2415", opacity: Math.abs(value) };
}
