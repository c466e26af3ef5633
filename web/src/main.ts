import "@fontsource-variable/onest/wght.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchPage } from "./lib/faults";
import { speak } from "./lib/i18n.svelte";
import { settings } from "./lib/settings.svelte";

watchPage();
// The words come first: nothing is drawn in no language.
await speak(settings.language);
mount(App, { target: document.getElementById("app")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Opens the page without a network; a browser that refuses does without. Not before the page itself is there.
  const register = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => {});
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
