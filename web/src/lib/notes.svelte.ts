/** Short notes to the person: shown for a moment, spoken by screen readers. */
const SHOWN = 4000;

class Notes {
  all: readonly { id: number; text: string }[] = $state.raw([]);
  #next = 1;

  add(text: string): void {
    const id = this.#next++;
    this.all = [...this.all.slice(-2), { id, text }];
    setTimeout(() => (this.all = this.all.filter((note) => note.id !== id)), SHOWN);
  }
}

export const notes = new Notes();
