/** The outline of a segment's cells as a soft path; it meets the tile's edge exactly, so that neighbours join. */
import { polygon } from "../../shared/curve";
import { CELL, CELLS, type Owners } from "./raster";
import { at, type Point } from "../../shared/plane";

const SMOOTHING = 3;

export function contour(owners: Owners, segment: number): string {
  return loops(owners, segment).map(soften).map(polygon).join("");
}

/** The edges between the segment's cells and others, linked into closed lines of grid points. */
function loops(owners: Owners, segment: number): Point[][] {
  const next = new Map<number, number[]>(); // from grid point to grid points, the segment on the right
  const width = CELLS + 1;
  const owns = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < CELLS && row < CELLS && owners[row * CELLS + column] === segment;
  const link = (from: number, to: number) => next.set(from, [...(next.get(from) ?? []), to]);
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      if (!owns(column, row)) continue;
      const corner = row * width + column;
      if (!owns(column, row - 1)) link(corner, corner + 1);
      if (!owns(column + 1, row)) link(corner + 1, corner + 1 + width);
      if (!owns(column, row + 1)) link(corner + 1 + width, corner + width);
      if (!owns(column - 1, row)) link(corner + width, corner);
    }
  }
  const found: Point[][] = [];
  while (next.size) {
    const [start] = next.keys();
    const loop: Point[] = [];
    let here: number | undefined = start;
    while (here !== undefined) {
      loop.push(at((here % width) * CELL, Math.floor(here / width) * CELL));
      const onward: number[] | undefined = next.get(here);
      const step: number | undefined = onward?.pop();
      if (!onward?.length) next.delete(here);
      here = step === start ? undefined : step;
    }
    found.push(loop);
  }
  return found;
}

/** Rounds the stairs off, but leaves what lies on the tile's edge. */
function soften(loop: Point[]): Point[] {
  const onEdge = ({ x, y }: Point) => x === 0 || y === 0 || x === 100 || y === 100;
  let points = loop;
  for (let round = 0; round < SMOOTHING; round++) {
    points = points.map((point, i) => {
      if (onEdge(point)) return point;
      const before = points.at(i - 1)!;
      const after = points[(i + 1) % points.length]!;
      return at((before.x + 2 * point.x + after.x) / 4, (before.y + 2 * point.y + after.y) / 4);
    });
  }
  return points.filter((point, i) => !isBetween(points.at(i - 1)!, point, points[(i + 1) % points.length]!));
}

function isBetween(a: Point, b: Point, c: Point): boolean {
  return Math.abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) < 0.02;
}
