/** The keyboard map: one handler per page, listed under `?`. */

export interface Key {
  /** As `KeyboardEvent.key` gives it; letters in lower case. */
  key: string;
  /** Shown on the key cap, if it differs. */
  cap?: string;
  title: string;
  run(event: KeyboardEvent): void;
  /** Also while typing into a field. */
  always?: boolean;
}

function typing(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  return !!element?.closest?.("input, textarea, select, [contenteditable]");
}

/** Handle a key press by a list of keys; true if one was meant. */
export function handle(event: KeyboardEvent, keys: readonly Key[]): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = keys.find((key) => key.key === pressed);
  if (!found || (typing(event.target) && !found.always)) return false;
  // A focused button presses itself on Enter and Space.
  const button = (event.target as Element | null)?.closest?.("button, a[href], [role=button], summary");
  if (button && (pressed === "Enter" || pressed === " ") && !(button as HTMLElement).dataset["passEnter"]) return false;
  event.preventDefault();
  found.run(event);
  return true;
}
