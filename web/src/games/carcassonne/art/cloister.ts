/** A cloister: a church with a bell tower in its hedged garden. */
import { Brush, line, oval, shape } from "../../shared/brush";
import type { Plan } from "./plan";
import type { Point } from "../../shared/plane";

const SIZE = 1.16;

/** The garden: a hedge around beds, with a gate to the south. */
export function drawGarden({ cloister }: Plan): string {
  if (!cloister) return "";
  const [x, y] = [0, 0];
  const brush = new Brush().order("c-hedge-shade", "c-garden", "c-hedge", "c-bed");
  brush.add("c-hedge-shade", oval(x, y + 1.5, 25, 22));
  brush.add("c-garden", oval(x, y, 24, 21));
  brush.add("c-hedge", oval(x, y, 24, 21));
  for (const [dx, dy] of [
    [-15, 8],
    [-14, 12.5],
    [15, 8],
    [14, 12.5],
  ] as const)
    brush.add("c-bed", line(x + dx - 3.5, y + dy, x + dx + 3.5, y + dy));
  return place(cloister.place, brush);
}

/** The church, seen from the south. */
export function drawChurch({ cloister }: Plan): string {
  if (!cloister) return "";
  const [x, foot] = [0, 5];
  const brush = new Brush().order(
    "c-shade",
    "c-plaster",
    "c-plaster-dark",
    "c-slate",
    "c-slate-dark",
    "c-door",
    "c-cross",
  );
  brush.add("c-shade", shape(x - 15, foot, x + 19, foot, x + 21, foot + 3, x - 12, foot + 3));
  brush.add("c-plaster-dark", shape(x - 8, foot, x - 8, foot - 9, x + 16, foot - 9, x + 16, foot));
  brush.add("c-slate", shape(x - 9, foot - 8.5, x - 6, foot - 17, x + 13, foot - 17, x + 17.5, foot - 8.5));
  brush.add("c-slate-dark", shape(x - 9, foot - 8.5, x + 17.5, foot - 8.5, x + 17, foot - 10, x - 8.6, foot - 10));
  for (const window of [-1, 5, 11])
    brush.add("c-door", `M${x + window - 1},${foot - 2.5}V${foot - 5}a1,1.2 0 0 1 2,0V${foot - 2.5}Z`);
  brush.add("c-plaster", shape(x - 15, foot, x - 15, foot - 18, x - 6, foot - 18, x - 6, foot));
  brush.add("c-slate", shape(x - 16.2, foot - 17.5, x - 10.5, foot - 29, x - 4.8, foot - 17.5));
  brush.add("c-slate-dark", shape(x - 10.5, foot - 17.5, x - 10.5, foot - 29, x - 4.8, foot - 17.5));
  brush.add("c-door", `M${x - 12.5},${foot}V${foot - 4}a2,2.4 0 0 1 4,0V${foot}Z`);
  brush.add("c-door", `M${x - 11.7},${foot - 10.5}V${foot - 13}a1.2,1.4 0 0 1 2.4,0V${foot - 10.5}Z`);
  brush.add(
    "c-cross",
    line(x - 10.5, foot - 29, x - 10.5, foot - 34) + line(x - 12.3, foot - 32.3, x - 8.7, foot - 32.3),
  );
  return place(cloister.place, brush);
}

function place({ x, y }: Point, { markup }: Brush): string {
  return `<g transform="translate(${x} ${y}) scale(${SIZE})">${markup}</g>`;
}
