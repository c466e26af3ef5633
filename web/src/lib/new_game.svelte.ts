/** A new game while it is put together: the draft, what is wrong with it, and making the table. */
import { api } from "./api";
import { games, minutesOf, seatRange, wording } from "./games.svelte";
import { t } from "./i18n.svelte";
import type { GameInfo, OptionInfo, TableInfo } from "./protocol";
import { session } from "./session.svelte";
import { settings } from "./settings.svelte";
import {
  bestMode,
  faults,
  levelsAt,
  newTable,
  optionsOf,
  seatNames,
  seatsFor,
  type Draft,
  type Fault,
  type Level,
  type SeatDraft,
  type SeatKind,
  type Value,
} from "./setup";
import { speaker, type Say } from "./texts";

/** How somebody wants to begin. */
export interface Start {
  game: string;
  with: "bots" | "device" | "link";
  easy?: boolean;
  /** The luck that others have too. */
  seed?: number;
}

const KEY = "tabletown-setup-";
/** The option that says who plays alone against the others. */
const MACHINE = "machine_seat";

/** The options somebody last chose for a game. */
function kept(game: string): Draft["options"] {
  try {
    return (JSON.parse(localStorage.getItem(KEY + game) ?? "{}") as Partial<Draft>).options ?? {};
  } catch {
    return {};
  }
}

export class NewGame {
  draft: Draft = $state() as Draft;
  /** The server lets people choose the seed. */
  seeds = $state(false);
  #words = $state.raw<Say | null>(null);
  #nextId = 1;
  readonly #daily: string | null;

  constructor(start: Start) {
    this.#daily = start.seed === undefined ? null : String(start.seed);
    this.draft = this.#fresh(start);
    void api
      .server()
      .then((server) => (this.seeds = server.seeds ?? false))
      .catch(() => {});
  }

  /** Call once while a component is set up: the chosen game's words. */
  attach(): void {
    $effect(() => {
      const { game } = this.draft;
      const { language } = settings;
      this.#words = null; // those of another game or language say nothing about this one
      void wording(game, language)
        .then((found) => {
          if (game === this.draft.game) this.#words = speaker(language, found, () => []);
        })
        .catch(() => {});
    });
  }

  #seat(kind: SeatKind, number: number, level: SeatDraft["level"] = "normal"): SeatDraft {
    const name = kind === "me" ? settings.name || t("guest-name") : kind === "device" ? t("player-n", { n: number }) : "";
    return { id: this.#nextId++, kind, name, level, temper: "" };
  }

  #fresh({ game, with: how, easy = false, seed }: Start): Draft {
    const info = games.find(game)!;
    const { least, most } = seatRange(info);
    const wanted = easy || how === "device" ? 2 : 3;
    const count = Math.max(least, Math.min(most, wanted));
    const other: SeatKind = how === "bots" ? "bot" : how === "device" ? "device" : "link";
    const seats = [this.#seat("me", 1)];
    while (seats.length < count) seats.push(this.#seat(other, seats.length + 1, easy ? "easy" : "normal"));
    return {
      game,
      mode: bestMode(info, count, ""),
      seats,
      // The deal of the day is the same for everybody, whatever somebody chose before.
      options: seed === undefined ? kept(game) : {},
      clock: "none",
      undo: how === "link" ? "consent" : "free",
      hints: true,
      open: false,
      several: false,
      shuffle: false,
      seed: seed === undefined ? "" : String(seed),
      title: seed === undefined ? "" : t("daily-deal"),
      pack: "",
    };
  }

  // -- what is known ----------------------------------------------------------------------------

  get info(): GameInfo {
    return games.find(this.draft.game)!;
  }
  /** The luck that everybody has today, unless another was asked for since. */
  get daily(): boolean {
    return this.#daily !== null && this.draft.seed === this.#daily;
  }
  get count(): number {
    return this.draft.seats.length;
  }
  get range(): { least: number; most: number } {
    return seatRange(this.info);
  }
  get options(): OptionInfo[] {
    return optionsOf(this.info, this.draft.mode);
  }
  /** Those that are not chosen at the seats. */
  get listed(): OptionInfo[] {
    return this.options.filter((option) => option.name !== MACHINE);
  }
  get levels(): Level[] {
    return levelsAt(this.info, this.draft.mode, this.count);
  }
  get names(): string[] {
    return seatNames(this.draft.seats);
  }
  get faults(): Fault[] {
    return faults(this.draft, this.info);
  }
  get open(): number {
    return this.draft.seats.filter((seat) => seat.kind === "link").length;
  }
  get people(): number {
    return this.draft.seats.filter((seat) => seat.kind === "me" || seat.kind === "device").length;
  }

  value(option: OptionInfo): Value {
    return this.draft.options[option.name] ?? option.default;
  }
  get changed(): OptionInfo[] {
    return this.options.filter((option) => this.value(option) !== option.default);
  }

  // -- words ------------------------------------------------------------------------------------

  /** Whether the words of the game have come: before that its options have no names. */
  get worded(): boolean {
    return this.#words !== null;
  }
  say(key: string): string {
    return this.#words ? this.#words(key) : "";
  }
  /** A text that games may leave out. */
  maybe(key: string): string {
    return this.#words?.has(key) ? this.#words(key) : "";
  }
  valueTitle(option: string, value: Value): string {
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (option === MACHINE) return this.names[Number(value)] || t("player-n", { n: Number(value) + 1 });
    return this.maybe(`value-${option}-${value}`) || this.#named(String(value));
  }
  /** Several heroes in one word, `olga-sylvia`: each by name. */
  #named(value: string): string {
    return value.split("-").map((word) => this.maybe(`hero-${word}`) || word).join(", ");
  }
  temperTitle(temper: string): string {
    return temper ? this.maybe(`temper-${temper}`) || temper.replaceAll("_", " ") : t("any-temper");
  }
  faultText(fault: Fault): string {
    if (fault.kind !== "too-few" && fault.kind !== "too-many") return t(`fault-${fault.kind}`);
    const { name, least, most } = fault.mode;
    return t(`fault-${fault.kind}`, { mode: this.say(`mode-${name}`), least, most, n: this.count });
  }

