/** How much of what stands beside the board is in sight: a panel, on a phone a sheet with two heights. */
import type { Follow } from "../lib/follow.svelte";
import { screen } from "../lib/settings.svelte";
import type { RoomView } from "./room_view.svelte";
import type { Stop } from "./Sheet.svelte";

export class Beside {
  /** On a phone. */
  sheet: Stop = $state("closed");
  /** Elsewhere. */
  open = $state(true);
  #read = $state(0);
  #counted = false;
  readonly #view: RoomView;
  readonly #follow: Follow | null;

  constructor(view: RoomView, follow: Follow | null) {
    this.#view = view;
    this.#follow = follow;
  }

  /** Messages that came while the chat was out of sight. */
  get unread(): number {
    return Math.max(0, this.#chat - this.#read);
  }
  get #chat(): number {
    return this.#follow?.chat.length ?? 0;
  }

  /** Call once while the room is set up. */
  attach(): void {
    $effect(() => {
      if (this.#view.tab === "chat" && (!screen.phone || this.sheet !== "closed")) this.#read = this.#chat;
    });
    $effect(() => {
      // Chat from before I came is not news.
      if (this.#follow && this.#follow.version >= 0 && !this.#counted) {
        this.#counted = true;
        this.#read = this.#chat;
      }
    });
    $effect(() => {
      if (!this.#view.asked) return;
      this.open = true;
      if (screen.phone && this.sheet === "closed") this.sheet = "half";
      this.#view.asked = false;
    });
  }
}
