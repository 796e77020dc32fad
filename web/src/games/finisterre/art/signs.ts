/** What stands on a square: forests with their game, mountains, farms, fields and dolmens; each in its quarters of the square. */
import { Brush, line, oval, shape } from "../../shared/brush";
import { at, type Point } from "../../shared/plane";
import { drawAnimal, fence } from "./animals";
import { QUARTERS, type Plan, type Sign } from "./plan";

type Dice = () => number;

/** Fields and paddocks, which lie flat. */
export function drawFields({ signs }: Plan): string {
  return signs.map(({ feature, corners }) => (feature.kind === "crop" ? corners.map(drawField).join("") : "")).join("");
}

/** All others, from north to south. */
export function drawSigns({ signs }: Plan, dice: Dice): string {
  const drawn = signs.map((sign) => ({
    north: Math.min(...sign.corners.map((corner) => QUARTERS[corner]!.y)),
    art: drawSign(sign, dice),
  }));
  return drawn
    .sort((a, b) => a.north - b.north)
    .map(({ art }) => art)
    .join("");
}

/** Where the dolmen of a square stands. */
export function dolmenSpot({ signs }: Plan): Point | undefined {
  const sign = signs.find(({ feature }) => feature.kind === "dolmen");
  return sign && QUARTERS[northmost(sign.corners)]!;
}

function northmost(corners: number[]): number {
  return corners.reduce((best, corner) => (QUARTERS[corner]!.y < QUARTERS[best]!.y ? corner : best), corners[0]!);
}

function drawSign(sign: Sign, dice: Dice): string {
  const { feature } = sign;
  const corners = [...sign.corners].sort((a, b) => QUARTERS[a]!.y - QUARTERS[b]!.y || QUARTERS[a]!.x - QUARTERS[b]!.x);
  if (feature.kind === "forest") return drawForest(corners, feature.animals ?? [], dice);
  if (feature.kind === "iron")
    return corners
      .map((corner, index) => drawMountain(QUARTERS[corner]!, corners.length > 2 && index > 1 ? 0.72 : 1))
      .join("");
  if (feature.kind === "gold")
    return corners.map((corner) => drawGoldMountain(QUARTERS[corner]!, feature.count ?? 1)).join("");
  if (feature.kind === "farm") return drawFarm(corners, feature.animals ?? []);
  if (feature.kind === "dolmen") return drawDolmen(corners);
  return feature.kind === "crop" ? corners.map((corner) => drawEars(QUARTERS[corner]!)).join("") : "";
}

/** Trees in all quarters, the animals before them in the southern ones. */
function drawForest(corners: number[], animals: NonNullable<Sign["feature"]["animals"]>, dice: Dice): string {
  const homes = [...corners].reverse();
  return corners
    .map((corner) => {
      const { x, y } = QUARTERS[corner]!;
      const here = animals.filter((_, index) => homes[index % homes.length] === corner);
      const brush = new Brush().order("f-shade", "f-trunk", "f-tree-dark", "f-tree", "f-tree-light");
      const spots: [number, number, number][] = here.length
        ? [
            [-12, -3, 0.95],
            [0, -6, 1.1],
            [12, -3, 0.95],
            [-15, 9, 0.8],
            [15, 9, 0.8],
          ]
        : [
            [-11, -3, 1],
            [3, -6, 1.1],
            [14, 1, 0.95],
            [-14, 11, 1],
            [-2, 8, 1.05],
            [10, 14, 1],
          ];
      for (const [dx, dy, size] of spots)
        drawTree(brush, x + dx + dice() * 2 - 1, y + dy + dice() * 2, size * (0.92 + dice() * 0.14), dice() < 0.5);
      const beasts = here.map((animal, index) =>
        drawAnimal(animal, x + (here.length > 1 ? (index ? 8 : -8) : 0), y + 16, 1, index === 1),
      );
      return brush.markup + beasts.join("");
    })
    .join("");
}

function drawTree(brush: Brush, x: number, y: number, s: number, fir: boolean): void {
  brush.add("f-shade", oval(x + 2 * s, y, 6 * s, 2.2 * s));
  brush.add("f-trunk", line(x, y + 0.5, x, y - 4 * s));
  if (fir) {
    const foot = y - 2 * s;
    brush.add("f-tree-dark", shape(x - 5.4 * s, foot, x, y - 17 * s, x + 5.4 * s, foot));
    brush.add("f-tree-light", shape(x - 5.4 * s, foot, x, y - 17 * s, x - 0.6 * s, foot));
  } else {
    brush.add("f-tree", oval(x, y - 8.5 * s, 6.2 * s, 6.4 * s));
    brush.add("f-tree-light", oval(x - 1.6 * s, y - 10 * s, 3.6 * s, 3.8 * s));
  }
}

