/** Cities: sandstone ground, and a wall with towers and gates around it. */
import { Brush, line, shape } from "../../shared/brush";
import { pathOf, pointOn } from "../../shared/curve";
import type { Ground } from "./ground";
import type { Plan } from "./plan";
import { corner } from "./sides";
import { distance, type Point } from "../../shared/plane";
import { drawTown } from "./town";
import type { CityPlan, Wall } from "./walls";

/** Ground and walls, flat on the tile. */
export function drawCities({ cities }: Plan): string {
  return cities.map(drawCity).join("");
}

function drawCity({ area, walls }: CityPlan): string {
  const wall = walls.map(({ curve }) => pathOf(curve)).join("");
  if (!wall) return `<path class="c-city" d="${area}"/>`;
  return (
    `<path class="c-moat" d="${wall}"/><path class="c-city" d="${area}"/><path class="c-wall-foot" d="${wall}" transform="translate(0 2.4)"/>` +
    `<path class="c-wall-edge" d="${wall}"/><path class="c-wall" d="${wall}"/><path class="c-merlons" d="${wall}"/>`
  );
}

/** Houses, towers, gates and shields, which stand up. */
export function drawTowns(ground: Ground, dice: () => number): string {
  const { cities, gates } = ground.plan;
  const towns = cities.map((city) => drawTown(ground, city, dice));
  const walls = cities.map((city) => drawTowers(city.walls, gates));
  return [...towns, ...walls, ...gates.map(drawGate)].join("");
}

/** Towers at both ends of a wall and on its way; those at the ends stand on the corners that four tiles share. */
function drawTowers(walls: Wall[], gates: Point[]): string {
  const brush = new Brush().order("c-tower-edge", "c-tower", "c-tower-dark", "c-slit", "c-cone", "c-cone-dark");
  for (const { curve, corners } of walls) {
    for (const share of [0.3, 0.7]) {
      const place = pointOn(curve, share);
      if (gates.every((gate) => distance(gate, place) > 14)) drawTower(brush, place);
    }
    for (const number of corners) drawCornerTower(brush, corner(number));
  }
  return brush.markup;
}

function drawTower(brush: Brush, { x, y }: Point): void {
  const [half, foot, top] = [3.3, y + 4, y - 5.5];
  const body = `M${x - half},${top}V${foot}Q${x},${foot + 1.6} ${x + half},${foot}V${top}Z`;
  const crown = `M${x - 4.1},${top}v-2.6h1.8v1.2h1.7v-1.2h1.2v1.2h1.7v-1.2h1.8v2.6Z`;
  brush.add("c-tower-edge", body + crown);
  brush.add("c-tower", body + crown);
  brush.add("c-tower-dark", `M${x + 0.8},${top}V${foot + 0.7}Q${x + 2.4},${foot + 0.5} ${x + half},${foot}V${top}Z`);
  brush.add("c-slit", line(x - 0.8, y - 2.6, x - 0.8, y + 0.2));
}

function drawCornerTower(brush: Brush, { x, y }: Point): void {
  const [half, foot, top] = [4.6, y + 5, y - 5];
  const body = `M${x - half},${top}V${foot}Q${x},${foot + 2.2} ${x + half},${foot}V${top}Z`;
  brush.add("c-tower-edge", body);
  brush.add("c-tower", body);
  brush.add("c-tower-dark", `M${x + 1},${top}V${foot + 1}Q${x + 3},${foot + 0.8} ${x + half},${foot}V${top}Z`);
  brush.add("c-slit", line(x - 1, y - 1, x - 1, y + 2));
  brush.add("c-cone", `M${x - 6},${top}L${x},${top - 10}L${x + 6},${top}Q${x},${top + 2.4} ${x - 6},${top}Z`);
  brush.add("c-cone-dark", `M${x},${top - 10}L${x + 6},${top}Q${x + 3.4},${top + 1.2} ${x + 0.8},${top + 1.2}Z`);
}

function drawGate({ x, y }: Point): string {
  const brush = new Brush().order("c-tower-edge", "c-tower", "c-gate");
  const [half, foot, top] = [8.4, y + 4.6, y - 7];
  const crown = [0, 1, 2, 3, 4].map((merlon) => `M${x - half + merlon * 3.72},${top + 0.1}v-2.2h1.9v2.2Z`).join("");
  const body = shape(x - half, foot, x - half, top, x + half, top, x + half, foot);
  brush.add("c-tower-edge", body + crown);
  brush.add("c-tower", body + crown);
  brush.add("c-gate", `M${x - 3.8},${foot}V${y - 0.6}a3.8,4 0 0 1 7.6,0V${foot}Z`);
  return brush.markup;
}
