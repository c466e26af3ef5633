/** What stands on the dust horizon of a card: one black shape for what its name says, some light in it, hills and a sun of its own. */
export interface Silhouette {
  shape: string;
  /** Windows, edges and fires in the shape. */
  light: string;
  hills: string;
  sun: number;
}

// -- drawing: a box of 64 by 48, the ground at its foot ---------------------------------------------------

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}Z`;
const ball = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const arch = (x: number, y: number, width: number, height: number): string => `M${x} ${y + height}v${-height / 2}a${width / 2} ${height / 2} 0 0 1 ${width} 0v${height / 2}Z`;
/** Corners one after the other, clockwise as all shapes are (where two of them lie over each other there is no hole): "0 48 10 20 20 48". */
const poly = (corners: string): string => `M${corners}Z`;
const wheels = (...at: number[]): string => at.map((x) => ball(x, 43, 5)).join("");
const hubs = (...at: number[]): string => at.map((x) => ball(x, 43, 2)).join("");
const windows = (x: number, y: number, columns: number, rows: number, step = 7): string =>
  Array.from({ length: columns * rows }, (_, n) => box(x + (n % columns) * step, y + Math.floor(n / columns) * step, 3, 4)).join("");
const figure = (x: number, height: number): string =>
  ball(x, 48 - height, 4) + `M${x - 7} 48L${x - 6} ${55 - height}Q${x} ${49 - height} ${x + 6} ${55 - height}L${x + 7} 48Z`;
const hat = (x: number, height: number): string => box(x - 8, 45 - height, 16, 2) + box(x - 4, 40 - height, 8, 5);
const derrick = (x: number): string => `M${x - 12} 48L${x - 2} 4h4L${x + 12} 48h-4L${x} 12L${x - 8} 48Z` + box(x - 8, 34, 16, 2) + box(x - 5, 22, 10, 2) + box(x - 6, 2, 12, 3);
const drum = (x: number, y: number): string => `M${x} ${y + 2}q6 -4 12 0v${46 - y - 2}q-6 4 -12 0Z`;
const rings = (x: number, y: number): string => box(x, y + 7, 12, 1.6) + box(x, y + 15, 12, 1.6);
const flag = (x: number, y: number): string => box(x, y, 1.6, 48 - y) + poly(`${x} ${y} ${x + 14} ${y + 4} ${x} ${y + 9}`);
const truck = "M2 44V22h34v22ZM38 44V26h11l9 9v9Z" + wheels(12, 28, 50);
const battlement = poly("4 48 4 20 10 20 10 15 16 15 16 20 24 20 24 15 30 15 30 20 34 20 34 15 40 15 40 20 48 20 48 15 54 15 54 20 60 20 60 48");
const gun = "M6 18h44v7H34l-4 6H22l-6 15H6l5 -17l-5 -4Z";

/** Dark shape and light in it, for every picture there is. */
const PICTURES = {
  barrels: [drum(6, 22) + drum(22, 22) + drum(38, 22) + drum(14, 2) + drum(30, 2), rings(6, 22) + rings(22, 22) + rings(38, 22)],
  books: [box(6, 22, 52, 26) + box(4, 44, 56, 4) + poly("4 22 32 6 60 22"), box(11, 27, 5, 15) + box(18, 29, 4, 13) + box(24, 26, 6, 16) + box(33, 28, 4, 14) + box(39, 27, 6, 15) + box(48, 30, 4, 12)],
  bricks: [box(8, 36, 14, 10) + box(24, 36, 14, 10) + box(40, 36, 14, 10) + box(16, 24, 14, 10) + box(32, 24, 14, 10) + box(24, 12, 14, 10), ""],
  bridge: [box(0, 26, 64, 5) + box(10, 8, 4, 40) + box(50, 8, 4, 40) + "M12 8Q32 32 52 8v3Q32 36 12 11Z" + "M12 8L0 26h3L14 10ZM52 8L64 26h-3L50 10Z", ""],
  bunker: [arch(4, 14, 56, 68) + box(0, 44, 64, 4), box(26, 32, 12, 16) + box(12, 34, 8, 3) + box(44, 34, 8, 3)],
  bus: ["M3 44V18q0 -4 4 -4h46q6 0 7 10v20Z" + wheels(15, 48), box(8, 19, 9, 9) + box(20, 19, 9, 9) + box(32, 19, 9, 9) + box(44, 19, 11, 9) + hubs(15, 48)],
  camp: [poly("2 48 20 18 38 48") + poly("34 48 48 24 62 48") + flag(19, 6), poly("15 48 20 32 25 48") + poly("45 48 48 37 51 48")],
  capsules: [arch(4, 8, 16, 60) + arch(24, 8, 16, 60) + arch(44, 8, 16, 60), ball(12, 20, 4) + ball(32, 20, 4) + ball(52, 20, 4)],
  car: ["M2 42v-9q0 -3 5 -4l9 -2l8 -11q2 -2 5 -2h14q4 0 7 4l6 8l4 2q3 2 3 6v8Z" + wheels(15, 49), "M20 27l6 -9h7v9ZM36 27v-9h7q3 0 5 4l3 5Z" + hubs(15, 49)],
  caravan: [truck + box(8, 16, 8, 6) + box(18, 13, 12, 9), poly("41 34 41 29 48 29 53 34") + hubs(12, 28, 50)],
  chimneys: [poly("2 48 2 28 16 20 16 28 30 20 30 28 44 20 44 28 62 28 62 48") + box(46, 6, 5, 24) + box(55, 10, 5, 20) + ball(50, 4, 3) + ball(56, 5, 4), windows(6, 34, 5, 1, 10)],
  church: [box(8, 26, 34, 22) + poly("6 27 25 15 44 27") + box(40, 18, 14, 30) + poly("38 19 47 2 56 19") + box(46.2, -6, 1.8, 9) + box(43.5, -3.5, 7, 1.8), arch(44, 26, 6, 10) + arch(14, 31, 5, 10) + arch(24, 31, 5, 10) + arch(33, 31, 5, 10)],
  cinema: [box(6, 16, 52, 32) + box(12, 6, 40, 12) + box(2, 28, 60, 4), box(15, 9, 34, 2) + box(15, 13, 34, 2) + box(14, 36, 8, 12) + box(28, 36, 8, 12) + box(42, 36, 8, 12)],
  columns: [poly("4 20 32 4 60 20") + box(4, 20, 56, 4) + box(8, 24, 6, 18) + box(22, 24, 6, 18) + box(36, 24, 6, 18) + box(50, 24, 6, 18) + box(2, 42, 60, 6), ball(32, 14, 3)],
  cooling: ["M4 48Q14 30 8 10h20Q22 30 32 48ZM34 48Q42 34 38 18h16Q50 34 60 48Z" + ball(14, 4, 4) + ball(22, 2, 5) + ball(47, 12, 4), ""],
  crane: [box(14, 4, 5, 44) + box(0, 8, 62, 4) + poly("14 8 16 -2 19 8") + poly("17 -1 62 8 60 9 17 1") + box(52, 12, 1.4, 16) + box(46, 28, 13, 9) + box(1, 12, 9, 8) + box(8, 44, 18, 4), ""],
  derrick: [derrick(30) + box(44, 34, 16, 14), windows(47, 38, 2, 1)],
  dish: ["M10 8Q14 34 42 32Z" + "M22 26L16 48h18L30 30Z" + "M26 20L40 6l2 2L28 22Z" + ball(42, 6, 3), ""],
  excavator: [box(6, 38, 32, 10) + box(10, 22, 18, 16) + "M26 30L42 8l5 2L34 34ZM43 8l14 18l-4 3L41 13ZM50 26h12q1 12 -12 14Z", box(13, 26, 8, 7) + ball(13, 43, 2.4) + ball(22, 43, 2.4) + ball(31, 43, 2.4)],
  fire: [poly("6 48 26 40 46 48 44 50 26 44 8 50") + "M26 42Q12 34 22 20Q24 28 28 24Q28 12 34 6Q34 18 40 24Q46 36 34 42Z", "M29 40Q22 34 28 28Q30 32 33 28Q38 36 32 40Z"],
  fortress: [battlement + box(24, 2, 16, 24) + flag(31, -8), arch(26, 32, 12, 22) + box(10, 28, 3, 6) + box(51, 28, 3, 6) + box(30, 8, 4, 7)],
  gears: [ball(24, 28, 15) + ball(48, 16, 9) + [0, 1, 2, 3, 4, 5, 6, 7].map((n) => ball(24 + 16 * Math.cos((n * Math.PI) / 4), 28 + 16 * Math.sin((n * Math.PI) / 4), 3.6)).join("") + [0, 1, 2, 3, 4, 5].map((n) => ball(48 + 10 * Math.cos((n * Math.PI) / 3), 16 + 10 * Math.sin((n * Math.PI) / 3), 2.8)).join(""), ball(24, 28, 6) + ball(48, 16, 3.4)],
  guns: [gun, "M20 26h8l-2 4h-7Z" + box(8, 20, 40, 1)],
  hangar: [arch(2, 10, 60, 76) + box(0, 44, 64, 4), arch(14, 22, 36, 52)],
  hood: ["M14 48Q14 34 22 30Q16 10 32 4Q48 10 42 30Q50 34 50 48Z", "M25 26Q24 14 32 12Q40 14 39 26Q32 32 25 26Z"],
  house: [box(10, 24, 40, 24) + poly("4 25 30 6 56 25") + box(42, 8, 5, 12), box(16, 30, 8, 8) + box(36, 30, 8, 8) + box(27, 33, 6, 15)],
  market: [box(4, 20, 3, 28) + box(57, 20, 3, 28) + "M2 22L10 8h44l8 14q-4 6 -8 0q-4 6 -8 0q-4 6 -7 0q-4 6 -7 0q-4 6 -8 0q-4 6 -8 0q-4 6 -8 0q-4 6 -8 0Z" + box(7, 38, 50, 10), ball(16, 35, 3) + ball(24, 35, 3) + box(32, 31, 7, 7) + box(44, 33, 8, 5)],
  mast: [poly("26 48 31 4 33 4 38 48 35 48 32 20 29 48") + box(28, 34, 8, 1.6) + box(29, 22, 6, 1.6) + ball(32, 4, 2.6) + "M22 12q-6 -6 0 -14l2 1.4q-4 6 0 11.2ZM42 12q6 -6 0 -14l-2 1.4q4 6 0 11.2ZM16 16q-10 -10 0 -22l2 1.4q-8 9 0 19.2ZM48 16q10 -10 0 -22l-2 1.4q8 9 0 19.2Z", ""],
  mine: [poly("0 48 14 22 30 10 48 24 64 48"), arch(22, 26, 18, 44) + poly("44 32 58 18 60 20 46 34")],
  mug: ["M14 12h28v30q0 6 -6 6H20q-6 0 -6 -6ZM42 18h6q8 0 8 9t-8 9h-6v-4h5q5 0 5 -5t-5 -5h-5Z" + ball(18, 10, 5) + ball(28, 7, 7) + ball(38, 10, 5), box(20, 20, 3, 20) + box(27, 20, 3, 20) + box(34, 20, 3, 20)],
  people: [figure(16, 26) + figure(48, 26) + figure(32, 34), ""],
  pipes: [ball(18, 22, 14) + box(4, 22, 28, 26) + ball(48, 28, 10) + box(38, 28, 20, 20) + box(30, 36, 10, 4), box(8, 28, 20, 2) + box(8, 36, 20, 2) + box(41, 34, 14, 2)],
  post: [box(6, 14, 52, 34) + poly("2 15 32 2 62 15"), "M14 25l18 9l18 -9v17H14Z" + "M16 22h32L32 30Z"],
  radiation: [drum(8, 12) + drum(38, 12) + drum(23, 2), "M29 24l-5 9h10ZM14 34l-4 7h8ZM44 34l-4 7h8Z"],
  rider: [ball(34, 8, 4.5) + "M28 26L31 13h7l2 13Z" + "M12 30Q10 18 2 20Q4 10 14 14L22 24h24q8 0 10 10l4 6l-3 1l-5 -6l2 13h-4l-5 -14H26l-4 14h-4l1 -14Q14 36 12 30Z", ""],
  ruins: [poly("4 48 4 18 9 22 13 12 20 20 20 48") + poly("24 48 24 6 30 10 34 2 40 14 44 10 44 48") + poly("48 48 48 26 54 22 60 30 60 48"), windows(28, 18, 2, 4) + windows(8, 28, 1, 2) + windows(52, 34, 1, 1)],
  ship: ["M2 34h60l-8 14H12Z" + box(18, 20, 26, 14) + box(24, 8, 7, 14) + box(36, 12, 5, 10) + box(8, 12, 1.8, 22), windows(21, 24, 3, 1, 8)],
  shop: [box(8, 10, 48, 38) + "M4 24L10 14h44l6 10q-5 6 -9 0q-5 6 -9 0q-5 6 -10 0q-5 6 -10 0q-5 6 -9 0q-5 6 -9 0Z" + box(16, 2, 32, 8), box(13, 32, 18, 10) + box(38, 31, 10, 17)],
  sign: [box(29, 4, 5, 44) + poly("10 8 48 8 56 14 48 20 10 20") + poly("52 24 52 36 18 36 10 30 18 24"), ""],
  skull: ["M14 22Q14 4 32 4Q50 4 50 22Q50 30 44 33v8H20v-8Q14 30 14 22Z" + box(23, 40, 18, 6), ball(25, 23, 5) + ball(39, 23, 5) + poly("32 28 29 34 35 34") + box(27, 39, 1.6, 7) + box(31.2, 39, 1.6, 7) + box(35.4, 39, 1.6, 7)],
  skyscraper: [box(6, 20, 14, 28) + box(22, 2, 18, 46) + box(42, 14, 16, 34) + box(30, -6, 2, 10), windows(25, 7, 2, 5) + windows(45, 19, 2, 4) + windows(9, 25, 1, 3)],
  star: [box(8, 18, 48, 30) + box(4, 12, 56, 8) + box(10, 30, 3, 18) + box(51, 30, 3, 18), poly("32 20 34.6 27 42 27 36 31.5 38.4 39 32 34.4 25.6 39 28 31.5 22 27 29.4 27")],
  storage: [box(4, 20, 56, 28) + poly("2 21 32 6 62 21"), box(20, 28, 24, 2) + box(20, 33, 24, 2) + box(20, 38, 24, 2) + box(20, 43, 24, 2)],
  tank: ["M4 38q0 -6 8 -6h40q8 0 8 6t-8 8H12q-8 0 -8 -8ZM14 31V26h8l4 -8h16l4 8h6v5Z" + "M40 20L62 12l1 3L42 24Z", [14, 24, 34, 44, 51].map((x) => ball(x, 39, 2.6)).join("")],
  tanks: ["M6 18q10 -10 20 0v30H6ZM34 12q12 -12 24 0v36H34Z" + box(24, 32, 12, 3), box(8, 24, 16, 1.6) + box(36, 20, 20, 1.6) + box(36, 30, 20, 1.6)],
  tower: [poly("20 48 25 22 39 22 44 48") + box(18, 12, 28, 11) + poly("16 13 32 2 48 13"), box(22, 15, 20, 4)],
  trader: [figure(26, 34) + hat(26, 35) + box(40, 34, 20, 14) + box(44, 26, 12, 8), box(40, 40, 20, 1.4) + ball(50, 30, 2)],
  truck: [truck, poly("41 34 41 29 48 29 53 34") + hubs(12, 28, 50)],
  wire: [box(8, 10, 3, 38) + box(31, 10, 3, 38) + box(54, 10, 3, 38) + box(0, 18, 64, 1.8) + box(0, 30, 64, 1.8) + [4, 15, 22, 38, 45, 60].map((x) => poly(`${x - 3} 15 ${x} 18 ${x + 3} 15 ${x + 1} 19 ${x + 3} 22 ${x} 20 ${x - 3} 22 ${x - 1} 19`) + poly(`${x - 3} 27 ${x} 30 ${x + 3} 27 ${x + 1} 31 ${x + 3} 34 ${x} 32 ${x - 3} 34 ${x - 1} 31`)).join(""), ""],
  workers: [figure(20, 30) + figure(44, 30) + "M12 17a8 6 0 0 1 16 0ZM36 17a8 6 0 0 1 16 0Z" + box(10, 16, 20, 2) + box(34, 16, 20, 2) + poly("28 46 40 22 42 23 30 47"), ""],
} as const satisfies Record<string, readonly [dark: string, light: string]>;

type Picture = keyof typeof PICTURES;

/** Which card shows what; a card that comes in several decks looks the same in each. */
const SHOWN: Record<Picture, string> = {
  barrels: "landfill oil_trader lemmys_storage",
  books: "archive ruined_library school",
  bricks: "brick_supplier brick_storage rubble rubble_trader brick_village",
  bridge: "crossing camino_real",
  bunker: "shelter hideout haven secret_outpost natural_shelters the_hold underground_warehouse",
  bus: "teds_bus bus_station",
  camp: "camp training_camp expedition_camp labor_camp",
  capsules: "hibernation_chambers bioweaponry",
  car: "parking_lot car_garage guilds_garage construction_vehicles combat_vehicle eight_mile",
  caravan: "convoy thieves_caravan caravanner suppliers",
  chimneys: "factory assembly_plant small_factory disassembly_workshop boiler_room",
  church: "church",
  cinema: "old_cinema",
  columns: "museum courthouse rehabilitation_center",
  cooling: "power_station refinery",
  crane: "docks construction_site foundation",
  derrick: "oil_rig oilfield oilmen",
  dish: "espionage_center propaganda_station",
  excavator: "excavator",
  fire: "hidden_forge gasoline_cultist preacher_of_the_new_era",
  fortress: "oilmen_fortress black_fortress arena",
  gears: "huge_machinery scrap_metal scrap_trader wrecker production_manager",
  guns: "gun_shop gunsmith weapon_trader rifle armed_merchants hunters",
  hangar: "hangar mobile_storage",
  hood: "assassin shadow thieves_den body_hunters human_trafficker",
  house: "abandoned_suburbs motel mesmerizers_dwelling old_settlements petes_office",
  market: "market_place black_market black_market_contacts",
  mast: "transmitter steel_eagle",
  mine: "quarry clay_pit",
  mug: "pub gasoline_drinkers_den gangers_dive",
  people: "the_bronx_gang the_iron_gang dark_visions_gang city_guards sharrash",
  pipes: "cistern fuel_tank",
  post: "post_office",
  radiation: "radioactive_fuel radioactive_colony",
  rider: "ohio_cavalry pickers",
  ruins: "deserted_colony combat_zone dream_city",
  ship: "shipwreck tanker_shipwreck",
  shop: "corner_shop craftsmen_guild ricky_the_merchant",
  sign: "crossroads",
  skull: "murderers_pub confessor",
  skyscraper: "skyscraper patriot_tower salt_lake_tower",
  star: "sheriffs_office",
  storage: "storehouse material_depository military_warehouse",
  tank: "wrecked_tank",
  tanks: "methane_storage gasoline_tower",
  tower: "merc_outpost outpost_mercenaries",
  trader: "negotiator solitary_trader",
  truck: "truck",
  wire: "wire_entanglement",
  workers: "builders demolition_team",
};

const PICTURE_OF = new Map(Object.entries(SHOWN).flatMap(([picture, cards]) => cards.split(" ").map((card) => [card, picture as Picture] as const)));

/** What a card shows, if it is known. */
export function pictureOf(card: string): string | undefined {
  return PICTURE_OF.get(card) ?? PICTURE_OF.get(card.replace(/_(new_era|winter)$/, ""));
}

function numbers(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const made = new Map<string, Silhouette>();

export function silhouette(card: string): Silhouette {
  const known = made.get(card);
  if (known) return known;
  const next = numbers(card);
  const y = 36 + next() * 8;
  const [shape, light] = PICTURES[(pictureOf(card) as Picture | undefined) ?? "ruins"];
  const found = {
    shape,
    light,
    hills: `M-90 60V${y}Q-70 ${y - 9} -46 ${y + 2}T0 ${y}T44 ${y + 2}T88 ${y - 4}T130 ${y}T172 ${y + 1}T210 ${y}V60Z`,
    sun: 24 + next() * 72,
  };
  made.set(card, found);
  return found;
}
