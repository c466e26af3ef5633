import type { Look } from "../look";

export default {
  theme: "angeles",
  order: 3,
  face: () => import("@fontsource-variable/exo-2/wght.css"),
  timbre: { wave: "sine", length: 0.5, bright: 6000 }, // glass
} satisfies Look;
