/** What screen readers say: a queue for two live regions (App.svelte draws them). */

class Announcer {
  polite = $state("");
  urgent = $state("");
  #waiting: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lines that come close together are read as one. */
  say(text: string): void {
    if (!text) return;
    this.#waiting.push(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.polite = this.#waiting.splice(0).join(" ");
    }, 150);
  }

  /** The person has to know at once: it is your turn. */
  call(text: string): void {
    this.urgent = "";
    setTimeout(() => (this.urgent = text), 50);
  }
}

export const announcer = new Announcer();
