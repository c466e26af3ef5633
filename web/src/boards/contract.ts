/**
 * The contract between the shell and a game's board. README.md beside this file explains it.
 *
 * A board draws what it is given and says what the person points at. It never computes a rule:
 * what is legal stands in `table.decision`, what a move does comes from previews, why something is
 * not allowed comes from explanations.
 */
import type { Component } from "svelte";
import type { EventInfo, RefusalInfo, Turn } from "../lib/protocol";
import type { Option } from "../lib/notation";
import type { Say } from "../lib/texts";

export type { Option } from "../lib/notation";
export type { Say } from "../lib/texts";
export type { EventInfo, RefusalInfo, Turn } from "../lib/protocol";

/**
 * The version of what stands in this file, for boards that are built elsewhere. It is raised when something that
 * such a board uses changes its meaning or goes away; what is added does not raise it.
 */
export const CONTRACT = 1;

/** The name of a look (`look.ts` of a board's folder); "plain" is the shell itself, for games without one. */
export type Theme = string;

/** The envelope as the kernel's `Match.view` gives it. `B` is the game's own view struct. */
export interface View<B = unknown> {
  game: string;
  mode: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  seats: number;
  /** Number of actions so far. */
  turn: number;
  /** Seats that have to decide now. */
  waiting: number[];
  prompt: string | null;
  decision: PlainDecision | null;
  outcome: Outcome | null;
  board: B;
}

export interface PlainDecision {
  seat: number;
  prompt: string;
  rule: string;
  details: Record<string, unknown>;
  options: string[];
}

export interface Outcome {
  reason: string;
  rule: string;
  winners: number[];
  scores: number[];
  ranks: number[];
}

/** What I am asked, with the options taken apart. */
export interface Decision {
  seat: number;
  prompt: string;
  /** The prompt as a sentence in the reader's language. */
  text: string;
  rule: string;
  details: Record<string, unknown>;
  /** In the order of the rules; `index` of an option is its place here. */
  options: readonly Option[];
  /** Options of one verb: `decision.of("place")`. */
  of(kind: string): readonly Option[];
  /** The option with exactly this notation. */
  find(text: string): Option | undefined;
}

export type Shape = "circle" | "square" | "diamond" | "triangle" | "hexagon" | "star";

/** Who sits where. Colour + shape + initial: never show less than two of them. */
export interface Player {
  seat: number;
  name: string;
  initial: string;
  /** CSS colours from the theme: `var(--p1)` and what can be read on it. */
  colour: string;
  ink: string;
  shape: Shape;
  kind: "person" | "bot" | "open";
  /** This device may act for the seat. */
  mine: boolean;
  level: string | null;
  temper: string | null;
  /** Level of the bot that stands in while the person is away. */
  standIn: string | null;
  /** The role as a word of the game (`jinteki`); its name is `say("role-jinteki")`. */
  role: string;
  presence: "here" | "away" | "gone";
  /** The seat has to decide now. */
  deciding: boolean;
}

/** What an option would do, as far as I can know. */
export interface Ghost<B = unknown, F = Forecast> {
  option: Option;
  /** Still asking the server. */
  loading: boolean;
  events: readonly EventInfo[];
  /** Chance or something hidden comes next: `board` and `forecast` are of the moment before it (null: of none). */
  uncertain: boolean;
  board: B | null;
  forecast: F | null;
  /** The server refused after all (somebody was faster). */
  refused: readonly RefusalInfo[];
}

export type Forecast = object;

export interface PreviewResult<B = unknown, F = Forecast> {
  events: readonly EventInfo[];
  uncertain: boolean;
  board: B | null;
  forecast: F | null;
}

/** The short time of a question: `left` seconds of the `whole`; afterwards silence is an answer. */
export interface Hurried {
  left: number;
  whole: number;
  /** Who has not answered yet. */
  seats: readonly number[];
}

/** Where a bubble points: an element, or a rectangle in page coordinates. */
export type Anchor = Element | { x: number; y: number; width: number; height: number };

/**
 * The table as a board sees it. Everything is reactive: read it in markup, `$derived` and
 * `$effect`; never copy it into a variable.
 */
