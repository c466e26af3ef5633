/* Generated from the protocol's JSON Schema by scripts/types.mjs: do not edit. */

export type Incoming =
  | Hello
  | Watch
  | Unwatch
  | Act
  | Commit
  | Undo
  | Motion
  | Ballot
  | Preview
  | Explain
  | Plan
  | Forecast
  | Hint
  | Say
  | Note
  | Replay
  | Here
  | Lobby
  | Ping;
export type Outgoing =
  | Welcome
  | Update
  | Ack
  | Refused
  | Failed
  | Previewed
  | Explained
  | Planned
  | Forecasted
  | Hinted
  | Chatted
  | Replayed
  | PresenceInfo
  | Notice
  | LobbyList
  | Gone
  | Pong;

/**
 * The first message. ``token`` for clients without a cookie.
 */
export interface Hello {
  type: "hello";
  protocol?: number;
  token?: string | null;
  id?: string | null;
}
/**
 * Follow a table as one of your seats, or as a spectator (``seat`` null).
 *
 *     ``since``: the version you already have; the turns after it are sent. Null: all of them.
 */
export interface Watch {
  type: "watch";
  table: string;
  seat?: number | null;
  since?: number | null;
  invite?: string | null;
  id?: string | null;
}
export interface Unwatch {
  type: "unwatch";
  table: string;
  seat?: number | null;
  id?: string | null;
}
/**
 * Carry out an action. ``version`` is that of the view it was chosen from.
 */
export interface Act {
  type: "act";
  table: string;
  seat: number;
  version: number;
  /**
   * idempotency key
   */
  key: string;
  text: string;
  id?: string | null;
}
/**
 * Carry out the actions of a plan in order, up to the first that is refused.
 */
export interface Commit {
  type: "commit";
  table: string;
  seat: number;
  version: number;
  /**
   * idempotency key
   */
  key: string;
  texts: string[];
  id?: string | null;
}
/**
 * Take back the last own action, or the own turn so far; asks the others when it is not free.
 *
 *     ``actions``: so many own actions in a row that were one gesture.
 */
export interface Undo {
  type: "undo";
  table: string;
  seat: number;
  version: number;
  /**
   * idempotency key
   */
  key: string;
  back?: "action" | "turn";
  actions?: number;
  id?: string | null;
}
/**
 * Ask the other seats for something; ``target`` is the seat to replace.
 */
export interface Motion {
  type: "motion";
  table: string;
  seat: number;
  kind: "cancel" | "end" | "pause" | "replace" | "resume";
  target?: number | null;
  id?: string | null;
}
/**
 * Answer a motion; the seat that moved it withdraws it by ``agree`` false.
 */
export interface Ballot {
  type: "ballot";
  table: string;
  seat: number;
  /**
   * an id the client made up
   */
  motion: string;
  agree: boolean;
  id?: string | null;
}
/**
 * What would this action do?
 */
export interface Preview {
  type: "preview";
  table: string;
  seat: number;
  text: string;
  id?: string | null;
}
/**
 * Why can't I? An action's notation, or words that name a piece, card or place.
 */
export interface Explain {
  type: "explain";
  table: string;
  seat: number;
  text: string;
  id?: string | null;
}
/**
 * Try actions on a private branch. Nobody else learns of it; nothing is kept.
 */
export interface Plan {
  type: "plan";
  table: string;
  seat: number;
  texts: string[];
  ahead?: boolean;
  id?: string | null;
}
/**
 * What an attentive player would work out: projected scores, incomes, risks.
 */
export interface Forecast {
  type: "forecast";
  table: string;
  seat?: number | null;
  id?: string | null;
}
/**
 * What would a bot play here, and why?
 */
export interface Hint {
  type: "hint";
  table: string;
  seat: number;
  level?: "easy" | "hard" | "normal";
  id?: string | null;
}
/**
 * Chat. ``to`` lists seats to whisper to, where the table allows it.
 */