/** Two peaks with rust-red ore in them. */
function drawMountain({ x, y }: Point, s: number): string {
  const brush = new Brush().order("f-shade", "f-rock-dark", "f-rock", "f-rock-light", "f-snow", "f-ore-line", "f-ore");
  const p = (dx: number, dy: number) => [x + dx * s, y + dy * s] as const;
  brush.add("f-shade", oval(x + 2, y + 15 * s, 20 * s, 4 * s));
  brush.add("f-rock-dark", shape(...p(-2, 15), ...p(9, -6), ...p(20, 15)));
  brush.add("f-rock", shape(...p(-2, 15), ...p(9, -6), ...p(10, 15)));
  brush.add("f-rock-dark", shape(...p(-19, 16), ...p(-4, -18), ...p(12, 16)));
  brush.add("f-rock-light", shape(...p(-19, 16), ...p(-4, -18), ...p(-6, 16)));
  brush.add("f-rock", shape(...p(-6, 16), ...p(-4, -18), ...p(-1, 4), ...p(2, 16)));
  brush.add(
    "f-snow",
    shape(...p(-8.4, -8), ...p(-4, -18), ...p(0.6, -8), ...p(-2, -9.6), ...p(-4, -6.6), ...p(-6, -9.4)),
  );
  brush.add(
    "f-ore-line",
    line(...p(-13, 12), ...p(-9.6, 5), ...p(-11, 1)) + line(...p(3, 12), ...p(4, 4)) + line(...p(8, 11), ...p(11, 4)),
  );
  brush.add("f-ore", oval(...p(-6.4, 10.6), 2.2 * s, 1.7 * s) + oval(...p(-2.4, 13), 1.7 * s, 1.3 * s));
  return brush.markup;
}

/** A warm hill with as many nuggets as it gives. */
function drawGoldMountain({ x, y }: Point, count: number): string {
  const brush = new Brush().order("f-shade", "f-hill-dark", "f-hill", "f-hill-light", "f-nugget", "f-glint");
  brush.add("f-shade", oval(x + 2, y + 14, 19, 3.6));
  brush.add(
    "f-hill-dark",
    `M${x - 18},${y + 14}C${x - 12},${y + 2} ${x - 8},${y - 14} ${x - 2},${y - 15}C${x + 6},${y - 15} ${x + 10},${y + 2} ${x + 19},${y + 14}Z`,
  );
  brush.add(
    "f-hill",
    `M${x - 18},${y + 14}C${x - 12},${y + 2} ${x - 8},${y - 14} ${x - 2},${y - 15}C${x + 1},${y - 8} ${x + 4},${y + 2} ${x + 3},${y + 14}Z`,
  );
  brush.add(
    "f-hill-light",
    `M${x - 18},${y + 14}C${x - 12},${y + 2} ${x - 8},${y - 14} ${x - 2},${y - 15}C${x - 4},${y - 6} ${x - 8},${y + 4} ${x - 9},${y + 14}Z`,
  );
  const gap = count > 2 ? 11 : 13;
  for (let nugget = 0; nugget < count; nugget++) {
    const [nx, ny] = [x + (nugget - (count - 1) / 2) * gap, y + 8 - (count > 2 && nugget === 1 ? 6 : 0)];
    brush.add(
      "f-nugget",
      shape(
        nx - 5.4,
        ny + 1,
        nx - 3,
        ny - 4.2,
        nx + 2.4,
        ny - 4.8,
        nx + 5.6,
        ny - 0.6,
        nx + 3.2,
        ny + 4.4,
        nx - 3,
        ny + 4.6,
      ),
    );
    brush.add("f-glint", shape(nx - 3, ny - 0.4, nx - 1.4, ny - 3, nx + 1, ny - 3.2, nx - 1, ny - 0.2));
  }
  return brush.markup;
}

/** A barn in the north-western quarter, animals in a fenced paddock in the others. */
function drawFarm(corners: number[], animals: NonNullable<Sign["feature"]["animals"]>): string {
  const barn = QUARTERS[corners[0]!]!;
  const pens = corners.length > 1 ? corners.slice(1) : corners;
  const homes = [...pens].reverse().slice(0, Math.max(1, Math.min(pens.length, animals.length)));
  let art = drawBarn(barn.x, barn.y + 4);
  for (const corner of [...homes].reverse()) {
    const { x, y } = QUARTERS[corner]!;
    const here = animals.filter((_, index) => homes[index % homes.length] === corner);
    const brush = new Brush().order("f-paddock", "f-fence");
    brush.add("f-paddock", shape(x - 18, y - 12, x + 18, y - 12, x + 18, y + 16, x - 18, y + 16));
    brush.add("f-fence", fence(x - 18, y - 12, x + 18, y + 16));
    art +=
      brush.markup +
      here
        .map((animal, index) =>
          drawAnimal(animal, x + 1 + (here.length > 1 ? (index ? 8 : -8) : 0), y + 10, 1.2, index === 1),
        )
        .join("");
  }
  return art;
}