export interface Table<B = unknown, F = Forecast> {
  readonly game: string;
  readonly mode: string;
  readonly options: Record<string, boolean | number | string>;
  /** Whose eyes: my seat, the chosen seat of a replay, or null (spectator). */
  readonly seat: number | null;
  readonly view: View<B>;
  /** `view.board`: what really stands on the table (in a plan: on the planned one). */
  readonly board: B;
  /** The board after the candidate if that is known, else `board`. Draw changed things from it. */
  readonly after: B;
  readonly players: readonly Player[];
  player(seat: number): Player;

  /** What this seat is asked, also where it cannot act (a replay). */
  readonly asked: Decision | null;
  /** What is to be chosen: `asked`, or null for spectators and replays. It stays while an action is on its way. */
  readonly decision: Decision | null;
  /** Free actions offered now (trades, promises): `act(text)` carries them out. */
  readonly free: readonly Option[];
  /** False in replays, for spectators, while offline or sending. */
  readonly canAct: boolean;
  /** The short time that those who are asked have for this question; null: it has none. */
  readonly hurry: Hurried | null;

  /**
   * What the person has picked so far (`{tile: "art_gallery"}`): a board's own words for parts of
   * an option. The shell clears it on Esc, on a new decision and behind the curtain.
   */
  readonly picked: Readonly<Record<string, string>>;
  pick(name: string, word: string | null): void;
  /** The option that Confirm (Enter) would carry out; null: nothing chosen yet. */
  readonly candidate: Option | null;
  /** Its consequences. */
  readonly ghost: Ghost<B, F> | null;
  /** Make an option the candidate and fetch its consequences; null puts it back. Nothing is sent to others. */
  preview(text: string | null): void;
  /** Carry out an option of the decision at once (as Confirm does with the candidate). */
  choose(text: string): void;
  /** Carry out several small decisions as one; undo takes them back as one. */
  gesture(texts: readonly string[]): Promise<void>;
  /** Choices from which the present question follows (`BoardModule.followUps`); Confirm sends them all, Esc goes one back. */
  readonly soFar: readonly string[];
  /** What the person said in advance (`{deal: "3 1"}`); `BoardModule.answer` acts by it. Null takes it back. */
  readonly standing: Readonly<Record<string, string>>;
  stand(name: string, word: string | null): void;
  /** Carry out a free action. Resolves with the reasons when it is refused, else with []. */
  act(text: string): Promise<readonly RefusalInfo[]>;

  /** Ask "why can't I?" and show the answer as a bubble at the anchor. Null closes it. */
  why(text: string | null, anchor?: Anchor): void;
  /** The notation (or words) the open bubble answers; draw that target hatched. */
  readonly whyText: string | null;

  /** Questions to the server without any effect on the page. Cached per version. */
  readonly ask: {
    preview(text: string): Promise<PreviewResult<B, F>>;
    explain(text: string): Promise<readonly RefusalInfo[]>;
  };
  /** `Game.forecast` for these eyes; null until one has come, the one before until the next has. */
  readonly forecast: F | null;
  /** The forecast is of this moment, or none will come. */
  readonly foreseen: boolean;

  /** Texts of the game, its names, and the board's own `ui-...` texts, in the reader's language. */
  readonly say: Say;

  /**
   * Pieces have ids `<topic>-<word>`, as text keys do (`tile-art_gallery`, `district-4`).
   * `lit`: pointed at in the log, the rules or by the coach. `changed`: named by the latest events.
   */
  readonly lit: ReadonlySet<string>;
  light(ids: readonly string[]): void;
  readonly changed: ReadonlySet<string>;
  /** Called with every batch of new turns, after the new view is drawn: start animations here. */
  onTurns(listen: (turns: readonly Turn[]) => void): () => void;
  /** Points of a player that the table has and the story has not told yet: take them off a score, and it rises when it is told. */
  untold(seat: number): number;

  /** Whether a layer of the board (`BoardModule.layers`) is switched on or its key is held. */
  layer(id: string): boolean;

  /** Set in lessons: only these options are wanted; draw other legal targets at 28 %. */
  readonly wanted: ReadonlySet<string> | null;

