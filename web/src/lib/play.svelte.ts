/** The table as boards see it (`boards/contract.ts`), on top of a source. */
import { untrack } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import type {
  Anchor,
  BoardModule,
  Decision,
  Forecast,
  Ghost,
  Hurried,
  PlannedStep,
  Player,
  PreviewResult,
  Table,
  Theme,
  View,
} from "../boards/contract";
import { left } from "./clock";
import { Ahead } from "./ahead.svelte";
import { pieces, takeApart } from "./decision";
import { guarded } from "./faults";
import { parse, parseAll, type Kinds, type Option } from "./notation";
import { asPlayer } from "./players";
import type { EventInfo, RefusalInfo, Turn } from "./protocol";
import { screen, settings } from "./settings.svelte";
import { Plan } from "./plan.svelte";
import type { Source } from "./source";
import type { Say } from "./texts";
import { ticker } from "./ticker.svelte";
import type { Trouble } from "./trouble";

export interface Why {
  text: string;
  anchor: Anchor | null;
  /** Null while the server is asked. */
  reasons: readonly RefusalInfo[] | null;
}

/** What happened to the person's intention, to be told in the bar. */
export type Mishap =
  | { kind: "moved-on" }
  | { kind: "refused"; reasons: readonly RefusalInfo[] }
  | { kind: "failed"; trouble: Trouble };

/** How the page around a board reacts to it. */
export interface Surrounding {
  openTab(id: string): void;
  openRule(id: string): void;
  announce(text: string): void;
}

export class Play implements Table {
  /** Set by whoever tells stories at this table. */
  untold: (seat: number) => number = () => 0;
  readonly source: Source;
  readonly module: BoardModule;
  readonly #say: () => Say;
  readonly #kinds: () => Kinds;
  readonly #around: Surrounding;
  readonly #plan: Plan;
  readonly #ahead: Ahead;

  picked: Record<string, string> = $state({});
  standing: Readonly<Record<string, string>> = $state.raw({});
  ghost: Ghost | null = $state.raw(null);
  #candidate: string | null = $state(null);
  #sending: string | null = $state(null);
  mishap: Mishap | null = $state.raw(null);
  whyNot: Why | null = $state.raw(null);
  /** Up to three previews kept side by side. */
  pinned: readonly Ghost[] = $state.raw([]);
  readonly layers = new SvelteSet<string>();
  held: string | null = $state(null);
  lit: ReadonlySet<string> = $state.raw(new Set<string>());
  /** Lit for good: the piece a lesson speaks of. */
  coached: ReadonlySet<string> = $state.raw(new Set<string>());
  changed: ReadonlySet<string> = $state.raw(new Set<string>());
  wanted: ReadonlySet<string> | null = $state.raw(null);
  /** The piece that is read in the inspector. */
  inspected: string | null = $state(null);

  #forecast: { version: number; value: Forecast | null } | null = $state.raw(null);
  #forecastWanted = $state(false);
  #cache = new Map<string, Promise<PreviewResult>>();
  #cachedFor = "";
  /** For which table the ghost was fetched. */
  #shownFor = "";
  #lastDecision = "";

  constructor(source: Source, module: BoardModule, say: () => Say, kinds: () => Kinds, around: Surrounding) {
    this.source = source;
    this.module = module;
    this.#say = say;
    this.#kinds = kinds;
    this.#around = around;
    this.#plan = new Plan(source);
    this.#ahead = new Ahead(source, module.followUps ?? []);
  }

