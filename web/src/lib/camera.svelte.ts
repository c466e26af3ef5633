/** Where a drawing stands on the screen, and how large. Coordinates of the screen are pixels. */

export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  ready = $state(false);
  #width = 0;
  #height = 0;
  #max = 4;
  #fitMax = 1.6;
  #bounds: Bounds = { x: 0, y: 0, width: 1, height: 1 };
  #insets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
  /** The person moved the drawing: leave it alone until asked to fit again. */
  #own = $state(false);
  /** Something else is looked at since the box was last measured. */
  #fresh = false;

  /** The person looks at a part of it. */
  get moved(): boolean {
    return this.#own;
  }

  limits(max: number, fitMax: number): void {
    this.#max = max;
    this.#fitMax = fitMax;
  }

  look(bounds: Bounds, insets: Insets): void {
    this.#bounds = bounds;
    this.#insets = insets;
    this.#fresh = true;
    if (!this.#own) this.fit();
  }

  resize(width: number, height: number): void {
    const dx = (width - this.#width) / 2;
    const dy = (height - this.#height) / 2;
    this.#width = width;
    this.#height = height;
    // A bar that grows by a line is no reason to jump; another window or an opened panel is.
    const jumpy = this.ready && Math.abs(2 * dx) < 2 && Math.abs(2 * dy) < 90 && !this.#fresh && this.#inside();
    this.#fresh = false;
    if (this.#own) this.pan(dx, dy);
    else if (!jumpy) this.fit();
    this.ready = width > 0 && height > 0;
  }

  fit(): void {
    const { top, right, bottom, left } = this.#insets;
    const width = Math.max(40, this.#width - left - right);
    const height = Math.max(40, this.#height - top - bottom);
    const { x, y } = this.#bounds;
    const across = Math.max(1e-6, this.#bounds.width);
    const down = Math.max(1e-6, this.#bounds.height);
    this.scale = Math.min(width / across, height / down, this.#fitMax);
    this.x = left + (width - across * this.scale) / 2 - x * this.scale;
    this.y = top + (height - down * this.scale) / 2 - y * this.scale;
    this.#own = false;
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#own = true;
    this.#keepInSight();
  }

  /** Zoom by a factor, keeping the point (px, py) of the screen where it is. */
  zoom(factor: number, px = this.#width / 2, py = this.#height / 2): void {
    const scale = Math.min(this.#max, Math.max(this.#least(), this.scale * factor));
    const by = scale / this.scale;
    this.x = px - (px - this.x) * by;
    this.y = py - (py - this.y) * by;
    this.scale = scale;
    this.#own = true;
    this.#keepInSight();
  }

  /** One finger rests at `still`, the other moved: zoom and pan together. */
  pinch(
    still: { x: number; y: number },
    from: { x: number; y: number },
    to: { x: number; y: number },
  ): void {
    const before = Math.hypot(from.x - still.x, from.y - still.y);
    const after = Math.hypot(to.x - still.x, to.y - still.y);
    if (before < 1 || after < 1) return;
    this.pan((to.x - from.x) / 2, (to.y - from.y) / 2);
    this.zoom(after / before, (to.x + still.x) / 2, (to.y + still.y) / 2);
  }

  /** Move just so far that a rectangle (of the page) lies inside the box. */
  reveal(rect: DOMRect, box: DOMRect): void {
    const room = 24;
    const { top, right, bottom, left } = this.#insets;
    const dx =
      Math.max(0, box.left + left + room - rect.left) -
      Math.max(0, rect.right - (box.right - right - room));
    const dy =
      Math.max(0, box.top + top + room - rect.top) -
      Math.max(0, rect.bottom - (box.bottom - bottom - room));
    if (dx || dy) this.pan(dx, dy);
  }

  /** Move just so far that a part of the drawing lies inside the box, clear of what floats over it. */
  show(part: Bounds): void {
    if (!this.ready) return;
    const own = this.#own;
    const { top, right, bottom, left } = this.#insets;
    const k = this.scale;
    const from = { x: this.x + part.x * k, y: this.y + part.y * k };
    const dx =
      Math.max(0, left - from.x) - Math.max(0, from.x + part.width * k - (this.#width - right));
    const dy =
      Math.max(0, top - from.y) - Math.max(0, from.y + part.height * k - (this.#height - bottom));
    if (dx || dy) this.pan(dx, dy);
    this.#own = own;
  }

  /** Everything is in the box, clear of what floats over it. */
  #inside(): boolean {
    const { top, right, bottom, left } = this.#insets;
    const k = this.scale;
    const low = this.y + (this.#bounds.y + this.#bounds.height) * k;
    const far = this.x + (this.#bounds.x + this.#bounds.width) * k;
    return (
      this.x + this.#bounds.x * k >= left - 1 &&
      this.y + this.#bounds.y * k >= top - 1 &&
      far <= this.#width - right + 1 &&
      low <= this.#height - bottom + 1
    );
  }

  #least(): number {
    const fit = Math.min(
      this.#width / Math.max(1e-6, this.#bounds.width),
      this.#height / Math.max(1e-6, this.#bounds.height),
    );
    return Math.min(fit * 0.5, this.#max);
  }

  /** A part of the drawing always stays on the screen. */
  #keepInSight(): void {
    if (!this.#width) return;
    const { x, y, width, height } = this.#bounds;
    const margin = 60;
    const k = this.scale;
    this.x = Math.min(this.#width - margin - x * k, Math.max(margin - (x + width) * k, this.x));
    this.y = Math.min(this.#height - margin - y * k, Math.max(margin - (y + height) * k, this.y));
  }
}
