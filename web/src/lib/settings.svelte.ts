/** What a person set for this browser; kept in it, and with the account when there is one. */
import type { Speed } from "./story";
import { LANGUAGES, type Language } from "./texts";

export interface Settings {
  language: Language;
  scheme: "auto" | "light" | "dark";
  /** How tables are lit: each as its game was designed, or all of them the same way. */
  tables: "designed" | "light" | "dark";
  contrast: boolean;
  motion: "auto" | "full" | "reduced";
  /** How fast it is told what others did. */
  story: Speed;
  sound: boolean;
  /** Lists and buttons instead of the drawn board. */
  textView: boolean;
  hints: boolean;
  /** What has only one answer is carried out without asking. */
  forced: boolean;
  name: string;
}

const KEY = "tabletown-settings";

function guessed(): Settings {
  const wanted = (globalThis.navigator?.languages ?? ["en"]).map((tag) => tag.slice(0, 2));
  const language = wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag));
  return {
    language: (language as Language | undefined) ?? "en",
    scheme: "auto",
    tables: "designed",
    contrast: false,
    motion: "auto",
    story: "normal",
    sound: true,
    textView: false,
    hints: true,
    forced: true,
    name: "",
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...guessed(), ...stored() });

/** Changes made here, told to whoever keeps them elsewhere (the account). */
let listener: (changed: Partial<Settings>) => void = () => {};
export function onChange(listen: typeof listener): void {
  listener = listen;
}

export function change(changed: Partial<Settings>, tell = true): void {
  Object.assign(settings, changed);
  try {
    localStorage.setItem(KEY, JSON.stringify($state.snapshot(settings)));
  } catch {
    // A browser that keeps nothing: the settings last as long as the page.
  }
  if (tell) listener(changed);
}

// Another window of the same browser: its settings are ours.
globalThis.addEventListener?.("storage", (event) => {
  if ((event as StorageEvent).key === KEY) Object.assign(settings, stored());
});

const media = (query: string): MediaQueryList | null => globalThis.matchMedia?.(query) ?? null;

class Screen {
  dark = $state(media("(prefers-color-scheme: dark)")?.matches ?? false);
  calm = $state(media("(prefers-reduced-motion: reduce)")?.matches ?? false);
  contrast = $state(media("(prefers-contrast: more)")?.matches ?? false);
  phone = $state(media("(max-width: 720px)")?.matches ?? false);
  tablet = $state(media("(max-width: 1200px)")?.matches ?? false);
  /** A small desktop or less: buttons of the bar are signs. */
  small = $state(media("(max-width: 1500px)")?.matches ?? false);
  /** A low window: hands and cards are drawn by their names. */
  low = $state(media("(max-height: 760px)")?.matches ?? false);
  online = $state(globalThis.navigator?.onLine ?? true);

  constructor() {
    const follow = (query: string, set: (on: boolean) => void): void =>
      media(query)?.addEventListener("change", (event) => set(event.matches));
    follow("(prefers-color-scheme: dark)", (on) => (this.dark = on));
    follow("(prefers-reduced-motion: reduce)", (on) => (this.calm = on));
    follow("(prefers-contrast: more)", (on) => (this.contrast = on));
    follow("(max-width: 720px)", (on) => (this.phone = on));
    follow("(max-width: 1200px)", (on) => (this.tablet = on));
    follow("(max-width: 1500px)", (on) => (this.small = on));
    follow("(max-height: 760px)", (on) => (this.low = on));
    globalThis.addEventListener?.("online", () => (this.online = true));
    globalThis.addEventListener?.("offline", () => (this.online = false));
  }

  get scheme(): "light" | "dark" {
    if (settings.scheme !== "auto") return settings.scheme;
    return this.dark ? "dark" : "light";
  }
  get reducedMotion(): boolean {
    return settings.motion === "auto" ? this.calm : settings.motion === "reduced";
  }
  get highContrast(): boolean {
    return settings.contrast || this.contrast;
  }
}

export const screen = new Screen();
