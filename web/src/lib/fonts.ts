/** The display faces of the tables, loaded when a table (or its poster) is shown. */
import type { Theme } from "../boards/contract";
import { lookOfTheme } from "../boards/look";

export function loadFace(theme: Theme): void {
  // A face that does not come is no harm: the text stands in the shell's own.
  lookOfTheme(theme)
    .face()
    .catch(() => {});
}
