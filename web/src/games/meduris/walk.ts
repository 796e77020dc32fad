/** The druid's ways: over his stones, then around the ring. */
import { line } from "../shared/brush";
import type { Point } from "../shared/plane";
import type { DruidPlace } from "./kit";
import type { Layout } from "./layout";
import { DEPTH, RIVER } from "./ring";

const STRIDE = 9; // units between two points of a way

export function placeOf({ stone, field }: DruidPlace, layout: Layout): Point {
  if (field !== undefined) return layout.ring.spot(field, DEPTH.path);
  return stone ? layout.stones[stone - 1]! : layout.temple;
}

/** The points of his way from where he is to a plot, or to a stone. */
export function wayTo(from: DruidPlace, to: DruidPlace, layout: Layout): Point[] {
  const { ring, stones, temple } = layout;
  if (to.field === undefined) return [placeOf(from, layout), placeOf(to, layout)];
  const start = from.field === undefined ? RIVER / 2 + 14 : ring.stop(from.field);
  const end = ring.stop(to.field, to.field <= (from.field ?? -1) ? 1 : 0);
  const steps = Math.max(1, Math.ceil((end - start) / STRIDE));
  const around = Array.from({ length: steps + 1 }, (_, step) =>
    ring.curve.at(start + ((end - start) * step) / steps, DEPTH.path),
  );
  return from.field === undefined ? [...[temple, ...stones].slice(from.stone), ...around] : around;
}

export function drawWay(points: Point[]): string {
  return line(...points.flatMap(({ x, y }) => [x, y]));
}
