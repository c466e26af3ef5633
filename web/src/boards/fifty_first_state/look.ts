import type { Look } from "../look";

export default {
  theme: "state",
  order: 2,
  face: () => import("@fontsource-variable/oswald/wght.css"),
  timbre: { wave: "square", length: 0.1, bright: 1400 }, // tin
} satisfies Look;
