/** What broke on the page: said in the console and told to the server, so that somebody hears of it. */
import { api } from "./api";

/** One page tells each fault once, and not more than these. */
const MOST = 5;
const told = new Set<string>();

export function report(place: string, error: unknown): void {
  console.error(`${place} broke:`, error);
  tell(place, error);
}

function tell(place: string, error: unknown): void {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const once = `${place} ${message}`;
  if (told.size >= MOST || told.has(once)) return;
  told.add(once);
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  // The path alone: what stands behind it may be an invitation.
  const fault = { place, message: message.slice(0, 500), stack: stack.slice(0, 4000), page: location.pathname.slice(0, 200) };
  // Nobody to tell it to: it stands in the console.
  api.fault(fault).catch(() => {});
}

/** The answer of a part's own code; what it throws is reported, and the table goes on without it. */
export function guarded<T>(place: string, answer: () => T, without: T): T {
  try {
    return answer();
  } catch (error) {
    report(place, error);
    return without;
  }
}

/** What no boundary can catch: faults in what answers a click, a message or a timer. The browser logs them itself. */
export function watchPage(): void {
  addEventListener("error", (event) => {
    if (event.error) tell("page", event.error);
  });
  addEventListener("unhandledrejection", (event) => tell("page", event.reason));
}
