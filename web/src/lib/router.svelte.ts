/** Addresses of the pages. Real paths: every page can be linked, reloaded and bookmarked. */

export interface Place {
  path: string;
  query: URLSearchParams;
}

function here(): Place {
  return { path: decodeURI(location.pathname), query: new URLSearchParams(location.search) };
}

class Router {
  place: Place = $state.raw(here());

  constructor() {
    globalThis.addEventListener?.("popstate", () => (this.place = here()));
    globalThis.document?.addEventListener("click", (event) => this.#click(event));
  }

  /** Links within the client do not load the page again. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (/^\/(api|ws|schema|auth|metrics|health)\b/.test(link.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }

  go(address: string, { replace = false } = {}): void {
    const same = address === location.pathname + location.search;
    if (same) return;
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = this.place.path;
    this.place = here();
    if (this.place.path !== before) {
      globalThis.scrollTo?.(0, 0);
      // Screen readers and keyboards start at the top of the new page.
      queueMicrotask(() => document.querySelector<HTMLElement>("[data-page-title]")?.focus({ preventScroll: true }));
    }
  }
}

export const router = new Router();

/** Parts of a path that fits a pattern such as `/tables/:id`; null if it does not. */
export function match(path: string, pattern: string): Record<string, string> | null {
  const have = path.split("/").filter(Boolean);
  const want = pattern.split("/").filter(Boolean);
  if (have.length !== want.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of want.entries()) {
    if (part.startsWith(":")) found[part.slice(1)] = have[at]!;
    else if (part !== have[at]) return null;
  }
  return found;
}
