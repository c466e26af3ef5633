/** The end of a game as a picture to send to others: who won, and everybody's result. */
import type { Player } from "../boards/contract";

export interface Result {
  player: Player;
  score: string;
  /** Of the best result, 0 to 1. */
  share: number;
  won: boolean;
}

const WIDE = 1200;
const HIGH = 630;

/** The colour a style variable has at an element. A new element each time: with reduced motion a change of colour takes a moment. */
function colours(at: Element): (name: string) => string {
  return (name) => {
    const probe = document.createElement("i");
    probe.style.color = name.startsWith("var(") ? name : `var(${name})`;
    at.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}

function outline(pen: CanvasRenderingContext2D, shape: Player["shape"], x: number, y: number, r: number): void {
  const sides = { circle: 0, square: 4, diamond: 4, triangle: 3, hexagon: 6, star: 10 }[shape];
  pen.beginPath();
  if (!sides) pen.arc(x, y, r, 0, 2 * Math.PI);
  const turn = shape === "square" ? Math.PI / 4 : shape === "hexagon" ? 0 : -Math.PI / 2;
  for (let n = 0; n < sides; n++) {
    const far = shape === "star" && n % 2 ? r * 0.5 : shape === "square" ? r * 1.2 : r * 1.1;
    const angle = turn + (n / sides) * 2 * Math.PI;
    pen.lineTo(x + far * Math.cos(angle), y + far * Math.sin(angle));
  }
  pen.closePath();
}

/** Words in lines that are no wider than this. */
function wrapped(pen: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line ? `${line} ${word}` : word;
    if (line && pen.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** Drawn in the colours and letters of the table that `at` stands on. */
export function draw(at: Element, title: string, headline: string, why: string, results: readonly Result[]): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d")!;
  const colour = colours(at);
  const face = getComputedStyle(at).getPropertyValue("--font-display") || "sans-serif";
  pen.fillStyle = colour("--bg");
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = colour("--surface");
  pen.beginPath();
  pen.roundRect(40, 40, WIDE - 80, HIGH - 80, 28);
  pen.fill();
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour("--muted");
  pen.font = `600 26px ${face}`;
  pen.fillText(`tabletown · ${title}`, 84, 108);
  pen.fillStyle = colour("--ink");
  pen.font = `700 58px ${face}`;
  pen.fillText(headline, 84, 178, WIDE - 168);
  pen.fillStyle = colour("--muted");
  pen.font = `500 25px ${face}`;
  wrapped(pen, why, WIDE - 168).slice(0, 2).forEach((line, n) => pen.fillText(line, 84, 222 + n * 34));
  const first = 290;
  const step = Math.min(62, (HIGH - 70 - first) / results.length);
  results.forEach(({ player, score, share, won }, n) => {
    const y = first + n * step + step / 2;
    outline(pen, player.shape, 110, y, Math.min(20, step * 0.36));
    pen.fillStyle = colour(player.colour);
    pen.fill();
    pen.lineWidth = 2.5;
    pen.strokeStyle = colour("--mark-edge");
    pen.stroke();
    pen.fillStyle = colour("--ink");
    pen.font = `${won ? 700 : 500} 27px ${face}`;
    pen.fillText(player.name, 150, y + 9, 270);
    pen.fillStyle = colour(won ? "--accent" : "--line");
    pen.beginPath();
    pen.roundRect(440, y - 13, Math.max(8, 540 * share), 26, 8);
    pen.fill();
    pen.fillStyle = colour("--ink");
    pen.textAlign = "right";
    pen.fillText(score, WIDE - 84, y + 9);
    pen.textAlign = "left";
  });
  return canvas;
}

/** Hand it to other programs where the device can do that, otherwise save it. */
export async function send(canvas: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) return;
  const file = new File([blob], `${name}.png`, { type: "image/png" });
  if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
