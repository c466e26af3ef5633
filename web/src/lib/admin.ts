/** What the upkeep page asks of the server (docs/hosting.md); for admins, or whoever has the host's token. */
import { call, query } from "./api";
import type { Done } from "./protocol";

export interface Overview {
  version: string;
  worker: string;
  database: string;
  health: string;
  tables_running: number;
  tables_in_memory: number;
  people: number;
  connections: number;
  incidents: number;
  open_reports: number;
  announcement: string | null;
  last_backup: string | null;
  closed: boolean;
}
export interface AdminDeed {
  at: number;
  who: string | null;
  deed: string;
  about: string | null;
  detail: string;
}
export interface AdminUser {
  user: string;
  name: string;
  kind: string;
  created: number;
  seen: number;
  muted_until: number;
  banned: boolean;
  /** Where this worker last saw the person come from; empty: not since it started. */
  network: string;
}
export interface BarredNetwork {
  network: string;
  until: number;
}
export interface AdminTable {
  id: string;
  game: string;
  mode: string;
  status: string;
  version: number;
  created: number;
  touched: number;
  title: string;
}
export interface Incident {
  id: number;
  at: number;
  kind: string;
  table: string | null;
  version: number | null;
  detail: string;
  record: string | null;
}
export interface AdminReport {
  id: number;
  at: number;
  by: string;
  about: string;
  table: string | null;
  reason: string;
  text: string | null;
}
export interface Quota {
  kind: string;
  person: string;
  address: string;
  refused: number;
}
export interface MadeBackup {
  file: string;
  rows: number;
  bytes: number;
}

export const ROWS = 25;
const KEY = "tabletown-admin-token";

/** The host's token, for as long as this tab is open. */
export const token = {
  get: (): string => sessionStorage.getItem(KEY) ?? "",
  set: (value: string): void => (value ? sessionStorage.setItem(KEY, value) : sessionStorage.removeItem(KEY)),
};

function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const secret = token.get();
  return call<T>(method, `/api/admin${path}`, body, secret ? { authorization: `Bearer ${secret}` } : {});
}

export const admin = {
  overview: () => ask<Overview>("GET", "/overview"),
  people: (name: string, skip: number, banned: boolean) =>
    ask<AdminUser[]>("GET", `/users${query({ name, skip, limit: ROWS, banned: banned ? "true" : null })}`),
  tables: (search: string, skip: number) => ask<AdminTable[]>("GET", `/tables${query({ search, skip, limit: ROWS })}`),
  incidents: (search: string, skip: number) => ask<Incident[]>("GET", `/incidents${query({ search, skip, limit: ROWS })}`),
  reports: (skip: number) => ask<AdminReport[]>("GET", `/reports${query({ skip, limit: ROWS })}`),
  log: (skip: number) => ask<AdminDeed[]>("GET", `/log${query({ skip, limit: ROWS })}`),
  closing: (closed: boolean) => ask<Done>("POST", "/closing", { closed }),
  password: (user: string) => ask<{ password: string }>("POST", `/users/${user}/password`),
  limits: () => ask<Quota[]>("GET", "/limits"),
  rewind: (id: string, version: number) => ask<Done>("POST", `/tables/${id}/rewind`, { version }),
  reopen: (id: string) => ask<Done>("POST", `/tables/${id}/reopen`),
  close: (id: string) => ask<Done>("POST", `/tables/${id}/close`),
  mute: (user: string, hours: number) => ask<Done>("POST", `/users/${user}/mute`, { hours }),
  ban: (user: string, banned: boolean) => ask<Done>("POST", `/users/${user}/ban`, { banned }),
  networks: () => ask<BarredNetwork[]>("GET", "/networks"),
  bar: (network: string) => ask<Done>("POST", "/networks/bar", { network }),
  release: (network: string) => ask<Done>("POST", "/networks/release", { network }),
  settle: (report: number) => ask<Done>("POST", `/reports/${report}/close`),
  announce: (text: string) => ask<Done>("POST", "/announce", { text }),
  backup: () => ask<MadeBackup>("POST", "/backup"),
};
