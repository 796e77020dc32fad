/** What stands inside a city's walls: rows of roofs, a hall where there is room, and the shield. */
import { Brush, line, oval, shape } from "../../shared/brush";
import type { Ground } from "./ground";
import { cellAt, clearance } from "./raster";
import { at, type Point } from "../../shared/plane";
import { roomiest } from "./spots";
import type { CityPlan } from "./walls";

const ROW = 14; // from one row of houses to the next
const FIRST_ROW = 13;
const LAYERS = [
  "c-paving",
  "c-shade",
  "c-plaster",
  "c-plaster-dark",
  "c-roof",
  "c-roof-warm",
  "c-roof-dark",
  "c-door",
  "c-tree",
  "c-tree-light",
];

/** Rows of houses wherever the city has room; a square stays free for the follower and the shield. */
export function drawTown({ owners, spots }: Ground, city: CityPlan, dice: () => number): string {
  const brush = new Brush().order(...LAYERS);
  const room = clearance(owners, city.segment);
  const follower = spots.followers[city.segment]!;
  const plate = spots.shields.get(city.segment);
  const free = plate ? [follower, plate] : [follower];
  const hall = roomiest(owners, city.segment, free);
  const grand = room[cellAt(hall)]! > 17 && free.every((spot) => Math.hypot(spot.x - hall.x, spot.y - hall.y) > 25);
  if (grand) drawHall(brush, at(hall.x, hall.y + 9));
  for (let stone = 0; stone < 14; stone++) drawPaving(brush, at(4 + dice() * 90, 4 + dice() * 92), room);
  for (let foot = FIRST_ROW; foot < 100; foot += ROW) {
    for (let x = 1 + dice() * 5; x < 92;) {
      const width = 9.5 + dice() * 5;
      const house = { x: x + width / 2, y: foot + dice() * 2 - 1.4 };
      const style = dice();
      const warm = dice() < 0.4;
      const taken = free.some((spot) => overlaps(house, spot, 12.5)) || (grand && overlaps(house, hall, 17));
      if (taken || !fits(house, width, room)) {
        x += 2;
        continue;
      }
      x += width + 1 + dice() * 2;
      if (style < 0.07) drawGardenTree(brush, house);
      else if (style < 0.42) drawFrontHouse(brush, house, width, warm, 4 + dice() * 2.2);
      else drawSideHouse(brush, house, width, warm, style < 0.7 ? 1 : -1, 4.4 + dice() * 1.8);
    }
  }
  return brush.markup + (plate ? drawShield(plate) : "");
}

function drawPaving(brush: Brush, { x, y }: Point, room: Float32Array): void {
  if (room[cellAt(at(x, y))]! > 6)
    brush.add("c-paving", line(x - 1.6, y, x + 1.6, y) + line(x + 2.8, y + 1.4, x + 4.8, y + 1.4));
}

function overlaps(foot: Point, spot: Point, gap: number): boolean {
  return Math.hypot((spot.x - foot.x) * 0.9, spot.y - (foot.y - 5)) < gap;
}

function fits({ x, y }: Point, width: number, room: Float32Array): boolean {
  const half = width / 2;
  if (x - half < 0.8 || x + half > 99.2) return false;
  return [at(x - half, y), at(x + half, y), at(x - half, y - 10), at(x + half, y - 10)].every(
    (place) => room[cellAt(at(place.x, Math.max(1, place.y)))]! > 4,
  );
}

/** A house with its gable to one side: `m` 1 shows it on the left, -1 on the right. */
function drawSideHouse(brush: Brush, { x, y }: Point, width: number, warm: boolean, m: 1 | -1, wall: number): void {
  const [half, gable, rise] = [(width / 2) * m, width * 0.44 * m, 5.6];
  const [left, right, eaves, ridge] = [x - half, x + half, y - wall, y - wall - rise];
  const top = left + gable / 2;
  brush.add("c-shade", shape(left, y, right, y, right + 1.8, y + 1.5, left + 1.8, y + 1.5));
  brush.add("c-plaster", shape(left, y, left, eaves, top, ridge, left + gable, eaves, left + gable, y));
  brush.add("c-plaster-dark", shape(left + gable, y, left + gable, eaves, right, eaves, right, y));
  brush.add(
    warm ? "c-roof-warm" : "c-roof",
    shape(top, ridge, right - gable / 5, ridge, right + m * 0.8, eaves + 0.6, left + gable - m * 0.2, eaves + 0.6),
  );
  brush.add(
    "c-roof-dark",
    shape(left - m, eaves + 0.9, top - m * 0.2, ridge - 0.3, top + m * 0.9, ridge, left + m * 0.4, eaves + 1.1),
  );
  brush.add("c-door", shape(top - 0.9, y, top - 0.9, y - 2.8, top + 0.9, y - 2.8, top + 0.9, y));
  brush.add(
    "c-door",
    window(left + gable + m * 2, y - 1.8) + (width > 12 ? window(left + gable + m * 4.6, y - 1.8) : ""),
  );
}

