/** Meadows: cuts of the linocut knife, tufts, trees, and now and then sheep or standing stones; sown by the square, only where nothing else is. */
import { Brush, line, oval } from "../../shared/brush";
import type { Ground } from "./ground";
import { cellAt } from "./raster";
import { at, distance, type Point } from "../../shared/plane";

const TUFTS = 15; // tries, most of which find room
const TREES = 5;

/** Cuts and tufts of grass, flat on the ground. */
export function drawGrass(ground: Ground, dice: () => number): string {
  const brush = new Brush().order("c-cut", "c-tuft", "c-flower");
  for (let group = 0; group < 4; group++) drawCuts(brush, at(20 + dice() * 60, 14 + dice() * 72), dice);
  for (let tuft = 0; tuft < TUFTS; tuft++) {
    const place = at(5 + dice() * 90, 6 + dice() * 90);
    const flower = dice() < 0.16;
    if (roomAt(ground, place) < 4) continue;
    if (flower) drawFlowers(brush, place, dice);
    else drawTuft(brush, place, 1.4 + dice() * 1.2);
  }
  return brush.markup;
}

/** What stands on meadows. */
export function drawTrees(ground: Ground, dice: () => number): string {
  const brush = new Brush().order(
    "c-shade",
    "c-trunk",
    "c-tree",
    "c-tree-light",
    "c-stone",
    "c-stone-shade",
    "c-hoof",
    "c-wool",
    "c-head",
  );
  const grown: Point[] = [];
  const wooded = dice();
  const rarity = dice();
  if (rarity < 0.24) {
    const place = at(20 + dice() * 60, 20 + dice() * 62);
    if (mayGrow(ground, place, grown, 11)) {
      grown.push(place);
      if (rarity < 0.15) drawSheep(brush, place, dice);
      else drawStandingStones(brush, place);
    }
  }
  for (let tree = 0; tree < TREES; tree++) {
    const place = at(8 + dice() * 84, 14 + dice() * 80);
    const size = 0.85 + dice() * 0.5;
    const fir = dice() < (wooded < 0.3 ? 0.9 : 0.2);
    const company = dice();
    if (!mayGrow(ground, place, grown, 7 * size)) continue;
    grown.push(place);
    const beside = at(place.x + 7 * size, place.y + 3);
    drawTree(brush, place, size, fir);
    if (company < 0.55 && mayGrow(ground, beside, [], 5)) drawTree(brush, beside, size * 0.7, fir);
  }
  return brush.markup;
}

function roomAt(ground: Ground, place: Point): number {
  const cell = cellAt(place);
  return cell < 0 ? 0 : ground.meadowRoom[cell]!;
}

function mayGrow(ground: Ground, place: Point, grown: Point[], room: number): boolean {
  const clear = (other: Point, gap: number) => Math.hypot((other.x - place.x) * 0.8, other.y - place.y) > gap;
  return (
    roomAt(ground, place) > room &&
    roomAt(ground, at(place.x, place.y - 9)) > room / 2 &&
    ground.spots.followers.every((spot) => clear(spot, 15)) &&
    ground.houses.every((house) => clear(house, 12)) &&
    grown.every((other) => distance(other, place) > 15)
  );
}

/** A few lines side by side, as a knife leaves them. */
function drawCuts(brush: Brush, { x, y }: Point, dice: () => number): void {
  const cuts = 3 + Math.floor(dice() * 3);
  for (let cut = 0; cut < cuts; cut++) {
    const [half, row] = [4 + dice() * 5, y + (cut - cuts / 2) * 2.6];
    const middle = x + dice() * 5 - 2.5;
    brush.add(
      "c-cut",
      `M${(middle - half).toFixed(1)},${(row + 0.8).toFixed(1)}q${half.toFixed(1)},-1.8 ${(2 * half).toFixed(1)},0`,
    );
  }
}

function drawTuft(brush: Brush, { x, y }: Point, size: number): void {
  brush.add("c-tuft", line(x - size, y - size * 0.6, x - size * 0.4, y + size * 0.5));
  brush.add("c-tuft", line(x, y - size, x, y + size * 0.5));
  brush.add("c-tuft", line(x + size, y - size * 0.6, x + size * 0.4, y + size * 0.5));
}

function drawFlowers(brush: Brush, { x, y }: Point, dice: () => number): void {
  for (let flower = 0; flower < 3; flower++) brush.add("c-flower", oval(x + dice() * 6 - 3, y + dice() * 5 - 2.5, 0.8));
}

function drawTree(brush: Brush, { x, y }: Point, s: number, fir: boolean): void {
  brush.add("c-shade", oval(x + 2 * s, y, 5.5 * s, 2 * s));
  brush.add("c-trunk", line(x, y + 0.5, x, y - 4 * s));
  if (fir) {
    const [left, right, foot] = [n(x - 4.2 * s), n(x + 4.2 * s), n(y - 2.4 * s)];
    brush.add(
      "c-tree",
      `M${left},${foot}L${n(x)},${n(y - 14 * s)}L${right},${foot}Q${n(x)},${n(y - s)} ${left},${foot}Z`,
    );
    brush.add(
      "c-tree-light",
      `M${left},${foot}L${n(x)},${n(y - 14 * s)}V${n(y - 1.7 * s)}Q${n(x - 2 * s)},${n(y - 1.6 * s)} ${left},${foot}Z`,
    );
  } else {
    brush.add("c-tree", oval(x, y - 7.5 * s, 5.2 * s, 5.6 * s));
    brush.add("c-tree-light", oval(x - 1.3 * s, y - 8.8 * s, 3.2 * s, 3.4 * s));
  }
}

function n(value: number): string {
  return value.toFixed(1);
}

function drawSheep(brush: Brush, { x, y }: Point, dice: () => number): void {
  for (const [dx, dy] of [
    [-6, 1],
    [4, -3],
    [6, 4],
  ] as const) {
    const [sx, sy, hand] = [x + dx + dice() * 2, y + dy, dice() < 0.5 ? 1 : -1];
    brush.add("c-hoof", line(sx - 1.6, sy, sx - 1.6, sy + 2.2) + line(sx + 1.6, sy, sx + 1.6, sy + 2.2));
    brush.add("c-wool", oval(sx, sy - 0.6, 3.1, 2.1));
    brush.add("c-head", oval(sx + hand * 3.2, sy - 1.2, 1.1, 1.3));
  }
}

function drawStandingStones(brush: Brush, { x, y }: Point): void {
  for (const [dx, dy, height, width] of [
    [-5, 0, 9, 2.4],
    [1, -2, 11, 2.8],
    [7, 1, 7, 2.2],
  ] as const) {
    const [left, right, foot, top] = [x + dx - width, x + dx + width, y + dy, y + dy - height];
    brush.add("c-shade", oval(x + dx + 2, foot, width + 2, 1.6));
    brush.add(
      "c-stone",
      `M${n(left)},${n(foot)}L${n(left + 0.7)},${n(top + 1.5)}Q${n(x + dx)},${n(top - 1.2)} ${n(right - 0.4)},${n(top + 0.8)}L${n(right)},${n(foot)}Z`,
    );
    brush.add(
      "c-stone-shade",
      `M${n(x + dx + 0.6)},${n(foot)}L${n(x + dx + 1)},${n(top + 0.4)}L${n(right - 0.4)},${n(top + 0.8)}L${n(right)},${n(foot)}Z`,
    );
  }
}
