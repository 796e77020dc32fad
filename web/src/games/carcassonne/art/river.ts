/** The river in two tones, with stones at its banks; a spring among rocks; a lake. */
import { Brush, oval } from "../../shared/brush";
import { directionOn, pathOf, pointOn, type Curve } from "../../shared/curve";
import { cellAt, NOBODY } from "./raster";
import type { Ground } from "./ground";
import { at, distance, type Point } from "../../shared/plane";

const BANK = 11.4; // from the middle of the river

export function drawRiver(ground: Ground, dice: () => number): string {
  const { river, bridges } = ground.plan;
  if (!river) return "";
  const { curve, pool } = river;
  const data = pathOf(curve);
  const water = (name: string, shrink: number) =>
    `<path class="${name}" d="${data}"/>` + (pool ? `<path class="${name}-pool" d="${drawPool(pool, shrink)}"/>` : "");
  const brush = new Brush().order("c-ripple", "c-stone-shade", "c-stone");
  for (const side of [-3.4, 3.2]) drawRipples(brush, curve, side, dice);
  if (pool) drawRings(brush, pool);
  for (let stone = 0; stone < 9; stone++) {
    const share = 0.05 + dice() * 0.9;
    const place = beside(curve, share, (dice() < 0.5 ? -1 : 1) * (BANK + dice() * 1.5));
    const size = 1 + dice() * 1.3;
    const dry = ground.owners[cellAt(place)] !== NOBODY || !pool;
    if (dry && bridges.every((bridge) => distance(bridge.place, place) > 17)) drawStone(brush, place, size);
  }
  if (pool) drawShore(brush, pool, dice);
  return water("c-bank", -1.8) + water("c-water", 0) + water("c-shallow", 3.6) + brush.markup;
}

function drawPool({ place, radius }: { place: Point; radius: number }, shrink: number): string {
  return oval(place.x, place.y, radius - shrink, (radius - shrink) * 0.9);
}

function beside(curve: Curve, share: number, gap: number): Point {
  const [place, way] = [pointOn(curve, share), directionOn(curve, share)];
  return at(place.x - way.y * gap, place.y + way.x * gap);
}

function drawRipples(brush: Brush, curve: Curve, gap: number, dice: () => number): void {
  for (let share = 0.06 + dice() * 0.1; share < 0.86; share += 0.2 + dice() * 0.16) {
    const [a, b, c] = [beside(curve, share, gap), beside(curve, share + 0.05, gap), beside(curve, share + 0.1, gap)];
    brush.add("c-ripple", `M${short(a)}Q${short(b)} ${short(c)}`);
  }
}

function short({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

function drawRings(brush: Brush, { place, radius }: { place: Point; radius: number }): void {
  for (const share of radius > 20 ? [0.3, 0.58] : [0.35]) {
    const r = radius * share;
    brush.add(
      "c-ripple",
      `M${place.x - r},${place.y}A${r},${r * 0.8} 0 0 1 ${place.x + r * 0.6},${place.y - r * 0.65}`,
    );
    brush.add(
      "c-ripple",
      `M${place.x + r},${place.y + r * 0.2}A${r},${r * 0.8} 0 0 1 ${place.x - r * 0.5},${place.y + r * 0.7}`,
    );
  }
}

function drawStone(brush: Brush, { x, y }: Point, size: number): void {
  brush.add("c-stone-shade", oval(x + 0.4, y + 0.7, size, size * 0.75));
  brush.add("c-stone", oval(x, y, size, size * 0.75));
}

/** Rocks around a spring, a few around a lake. */
function drawShore(brush: Brush, { place, radius }: { place: Point; radius: number }, dice: () => number): void {
  const rocks = radius > 20 ? 9 : 7;
  for (let rock = 0; rock < rocks; rock++) {
    const angle = (rock / rocks) * 2 * Math.PI + dice() * 0.5;
    const gap = radius + 1.5 + dice();
    drawStone(
      brush,
      at(place.x + Math.cos(angle) * gap, place.y + Math.sin(angle) * gap * 0.92),
      radius > 20 ? 1.2 + dice() : 2 + dice() * 1.6,
    );
  }
}
