/** Arrow keys between things on a board: the nearest one in a direction. */

export type Direction = "left" | "right" | "up" | "down";

export interface Spot {
  x: number;
  y: number;
}

/** Index of the spot to go to from `from`; -1 if there is none that way. */
export function nearest(from: Spot, spots: readonly Spot[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[direction];
    const aside = direction === "left" || direction === "right" ? Math.abs(dy) : Math.abs(dx);
    if (ahead < 2 || aside > ahead * 2.5) return;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

function centre(element: Element): Spot {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

/** The target next to the focused one; the first one when none is focused. */
export function neighbour(
  root: Element,
  focused: Element,
  direction: Direction,
): HTMLElement | SVGElement | null {
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>("[data-target][tabindex]")];
  if (!focused.matches("[data-target]")) return all[0] ?? null;
  const others = all.filter((element) => element !== focused);
  return others[nearest(centre(focused), others.map(centre), direction)] ?? null;
}
