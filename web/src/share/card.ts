/** The result of a match as a picture to send: the board, who came where and with how many points. */
import { emblemOf } from "../shared/emblems";
import { loadPicture, pictureOf } from "./boardPicture";

export const WIDTH = 1200;
export const HEIGHT = 630;
const BOARD = 690; // units of the width for the board
const ROOM = 34; // around what stands on either side
const RIGHT = WIDTH - ROOM;
const LEFT = BOARD + ROOM;

export interface Line {
  seat: number;
  place: number;
  name: string;
  points: number;
}

export interface Result {
  game: string;
  headline: string;
  about: string; // the date
  lines: Line[]; // the winners first
}

type Pen = CanvasRenderingContext2D;

/** Drawn in the colours and letters of the page. */
export async function drawCard(result: Result, board: SVGSVGElement): Promise<HTMLCanvasElement> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d")!;
  const room = { width: BOARD - 2 * ROOM, height: HEIGHT - 2 * ROOM };
  const [picture, planks] = await Promise.all([pictureOf(board, room), loadPicture("/table.svg"), fontsReady()]);
  pen.fillStyle = colour("table");
  pen.fillRect(0, 0, BOARD, HEIGHT);
  pen.fillStyle = pen.createPattern(planks, "repeat") ?? colour("table");
  pen.fillRect(0, 0, BOARD, HEIGHT);
  const { width, height } = picture;
  pen.drawImage(picture, (BOARD - width) / 2, (HEIGHT - height) / 2, width, height);
  pen.fillStyle = colour("surface");
  pen.fillRect(BOARD, 0, WIDTH - BOARD, HEIGHT);
  write(pen, result.game, 64, "serif", 700, 40, "muted");
  write(pen, result.headline, 118, "serif", 700, 50, "text");
  drawLines(pen, result.lines);
  write(pen, result.about, HEIGHT - ROOM, "sans", 400, 24, "muted");
  write(pen, "Oppidum", HEIGHT - ROOM, "serif", 700, 30, "accent", "right");
  return canvas;
}

/** Every player with emblem, name, points and a bar. */
function drawLines(pen: Pen, lines: Line[]): void {
  const [top, bottom] = [160, HEIGHT - ROOM - 40];
  const step = Math.min(104, (bottom - top) / lines.length);
  const most = Math.max(1, ...lines.map(({ points }) => points));
  lines.forEach(({ seat, place, name, points }, index) => {
    const middle = top + step * index + step * 0.4;
    drawToken(pen, seat, LEFT + 22, middle);
    write(pen, `${place}. ${name}`, middle + 10, "sans", 600, 30, "text", "left", 60, RIGHT - LEFT - 170);
    write(pen, String(points).replace("-", "−"), middle + 12, "sans", 600, 38, "text", "right");
    pen.fillStyle = colour("line");
    pen.fillRect(LEFT, middle + step * 0.36, RIGHT - LEFT, 8);
    pen.fillStyle = colour(`player-${seat}`);
    pen.fillRect(LEFT, middle + step * 0.36, ((RIGHT - LEFT) * Math.max(0, points)) / most, 8);
  });
}

function drawToken(pen: Pen, seat: number, x: number, y: number): void {
  const { fill, stroke } = emblemOf(seat);
  pen.fillStyle = colour(`player-${seat}`);
  pen.beginPath();
  pen.arc(x, y, 22, 0, 2 * Math.PI);
  pen.fill();
  pen.save();
  pen.translate(x - 15, y - 15);
  pen.scale(1.25, 1.25);
  pen.fillStyle = pen.strokeStyle = colour(`on-player-${seat}`);
  pen.fill(new Path2D(fill));
  pen.lineWidth = 2.6;
  pen.lineCap = "round";
  if (stroke) pen.stroke(new Path2D(stroke));
  pen.restore();
}

/** A line of text, smaller where it would not fit. */
function write(
  pen: Pen,
  text: string,
  y: number,
  family: "serif" | "sans",
  weight: number,
  size: number,
  ink: string,
  align: "left" | "right" = "left",
  indent = 0,
  room = RIGHT - LEFT - indent,
): void {
  pen.fillStyle = colour(ink);
  pen.textAlign = align;
  const write = (size: number) => (pen.font = `${weight} ${size}px ${property(family)}`);
  write(size);
  const { width } = pen.measureText(text);
  if (width > room) write(Math.floor((size * room) / width));
  pen.fillText(text, align === "left" ? LEFT + indent : RIGHT, y, room);
}

async function fontsReady(): Promise<void> {
  const faces = [
    [700, "serif"],
    [400, "sans"],
    [600, "sans"],
  ].map(([weight, family]) => document.fonts.load(`${weight} 30px ${property(String(family))}`));
  await Promise.all(faces);
}

function colour(name: string): string {
  return property(name);
}

function property(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
