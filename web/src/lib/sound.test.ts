/** The sounds as they would come out of the loudspeaker: none startles, none is lost, and they are about equally loud. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Theme } from "../boards/contract";
import { settings } from "./settings.svelte";
import { play, SOUNDS, type Sound } from "./sound";

const RATE = 44_100;
const THEMES: readonly Theme[] = ["plain", "streets", "state", "angeles", "machine"];
const decibels = (amplitude: number): number => 20 * Math.log10(amplitude);

/** A number that is set and moved in time, as an `AudioParam` is. */
class Line {
  value = 0;
  readonly points: { at: number; to: number; how: "set" | "linear" | "exponential" }[] = [];
  setValueAtTime(to: number, at: number): void {
    this.points.push({ at, to, how: "set" });
  }
  linearRampToValueAtTime(to: number, at: number): void {
    this.points.push({ at, to, how: "linear" });
  }
  exponentialRampToValueAtTime(to: number, at: number): void {
    this.points.push({ at, to, how: "exponential" });
  }
  at(time: number): number {
    const next = this.points.findIndex((point) => point.at > time);
    if (next === 0) return this.value;
    const last = this.points[next < 0 ? this.points.length - 1 : next - 1]!;
    const point = this.points[next];
    if (next < 0 || point!.how === "set") return last.to;
    const share = (time - last.at) / (point!.at - last.at);
    return point!.how === "linear" ? last.to + (point!.to - last.to) * share : last.to * (point!.to / last.to) ** share;
  }
}

class Piece {
  readonly frequency = new Line();
  readonly gain = new Line();
  type = "";
  begin = 0;
  end = 0;
  output: Piece | null = null;
  connect(to: Piece): Piece {
    return (this.output = to);
  }
  start(at: number): void {
    this.begin = at;
  }
  stop(at: number): void {
    this.end = at;
  }
}

const tones: Piece[] = [];
class Context {
  readonly currentTime = 0;
  readonly state = "running";
  readonly destination = new Piece();
  createBiquadFilter = (): Piece => new Piece();
  createGain = (): Piece => new Piece();
  createOscillator(): Piece {
    const made = new Piece();
    tones.push(made);
    return made;
  }
}

const WAVES: Record<string, (turn: number) => number> = {
  sine: (turn) => Math.sin(2 * Math.PI * turn),
  square: (turn) => (turn % 1 < 0.5 ? 1 : -1),
  sawtooth: (turn) => 2 * ((turn + 0.5) % 1) - 1,
  triangle: (turn) => 1 - 4 * Math.abs(((turn + 0.25) % 1) - 0.5),
};

/** The low pass of a browser at its resonance of 1 dB. */
function lowpass(samples: Float64Array, frequency: number): Float64Array {
  const turn = (2 * Math.PI * frequency) / RATE;
  const alpha = Math.sin(turn) / (2 * 10 ** (1 / 20));
  const [b0, b1, a0, a1, a2] = [(1 - Math.cos(turn)) / 2, 1 - Math.cos(turn), 1 + alpha, -2 * Math.cos(turn), 1 - alpha];
  const out = new Float64Array(samples.length);
  for (let n = 0; n < samples.length; n++) {
    const past = b0 * (samples[n - 2] ?? 0) - a1 * (out[n - 1] ?? 0) - a2 * (out[n - 2] ?? 0);
    out[n] = (b0 * samples[n]! + b1 * (samples[n - 1] ?? 0) + past) / a0;
  }
  return out;
}

function rendered(sound: Sound, theme: Theme): Float64Array {
  tones.length = 0;
  play(sound, theme);
  const mixed = new Float64Array(Math.ceil(Math.max(...tones.map((tone) => tone.end)) * RATE));
  for (const tone of tones) {
    const loudness = tone.output!.gain;
    for (let n = Math.ceil(tone.begin * RATE); n < tone.end * RATE && n < mixed.length; n++) {
      const time = n / RATE;
      mixed[n]! += WAVES[tone.type]!((time - tone.begin) * tone.frequency.value) * loudness.at(time);
    }
  }
  return lowpass(mixed, tones[0]!.output!.output!.frequency.value);
}

/** Highest amplitude, and the loudest twentieth of a second as its effective value; in dB below full scale. */
function levels(samples: Float64Array): { peak: number; loud: number } {
  const length = RATE / 20;
  let peak = 0;
  let sum = 0;
  let most = 0;
  samples.forEach((one, n) => {
    peak = Math.max(peak, Math.abs(one));
    sum += one * one - (samples[n - length] ?? 0) ** 2;
    most = Math.max(most, sum);
  });
  return { peak: decibels(peak), loud: decibels(Math.sqrt(most / length)) };
}

describe("every sound of every game", () => {
  const known = { context: globalThis.AudioContext, activation: navigator.userActivation };
  beforeEach(() => {
    Object.assign(globalThis, { AudioContext: Context });
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
    settings.sound = true;
  });
  afterEach(() => {
    Object.assign(globalThis, { AudioContext: known.context });
    Object.defineProperty(navigator, "userActivation", { value: known.activation, configurable: true });
  });

  const all = THEMES.flatMap((theme) => SOUNDS.map((sound) => ({ theme, sound })));

  it.each(all)("$sound in $theme neither startles nor is lost, and begins and ends in silence", ({ theme, sound }) => {
    const samples = rendered(sound, theme);
    const { peak, loud } = levels(samples);
    expect(peak).toBeGreaterThan(-25);
    expect(peak).toBeLessThan(-18);
    expect(loud).toBeGreaterThan(-34);
    expect(loud).toBeLessThan(-26);
    expect(Math.abs(samples[0]!)).toBeLessThan(0.001);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(0.001);
  });

  it("is about as loud as every other", () => {
    const found = all.map(({ theme, sound }) => levels(rendered(sound, theme)).loud);
    expect(Math.max(...found) - Math.min(...found)).toBeLessThan(6);
  });
});
