/** Where the workers of a plateau stand, and which of them is at a point. */
import type { Point } from "../shared/plane";
import { LEVEL } from "./art/figures";
import { TERRACE } from "./art/mountain";
import { MATERIALS, type Material, type View } from "./kit";
import type { Layout } from "./layout";

/** The middle of the lowest worker, from the middle of the plateau; the stock is told at the inner side, where the druid hides nothing. */
export const TOWER = { x: 12, y: 16 };
const HALF = 30; // units

/** 1 where the middle of the board lies to the right of a plateau, else -1. */
export function inwards({ x }: Point): 1 | -1 {
  return x < 0 ? 1 : -1;
}

export interface Hit {
  material: Material;
  height?: number; // from 1, where the tower was hit
}

export function plateauAt(point: Point, { plateaus, size }: Layout, { stacks }: View): Hit | undefined {
  for (const material of MATERIALS) {
    const x = (point.x - plateaus[material].x) / size;
    const y = (point.y - plateaus[material].y) / size;
    const level = Math.floor((TOWER.y + LEVEL / 2 - y) / LEVEL);
    const high = stacks[material].length;
    const onTower = Math.abs(x + inwards(plateaus[material]) * TOWER.x) < HALF && level >= 0 && level <= high; // the head of the highest counts for him
    if (onTower && high) return { material, height: Math.min(high, level + 1) };
    if ((x / TERRACE.across) ** 2 + (y / (TERRACE.down + 14)) ** 2 < 1) return { material };
  }
  return undefined;
}
