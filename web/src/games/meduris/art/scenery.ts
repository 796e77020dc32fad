/** Small things that stand in the landscape: firs, sheep, boulders, a furnace. Each is path data for a brush, its foot at x, y. */
import { Brush, line, oval, shape } from "../../shared/brush";

export function fir(brush: Brush, x: number, y: number, size = 1): void {
  const s = (value: number) => value * size;
  brush.add("m-shade", oval(x + s(2), y, s(8), s(2.6)));
  brush.add("m-trunk", line(x, y, x, y - s(6)));
  brush.add(
    "m-fir",
    shape(x - s(8.5), y - s(4), x, y - s(17), x + s(8.5), y - s(4)) +
      shape(x - s(6.6), y - s(12), x, y - s(25), x + s(6.6), y - s(12)),
  );
  brush.add(
    "m-fir-light",
    shape(x - s(8.5), y - s(4), x, y - s(17), x - s(1), y - s(4)) +
      shape(x - s(6.6), y - s(12), x, y - s(25), x - s(1), y - s(12)),
  );
}

export function boulder(brush: Brush, x: number, y: number, size = 1): void {
  const s = (value: number) => value * size;
  brush.add("m-shade", oval(x + s(2), y, s(13), s(3.4)));
  brush.add(
    "m-rock",
    shape(
      x - s(12),
      y,
      x - s(10),
      y - s(9),
      x - s(2),
      y - s(15),
      x + s(7),
      y - s(13),
      x + s(12),
      y - s(4),
      x + s(11),
      y,
    ),
  );
  brush.add("m-rock-light", shape(x - s(10), y - s(9), x - s(2), y - s(15), x + s(7), y - s(13), x, y - s(8)));
}

/** A hewn block, as the quarry leaves it. */
export function block(brush: Brush, x: number, y: number, width: number, height: number): void {
  brush.add("m-rock", shape(x, y, x, y - height, x + width, y - height, x + width, y));
  brush.add(
    "m-rock-light",
    shape(x, y - height, x + 5, y - height - 5, x + width + 5, y - height - 5, x + width, y - height),
  );
  brush.add(
    "m-rock-dark",
    shape(x + width, y, x + width, y - height, x + width + 5, y - height - 5, x + width + 5, y - 5),
  );
}

export function sheep(brush: Brush, x: number, y: number, way: 1 | -1 = 1): void {
  brush.add("m-shade", oval(x, y, 10, 2.6));
  brush.add("m-hoof", line(x - 4, y, x - 4, y - 5) + line(x + 4, y, x + 4, y - 5));
  brush.add(
    "m-fleece",
    oval(x, y - 8, 8.6, 6) + oval(x - way * 4, y - 10, 5, 4.4) + oval(x + way * 4, y - 10.5, 5, 4.4),
  );
  brush.add("m-muzzle", oval(x + way * 9.5, y - 10, 3.4, 3));
}

/** A furnace of clay with its glow, and ingots beside it. */
export function furnace(brush: Brush, x: number, y: number): void {
  brush.add("m-shade", oval(x + 3, y, 22, 5));
  brush.add("m-smoke", oval(x - 2, y - 48, 6, 4.4) + oval(x + 5, y - 58, 8, 5.6) + oval(x - 1, y - 70, 10, 7));
  brush.add(
    "m-clay",
    `M${x - 18},${y}C${x - 18},${y - 22} ${x - 10},${y - 30} ${x - 8},${y - 40}H${x + 8}C${x + 10},${y - 30} ${x + 18},${y - 22} ${x + 18},${y}Z`,
  );
  brush.add(
    "m-clay-dark",
    `M${x + 5},${y - 40}H${x + 8}C${x + 10},${y - 30} ${x + 18},${y - 22} ${x + 18},${y}H${x + 9}C${x + 10},${y - 22} ${x + 5},${y - 30} ${x + 5},${y - 40}Z`,
  );
  brush.add("m-ember", `M${x - 8},${y}V${y - 6}C${x - 8},${y - 14} ${x + 6},${y - 14} ${x + 6},${y - 6}V${y}Z`);
  brush.add(
    "m-glow",
    `M${x - 4},${y}C${x - 5},${y - 5} ${x - 1},${y - 5} ${x - 1},${y - 9}C${x + 3},${y - 6} ${x + 3},${y - 3} ${x + 2},${y}Z`,
  );
}

export function logs(brush: Brush, x: number, y: number): void {
  brush.add("m-shade", oval(x + 12, y, 24, 4));
  for (const [dx, dy] of [
    [0, 0],
    [13, 0],
    [6.5, -11],
  ] as const) {
    brush.add("m-log", `M${x + dx},${y + dy - 12}h18a6,6 0 0 1 0,12h-18Z`);
    brush.add("m-log-end", oval(x + dx, y + dy - 6, 5.4, 6));
    brush.add("m-log-ring", oval(x + dx, y + dy - 6, 2.4, 2.8));
  }
}

export function fence(brush: Brush, ...points: number[]): void {
  brush.add("m-rail", line(...points));
  for (let i = 0; i < points.length; i += 2)
    brush.add("m-post", line(points[i]!, points[i + 1]! + 5, points[i]!, points[i + 1]! - 6));
}
