/** A practice table during a lesson: what is chosen goes to the coach first. */
import type { Follow } from "./follow.svelte";
import { LiveSource } from "./live_source.svelte";
import type { RefusalInfo } from "./protocol";

export class LessonSource extends LiveSource {
  /** Everything is asked: the lesson is about it. */
  override readonly automatic: boolean = false;
  /** True: carry it out. False: the coach has answered. */
  readonly #allow: (text: string) => boolean;

  constructor(follow: Follow, allow: (text: string) => boolean) {
    super(follow);
    this.#allow = allow;
  }

  override async act(text: string): Promise<readonly RefusalInfo[]> {
    // The coach has answered; for the table nothing has happened.
    if (!this.#allow(text)) return [];
    return super.act(text);
  }
}