export interface Say {
  type: "say";
  table: string;
  /**
   * idempotency key
   */
  key: string;
  text: string;
  seat?: number | null;
  to?: number[] | null;
  id?: string | null;
}
/**
 * Keep private notes of a table; the whole text each time.
 */
export interface Note {
  type: "note";
  table: string;
  text: string;
  id?: string | null;
}
/**
 * The table as a seat saw it at an earlier version.
 */
export interface Replay {
  type: "replay";
  table: string;
  version: number;
  seat?: number | null;
  id?: string | null;
}
/**
 * The person is (back) at the seat, or looks elsewhere. Ends a bot's standing in.
 */
export interface Here {
  type: "here";
  table: string;
  seat: number;
  away?: boolean;
  id?: string | null;
}
/**
 * Follow the list of open tables, or stop.
 */
export interface Lobby {
  type: "lobby";
  on?: boolean;
  game?: string | null;
  id?: string | null;
}
export interface Ping {
  type: "ping";
  id?: string | null;
}
export interface Welcome {
  type: "welcome";
  user: string;
  name: string;
  protocol: number;
  server: string;
  time: number;
  announcement?: string | null;
  re?: string;
}
/**
 * The table as the watching seat may see it, at ``version``/``rev``, complete.
 *
 *     ``turns`` are those after ``since``. A receiver keeps the update with the highest
 *     (version, rev), takes the turns it does not have yet, and asks again (``watch`` with its own
 *     version) when ``since`` is higher than what it has.
 *
 *     ``was``: this seat was watched before and is not the receiver's any more (seats were dealt anew,
 *     the person stood up); from now on ``seat`` is watched in its place.
 */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  version: number;
  rev: number;
  since: number;
  time: number;
  info: TableInfo;
  view: {
    [k: string]: unknown;
  } | null;
  turns: Turn[];
  clocks: Clock[];
  hurry: Hurry | null;
  free: string[];
  undo: UndoInfo | null;
  chat: ChatMessage[] | null;
  notes: string | null;
  was?: number;
  re?: string;
}
/**
 * Everything about a table but the game itself. ``rev`` grows with every change of it.
 */
export interface TableInfo {
  id: string;
  rev: number;
  version: number;
  game: string;
  mode: string;
  rules: number;
  options: {
    [k: string]: boolean | number | string;
  };
  title: string;
  host: string;
  status: "archived" | "cancelled" | "finished" | "open" | "running" | "stuck";
  paused: boolean;
  practice: boolean;
  settings: Settings;
  seats: SeatInfo[];
  waiting: number[];
  motions: MotionInfo[];
  whispers: boolean;
  spectators: number;
  created: number;
  started: number | null;
  finished: number | null;
  touched: number;
  outcome: {
    [k: string]: unknown;
  } | null;
  link: Link | null;
  next: string | null;
  invite: string | null;
  next_invite: string | null;
  removed: RemovedInfo[];
  round: number;
}
/**
 * How a table is run.
 */
export interface Settings {
  public?: boolean;
  spectators?: boolean;
  rated?: boolean;
  undo?: "consent" | "free" | "none";
  hints?: boolean;
  several?: boolean;
  pace?: Pace;
}
/**
 * Time to think, in seconds. Without ``bank`` and ``decision`` there is no clock.
 *
 *     ``bank`` + ``increment``: a purse of time that gains after every own decision.
 *     ``decision``: so much for every single decision.
 */
export interface Pace {
  kind?: "days" | "live";
  bank?: number | null;
  increment?: number;
  decision?: number | null;
  timeout?: "easy" | "hard" | "normal" | "random";
}
/**
 * Who sits where. ``stand_in`` is the level of the bot that plays while the person is away.
 */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  user: string | null;
  level: string | null;
  temper: string | null;
  stand_in: string | null;
  role: string;
  yours: boolean;
  presence: "away" | "gone" | "here";
}
/**
 * Something a seat asks of the others: passed when everyone in ``needs`` said yes.
 */