  readonly theme: Theme;
  readonly phone: boolean;
  readonly reducedMotion: boolean;
  readonly highContrast: boolean;
  readonly replay: boolean;
  /** Plan mode is on: `board` shows the planned table, `plan` its steps. */
  readonly planning: boolean;
  readonly plan: readonly PlannedStep[];

  /** Open the inspector with a piece: a press on what is to be read, not chosen. */
  inspect(id: string): void;
  /** Open a tab of the side panel (sheet on a phone), or the rules at an id. */
  openTab(id: string): void;
  openRule(id: string): void;
  /** An action in words that can be found on the table. */
  describe(text: string): string;
  /** Spoken by screen readers, not shown. */
  announce(text: string): void;
}

export interface PlannedStep {
  text: string;
  label: string;
  /** `assumed`: it fits behind what is unknown, if that changes nothing for it. */
  status: "done" | "uncertain" | "assumed" | "refused" | "unreached";
  refusal: RefusalInfo | null;
  /** What it would bring about, as far as that can be known. */
  events: readonly EventInfo[];
}

export interface TableProps<B = unknown, F = Forecast> {
  table: Table<B, F>;
}

export interface PlayerProps<B = unknown, F = Forecast> extends TableProps<B, F> {
  player: Player;
  /** Strip on a phone, rail on a tablet: one line at most. */
  compact: boolean;
}

export interface KeptProps<B = unknown, F = Forecast> extends TableProps<B, F> {
  ghost: Ghost<B, F>;
}

export interface ChipProps<B = unknown, F = Forecast> extends TableProps<B, F> {
  option: Option;
}

/** Something on the table that can be looked at: `<topic>-<word>`, taken apart. */
export interface Piece {
  id: string;
  topic: string;
  word: string;
  /** Whose it is, where several people may own one of the name (`data-owner`). */
  owner: string | null;
}

export interface PieceProps<B = unknown, F = Forecast> extends TableProps<B, F> {
  piece: Piece;
}

/** What the inspector says about a piece; the shell fills in name, text and source where a board leaves them out. */
export interface Inspection {
  title?: string;
  /** What sort of thing it is: "tile", "asset". */
  kind?: string;
  /** What it says or does, one sentence or paragraph each. */
  words?: readonly string[];
  /** The symbols on it, explained. */
  symbols?: readonly { icon: Component; colour?: string; text: string }[];
  /** What it is worth, costs or would do as things stand. */
  now?: readonly string[];
  /** The rules about it. */
  rules?: readonly string[];
  /** The named thing whose source is told, if it is not the piece itself; null: there is none to tell. */
  source?: string | null;
}

/** What moves when something happens. Spots are pieces (`tile-museum`), panels (`seat-2`) or anchors of a board (`anchor-main`). */
export interface Motion {
  from?: string | undefined;
  to?: string | undefined;
  /** The piece at `to` is not seen before this has been told. */
  arrives?: boolean;
  /** The piece that is seen moving (`BoardModule.picture`). */
  piece?: string;
  /** Words that are seen moving: "+$5". */
  token?: string;
  /** Points or money that somebody has only when this has been told: until then their score is shown without it. */
  scores?: { seat: number; by: number };
  /** Motions of one group and seat, one after another, are one beat. */
  group?: string;
  /** It begins a beat of its own, which those of its group join that come next: a deed and what came of it. */
  opens?: boolean;
  /** Instead of the event's sentence. */
  caption?: string;
  /** Told even if it came of my own move. */
  always?: boolean;
}

/** The motion of each event that is worth one, by the event's key; `before` came just before it in the same action. */
export type Story<B = unknown, F = Forecast> = Record<string, (event: EventInfo, table: Table<B, F>, before?: EventInfo) => Motion | readonly Motion[] | null>;

/** A tab of the side panel. `title` is a text key. */
export interface BoardTab<B = unknown, F = Forecast> {
  id: string;
  title: string;
  component: Component<TableProps<B, F>>;
  /** A number after the title (open offers). */
  count?(table: Table<B, F>): number;
  /** Hide the tab (a mode without it). */
  shown?(table: Table<B, F>): boolean;
}

