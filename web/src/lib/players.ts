/** Who sits where, with colour, shape and initial. */
import type { BoardModule, Player, Shape, View } from "../boards/contract";
import type { SeatInfo } from "./protocol";

export const SHAPES: readonly Shape[] = ["circle", "square", "diamond", "triangle", "hexagon", "star"];

export function initial(name: string): string {
  const letter = [...name.trim()].find((character) => /[\p{L}\p{N}]/u.test(character));
  return (letter ?? "?").toLocaleUpperCase();
}

export function identity(seat: number, name: string): Pick<Player, "colour" | "ink" | "shape" | "initial"> {
  const number = (seat % SHAPES.length) + 1;
  return {
    colour: `var(--p${number})`,
    ink: `var(--on-p${number})`,
    shape: SHAPES[seat % SHAPES.length]!,
    initial: initial(name),
  };
}

export function asPlayer(
  seat: SeatInfo,
  name: string,
  waiting: readonly number[] = [],
  view: View | null = null,
  module: BoardModule | null = null,
): Player {
  return {
    seat: seat.seat,
    name,
    ...identity(seat.seat, name),
    ...(view && module?.identity ? module.identity(view, seat.seat) : {}),
    kind: seat.kind,
    mine: seat.yours,
    level: seat.level,
    temper: seat.temper,
    standIn: seat.stand_in,
    role: seat.role,
    presence: seat.presence,
    deciding: waiting.includes(seat.seat),
  };
}
