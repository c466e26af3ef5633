import type { Look } from "../look";

export default {
  theme: "machine",
  order: 4,
  face: () => import("@fontsource-variable/playfair-display/wght.css"),
  timbre: { wave: "sawtooth", length: 0.24, bright: 1100 }, // brass
} satisfies Look;
