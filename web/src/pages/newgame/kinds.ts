/** Who may sit on a seat, with the sign of each. */
import Bot from "~icons/lucide/bot";
import Device from "~icons/lucide/smartphone";
import Link from "~icons/lucide/link";
import Person from "~icons/lucide/user";
import type { SeatKind } from "../../lib/setup";

export const KINDS: readonly [SeatKind, typeof Person][] = [
  ["me", Person],
  ["bot", Bot],
  ["link", Link],
  ["device", Device],
];
