/** Animations on top of what is already drawn. They never decide what is on the screen. */

function still(): boolean {
  return document.documentElement.dataset["motion"] === "reduced";
}

async function run(element: Element, frames: Keyframe[], duration: number): Promise<void> {
  if (still() || typeof element.animate !== "function") return;
  try {
    await element.animate(frames, { duration, easing: "cubic-bezier(.2,.8,.2,1)" }).finished;
  } catch {
    // Cancelled, or the element has gone: the final state stands there anyway.
  }
}

/** Let a piece that stands at its new place arrive from where it was (offsets in its own pixels). */
export function travel(element: Element, dx: number, dy: number, duration = 220): Promise<void> {
  return run(element, [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], duration);
}

/** A card turns over. */
export function flip(element: Element, duration = 260): Promise<void> {
  return run(element, [{ transform: "scaleX(0)" }, { transform: "none" }], duration);
}

/** Something new appears. */
export function appear(element: Element, duration = 180): Promise<void> {
  return run(element, [{ opacity: 0, transform: "scale(.92)" }, { opacity: 1, transform: "none" }], duration);
}