export interface MotionInfo {
  id: string;
  kind: "cancel" | "end" | "pause" | "replace" | "resume" | "undo";
  by: number;
  at: number;
  target: number | null;
  actions: number;
  version: number;
  yes: number[];
  needs: number[];
}
/**
 * Where a table came from: a rematch, a game continued from a moment, an imported record.
 */
export interface Link {
  kind: "continued" | "imported" | "rematch";
  table: string | null;
  version: number | null;
}
/**
 * Somebody the host has removed; only the host can let them in again.
 */
export interface RemovedInfo {
  user: string;
  name: string;
}
/**
 * One entry of a table's log as one seat saw it. ``version`` is the table's version after it.
 *
 *     ``seat`` is None when a free action showed the receiver nothing. ``text`` is only there for the
 *     receiver's own actions. An ``undo`` took back ``undone`` actions.
 */
export interface Turn {
  version: number;
  kind: "act" | "start" | "undo";
  seat: number | null;
  free: boolean;
  at: number;
  events: EventInfo[];
  text: string | null;
  undone: number;
}
/**
 * One fact, as far as the receiver may know it: ``event-<key>`` with ``args``.
 */
export interface EventInfo {
  key: string;
  rule: string;
  args: {
    [k: string]: unknown;
  };
}
/**
 * A seat's clock: ``left`` seconds at the server time ``at``; it runs if ``running``.
 */
export interface Clock {
  seat: number;
  left: number;
  running: boolean;
  at: number;
}
/**
 * The short time that ``seats`` have together for their question: who says nothing agrees.
 */
export interface Hurry {
  seats: number[];
  left: number;
  whole: number;
  running: boolean;
  at: number;
}
/**
 * Whether the receiver can take back: ``free`` actions at once, or by asking, or not at all.
 */
export interface UndoInfo {
  action: "consent" | "free" | "no";
  turn: "consent" | "free" | "no";
  turn_actions: number;
  reason: RefusalInfo | null;
}
/**
 * Why something is not allowed: a localisable key (``refusal-<key>``), its rule, its arguments.
 */
export interface RefusalInfo {
  key: string;
  rule: string;
  args: {
    [k: string]: unknown;
  };
}
/**
 * ``to`` is None for the whole table; otherwise the seats that can read it (whispers).
 */
export interface ChatMessage {
  id: number;
  at: number;
  name: string;
  seat: number | null;
  user: string;
  text: string;
  to: number[] | null;
}
/**
 * Done and stored. ``version`` is the version it made; ``motion`` the request it became.
 */
export interface Ack {
  type: "ack";
  table: string;
  version: number;
  key?: string | null;
  motion?: string | null;
  done?: number | null;
  re?: string;
}
/**
 * The rules refuse; nothing changed. ``done`` actions of a ``commit`` were carried out.
 */
export interface Refused {
  type: "refused";
  table: string;
  version: number;
  reasons: RefusalInfo[];
  key?: string | null;
  done?: number | null;
  re?: string;
}
/**
 * The message could not be handled; ``code`` is one of the codes in docs/protocol.md.
 *
 *     Of ``too-many``: ``quota`` says of what, ``wait`` in how many seconds to try again.
 */
export interface Failed {
  type: "error";
  code: string;
  message: string;
  table?: string | null;
  key?: string | null;
  version?: number | null;
  done?: number | null;
  quota?: string | null;
  wait?: number | null;
  re?: string;
}
/**
 * ``uncertain``: chance or something hidden comes next; what follows is not shown.
 */
export interface Previewed {
  type: "previewed";
  table: string;
  version: number;
  events: EventInfo[];
  uncertain: boolean;
  board: {
    [k: string]: unknown;
  } | null;
  forecast: {
    [k: string]: unknown;
  } | null;
  re?: string;
}
/**
 * No reasons: it is allowed.
 */
export interface Explained {
  type: "explained";
  table: string;
  version: number;
  reasons: RefusalInfo[];
  re?: string;
}
/**
 * ``view`` is the table after all steps that could be carried out, with its next decision.
 */
