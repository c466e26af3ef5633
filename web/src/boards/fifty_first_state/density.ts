/** How tightly the states are drawn, so that all of them fit without scrolling: counted, not measured, so nothing jumps. */
import type { FiftyFirstView, LocationView } from "./view";

/** 0: full cards; 1: the others' locations side by side; 2: my cards low; 3: mine as lines, too; 4: the others' by their names alone. */
export type Density = 0 | 1 | 2 | 3 | 4;
/** What has to fit; the last is what is left where nothing does. */
type Counted = Exclude<Density, 4>;

/** A line of the others' locations; what a name in two lines adds. */
const LINE = 39;
const WORDY = 14;
/** A location of the others, at least; the space behind it. */
const WIDTHS = [155, 132, 132, 132] as const;
/** One of mine, in lines of at least such a height. */
const CARD = { width: 184, height: 105, least: 101, gap: 8 };
const LOW = { width: 158, height: 76, least: 70, gap: 4 };
const MINE = { width: 150, height: 44, least: 44, gap: 8 };
/** The name of a state, its deals and its edges. */
const HEAD = 60;
/** The connections, with the track behind them where that has room enough. */
const CONNECTION = 104;
const TRACK = 400;
const FACTION = 228;
/** My faction's board with its four prices, without its foot: as a whole and in short. */
const BOARD = [226, 226, 226, 203] as const;
/** Its foot: so many deals stand in a row; a line tells what may be stored. */
const DEALS = { across: [3, 3, 3, 6], first: 30, more: 39 } as const;
const STORE = 25;
const EDGES = 18;
const GAP = 8;
const ROWS = ["production", "feature", "action"] as const;

type Wordy = (place: LocationView) => boolean;

interface Box {
  width: number;
  height: number;
}

/** Lines that my three rows take with so many locations in one. */
function linesOf(places: readonly LocationView[], perLine: number): number {
  return ROWS.reduce((sum, row) => sum + Math.max(1, Math.ceil(places.filter((place) => place.row === row).length / perLine)), 0);
}

/** Connections and track, in so much width. */
function common(view: FiftyFirstView, seat: number, width: number): number {
  const shown = 2 + (view.players[seat]?.connections.length ?? 0);
  return shown * CONNECTION + TRACK <= width ? 42 : 84;
}

/** How high the locations of a state are drawn, so many beside each other. */
function linesHigh(places: readonly LocationView[], perLine: number, wordy: Wordy): number {
  return ROWS.reduce((sum, row) => {
    const own = places.filter((place) => place.row === row);
    for (let at = 0; at < own.length; at += perLine) sum += LINE + (own.slice(at, at + perLine).some(wordy) ? WORDY : 0);
    return sum;
  }, 0);
}

function tallest(view: FiftyFirstView, seat: number, box: Box, density: Counted, wordy: Wordy, slack: number): number {
  const others = view.players.filter((player) => player.seat !== seat).map(({ locations }) => locations);
  if (view.hegemony) others.push(view.hegemony.locations);
  const width = (box.width - 24 - 10 * (others.length - 1)) / Math.max(1, others.length);
  const beside = Math.max(1, Math.floor((width - 18) / WIDTHS[density]));
  return Math.max(0, ...others.map((one) => HEAD + linesHigh(one, beside, wordy) + slack * LINE));
}

/** What comes and goes at the foot of my faction's board. */
function foot(view: FiftyFirstView, seat: number, density: Counted): number {
  const { deals = [], locations = [] } = view.players[seat] ?? {};
  const stores = locations.some(({ card }) => view.cards[card]?.effect.some(({ verb }) => verb === "store"));
  const rows = Math.ceil(deals.length / DEALS.across[density]);
  return (rows ? DEALS.first + (rows - 1) * DEALS.more : 0) + (stores ? STORE : 0);
}

function height(view: FiftyFirstView, seat: number, box: Box, density: Counted, wordy: Wordy, slack: number): number {
  const own = density === 3 ? MINE : density === 2 ? LOW : CARD;
  const rowsWide = box.width - 24 - FACTION;
  const lines = linesOf(view.players[seat]?.locations ?? [], Math.max(1, Math.floor((rowsWide - 32) / own.width)));
  const rows = 3 * own.least + (lines - 3) * own.height + 2 * own.gap;
  const faction = BOARD[density] + foot(view, seat, density);
  // What is common stands below my state; beside low cards and lines it has a place of its own behind my faction's board.
  const mine = density < 2 ? Math.max(319, rows, faction) + GAP + common(view, seat, box.width - 24) : Math.max(faction, rows + own.gap + common(view, seat, rowsWide));
  return EDGES + tallest(view, seat, box, density, wordy, slack) + GAP + mine;
}

/** `wordy`: whose name takes two lines among the others; `slack`: room for so many more lines of locations with them. */
export function densityFor(view: FiftyFirstView, seat: number, box: Box, wordy: Wordy = () => false, slack = 0): Density {
  return ([0, 1, 2, 3] as const).find((density) => height(view, seat, box, density, wordy, slack) <= box.height) ?? 4;
}
