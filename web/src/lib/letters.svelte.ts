/** How wide texts are, measured in their own letters, and measured again when a face has come. */

/** The usual width of letters, as part of their size: where nothing can be measured. */
const USUAL = 0.6;

let pen: CanvasRenderingContext2D | null | undefined;
/** Grows when a face has come: what was measured in another one is measured again. */
let faces = $state(0);
let known = new Map<string, number>();

globalThis.document?.fonts?.addEventListener?.("loadingdone", () => {
  known = new Map();
  faces++;
});

/** Width of a text set in 1 unit, in a face (as in `font-family`). */
export function textWidth(text: string, weight: number, face: string): number {
  void faces;
  const key = `${weight} ${face} ${text}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = measured(text, weight, face)));
  return found;
}

function measured(text: string, weight: number, face: string): number {
  pen ??= globalThis.document?.createElement("canvas").getContext?.("2d") ?? null;
  if (!pen) return text.length * USUAL;
  pen.font = `${weight} 100px ${face}`;
  return pen.measureText(text).width / 100;
}
