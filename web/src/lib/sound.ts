/** Short sounds, made on the spot. None carries information alone; all can be off. */
import type { Theme } from "../boards/contract";
import { lookOfTheme } from "../boards/look";
import { settings } from "./settings.svelte";

export type Sound = "turn" | "act" | "offer" | "error" | "round" | "end" | "click";

/** Notes as half-tones above A3, with their start in seconds. */
const TUNES: Record<Sound, readonly (readonly [note: number, at: number])[]> = {
  turn: [
    [7, 0],
    [12, 0.13],
  ],
  act: [[3, 0]],
  offer: [
    [12, 0],
    [15, 0.09],
  ],
  error: [
    [1, 0],
    [-4, 0.11],
  ],
  round: [
    [0, 0],
    [7, 0.1],
    [12, 0.2],
  ],
  end: [
    [0, 0],
    [4, 0.13],
    [7, 0.26],
    [12, 0.42],
  ],
  click: [[19, 0]],
};

export const SOUNDS = Object.keys(TUNES) as readonly Sound[];

let audio: AudioContext | null = null;

export function play(sound: Sound, theme: Theme = "plain"): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  // Browsers allow sound after the first touch of the page only.
  if (!navigator.userActivation?.hasBeenActive) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    const { wave, length, bright } = lookOfTheme(theme).timbre;
    const filter = audio.createBiquadFilter();
    filter.type = "lowpass";
    filter.frequency.value = bright;
    filter.connect(audio.destination);
    for (const [note, at] of TUNES[sound]) {
      const start = audio.currentTime + 0.01 + at;
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      tone.type = wave;
      tone.frequency.value = 220 * 2 ** (note / 12);
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(0.07, start + 0.012);
      loudness.gain.exponentialRampToValueAtTime(0.0004, start + length);
      tone.connect(loudness).connect(filter);
      tone.start(start);
      tone.stop(start + length + 0.02);
    }
  } catch {
    // No sound is no fault.
  }
}
