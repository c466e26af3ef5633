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

/** What a drawing on the page looks like, besides its shapes: a picture of it knows no style sheet. */
const LOOKS = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "opacity", "color",
  "display", "visibility", "font", "text-anchor", "paint-order", "background",
];

/** A drawing of the page (the finished table) as a picture of this size; null if the browser cannot make one. */
export async function pictured(drawing: SVGSVGElement, wide: number, high: number): Promise<HTMLImageElement | null> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const from = [drawing, ...drawing.querySelectorAll("*")];
  [copy, ...copy.querySelectorAll("*")].forEach((one, at) => {
    const style = getComputedStyle(from[at]!);
    one.setAttribute("style", LOOKS.map((name) => `${name}:${style.getPropertyValue(name)}`).join(";"));
  });
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(wide));
  copy.setAttribute("height", String(high));
  const image = new Image(wide, high);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image.decode().then(() => image, () => null);
}

export interface Sheet {
  title: string;
  headline: string;
  why: string;
  results: readonly Result[];
  /** The finished table. */
  picture: CanvasImageSource | null;
}

/** Where the finished table stands. */
export const PICTURE = { wide: 440, high: 486 };
const GOLD = "#d9a520";

/** Drawn in the colours and letters of the table that `at` stands on. */
export function draw(at: Element, { title, headline, why, results, picture }: Sheet): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d")!;
  const colour = colours(at);
  const faces = getComputedStyle(at);
  const display = faces.getPropertyValue("--font-display") || "sans-serif";
  const plain = faces.getPropertyValue("--font-ui") || "sans-serif";
  pen.fillStyle = colour("--accent");
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = colour("--surface");
  pen.beginPath();
  pen.roundRect(28, 28, WIDE - 56, HIGH - 56, 26);
  pen.fill();
  const left = 76;
  const right = picture ? WIDE - 72 - PICTURE.wide - 36 : WIDE - left;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = colour("--muted");
  pen.font = `600 24px ${plain}`;
  pen.fillText(`tabletown · ${title}`, left, 100, right - left);
  pen.fillStyle = colour("--ink");
  let size = 60;
  do pen.font = `700 ${size}px ${display}`;
  while (pen.measureText(headline).width > right - left && (size -= 4) > 36);
  pen.fillText(headline, left, 170, right - left);
  pen.fillStyle = colour("--muted");
  pen.font = `500 24px ${plain}`;
  const told = wrapped(pen, why, right - left).slice(0, 4);
  told.forEach((line, n) => pen.fillText(line, left, 216 + n * 33, right - left));
  if (picture) {
    const x = WIDE - 72 - PICTURE.wide;
    pen.save();
    pen.beginPath();
    pen.roundRect(x, 72, PICTURE.wide, PICTURE.high, 22);
    pen.clip();
    pen.fillStyle = colour("--bg");
    pen.fill();
    pen.drawImage(picture, x, 72, PICTURE.wide, PICTURE.high);
    pen.restore();
    pen.lineWidth = 2;
    pen.strokeStyle = colour("--line");
    pen.stroke();
  }
  const first = 216 + Math.max(1, told.length) * 33 + 4;
  const step = Math.min(62, (HIGH - 66 - first) / results.length);
  const bar = { from: left + (picture ? 230 : 330), to: right - 110 };
  results.forEach(({ player, score, share, won }, n) => {
    const y = first + n * step + step / 2;
    const r = Math.min(20, step * 0.36);
    outline(pen, player.shape, left + 26, y, r);
    pen.fillStyle = colour(player.colour);
    pen.fill();
    pen.lineWidth = won ? 5 : 2.5;
    pen.strokeStyle = won ? GOLD : colour("--mark-edge");
    pen.stroke();
    pen.textAlign = "center";
    pen.fillStyle = colour(player.ink);
    pen.font = `800 ${Math.round(r * 0.9)}px ${plain}`;
    pen.fillText(player.initial, left + 26, y + r * (player.shape === "triangle" ? 0.5 : 0.33));
    pen.textAlign = "left";
    pen.fillStyle = colour("--ink");
    pen.font = `${won ? 700 : 500} 26px ${plain}`;
    pen.fillText(player.name, left + 64, y + 9, bar.from - left - 76);
    pen.fillStyle = colour(won ? "--accent" : "--line");
    pen.beginPath();
    pen.roundRect(bar.from, y - 13, Math.max(8, (bar.to - bar.from) * share), 26, 8);
    pen.fill();
    pen.fillStyle = colour("--ink");
    pen.textAlign = "right";
    pen.fillText(score, right, y + 9, 100);
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