export interface Planned {
  type: "planned";
  table: string;
  version: number;
  steps: PlanStep[];
  view: {
    [k: string]: unknown;
  };
  re?: string;
}
/**
 * One action of a plan: carried out (``view`` is the table after it), uncertain, or refused.
 *
 *     ``assumed``: it would fit behind what is unknown, if that changes nothing for it.
 */
export interface PlanStep {
  text: string;
  status: "assumed" | "done" | "refused" | "uncertain" | "unreached";
  events: EventInfo[];
  view: {
    [k: string]: unknown;
  } | null;
  forecast: {
    [k: string]: unknown;
  } | null;
  refusal: RefusalInfo | null;
}
export interface Forecasted {
  type: "forecasted";
  table: string;
  version: number;
  forecast: {
    [k: string]: unknown;
  };
  re?: string;
}
/**
 * ``reasons``: what decided between the action and the next best one, largest difference first.
 *
 *     ``chance`` is the seat's chance to win as the bot sees it, if it has looked so far.
 */
export interface Hinted {
  type: "hinted";
  table: string;
  version: number;
  text: string;
  alternative: string | null;
  chance: number | null;
  reasons: TermInfo[];
  re?: string;
}
/**
 * A named part of a bot's judgement (``term-<name>``): with its action, and with the other one.
 */
export interface TermInfo {
  name: string;
  chosen: number;
  other: number;
}
export interface Chatted {
  type: "chat";
  table: string;
  messages: ChatMessage[];
  re?: string;
}
/**
 * ``turn`` is the entry that led to ``version``; ``last`` the version the table is at.
 */
export interface Replayed {
  type: "replayed";
  table: string;
  seat: number | null;
  version: number;
  last: number;
  view: {
    [k: string]: unknown;
  };
  turn: Turn;
  forecast: {
    [k: string]: unknown;
  };
  re?: string;
}
export interface PresenceInfo {
  type: "presence";
  table: string;
  seats: {
    [k: string]: "away" | "gone" | "here";
  };
  spectators: number;
  re?: string;
}
/**
 * Something happened at one of your tables, whether you watch it or not.
 */
export interface Notice {
  type: "notice";
  kind: "announcement" | "finished" | "invited" | "joined" | "motion" | "started" | "turn";
  table: string | null;
  title: string | null;
  text: string | null;
  re?: string;
}
export interface LobbyList {
  type: "lobby";
  tables: TableInfo[];
  re?: string;
}
/**
 * You can no longer follow this table: the host removed or blocked you, or it is only for those
 *     who sit at it.
 */
export interface Gone {
  type: "gone";
  table: string;
  reason: "kicked" | "private";
  re?: string;
}
export interface Pong {
  type: "pong";
  time: number;
  re?: string;
}
/**
 * Play as a guest. ``token``: answer with a bearer token instead of setting a cookie.
 */
export interface NewSession {
  name: string;
  token?: boolean;
}
/**
 * Keep the present guest's games under a name and password, or start afresh.
 *
 *     All sessions of the guest end. The answer brings a new one: a cookie, or a token if ``token`` is set
 *     or the request came with a token.
 */
export interface NewAccount {
  name: string;
  password: string;
  email?: string | null;
  token?: boolean;
}
export interface Login {
  name: string;
  password: string;
  token?: boolean;
}
/**
 * ``preferences`` is the client's own JSON document (at most 16 kB), kept as it is.
 *
 *     Where the server sends mail, a new ``email`` counts when the link in a message to it was opened.
 */
export interface ChangeMe {
  name?: string | null;
  preferences?: {
    [k: string]: unknown;
  } | null;
  email?: string | null;
  notify?: ("both" | "mail" | "none" | "push") | null;
}
/**
 * What the link in the message to an address holds.
 */
export interface ConfirmEmail {
  ticket: string;
}
export interface ChangePassword {
  old: string;
  new: string;
}
/**
 * The person behind the session; ``token`` only in answer to a request for one.
 *
 *     ``asked``: an address that a message with a link was just sent to; it is not ``email`` yet.
 */
