/** Times as people read them. */
import type { Clock, Hurry } from "./protocol";

/** Seconds left on a clock now; `now` is the server's time in seconds. */
export function left(clock: Clock | Hurry, now: number): number {
  return Math.max(0, clock.running ? clock.left - (now - clock.at) : clock.left);
}

/** `2:31`, `1:02:03`, or days and hours for slow games. */
export function clockText(seconds: number, units: { day: string; hour: string }): string {
  const whole = Math.floor(seconds);
  const days = Math.floor(whole / 86400);
  const hours = Math.floor((whole % 86400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (value: number): string => String(value).padStart(2, "0");
  if (days) return `${days} ${units.day} ${hours} ${units.hour}`;
  if (hours) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}
