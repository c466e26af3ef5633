/** A black shape on the dust horizon, the same for the same card: made from its name. */
export interface Silhouette {
  shape: string;
  hills: string;
  sun: number;
}

function numbers(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ letter.charCodeAt(0), 16777619) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const made = new Map<string, Silhouette>();

export function silhouette(card: string): Silhouette {
  const known = made.get(card);
  if (known) return known;
  const next = numbers(card);
  const parts: string[] = [];
  let x = 18 + next() * 10;
  const count = 3 + Math.floor(next() * 3);
  for (let i = 0; i < count; i += 1) {
    const width = 9 + next() * 17;
    const height = 9 + next() * 24;
    const top = 55 - height;
    const kind = Math.floor(next() * 4);
    if (kind === 0) parts.push(`M${x} 55V${top}h${width}V55Z`);
    else if (kind === 1) parts.push(`M${x} 55V${top}l${width / 2} -7l${width / 2} 7V55Z`);
    else if (kind === 2) parts.push(`M${x} 55V${top + 6}h${width * 0.6}V${top - 4}h${width * 0.18}v10h${width * 0.22}V55Z`);
    else parts.push(`M${x} 55V${top + height / 2}a${width / 2} ${height / 2} 0 0 1 ${width} 0V55Z`);
    x += width + 1 + next() * 5;
  }
  const mast = 24 + next() * 70;
  parts.push(`M${mast} 55V${12 + next() * 12}h1.6V55Z`);
  const y = 40 + next() * 6;
  const found = {
    shape: parts.join(""),
    hills: `M0 60V${y}Q20 ${y - 10} 44 ${y + 2}T88 ${y - 3}T120 ${y + 1}V60Z`,
    sun: 24 + next() * 72,
  };
  made.set(card, found);
  return found;
}