export interface Me {
  user: string;
  name: string;
  kind: "account" | "guest";
  admin: boolean;
  preferences: {
    [k: string]: unknown;
  };
  email: string | null;
  notify: string;
  token: string | null;
  asked: string | null;
}
/**
 * Nobody is logged in.
 */
export interface Anonymous {
  user: null;
}
/**
 * ``points`` is what the skill is at least with great likelihood (mu - 3 sigma), times 40.
 */
export interface RatingInfo {
  game: string;
  mode: string;
  points: number;
  mu: number;
  sigma: number;
  games: number;
}
export interface Profile {
  user: string;
  name: string;
  kind: "account" | "gone" | "guest";
  ratings: RatingInfo[];
  games: number;
  wins: number;
}
export interface RankRow {
  user: string;
  name: string;
  points: number;
  games: number;
}
/**
 * ``masters``: with how many seats bots of the level `master` are offered.
 */
export interface ModeInfo {
  name: string;
  least: number;
  most: number;
  masters: number[];
}
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  rule: string;
  modes: string[];
  reading: boolean;
}
/**
 * A content pack that new tables may be played with.
 */
export interface PackInfo {
  name: string;
  digest: string;
  title: Name | null;
}
/**
 * A name in the three languages.
 */
export interface Name {
  en: string;
  ru: string;
  pl: string;
}
/**
 * One kind of things in the box: its name by language, and how many different ones come from where.
 */
export interface PileInfo {
  name: {
    [k: string]: string;
  };
  counts: {
    [k: string]: number;
  };
}
/**
 * How much of a game is as in the rulebook, from public lists, partly ours, designed for tabletown.
 */
export interface SourcesInfo {
  piles: PileInfo[];
  note: {
    [k: string]: string;
  };
}
export interface GameInfo {
  name: string;
  rules: number;
  modes: ModeInfo[];
  options: OptionInfo[];
  levels: string[];
  tempers: string[];
  languages: string[];
  sources: SourcesInfo;
  packs: PackInfo[];
  title: {
    [k: string]: string;
  };
  pitch: {
    [k: string]: string;
  };
  minutes: number;
  board: string;
  lessons: string[];
}
/**
 * One word of a notation: the variable of ``action-<kind>`` it is, and its topic.
 */
export interface KindWord {
  name: string;
  topic: string;
}
/**
 * ``ftl``: the Fluent file of the game; ``names``: names from the content, by ``topic-word``;
 *     ``kinds``: the words of every kind of action, in the order of its notation; ``sources``: where the named things
 *     come from (``seed``: the rulebook, ``public``: public lists, ``part``: partly ours, ``house``: ours), by
 *     ``topic-word``; ``ours``: which of their fields are ours.
 */
export interface GameTexts {
  game: string;
  language: string;
  ftl: string;
  names: {
    [k: string]: string;
  };
  kinds: {
    [k: string]: KindWord[];
  };
  sources: {
    [k: string]: "house" | "part" | "public" | "seed";
  };
  ours: {
    [k: string]: string[];
  };
}
export interface Rulebook {
  game: string;
  language: string;
  markdown: string;
}
/**
 * ``me``: a seat for the maker of the table (several: a hot-seat group).
 */
export interface SeatWish {
  kind?: "bot" | "me" | "open";
  name?: string | null;
  level?: "easy" | "hard" | "master" | "normal" | "random";
  temper?: string | null;
}
/**
 * ``seats`` from seat 0 on; the number of entries is the number of seats.
 */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  mode?: string | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  title?: string;
  settings?: Settings;
  start?: boolean;
  shuffle?: boolean;
  practice?: boolean;
  seed?: number | null;
  pack?: string | null;
}
/**
 * A practice table that starts from a position set up by hand: lessons and puzzles.
 */
