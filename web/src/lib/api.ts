/** The HTTP half of the protocol (docs/protocol.md): everything that is not live. */
import type {
  AwayDigest,
  Anonymous,
  Blocks,
  ChangeMe,
  ChatPage,
  ContinueFrom,
  Done,
  Fault,
  GameInfo,
  GameTexts,
  ImportRecord,
  Join,
  Login,
  Me,
  NewAccount,
  NewPosition,
  NewTable,
  PushKey,
  Problem as Said,
  PushSubscription,
  RecordText,
  Report,
  ReviewInfo,
  Rulebook,
  SetSeat,
  TableInfo,
  TableList,
} from "./protocol";
import { question } from "./patience";
import type { RefusalInfo } from "./protocol";

/** The server said no; `code` is one of docs/protocol.md, or `offline` when nobody answered. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly reasons: readonly RefusalInfo[] = [],
    readonly quota: string | null = null,
    readonly wait: number | null = null,
  ) {
    super(message);
  }
}

function cookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

export async function call<T>(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<T> {
  const headers: Record<string, string> = { ...more };
  if (method !== "GET") {
    // The token comes with the first answer; without one there was none yet.
    if (!cookie("csrftoken")) await fetch("/api/me", { credentials: "same-origin" }).catch(() => null);
    headers["x-csrftoken"] = cookie("csrftoken") ?? "";
    if (body !== undefined) headers["content-type"] = "application/json";
  }
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) request.body = JSON.stringify(body);
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch (error) {
    throw new Problem("offline", String(error));
  }
  const said: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = (said ?? {}) as Partial<Said>;
    throw new Problem(
      problem.code ?? "fault",
      problem.message ?? answer.statusText,
      answer.status,
      (problem.reasons ?? []) as unknown as RefusalInfo[],
      problem.quota,
      problem.wait,
    );
  }
  return said as T;
}

/** A question about a table: it waits its turn, and is asked again when the server puts it off. */
function look<T>(path: string): Promise<T> {
  return question(() => call<T>("GET", path));
}

export function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== "");
  return pairs.length ? `?${new URLSearchParams(pairs.map(([k, v]) => [k, String(v)])).toString()}` : "";
}

export type Listing = "open" | "mine" | "live" | "past";

/** What a server offers; fields may be missing on older ones. */
export interface ServerInfo {
  version?: string;
  passkeys?: boolean;
  oidc?: boolean;
  push?: boolean;
  mail?: boolean;
  accounts?: boolean;
  seeds?: boolean;
}

export const api = {
  server: () => call<ServerInfo>("GET", "/api/server"),
  me: () => call<Me | Anonymous>("GET", "/api/me"),
  guest: (name: string) => call<Me>("POST", "/api/session", { name }),
  account: (body: NewAccount) => call<Me>("POST", "/api/account", body),
  login: (body: Login) => call<Me>("POST", "/api/login", body),
  logout: () => call<Done>("POST", "/api/logout"),
  eraseMe: () => call<Done>("DELETE", "/api/me"),
  changeMe: (body: ChangeMe) => call<Me>("PATCH", "/api/me", body),
  confirmEmail: (ticket: string) => call<Done>("POST", "/api/me/email", { ticket }),

  block: (user: string) => call<Blocks>("PUT", `/api/blocks/${user}`),
  report: (body: Report) => call<Done>("POST", "/api/reports", body),
  fault: (body: Fault) => call<Done>("POST", "/api/faults", body),
  pushKey: () => call<PushKey>("GET", "/api/push"),
  push: (body: PushSubscription) => call<Done>("POST", "/api/push", body),

  games: () => call<GameInfo[]>("GET", "/api/games"),
  lessons: (game: string) => call<Record<string, unknown>[]>("GET", `/api/games/${game}/lessons`),
  texts: (game: string, language: string) => call<GameTexts>("GET", `/api/games/${game}/texts/${language}`),
  rulebook: (game: string, lang: string) => call<Rulebook>("GET", `/api/games/${game}/rulebook${query({ lang })}`),

  tables: (show: Listing, game?: string, before?: number) =>
    call<TableList>("GET", `/api/tables${query({ show, game, before })}`),
  table: (id: string, invite?: string | null) => call<TableInfo>("GET", `/api/tables/${id}${query({ invite })}`),
  newTable: (body: NewTable) => call<TableInfo>("POST", "/api/tables", body),
  join: (id: string, body: Join) => call<TableInfo>("POST", `/api/tables/${id}/join`, body),
  leave: (id: string, seat?: number) => call<TableInfo>("POST", `/api/tables/${id}/leave`, seat === undefined ? {} : { seat }),
  setSeat: (id: string, body: SetSeat) => call<TableInfo>("POST", `/api/tables/${id}/seat`, body),
  admit: (id: string, user: string) => call<TableInfo>("POST", `/api/tables/${id}/admit`, { user }),
  start: (id: string) => call<TableInfo>("POST", `/api/tables/${id}/start`),
  close: (id: string) => call<TableInfo>("POST", `/api/tables/${id}/close`),
  rematch: (id: string) => call<TableInfo>("POST", `/api/tables/${id}/rematch`),
  continueFrom: (id: string, body: ContinueFrom) => call<TableInfo>("POST", `/api/tables/${id}/continue`, body),
  position: (body: NewPosition) => call<TableInfo>("POST", "/api/positions", body),
  importRecord: (body: ImportRecord) => call<TableInfo>("POST", "/api/records", body),
  record: (id: string) => look<RecordText>(`/api/tables/${id}/record`),
  review: (id: string) => look<ReviewInfo>(`/api/tables/${id}/review`),
  away: (id: string, seat: number) => look<AwayDigest>(`/api/tables/${id}/away${query({ seat })}`),
  chat: (id: string, before?: number) => look<ChatPage>(`/api/tables/${id}/chat${query({ before })}`),
};
