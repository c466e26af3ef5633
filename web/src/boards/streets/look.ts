import type { Look } from "../look";

export default {
  theme: "streets",
  order: 1,
  face: () => import("@fontsource-variable/rubik/wght.css"),
  timbre: { wave: "triangle", length: 0.16, bright: 1800 }, // wood
} satisfies Look;
