/** The display faces of the tables, loaded when a table (or its poster) is shown. */
import type { Theme } from "../boards/contract";

const faces: Record<Theme, () => Promise<unknown>> = {
  streets: () => import("@fontsource-variable/rubik/wght.css"),
  state: () => import("@fontsource-variable/oswald/wght.css"),
  angeles: () => import("@fontsource-variable/exo-2/wght.css"),
  machine: () => import("@fontsource-variable/playfair-display/wght.css"),
  plain: () => Promise.resolve(),
};

export function loadFace(theme: Theme): void {
  // A face that does not come is no harm: the text stands in the shell's own.
  faces[theme]().catch(() => {});
}
