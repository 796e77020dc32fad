/** Smooth lines made of cubic pieces. */
import { along, at, distance, type Point } from "./plane";

/** One cubic piece: start, two handles, end. */
export type Piece = [Point, Point, Point, Point];
export type Curve = Piece[];

/** A curve through a point: it leaves `from` along `out`, passes `via` along `way`, and reaches `to` against `back`. */
export function through(from: Point, out: Point, via: Point, way: Point, to: Point, back: Point): Curve {
  return [
    [from, along(from, out, 20), along(via, way, -distance(from, via) * 0.42), via],
    [via, along(via, way, distance(via, to) * 0.42), along(to, back, 20), to],
  ];
}

/** One piece between two points with a handle at each end. */
export function between(from: Point, out: Point, to: Point, back: Point, handle: number): Curve {
  return [[from, along(from, out, handle), along(to, back, handle), to]];
}

/** A point of a piece. */
function onPiece([a, b, c, d]: Piece, t: number): Point {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return at(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y);
}

/** A point of a curve, by a share of its pieces from 0 to 1. */
export function pointOn(curve: Curve, share: number): Point {
  const place = Math.min(share * curve.length, curve.length - 1e-9);
  return onPiece(curve[Math.floor(place)]!, place % 1);
}

/** The direction of a curve at a share of it, of length 1. */
export function directionOn(curve: Curve, share: number): Point {
  const a = pointOn(curve, Math.max(0, share - 0.02));
  const b = pointOn(curve, Math.min(1, share + 0.02));
  const length = distance(a, b) || 1;
  return at((b.x - a.x) / length, (b.y - a.y) / length);
}

/** Points along a curve, both ends included. */
export function sample(curve: Curve, count = 24): Point[] {
  return Array.from({ length: count + 1 }, (_, step) => pointOn(curve, step / count));
}

/** A curve as SVG path data. */
export function pathOf(curve: Curve, join = false): string {
  const first = curve[0];
  if (!first) return "";
  const pieces = curve.map(([, b, c, d]) => `C${spell(b)} ${spell(c)} ${spell(d)}`).join("");
  return (join ? "" : `M${spell(first[0])}`) + pieces;
}

/** A point in path data, short. */
export function spell({ x, y }: Point): string {
  return `${short(x)},${short(y)}`;
}

/** A number with at most one decimal. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A closed polygon as path data. */
export function polygon(points: Point[]): string {
  return `M${points.map(spell).join("L")}Z`;
}

/** Where two curves cross, and the direction of the first one there; undefined if they do not. */
export function crossing(one: Curve, other: Curve): { point: Point; way: Point } | undefined {
  const steps = 40;
  let best: { share: number; gap: number } = { share: 0, gap: Infinity };
  const others = sample(other, steps);
  for (let step = 0; step <= steps; step++) {
    const point = pointOn(one, step / steps);
    const gap = Math.min(...others.map((seen) => distance(seen, point)));
    if (gap < best.gap) best = { share: step / steps, gap };
  }
  if (best.gap > 2.5) return undefined;
  return { point: pointOn(one, best.share), way: directionOn(one, best.share) };
}

/** Whether a point lies inside a polygon. */
export function isInside(outline: Point[], { x, y }: Point): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i]!, outline[j]!];
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}
