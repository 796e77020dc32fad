/** A square of a card where it lies. */
import { at, type Point } from "../../shared/plane";
import { drawSquare, type SquareArt } from "../art/square";
import { cornerOf } from "../cells";
import type { Cards, MapSquare } from "../kit";

export interface LaidSquare extends MapSquare {
  cell: string;
  left: number;
  top: number;
  art: SquareArt;
}

const known = new WeakMap<MapSquare, LaidSquare>(); // views share what did not change

export function lay(cell: string, square: MapSquare, cards: Cards): LaidSquare {
  let laid = known.get(square);
  if (laid?.cell === cell) return laid;
  laid = { ...square, cell, ...cornerOf(cell), art: drawSquare(cards, square.card, square.half, square.facing, cell) };
  known.set(square, laid);
  return laid;
}

/** A point of a square. */
export function onPlane({ left, top }: { left: number; top: number }, { x, y }: Point): Point {
  return at(left + x, top + y);
}

/** The middle of a polygon's area. */
export function centroid(points: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const cross = a.x * b.y - b.x * a.y;
    [area, x, y] = [area + cross, x + (a.x + b.x) * cross, y + (a.y + b.y) * cross];
  });
  return at(x / (3 * area), y / (3 * area));
}
