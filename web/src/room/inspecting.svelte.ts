/**
 * Which piece is being read: by pointing at it for a moment, by a long press, or with the key `i`, which also goes
 * from piece to piece for whoever has no pointer.
 */
import type { BoardModule } from "../boards/contract";
import { pieceAt, pieceOf, piecesIn, read, whereIs, type Reading } from "../lib/inspect";
import type { Play } from "../lib/play.svelte";

/** A moment of pointing, in milliseconds; a finger is slower to mean something else. */
const HOVER = 550;
const PRESS = 480;
/** A finger trembles so many pixels. */
const TREMBLE = 9;

export class Inspecting {
  /** Read beside the pointer. */
  hovered: { reading: Reading; anchor: Element } | null = $state.raw(null);
  /** Read in a dialog. */
  get opened(): string | null {
    return this.#play.inspected;
  }
  set opened(id: string | null) {
    this.#play.inspected = id;
  }
  readonly reading: Reading | null = $derived.by(() => (this.#play.inspected === null ? null : read(this.#play, this.#module, this.#play.inspected)));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #at: Element | null = null;
  #pointer: { x: number; y: number } | null = null;
  #swallow = false;
  readonly #play: Play;
  readonly #module: BoardModule;

  constructor(play: Play, module: BoardModule) {
    this.#play = play;
    this.#module = module;
  }

  /** Call once while the room is set up, with the room's element. */
  attach(room: HTMLElement): () => void {
    const options = { capture: true, passive: true };
    const listeners: [string, (event: never) => void][] = [
      ["pointermove", (event: PointerEvent) => this.#moved(event)],
      ["pointerdown", (event: PointerEvent) => this.#down(event)],
      ["pointerup", () => clearTimeout(this.#timer)],
      ["pointercancel", () => clearTimeout(this.#timer)],
      ["pointerleave", () => this.leave()],
      ["wheel", () => this.leave()],
    ];
    for (const [name, listen] of listeners) room.addEventListener(name, listen as EventListener, options);
    const click = (event: Event): void => {
      // The click that ends a long press is no choice, and does not close what the press has opened.
      if (this.#swallow) event.stopPropagation();
      this.#swallow = false;
      this.leave();
    };
    // A long press would open the browser's own menu.
    const menu = (event: Event): void => {
      if (this.opened !== null) event.preventDefault();
    };
    window.addEventListener("click", click, true);
    room.addEventListener("contextmenu", menu);
    return () => {
      clearTimeout(this.#timer);
      for (const [name, listen] of listeners) room.removeEventListener(name, listen as EventListener, options);
      window.removeEventListener("click", click, true);
      room.removeEventListener("contextmenu", menu);
    };
  }

  /** Every piece on the screen that there is something to read about. */
  pieces(): string[] {
    const room = document.querySelector(".room");
    return room ? piecesIn(room).filter((id) => read(this.#play, this.#module, id) !== null) : [];
  }

  /** The key `i`: the piece that has the focus, the one pointed at, or the first. */
  open(): void {
    const focused = document.activeElement?.closest(".room [data-piece]");
    const pointed = this.#pointer && pieceAt(this.#pointer.x, this.#pointer.y);
    const all = this.pieces();
    const meant = [focused, pointed].map((one) => one && pieceOf(one)).find((id) => id && all.includes(id));
    this.leave();
    this.opened = meant ?? all[0] ?? null;
  }

  /** To the next piece on the screen, or the one before. */
  step(by: 1 | -1): void {
    const all = this.pieces();
    if (!all.length || this.opened === null) return;
    this.opened = all[(all.indexOf(this.opened) + by + all.length) % all.length]!;
  }

  close(): void {
    const room = document.querySelector(".room");
    const back = this.opened === null || !room ? null : whereIs(room, this.opened);
    this.opened = null;
    const target = back?.closest<HTMLElement>("[tabindex], button");
    // The dialog gives the focus back to where it was; a piece reached on the way takes it instead.
    if (target) queueMicrotask(() => target.focus({ preventScroll: true }));
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.#at = null;
    this.hovered = null;
  }

  #moved(event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (event.pointerType !== "mouse") {
      if (this.#pointer && Math.hypot(x - this.#pointer.x, y - this.#pointer.y) > TREMBLE) clearTimeout(this.#timer);
      return;
    }
    this.#pointer = { x, y };
    const at = event.buttons ? null : pieceAt(x, y);
    if (at === this.#at) return;
    this.leave();
    this.#at = at;
    if (at) this.#timer = setTimeout(() => this.#show(at), HOVER);
  }

  #show(at: Element): void {
    const reading = at.isConnected ? read(this.#play, this.#module, pieceOf(at)) : null;
    this.hovered = reading && { reading, anchor: at };
  }

  #down(event: PointerEvent): void {
    this.leave();
    this.#swallow = false;
    if (event.pointerType === "mouse") return;
    const { clientX: x, clientY: y } = event;
    this.#pointer = { x, y };
    const at = pieceAt(x, y);
    const id = at && pieceOf(at);
    if (!id || !read(this.#play, this.#module, id)) return;
    this.#timer = setTimeout(() => {
      this.#swallow = true;
      this.opened = id;
    }, PRESS);
  }
}
