/** Cells and comarcas: the names that the server calls them by, and where cells are on the plane. */
import { at, type Bounds, type Point } from "../shared/plane";

export const SIDE = 100; // units along a square; north is up, so y grows against the numbers of the cells

export interface Square {
  x: number;
  y: number;
}

/** "3,-2" as numbers; east is x + 1, north is y + 1. */
function readCell(name: string): Square {
  const [x = NaN, y = NaN] = name.split(",").map(Number);
  return { x, y };
}

/** The name of a cell. */
function nameCell({ x, y }: Square): string {
  return `${x},${y}`;
}

/** Whether a name is that of a cell: refusals name other places too. */
export function isCell(name: string): boolean {
  const { x, y } = readCell(name);
  return Number.isInteger(x) && Number.isInteger(y);
}

/** The number of a comarca: they are called c1, c2, … */
export function numberOf(comarca: string): number {
  return Number(comarca.slice(1));
}

/** The cell beside a cell, by the number of the side. */
export function beside(name: string, side: number): string {
  const { x, y } = readCell(name);
  return nameCell({ x: x + [0, 1, 0, -1][side & 3]!, y: y + [1, 0, -1, 0][side & 3]! });
}

/** Where square B of a card lies whose square A lies on a cell. */
export function otherCell(cell: string, facing: number): string {
  return beside(cell, facing + 1);
}

/** The upper left corner of a cell on the plane. */
export function cornerOf(cell: string): { left: number; top: number } {
  const { x, y } = readCell(cell);
  return { left: x * SIDE, top: 0 - y * SIDE };
}

/** The cell under a point of the plane. */
export function cellAt({ x, y }: Point): string {
  return nameCell({ x: Math.floor(x / SIDE), y: 0 - Math.floor(y / SIDE) });
}

export function middleOf(cell: string): Point {
  const { left, top } = cornerOf(cell);
  return at(left + SIDE / 2, top + SIDE / 2);
}

export function boundsOf(cells: string[]): Bounds {
  const corners = cells.length ? cells.map(cornerOf) : [{ left: 0, top: 0 }];
  const [lefts, tops] = [corners.map(({ left }) => left), corners.map(({ top }) => top)];
  return {
    left: Math.min(...lefts),
    top: Math.min(...tops),
    right: Math.max(...lefts) + SIDE,
    bottom: Math.max(...tops) + SIDE,
  };
}