  /** What would be made: the game, and what differs from the box. */
  get summary(): { lead: string; extras: string; minutes: number } {
    const extras = (this.worded ? this.changed : []).map((option) => {
      const chosen = this.value(option);
      const title = this.say(`option-${option.name}`);
      return chosen === true ? title : `${title}: ${this.valueTitle(option.name, chosen)}`;
    });
    const mode = this.worded && this.info.modes.length > 1 ? [this.say(`mode-${this.draft.mode}`)] : [];
    const lead = [t("n-players", { n: this.count }), games.title(this.draft.game), ...mode].join(", ");
    return { lead, extras: extras.join(", "), minutes: minutesOf(this.draft.game) };
  }

  // -- changes ----------------------------------------------------------------------------------

  pickGame(game: string): void {
    const next = games.find(game)!;
    const { least, most } = seatRange(next);
    const seats = this.draft.seats.slice(0, most);
    while (seats.length < least) seats.push(this.#seat("bot", seats.length + 1));
    for (const seat of seats) if (!next.tempers.includes(seat.temper)) seat.temper = "";
    this.draft = { ...this.draft, game, seats, mode: bestMode(next, seats.length, ""), options: kept(game), seed: "", title: this.daily ? "" : this.draft.title, pack: "" };
  }

  /** The mode, with as many seats as it is for: alone is one press. */
  setMode(name: string): void {
    const mode = this.info.modes.find((one) => one.name === name);
    if (!mode) return;
    this.draft.seats = seatsFor(this.draft.seats, mode, () => this.#seat("bot", 0));
    this.draft.mode = name;
  }

  /** Which side each seat is on, where the options decide that; empty: everybody is alike. */
  role(at: number): "" | "machine" | "heroes" {
    const machine = this.info.options.find((option) => option.name === MACHINE);
    if (!machine) return "";
    return optionsOf(this.info, this.draft.mode).includes(machine) && this.value(machine) === at ? "machine" : "heroes";
  }
  /** Whether the seat may be given the other side. */
  get sided(): boolean {
    return this.options.some((option) => option.name === MACHINE);
  }
  lead(at: number): void {
    this.draft.options[MACHINE] = at;
  }

  #refit(): void {
    this.draft.mode = bestMode(this.info, this.count, this.draft.mode);
  }
  add(): void {
    const last = this.draft.seats.at(-1)?.kind ?? "bot";
    this.draft.seats.push(this.#seat(last === "me" ? "bot" : last, this.count + 1));
    this.#refit();
  }
  remove(at: number): void {
    this.draft.seats.splice(at, 1);
    this.#refit();
  }
  moveUp(at: number): void {
    const [seat] = this.draft.seats.splice(at, 1);
    this.draft.seats.splice(at - 1, 0, seat!);
  }
  setSeats(count: number): void {
    this.draft.seats.splice(count);
    while (this.count < count) this.draft.seats.push(this.#seat("bot", this.count + 1));
    this.#refit();
  }
  setKind(seat: SeatDraft, kind: SeatKind): void {
    const fresh = this.#seat(kind, this.draft.seats.indexOf(seat) + 1);
    seat.kind = kind;
    seat.name ||= fresh.name;
    // Only one of the people here is "me".
    if (kind === "me") for (const other of this.draft.seats) if (other !== seat && other.kind === "me") other.kind = "device";
  }

  /** Make the table; whoever has no session becomes a guest by the name at the first own seat. */
  async make(): Promise<TableInfo> {
    const me = this.draft.seats.find((seat) => seat.kind === "me") ?? this.draft.seats.find((seat) => seat.kind === "device");
    await session.ensure(me?.name.trim() || settings.name || t("guest-name"));
    const made = await api.newTable(newTable(this.draft, this.info));
    try {
      localStorage.setItem(KEY + this.draft.game, JSON.stringify({ options: this.draft.options }));
    } catch {
      // Not kept for the next time; no harm.
    }
    return made;
  }
}
