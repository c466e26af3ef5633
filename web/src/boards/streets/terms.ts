/** Sums in words of figures: how a building's money is made up. */
import type { StreetsView } from "./sent";

/** The valuation as units times money ("3 × $2"), or just the money where there are no units. */
export function valueTerm(board: StreetsView, tile: string, valuation: number, factor: number, copied: string | null): string {
  const printed = board.tiles[copied ?? tile];
  const unit = printed?.money ?? 0;
  const counts = printed !== undefined && unit > 0 && printed.op !== "if_closing" && valuation % unit === 0;
  const base = counts ? `${valuation / unit} × $${unit}` : `$${valuation}`;
  if (factor === 1) return base;
  return counts ? `${factor} × (${base})` : `${factor} × ${base}`;
}

/** "6+2": value and people, for small print. */
export function splitTerm(valuation: number, factor: number, people: number): string {
  return people ? `${valuation * factor}+${people}` : "";
}
