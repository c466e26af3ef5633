/** A friend's remarks during a first game: what is easily overlooked at this very moment. */
import { buildingAt, placing } from "./city";
import { local, mine, tileName, who, type StreetsTable } from "./local.svelte";
import { leaving, outlook } from "./outlook";
import type { StreetsView } from "./sent";

const SEEKERS_WORTH_A_WORD = 2;
const LAST_BUILDS = 3;
const RICH_STREET = 8;

/** One remark, or null when there is nothing to say. */
export function advice(table: StreetsTable): string | null {
  if (table.decision?.prompt !== "build" || table.seat === null) return null;
  return table.ghost ? aboutGhost(table, table.seat) : aboutTable(table, table.seat);
}

function aboutGhost(table: StreetsTable, seat: number): string | null {
  const { ghost, board, say } = table;
  if (!ghost || ghost.loading) return null;
  const told = outlook(ghost.events, board.players.length);
  const placed = placing(ghost.option, board);
  if (told.scored.length) {
    if (local(table).turnBetter === ghost.option.text) return say("ui-tip-turn");
    const home = stolen(table, seat, told.moved);
    if (home) return home;
    const others = told.totals.map((sum, player) => ({ sum, player })).filter(({ player }) => player !== seat);
    const most = others.toSorted((a, b) => b.sum - a.sum)[0];
    if (most && most.sum > (told.totals[seat] ?? 0)) return say("ui-tip-pays-more", { name: who(table, most.player).name });
    const growing = told.pays.find(
      (pay) => pay.player === seat && ["per_building_in_street", "per_symbol"].includes(board.tiles[pay.tile]?.op ?? ""),
    );
    const short = told.scored.some((tiles) => growing && tiles.includes(growing.tile) && tiles.length <= 3);
    if (growing && short && (board.players[seat]?.builds_ahead ?? 0) > 4) {
      return say("ui-tip-leave-open", { name: tileName(table, growing.tile) });
    }
  }
  const built = placed && ghost.board ? buildingAt(ghost.board, placed.word) : undefined;
  if (placed && board.tiles[placed.tile]?.op === "if_closing" && built?.worth?.valuation === 0) {
    return say("ui-tip-closing", { name: tileName(table, placed.tile), money: board.tiles[placed.tile]?.money ?? 0 });
  }
  return null;
}

/** People of the closed street who can only go to somebody else. */
function stolen(table: StreetsTable, seat: number, moved: readonly { colour: string; cell: string }[]): string | null {
  const { ghost, say } = table;
  const after = ghost?.board;
  if (!after) return null;
  const open = Object.keys(leaving(after)).map((people) => ({
    people,
    homes: (ghost.forecast?.seekers[people]?.available ?? []).map((number) => after.city[number]),
  }));
  const gone = moved.map(({ colour, cell }) => ({ people: colour, homes: [buildingAt(after, cell)] }));
  for (const { people, homes } of [...open, ...gone]) {
    const owner = homes[0]?.owner;
    if (owner === undefined || owner === null || homes.some((home) => home?.owner === seat)) continue;
    return say("ui-tip-people", { people, name: who(table, owner).name });
  }
  return null;
}

function aboutTable(table: StreetsTable, seat: number): string | null {
  const { board, say } = table;
  const me = mine(table);
  if (!me) return null;
  const picked = table.picked["tile"];
  if (picked && board.tiles[picked]?.kind === "wild") return say("ui-tip-mixed");
  if (me.builds_ahead <= LAST_BUILDS && richest(board, seat) >= RICH_STREET) {
    return say("ui-tip-half", { n: me.builds_ahead });
  }
  if (me.free_signs === 1 && me.builds_ahead > 1) return say("ui-tip-last-sign");
  for (const [people, count] of Object.entries(board.seekers)) {
    if (!count || !me.hand_kinds.includes(people)) continue;
    const rival = board.players.find((player) => player.player !== seat && player.hand_kinds.includes(people));
    if (rival) return say("ui-tip-rival", { people, name: who(table, rival.player).name });
    if (count >= SEEKERS_WORTH_A_WORD) return say("ui-tip-waiting", { people, count });
  }
  return null;
}

/** The most that one open street would bring a player now. */
function richest(board: StreetsView, seat: number): number {
  const sums = board.streets.map((street) =>
    street.buildings.reduce((sum, number) => {
      const building = board.city[number];
      return building?.owner === seat ? sum + (building.worth?.money ?? 0) : sum;
    }, 0),
  );
  return Math.max(0, ...sums.filter((_, index) => !board.streets[index]?.closed));
}