/** Something that can be laid over the board. Held key or pressed button. `title` is a text key. */
export interface Layer {
  id: string;
  key: string;
  title: string;
}

/** A key of the board itself, listed under `?`. `title` is a text key. */
export interface BoardKey<B = unknown, F = Forecast> {
  key: string;
  title: string;
  run(table: Table<B, F>): void;
}

/** What the decision bar shows instead of its own guess. Leave out what the guess may do. */
export interface Bar {
  /** The sentence; default: the prompt. */
  title?: string;
  /** The line below: why, how, what is next. */
  hint?: string;
  /** Options as numbered buttons. Default: all up to nine, else those without arguments. */
  chips?: readonly Option[];
  /** Words of the primary button: verb + result ("Build, +$15"). Default: the action's sentence. */
  confirm?: string;
  /** It cannot be taken back (a card is turned up, a die is rolled). Default: the preview is uncertain. */
  irreversible?: boolean;
  /** The candidate in a few words, on a phone. Default: the action's sentence. */
  summary?: string;
  /** What the number keys choose. Default: the chips, else the first nine options. */
  numbers?: readonly Option[];
  /** What the number keys switch on and off instead, where several things are chosen together. */
  toggles?: readonly Pick<Tool, "title" | "run">[];
  /** What Confirm carries out as one gesture, instead of the candidate alone. */
  gesture?: readonly string[];
  /** What the person said in advance and can take back, told also while others decide. */
  standing?: { title: string; button?: string; release(): void };
  /** Buttons that change the candidate but choose nothing ("Turn"). */
  tools?: readonly Tool[];
}

/** A button of the bar. `title` is a text, not a key; `key` is shown on it and listed in `BoardModule.keys`. */
export interface Tool {
  title: string;
  icon: Component;
  key?: string;
  /** Its sign says it alone where there is little room: on a phone it stands beside what lets go of a choice. */
  plain?: boolean;
  run(): void;
}

export interface Breakdown {
  sources: readonly string[];
  rows: readonly (readonly number[])[];
  /** Where seats count different things: what each of them needs to win. Bars are then shares of it. */
  goals?: readonly number[];
}

/** A turn worth a mark. */
export interface Worth {
  title: string;
  weight: number;
}