  /** Call once while a component is set up: keeps selection and ghosts in step with the table. */
  attach(): void {
    $effect(() => this.#follow());
    $effect(() => this.#answerByItself());
    $effect(() => this.#fetchForecast());
    $effect(() => this.source.onTurns((turns) => this.#mark(turns)));
    $effect(() => () => void (this.#left = true));
  }

  // -- what is on the table ---------------------------------------------------------------------

  get game(): string {
    return this.view.game;
  }
  get mode(): string {
    return this.view.mode;
  }
  get options(): Record<string, boolean | number | string> {
    return this.view.options;
  }
  get seat(): number | null {
    return this.source.seat;
  }
  get view(): View {
    return this.#plan.view ?? this.#ahead.view ?? this.source.view;
  }
  get board(): unknown {
    return this.view.board;
  }
  get after(): unknown {
    return this.ghost?.board ?? this.board;
  }
  get say(): Say {
    return this.#say();
  }
  get theme(): Theme {
    return this.module.theme;
  }
  get phone(): boolean {
    return screen.phone;
  }
  get reducedMotion(): boolean {
    return screen.reducedMotion;
  }
  get highContrast(): boolean {
    return screen.highContrast;
  }
  get replay(): boolean {
    return this.source.replay;
  }

  readonly players: readonly Player[] = $derived.by(() => {
    const { info, view } = this.source;
    const waiting = info.status === "running" || info.status === "archived" ? view.waiting : [];
    return info.seats.map((seat) =>
      asPlayer(seat, seat.name || this.say.player(seat.seat), waiting, view, this.module),
    );
  });

  player(seat: number): Player {
    return this.players[seat] ?? this.players[0]!;
  }

  /** An action in words; places of the board by what stands there. */
  describe(text: string): string {
    const option = parse(text, 0, this.#kinds());
    return guarded("describe", () => this.module.describe?.(this, option) ?? null, null) ?? this.say.action(text);
  }

  /** Whose an event is that names no seat; null: the table's itself. */
  readonly whose = (event: EventInfo): number | null => guarded("whose", () => this.module.whose?.(event, this) ?? null, null);

  // -- what I may do ----------------------------------------------------------------------------

  /** What the seat is asked, even if it cannot act now. */
  readonly asked: Decision | null = $derived.by(() => {
    const plain = this.view.decision;
    return plain ? takeApart(plain, this.#kinds(), this.say) : null;
  });

  /** Stays while an action is on its way: what was chosen is drawn until the table itself shows it. */
  get decision(): Decision | null {
    return this.source.playable ? this.asked : null;
  }

  readonly free: readonly Option[] = $derived.by(() =>
    this.source.playable ? parseAll(this.source.free, this.#kinds()) : [],
  );

  get canAct(): boolean {
    return this.source.playable && this.#sending === null;
  }

  get hurry(): Hurried | null {
    const { hurry, skew } = this.source;
    return hurry && { seats: hurry.seats, whole: hurry.whole, left: left(hurry, ticker.seconds + skew) };
  }

  /** The notation on its way to the server. */
  get sending(): string | null {
    return this.#sending;
  }

  get candidate(): Option | null {
    return this.#candidate === null ? null : (this.asked?.find(this.#candidate) ?? null);
  }

  /** The person has chosen something, at least in part. */
  get chosen(): boolean {
    return this.#candidate !== null || Object.keys(this.picked).length > 0 || this.soFar.length > 0;
  }

  /** Choices from which the present question follows; nothing of it is sent yet. */
  get soFar(): readonly string[] {
    return this.#ahead.texts;
  }

  pick(name: string, word: string | null): void {
    if (this.#sending !== null) return;
    if (word === null) {
      const { [name]: _, ...rest } = this.picked;
      this.picked = rest;
    } else this.picked = { ...this.picked, [name]: word };
    this.why(null);
    this.mishap = null;
  }

  preview(text: string | null): void {
    if (this.#sending !== null) return;
    this.why(null);
    this.mishap = null;
    const option = text === null ? undefined : this.asked?.find(text);
    this.#candidate = option ? option.text : null;
    this.#fetchGhost();
  }

  choose(text: string): void {
    if (!this.canAct || !this.asked?.find(text)) return;
    if (this.planning) void this.setPlan(this.#plan.with(text));
    else if (this.soFar.length) void this.gesture([text]);
    else void this.#send(text);
  }

  /** What Confirm and Enter do. */
  confirm(): void {
    if (this.candidate) this.choose(this.candidate.text);
  }

  /** What Esc does: first the bubble, then the candidate, then what was picked. True if there was something. */
  cancel(): boolean {
    if (this.whyNot) this.why(null);
    else if (this.#sending !== null) return false;
    else if (this.#candidate !== null) this.preview(null);
    else if (Object.keys(this.picked).length) this.picked = {};
    else if (this.soFar.length) void this.#ahead.back().catch(() => this.#ahead.clear());
    else return false;
    return true;
  }

  /** Forget everything half done: a new decision, another person at the device. */
  clear(): void {
    this.#ahead.clear();
    this.picked = {};
    this.#candidate = null;
    this.ghost = null;
    this.pinned = [];
    this.whyNot = null;
    this.mishap = null;
  }

  async act(text: string): Promise<readonly RefusalInfo[]> {
    try {
      return await this.source.act(text);
    } catch (error) {
      this.mishap = failure(error);
      return [];
    }
  }

  async #send(text: string): Promise<void> {
    this.#sending = text;
    this.mishap = null;
    try {
      const reasons = await this.source.act(text);
      if (reasons.length) this.#refused(reasons);
      else {
        this.changed = new Set();
        this.clear();
        this.#byHand = false;
      }
    } catch (error) {
      this.mishap = failure(error);
    } finally {
      this.#sending = null;
      this.#gesture = { version: this.source.version, actions: 1 };
    }
  }

  /** The latest gesture: up to which version it went, and of how many actions it was made. */
  #gesture: { version: number; actions: number } | null = null;

  /**
   * Several small decisions of mine as one: each is sent as soon as the table asks for it. What the table does not ask
   * any more (there was only one way) is left out.
   */
  async gesture(texts: readonly string[]): Promise<void> {
    if (!this.canAct || !texts.length) return;
    if (this.planning) return this.setPlan([...this.planTexts, ...texts]);
    this.mishap = null;
    let actions = 0;
    try {
      for (const text of [...this.soFar, ...texts]) {
        this.#sending = text;
        if (!this.source.view.decision?.options.includes(text)) break;
        const before = this.source.version;
        const reasons = await this.source.act(text);
        if (reasons.length) {
          this.#refused(reasons);
          return;
        }
        // A coach may have stopped it: then the rest is not said either.
        if (this.source.version === before) break;
        actions++;
      }
      this.changed = new Set();
      this.clear();
      this.#byHand = false;
    } catch (error) {
      this.mishap = failure(error);
    } finally {
      this.#sending = null;
      this.#gesture = { version: this.source.version, actions };
    }
  }

  /** How many actions an undo takes back now: a gesture goes as a whole. */
  get undoes(): number {
    return this.#gesture?.version === this.source.version ? Math.max(1, this.#gesture.actions) : 1;
  }

  // -- what needs no question -------------------------------------------------------------------

  /** After an undo everything is asked, until the person has acted. */
  #byHand = $state(false);
  #answeredAt = -1;

  stand(name: string, word: string | null): void {
    const { [name]: _, ...rest } = this.standing;
    this.standing = word === null ? rest : { ...rest, [name]: word };
  }

  /** What is carried out without asking: said in advance, or the only answer there is. */
  get answering(): string | null {
    if (!this.source.automatic || !this.source.playable || this.planning || this.soFar.length || this.#byHand || this.mishap) return null;
    const asked = this.asked;
    if (!asked) return null;
    const said = this.module.answer?.(this) ?? null;
    if (said !== null && asked.find(said)) return said;
    const only = settings.forced && asked.options.length === 1 && !this.module.moments?.includes(asked.prompt);
    return only ? asked.options[0]!.text : null;
  }

  #answerByItself(): void {
    const text = this.#sending === null ? this.answering : null;
    // Once for each moment of the table, however long the answer takes to be seen.
    if (text === null || this.#answeredAt === this.source.version) return;
    this.#answeredAt = this.source.version;
    untrack(() => void this.#carryOut(text));
  }

  /** Undo takes it back together with the own action that it followed. */
  async #carryOut(text: string): Promise<void> {
    const before = this.#gesture?.version === this.source.version ? this.#gesture.actions : 0;
    await this.gesture([text]);
    if (this.#gesture) this.#gesture.actions += before;
  }

  #refused(reasons: readonly RefusalInfo[]): void {
    this.mishap = { kind: "refused", reasons };
    this.#around.announce(reasons.map((reason) => this.say.refusal(reason)).join(" "));
  }

  // -- questions --------------------------------------------------------------------------------

  why(text: string | null, anchor: Anchor | null = null): void {
    if (text === null) {
      this.whyNot = null;
      return;
    }
    if (this.whyNot?.text === text && this.whyNot.anchor === anchor) return;
    const asked: Why = { text, anchor, reasons: null };
    this.whyNot = asked;
    void this.ask.explain(text).then((reasons) => {
      if (this.whyNot !== asked) return;
      this.whyNot = { ...asked, reasons };
      this.#around.announce(reasons.map((reason) => this.say.refusal(reason)).join(" "));
    });
  }

  get whyText(): string | null {
    return this.whyNot?.text ?? null;
  }

  readonly ask = {
    preview: (text: string): Promise<PreviewResult> => {
      const now = this.#now;
      if (this.#cachedFor !== now) this.#cache.clear();
      this.#cachedFor = now;
      let found = this.#cache.get(text);
      if (!found) {
        found = this.planning ? this.#plan.preview(text) : this.source.preview(text);
        this.#cache.set(text, found);
        found.catch(() => this.#cache.delete(text));
      }
      return found;
    },
    explain: async (text: string): Promise<readonly RefusalInfo[]> => {
      try {
        if (!this.planning && !this.soFar.length) return await this.source.explain(text);
        // The real table knows nothing of what is only tried out.
        const reason = await (this.planning ? this.#plan : this.#ahead).explain(text);
        return reason ? [reason] : [];
      } catch {
        return [];
      }
    },
  };

  /** For which table questions have been answered. */
  get #now(): string {
    return [this.source.version, ...(this.planning ? this.planTexts : this.soFar)].join("\n");
  }

  get forecast(): Forecast | null {
    if (!this.#forecastWanted) queueMicrotask(() => (this.#forecastWanted = true));
    if (this.#plan.goesOn) return this.#plan.forecast;
    if (this.#ahead.view) return this.#ahead.forecast;
    return this.#forecast?.value ?? null;
  }
  get foreseen(): boolean {
    return this.#plan.goesOn || this.#ahead.view !== null || this.#forecast?.version === this.source.version;
  }

  #fetchForecast(): void {
    const version = this.source.version;
    if (!this.#forecastWanted || this.#forecast?.version === version) return;
    void this.source
      .forecast()
      .then((value) => {
        if (version === this.source.version) this.#forecast = { version, value };
      })
      .catch(() => {
        if (version === this.source.version) this.#forecast = { version, value: this.#forecast?.value ?? null };
      });
  }

  /** The page was left: what is answered later is for nobody. */
  #left = false;

  #fetchGhost(): void {
    const option = this.candidate;
    if (!option) {
      this.ghost = null;
      return;
    }
    const empty = { option, events: [], uncertain: false, board: null, forecast: null, refused: [] };
    this.ghost = { ...empty, loading: true };
    const wanted = (): boolean => this.#candidate === option.text && this.#sending === null;
    // What is answered in advance is no question here either: it is answered when it comes.
    const asks = (): boolean => (this.module.answer?.(this) ?? null) === null;
    const looking = this.#ahead.works && !this.planning ? this.#ahead.preview(option.text, wanted, asks) : this.ask.preview(option.text);
    this.#shownFor = this.#now;
    void looking
      .then((found) => {
        if (this.#left) return;
        if ("taken" in found && found.taken) {
          this.#candidate = null;
          this.ghost = null;
          return;
        }
        if (this.candidate?.text !== option.text) return;
        this.ghost = { ...found, option, loading: false, refused: [] };
      })
      .catch((error: { reasons?: readonly RefusalInfo[] }) => {
        if (this.#left || this.candidate?.text !== option.text) return;
        this.ghost = { ...empty, loading: false, uncertain: true, refused: error.reasons ?? [] };
      });
  }

  /** Keep the ghost beside the others, to compare (key C). */
  pin(): void {
    const ghost = this.ghost;
    if (!ghost || ghost.loading) return;
    const others = this.pinned.filter((kept) => kept.option.text !== ghost.option.text);
    this.pinned = others.length < this.pinned.length ? others : [...others.slice(-2), ghost];
  }

  // -- pieces, layers ---------------------------------------------------------------------------

  light(ids: readonly string[]): void {
    this.lit = new Set([...ids, ...this.coached]);
  }

  onTurns(listen: (turns: readonly Turn[]) => void): () => void {
    return this.source.onTurns(listen);
  }

  layer(id: string): boolean {
    return this.layers.has(id) || this.held === id;
  }

  inspect(id: string): void {
    this.inspected = id;
  }
  openTab(id: string): void {
    this.#around.openTab(id);
  }
  openRule(id: string): void {
    this.#around.openRule(id);
  }
  announce(text: string): void {
    this.#around.announce(text);
  }

  #mark(turns: readonly Turn[]): void {
    if (turns.some((turn) => turn.undone > 0)) this.#byHand = true;
    const named = turns.flatMap((turn) => turn.events.flatMap((event) => pieces(event, this.say)));
    // Marks stay until the person acts; whoever only watches sees the latest.
    if (named.length) this.changed = new Set(this.seat === null ? named : [...this.changed, ...named]);
  }

  /** A new decision or a changed table: keep what still fits, drop the rest and say so. */
  #follow(): void {
    const plain = this.view.decision;
    const now = plain ? JSON.stringify([plain.prompt, plain.details, plain.options]) : "";
    const version = this.source.version;
    if (now !== this.#lastDecision) {
      const had = this.#candidate;
      const kept = had !== null && (plain?.options.includes(had) ?? false) && this.#sending === null;
      this.#lastDecision = now;
      this.why(null);
      if (!kept) {
        this.picked = {};
        this.#candidate = null;
        this.ghost = null;
        this.pinned = [];
        // What was chosen is not lost where it has led to a question of its own.
        const led = had !== null && this.soFar.at(-1) === had;
        if (had !== null && !led && this.#sending === null && !this.planning) this.mishap = { kind: "moved-on" };
      }
    }
    if (version >= 0 && this.#candidate !== null && this.ghost && !this.ghost.loading) {
      if (this.#shownFor !== this.#now) this.#fetchGhost();
    }
    if (this.#plan.stale) void this.#tryPlan();
    if (this.#ahead.stale && this.#sending === null) void this.#lookAgain();
  }

  async #lookAgain(): Promise<void> {
    const still = await this.#ahead.again().catch(() => false);
    if (still) return;
    this.clear();
    this.mishap = { kind: "moved-on" };
  }

  // -- plan mode --------------------------------------------------------------------------------

  get planning(): boolean {
    return this.#plan.on;
  }
  /** In words of the planned table: a step may stand beside what an earlier one built. */
  readonly plan: readonly PlannedStep[] = $derived.by(() => this.#plan.steps.map((step) => ({ ...step, label: this.describe(step.text) })));
  get planTexts(): readonly string[] {
    return this.#plan.texts;
  }
  get canPlan(): boolean {
    return this.source.playable && this.source.view.decision !== null;
  }

  async startPlan(): Promise<void> {
    this.clear();
    this.#plan.on = true;
    await this.#tryPlan();
  }

  /** Which plan is shown: 0 is A, 1 is B. */
  get planNumber(): number {
    return this.#plan.which;
  }
  /** The real table, the planned one, and the one after the other plan: what is compared. */
  get planViews(): { now: View; after: View | null; other: View | null } {
    return { now: this.source.view, after: this.#plan.steps.length ? this.#plan.view : null, other: this.#plan.otherView };
  }
  /** To the other plan; both are kept. */
  async swapPlan(): Promise<void> {
    this.#plan.swap();
    this.clear();
    await this.#tryPlan();
  }

  /** Back to the real table; the steps are kept. */
  leavePlan(): void {
    this.#plan.leave();
    this.clear();
  }

  async setPlan(texts: readonly string[]): Promise<void> {
    this.#plan.texts = texts;
    this.clear();
    await this.#tryPlan();
  }

  async #tryPlan(): Promise<void> {
    try {
      await this.#plan.try();
    } catch (error) {
      this.mishap = failure(error);
    }
  }

  /** Carry out the plan up to the first step that is not legal any more; the rest is kept. */
  async playPlan(): Promise<void> {
    const texts = this.#plan.now;
    const later = this.planTexts.slice(texts.length);
    if (!texts.length) return;
    this.#sending = texts[0]!;
    try {
      const { done, reasons } = await this.source.commit(texts);
      this.#plan.texts = [...texts.slice(done), ...later];
      this.leavePlan();
      if (reasons.length) this.mishap = { kind: "refused", reasons };
    } catch (error) {
      this.mishap = failure(error);
    } finally {
      this.#sending = null;
    }
  }
}

function failure(error: unknown): Mishap {
  const code = (error as { code?: string }).code ?? "fault";
  return code === "stale" || code === "not-your-decision" ? { kind: "moved-on" } : { kind: "failed", trouble: error as Trouble };
}
