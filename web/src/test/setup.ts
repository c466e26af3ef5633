import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { currentLanguage, speak } from "../lib/i18n.svelte";

// All files share one page: a test that spoke another language does not leave it to the next.
afterEach(async () => {
  cleanup();
  if (currentLanguage() !== "en") await speak("en");
});
