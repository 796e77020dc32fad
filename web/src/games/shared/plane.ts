/** Places on the plane that a board is drawn on. */

export interface Point {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A point by its numbers. */
export function at(x: number, y: number): Point {
  return { x, y };
}

/** A point some way on in a direction. */
export function along(from: Point, direction: Point, length: number): Point {
  return at(from.x + direction.x * length, from.y + direction.y * length);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The direction from one point to another, of length 1. */
export function unit(from: Point, to: Point): Point {
  const length = distance(from, to) || 1;
  return at((to.x - from.x) / length, (to.y - from.y) / length);
}