export interface NewPosition {
  game: string;
  position: {
    [k: string]: unknown;
  };
  seats: SeatWish[];
  mode?: string | null;
  options?: {
    [k: string]: boolean | number | string;
  };
  title?: string;
  seed?: number;
}
/**
 * Without ``seat``: the first open one. ``invite`` is needed for private tables.
 */
export interface Join {
  seat?: number | null;
  name?: string | null;
  invite?: string | null;
}
/**
 * Without ``seat``: all own seats. While the game runs the seat goes to a bot of the table's level.
 */
export interface Leave {
  seat?: number | null;
}
/**
 * The host fills, opens or clears a seat before the start; ``open`` also removes a person.
 */
export interface SetSeat {
  seat: number;
  kind: "bot" | "me" | "open";
  name?: string | null;
  level?: "easy" | "hard" | "master" | "normal" | "random";
  temper?: string | null;
}
/**
 * The host lets somebody in again who was removed.
 */
export interface Admit {
  user: string;
}
/**
 * Play on from a moment of a finished game.
 */
export interface ContinueFrom {
  version: number;
  seats: SeatWish[];
  title?: string;
  settings?: Settings;
}
export interface ImportRecord {
  record: string;
  title?: string;
}
/**
 * The same as the message ``act``.
 */
export interface PlayAction {
  seat: number;
  version: number;
  /**
   * idempotency key
   */
  key: string;
  text: string;
}
/**
 * ``next``: pass it as ``before`` for the following page.
 */
export interface TableList {
  tables: TableInfo[];
  next: number | null;
}
/**
 * A table as a seat sees it now, and the turns after ``since``: for clients that poll.
 */
export interface TableState {
  info: TableInfo;
  seat: number | null;
  version: number;
  time: number;
  view: {
    [k: string]: unknown;
  } | null;
  turns: Turn[];
  clocks: Clock[];
  hurry: Hurry | null;
  free: string[];
}
/**
 * What one seat saw of a game, from its start: the export of a game that still runs.
 */
export interface SeenGame {
  info: TableInfo;
  seat: number | null;
  version: number;
  turns: Turn[];
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * What happened since the person last looked: turns, chat and whose decision it is.
 */
export interface AwayDigest {
  table: string;
  seat: number;
  since: number;
  version: number;
  turns: Turn[];
  messages: ChatMessage[];
  waiting: number[];
}
export interface RecordText {
  record: string;
}
/**
 * The chance of every seat to win, at a version.
 */
export interface ChancePoint {
  version: number;
  chances: number[];
}
/**
 * The action that made ``version``, and how it changed the chance of who made it.
 *
 *     ``better`` is what the coach would have played, if that is something else; ``reasons`` decide
 *     between the two, and ``instead`` is the chance that it would have left.
 */
export interface TurningPoint {
  version: number;
  seat: number;
  text: string;
  before: number;
  after: number;
  better: string | null;
  reasons: TermInfo[];
  instead: number | null;
}
export interface ReviewInfo {
  table: string;
  points: ChancePoint[];
  turns: TurningPoint[];
}
export interface NoteText {
  text: string;
}
export interface ChatPage {
  messages: ChatMessage[];
}
/**
 * About a person, optionally a message or a table.
 */
export interface Report {
  user: string;
  reason: string;
  table?: string | null;
  message?: number | null;
}
/**
 * Something on a page broke: in which part, what was thrown, and at which address.
 */
export interface Fault {
  place: string;
  message: string;
  stack?: string;
  page?: string;
}
export interface Blocks {
  users: string[];
}
/**
 * What the browser's PushManager gives.
 */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/**
 * The server's public key for ``PushManager.subscribe``; None: push is not set up.
 */
export interface PushKey {
  key: string | null;
}
export interface Done {
  done: boolean;
}
/**
 * Every answer with a status of 400 or more. ``code`` as in the WebSocket's ``error``.
 */
export interface Problem {
  code: string;
  message: string;
  reasons: {
    [k: string]: unknown;
  }[];
  quota: string | null;
  wait: number | null;
}