/** `web/src/boards/<game>/index.ts` exports one of these as default. Only two entries are a must. */
export interface BoardModule<B = unknown, F = Forecast> {
  theme: Theme;
  /** The middle of the page. Fills its box; pan and zoom come from `parts/Stage.svelte`. */
  board: Component<TableProps<B, F>>;
  /** My cards or tiles: floats above the bar, a row on a phone. */
  hand?: Component<TableProps<B, F>>;
  /** For boards that scroll: the hand has a row of its own, it never covers the board. */
  handBelow?: boolean;
  /** Public counts inside a player's card. */
  player?: Component<PlayerProps<B, F>>;
  /** The large number on a player's card. Default: the game's own score, if the view has one. */
  score?(table: Table<B, F>, player: Player): { text: string; change?: string } | null;
  /** Below the player cards (supply, piles, secrets). */
  rail?: Component<TableProps<B, F>>;
  /** What everybody needs at every decision stands above the player cards. */
  railFirst?: boolean;
  /** A band above the board (threat track). */
  strip?: Component<TableProps<B, F>>;
  /** That band stands only where the rail has no room. */
  stripForRail?: boolean;
  /** Content of the Preview tab (sheet on a phone) instead of the list of events. */
  preview?: Component<TableProps<B, F>>;
  /** One line for a preview kept to compare, instead of its events: what it is, what it brings to whom. */
  kept?: Component<KeptProps<B, F>>;
  tabs?: readonly BoardTab<B, F>[];
  /** What there is to read about a piece (`data-piece`); null: it is a mere place. Default: its name and text. */
  inspect?(table: Table<B, F>, piece: Piece): Inspection | null;
  /** The piece drawn large, for the inspector; draws nothing for pieces without a picture. */
  picture?: Component<PieceProps<B, F>>;
  /** What moves at which event: the room tells what others did as a story. */
  story?: Story<B, F>;
  /** Whose an event is that names no seat: a hero's player, the Machine's; null: the table's itself. */
  whose?(event: EventInfo, table: Table<B, F>): number | null;
  /** An action in words, where its notation names a place that is written on no board; null: its own sentence. */
  describe?(table: Table<B, F>, option: Option): string | null;
  /** What stands on a button of the bar instead of the action's sentence: with pictures. */
  chip?: Component<ChipProps<B, F>>;
  /** The option that is carried out without asking, because the person said so in advance. */
  answer?(table: Table<B, F>): string | null;
  /** Prompts that are asked although there is only one answer: a moment to speak. */
  moments?: readonly string[];
  /**
   * Prompts that may go on from a choice of mine (which card, whereto, paid with what): they are asked before anything
   * is sent, as long as nothing unknown comes between, and confirmed once.
   */
  followUps?: readonly string[];
  layers?: readonly Layer[];
  keys?: readonly BoardKey<B, F>[];
  /** Steps in the header, as texts, and which is now. */
  phases?(table: Table<B, F>): { steps: readonly string[]; now: number };
  /** "turn 17 of 40", after the table's name. */
  status?(table: Table<B, F>): string;
  bar?(table: Table<B, F>): Bar;
  /** The table in words, for the text view: one string per line, headings end in ":". */
  lines?(table: Table<B, F>): readonly string[];
  /** Colour, shape or initial of a seat where they follow the role. */
  identity?(view: View<B>, seat: number): Partial<Pick<Player, "colour" | "ink" | "shape" | "initial">>;
  /** Whether the seat holds secrets now; false: no curtain. Default: true. */
  secrets?(view: View<B>, seat: number): boolean;
  /** The finished table for the end screen. Default: the board itself. */
  finished?: Component<TableProps<B, F>>;
  /** The number a seat is measured by, in any view of the game: the curve on the end screen. */
  points?(view: View<B>, seat: number): number | null;
  /** What a seat has, to be compared before and after a plan; titles are texts. Default: the number above. */
  holdings?(table: Table<B, F>, view: View<B>, seat: number): readonly { title: string; value: number }[];
  /** What that number is, where it is not points: the heading of the curve (a text). */
  curve?: string;
  /** Who won, where sides play rather than players ("The heroes win"). Default: the winners by name. */
  headline?(table: Table<B, F>): string | null;
  /** What was done in a turn, in words that name who did it and where; null: the action's own sentence. */
  deed?(table: Table<B, F>, turn: Turn): string | null;
  /** Why who won and who did not, and what was secret until now: one sentence each, for the end screen. */
  verdict?(table: Table<B, F>): readonly string[];
  /** What put the winner before the next one, who has as many points: one sentence. */
  tieBreak?(table: Table<B, F>, winner: number, next: number): string | null;
  /** Where the final scores come from: names of the sources (texts) and one row per seat. */
  breakdown?(table: Table<B, F>, turns: readonly Turn[]): Breakdown | null;
  /** How a number of points is written ("$91"). Default: the number. */
  money?(points: number): string;
  /**
   * A short name for a turn worth a mark on the replay's time line; null for ordinary ones. Those of the greatest weight are
   * shown; without one it is 0.
   */
  moment?(table: Table<B, F>, turn: Turn): string | Worth | null;
}

/**
 * A board that a game of another package brings: the default export of `board/index.js` in the game's package, an ES
 * module without imports from this client. It may offer the functions of `BoardModule`, but no components.
 */
export interface OutsideBoard<B = unknown, F = Forecast>
  extends Pick<
    BoardModule<B, F>,
    "score" | "layers" | "keys" | "phases" | "status" | "bar" | "lines" | "identity" | "secrets" | "points" | "curve" | "headline" | "verdict" | "breakdown" | "money" | "moment" | "deed"
  > {
  /** The `CONTRACT` it was written for. */
  contract: number;
  /** Draw the table into an element; `update` is called after every change of the table, `destroy` at the end. */
  mount(target: HTMLElement, table: Table<B, F>): { update?(): void; destroy?(): void } | void;
}

/** Gives a module its types: `export default defineBoard<StreetsView>({...})`. */
export function defineBoard<B, F = Forecast>(module: BoardModule<B, F>): BoardModule {
  return module as unknown as BoardModule;
}