/** A house with its long side to the front. */
function drawFrontHouse(brush: Brush, { x, y }: Point, width: number, warm: boolean, wall: number): void {
  const [half, eaves, ridge] = [width * 0.45, y - wall, y - wall - 6];
  brush.add("c-shade", shape(x - half, y, x + half, y, x + half + 1.8, y + 1.5, x - half + 1.8, y + 1.5));
  brush.add("c-plaster", shape(x - half, y, x - half, eaves, x + half, eaves, x + half, y));
  brush.add(
    warm ? "c-roof-warm" : "c-roof",
    shape(x - half - 1, eaves + 0.5, x - half + 1.7, ridge, x + half - 1.7, ridge, x + half + 1, eaves + 0.5),
  );
  brush.add(
    "c-roof-dark",
    shape(
      x - half - 1,
      eaves + 0.5,
      x + half + 1,
      eaves + 0.5,
      x + half + 0.5,
      eaves - 0.7,
      x - half - 0.5,
      eaves - 0.7,
    ),
  );
  brush.add("c-door", shape(x - 0.9, y, x - 0.9, y - 2.7, x + 0.9, y - 2.7, x + 0.9, y));
  brush.add("c-door", window(x - half + 1.8, y - 1.8) + window(x + half - 1.8, y - 1.8));
}

function window(x: number, y: number): string {
  return shape(x - 0.6, y, x - 0.6, y - 1.4, x + 0.6, y - 1.4, x + 0.6, y);
}

/** The great hall: higher than the houses, with a pennant. */
function drawHall(brush: Brush, { x, y }: Point): void {
  brush.add("c-shade", shape(x - 11, y, x + 11, y, x + 13.5, y + 2.2, x - 8.5, y + 2.2));
  brush.add("c-plaster", shape(x - 11, y, x - 11, y - 8, x - 5.5, y - 15, x, y - 8, x, y));
  brush.add("c-plaster-dark", shape(x, y, x, y - 8, x + 11, y - 8, x + 11, y));
  brush.add("c-roof", shape(x - 5.5, y - 15, x + 8.6, y - 15, x + 12, y - 7.4, x - 0.3, y - 7.4));
  brush.add("c-roof-dark", shape(x - 12.2, y - 6.8, x - 5.8, y - 15.4, x - 4.4, y - 15, x - 10.4, y - 6.6));
  brush.add("c-door", `M${x - 7.3},${y}V${y - 4}a1.8,2 0 0 1 3.6,0V${y}Z`);
  for (const dx of [2.6, 5.8, 9]) brush.add("c-door", window(x + dx, y - 3.2));
  brush.add("c-door", shape(x - 5.8, y - 15, x - 5.8, y - 21, x - 5.2, y - 21, x - 5.2, y - 15));
  brush.add("c-roof-warm", shape(x - 5.2, y - 21, x + 1, y - 19.4, x - 5.2, y - 17.8));
}

function drawGardenTree(brush: Brush, { x, y }: Point): void {
  brush.add("c-shade", oval(x + 1.2, y - 0.6, 3.6, 1.4));
  brush.add("c-tree", oval(x, y - 4, 3.6, 3.8));
  brush.add("c-tree-light", oval(x - 0.9, y - 4.8, 2.2, 2.3));
}

function drawShield({ x, y }: Point): string {
  const plate = (s: number) =>
    `M${x - 6.4 * s},${y - 7 * s}H${x + 6.4 * s}V${y}Q${x + 6.2 * s},${y + 5.6 * s} ${x},${y + 8.4 * s}Q${x - 6.2 * s},${y + 5.6 * s} ${x - 6.4 * s},${y}Z`;
  const brush = new Brush().order("c-shield-rim", "c-shield", "c-shield-sign");
  brush.add("c-shield-rim", plate(1.24));
  brush.add("c-shield", plate(1));
  brush.add("c-shield-sign", shape(x - 1.5, y - 7, x + 1.5, y - 7, x + 1.5, y + 7.6, x, y + 8.4, x - 1.5, y + 7.6));
  brush.add("c-shield-sign", shape(x - 6.4, y - 2.6, x + 6.4, y - 2.6, x + 6.4, y + 0.2, x - 6.4, y + 0.2));
  return brush.markup;
}
