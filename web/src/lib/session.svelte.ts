/** Who is playing in this browser. Nobody needs an account: a name is enough. */
import { api } from "./api";
import { live } from "./live.svelte";
import type { Me } from "./protocol";
import { change, onChange, settings, type Settings } from "./settings.svelte";

const KEPT = ["language", "scheme", "tables", "contrast", "motion", "sound", "textView", "hints", "forced"] as const;

class Session {
  me: Me | null = $state.raw(null);
  /** The server was asked at least once. */
  known = $state(false);
  #asking: Promise<void> | null = null;
  #renewed = 0;
  #changing = false;

  constructor() {
    live.onNoSession = () => void this.#again();
  }

  /** The session ended elsewhere: who was at a table goes on as a guest, at most once in a while. */
  async #again(): Promise<void> {
    if (!this.me || this.#changing || Date.now() - this.#renewed < 30_000) return;
    this.#renewed = Date.now();
    const { name } = this.me;
    // Another page of this browser may just be getting a new session.
    await new Promise((done) => setTimeout(done, 1000));
    this.me = null;
    this.#asking = null;
    try {
      await this.ensure(name);
      live.renew();
    } catch {
      // The table page says that it cannot be followed.
    }
  }

  /** Find out who we are; an account's preferences win over the browser's. */
  load(): Promise<void> {
    this.#asking ??= this.#load();
    return this.#asking;
  }

  async #load(): Promise<void> {
    try {
      const me = await api.me();
      if (me.user !== null) this.#enter(me);
      this.known = true;
    } catch {
      this.#asking = null;
    }
    onChange((changed) => void this.#keep(changed));
  }

  /** Make sure there is a session; a guest is made where there is none. */
  async ensure(name: string): Promise<Me> {
    await this.load();
    if (!this.me) {
      this.#enter(await api.guest(name));
      live.renew();
    } else if (this.me.kind === "guest" && this.me.name !== name) {
      // A guest is called as they called themselves last.
      this.me = await api.changeMe({ name }).catch(() => this.me);
    }
    change({ name }, false);
    return this.me!;
  }

  async rename(name: string): Promise<void> {
    change({ name }, false);
    if (this.me) this.me = await api.changeMe({ name });
  }

  signIn(name: string, password: string): Promise<void> {
    return this.#change(() => api.login({ name, password }));
  }

  keepAs(name: string, password: string): Promise<void> {
    return this.#change(() => api.account({ name, password }));
  }

  signOut(): Promise<void> {
    return this.#change(async () => void (await api.logout()));
  }

  /** Nothing about this person stays; the name in this browser goes too. */
  async erase(): Promise<void> {
    await this.#change(async () => void (await api.eraseMe()));
    change({ name: "" }, false);
  }

  /** Go on with another session, or with none; the server closes the line of the old one meanwhile. */
  async #change(deed: () => Promise<Me | void>): Promise<void> {
    this.#changing = true;
    try {
      const me = await deed();
      if (me) this.#enter(me);
      else this.me = null;
    } finally {
      this.#changing = false;
      live.renew();
    }
  }

  #enter(me: Me): void {
    this.me = me;
    this.known = true;
    const kept: Record<string, unknown> = {};
    for (const key of KEPT) if (key in me.preferences) kept[key] = me.preferences[key];
    change({ ...(kept as Partial<Settings>), name: me.name }, false);
  }

  async #keep(changed: Partial<Settings>): Promise<void> {
    if (!this.me || this.me.kind !== "account") return;
    const preferences: Record<string, unknown> = { ...this.me.preferences };
    for (const key of KEPT) preferences[key] = settings[key];
    if (!Object.keys(changed).some((key) => (KEPT as readonly string[]).includes(key))) return;
    try {
      this.me = await api.changeMe({ preferences });
    } catch {
      // The browser keeps them anyway.
    }
  }
}

export const session = new Session();