function drawBarn(x: number, y: number): string {
  const brush = new Brush().order(
    "f-shade",
    "f-hut",
    "f-hut-dark",
    "f-thatch-dark",
    "f-thatch",
    "f-thatch-light",
    "f-door",
  );
  brush.add("f-shade", oval(x + 2, y + 11, 18, 3.4));
  brush.add("f-hut", shape(x - 13, y - 1, x + 4, y - 1, x + 4, y + 11, x - 13, y + 11));
  brush.add("f-hut-dark", shape(x + 4, y - 1, x + 14, y - 1, x + 14, y + 9, x + 4, y + 11));
  brush.add("f-thatch-dark", shape(x + 4, y + 1, x, y - 14, x + 11, y - 13, x + 16.6, y + 0.4));
  brush.add("f-thatch", shape(x - 15.4, y + 1, x - 7.4, y - 14, x, y - 14, x + 5.4, y + 1));
  brush.add("f-thatch-light", shape(x - 15.4, y + 1, x - 7.4, y - 14, x - 4, y - 14, x - 10, y + 1));
  brush.add("f-door", `M${x - 7.6},${y + 11}V${y + 5}a3.2,3.4 0 0 1 6.4,0V${y + 11}Z`);
  return brush.markup;
}

/** A field with furrows. */
function drawField(corner: number): string {
  const { x, y } = QUARTERS[corner]!;
  const brush = new Brush().order("f-field-edge", "f-field", "f-furrow");
  const field = (grow: number) =>
    shape(
      x - 15 - grow,
      y - 11 - grow,
      x + 17 + grow,
      y - 14 - grow,
      x + 18 + grow,
      y + 13 + grow,
      x - 17 - grow,
      y + 15 + grow,
    );
  brush.add("f-field-edge", field(1.2));
  brush.add("f-field", field(0));
  for (const dy of [-8, -2.5, 3, 8.5])
    brush.add("f-furrow", `M${x - 16},${y + dy + 2}Q${x},${y + dy - 1} ${x + 17.4},${y + dy}`);
  return brush.markup;
}

/** A few large ears upon the field. */
function drawEars({ x, y }: Point): string {
  const brush = new Brush().order("f-stalk", "f-ear");
  for (const [dx, dy, lean] of [
    [-7, 1, -1.6],
    [1, -1, 0],
    [9, 1, 1.6],
  ] as const) {
    const [foot, top] = [at(x + dx, y + dy + 11), at(x + dx + lean, y + dy - 4)];
    brush.add("f-stalk", line(foot.x, foot.y, top.x, top.y));
    for (const step of [0, 1, 2]) {
      const [ex, ey] = [top.x - lean * 0.12 * step, top.y + step * 3.4];
      brush.add("f-ear", `M${ex},${ey}q-4.2,-0.8 -3.8,-4.6q3.8,0.6 3.8,4.6q0,-4 3.8,-4.6q0.4,3.8 -3.8,4.6Z`);
    }
    brush.add("f-ear", `M${top.x},${top.y - 2}q-1.8,-2.4 0,-5q1.8,2.6 0,5Z`);
  }
  return brush.markup;
}

/** A stone table, and standing stones in the other quarters. */
function drawDolmen(corners: number[]): string {
  const first = northmost(corners);
  const { x, y } = QUARTERS[first]!;
  const brush = new Brush().order("f-shade", "f-stone", "f-stone-shade");
  brush.add("f-shade", oval(x + 2, y + 13, 20, 4));
  for (const [dx, width] of [
    [-13, 6.4],
    [7, 6.6],
  ] as const)
    brush.add(
      "f-stone",
      `M${x + dx},${y + 13}L${x + dx + 0.8},${y - 4}L${x + dx + width - 0.6},${y - 4.6}L${x + dx + width},${y + 13}Z`,
    );
  brush.add("f-stone-shade", shape(x - 6.6, y + 13, x - 6.6, y - 3, x + 7, y - 3, x + 7, y + 13));
  brush.add(
    "f-stone",
    `M${x - 19},${y - 5}C${x - 18},${y - 12} ${x - 4},${y - 15} ${x + 6},${y - 14}C${x + 15},${y - 13} ${x + 20},${y - 8} ${x + 19},${y - 4}C${x + 10},${y - 1} ${x - 12},${y - 1} ${x - 19},${y - 5}Z`,
  );
  for (const corner of corners.filter((one) => one !== first)) {
    const spot = QUARTERS[corner]!;
    for (const [dx, dy, height] of [
      [-5, 4, 17],
      [5, 8, 12],
    ] as const) {
      const [sx, foot] = [spot.x + dx, spot.y + dy];
      brush.add("f-shade", oval(sx + 2, foot, 5.4, 1.8));
      brush.add(
        "f-stone",
        `M${sx - 3.4},${foot}L${sx - 2.6},${foot - height + 2}Q${sx},${foot - height - 2} ${sx + 2.6},${foot - height + 1}L${sx + 3.6},${foot}Z`,
      );
    }
  }
  return brush.markup;
}

/** A name on a label, around the middle; of no clan's colour. */
export function drawName(name: string, half: number): string {
  return (
    `<rect class="f-name" x="${-half}" y="-9" width="${2 * half}" height="18" rx="4"/>` +
    `<text class="f-name-text" y="4.2">${name}</text>`
  );
}
