/** A tile as a raster of small cells: which field each belongs to, and how far it lies from everything else. */
import { isInside, sample } from "../../shared/curve";
import type { Plan } from "./plan";
import { at, type Point } from "../../shared/plane";

export const CELLS = 50; // along a side
export const CELL = 100 / CELLS;
export const ROAD_HALF = 6;
const RIVER_HALF = 10;
export const GARDEN = at(28, 24.5); // half its width and height
const WALL_HALF = 2.5;

/** For each cell the number of the segment it belongs to, or NOBODY. Roads belong to nobody: they are thinner than cells allow. */
export type Owners = Int8Array;
export const NOBODY = -1;

const BLOCKED = -2;

export function cellCentre(cell: number): Point {
  return at(((cell % CELLS) + 0.5) * CELL, (Math.floor(cell / CELLS) + 0.5) * CELL);
}

/** The cell under a point, or -1 outside the tile. */
export function cellAt({ x, y }: Point): number {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  const inside = column >= 0 && row >= 0 && column < CELLS && row < CELLS;
  return inside ? row * CELLS + column : -1;
}

/** Cities by their outline, then fields by flooding from the half-sides they reach. */
export function ownersOf(plan: Plan): Owners {
  const owners = new Int8Array(CELLS * CELLS).fill(NOBODY);
  blockLines(plan, owners);
  blockCities(plan, owners);
  blockGarden(plan, owners);
  floodFields(plan, owners);
  for (let cell = 0; cell < owners.length; cell++) if (owners[cell] === BLOCKED) owners[cell] = NOBODY;
  return owners;
}

function blockLines({ roads, river, village }: Plan, owners: Owners): void {
  for (const { curves } of roads) for (const curve of curves) stamp(owners, sample(curve, 60), ROAD_HALF);
  if (river) stamp(owners, sample(river.curve, 60), RIVER_HALF);
  if (river?.pool) stamp(owners, [river.pool.place], river.pool.radius);
  if (village) stamp(owners, [village], 8);
}

function blockCities({ cities }: Plan, owners: Owners): void {
  for (const { walls } of cities) for (const { curve } of walls) stamp(owners, sample(curve, 60), WALL_HALF);
  for (const { segment, outline } of cities)
    for (let cell = 0; cell < owners.length; cell++) if (isInside(outline, cellCentre(cell))) owners[cell] = segment;
}

/** A cloister owns its garden. */
function blockGarden({ cloister }: Plan, owners: Owners): void {
  if (!cloister) return;
  for (let cell = 0; cell < owners.length; cell++) {
    const { x, y } = cellCentre(cell);
    if (Math.hypot((x - cloister.place.x) / GARDEN.x, (y - cloister.place.y) / GARDEN.y) < 1)
      owners[cell] = cloister.segment;
  }
}

/** Blocks all cells within a distance of some points. */
function stamp(owners: Owners, points: Point[], half: number): void {
  const reach = Math.ceil(half / CELL);
  for (const { x, y } of points) {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    for (let r = Math.max(0, row - reach); r <= Math.min(CELLS - 1, row + reach); r++)
      for (let c = Math.max(0, column - reach); c <= Math.min(CELLS - 1, column + reach); c++)
        if (Math.hypot((c + 0.5) * CELL - x, (r + 0.5) * CELL - y) < half) owners[r * CELLS + c] = BLOCKED;
  }
}

function floodFields({ tile }: Plan, owners: Owners): void {
  const wave: number[] = [];
  tile.segments.forEach(({ kind, halves }, segment) => {
    if (kind !== "field") return;
    for (const cell of halves.flatMap(cellsOfHalf)) {
      if (owners[cell] !== NOBODY) continue;
      owners[cell] = segment;
      wave.push(cell);
    }
  });
  for (let next = 0; next < wave.length; next++) {
    const cell = wave[next]!;
    for (const beside of cellsBeside(cell)) {
      if (owners[beside] !== NOBODY) continue;
      owners[beside] = owners[cell]!;
      wave.push(beside);
    }
  }
}

/** The cells along a half-side. */
function cellsOfHalf(half: number): number[] {
  const [side, second] = [half >> 1, half & 1];
  return Array.from({ length: CELLS / 2 }, (_, step) => {
    const place = (CELLS / 2) * second + step; // clockwise along the side
    const last = CELLS - 1;
    if (side === 0) return place;
    if (side === 1) return place * CELLS + last;
    if (side === 2) return last * CELLS + (last - place);
    return (last - place) * CELLS;
  });
}

function cellsBeside(cell: number): number[] {
  const column = cell % CELLS;
  const beside = [cell - CELLS, cell + CELLS];
  if (column > 0) beside.push(cell - 1);
  if (column < CELLS - 1) beside.push(cell + 1);
  return beside.filter((next) => next >= 0 && next < CELLS * CELLS);
}

/** For each cell of a segment, how far it lies from cells that are not (in units, about right); the tile's edge is no border. */
export function clearance(owners: Owners, segment: number): Float32Array {
  const far = new Float32Array(owners.length);
  for (let cell = 0; cell < far.length; cell++) far[cell] = owners[cell] === segment ? 1e3 : 0;
  for (let cell = 0; cell < far.length; cell++) relax(far, cell, -1);
  for (let cell = far.length - 1; cell >= 0; cell--) relax(far, cell, 1);
  return far;
}

/** Takes the shorter way over the neighbours on one hand: before (-1) or after (1) in reading order. */
function relax(far: Float32Array, cell: number, hand: -1 | 1): void {
  if (!far[cell]) return;
  const column = cell % CELLS;
  const [first, last] = [column === 0, column === CELLS - 1];
  const row = cell + hand * CELLS;
  const inside = row >= 0 && row < far.length;
  let least = far[cell]!;
  if (hand < 0 ? !first : !last) least = Math.min(least, far[cell + hand]! + CELL);
  if (inside) least = Math.min(least, far[row]! + CELL);
  if (inside && !first) least = Math.min(least, far[row - 1]! + CELL * 1.4);
  if (inside && !last) least = Math.min(least, far[row + 1]! + CELL * 1.4);
  far[cell] = least;
}
