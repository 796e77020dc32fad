/**
 * The sides of a tile of 100 × 100 units, y down, and how it lies on the table.
 *
 *      0 ─── N 0 ─── 1      sides clockwise from the north; side s runs from corner s to corner s + 1;
 *      │             │      half-sides clockwise: NNW NNE ENE ESE SSE SSW WSW WNW, 2s and 2s + 1 on side s
 *    W 3             E 1
 *      │             │
 *      3 ─── S 2 ─── 2
 */
import { FACINGS, type Facing, type FeatureKind, type Kind } from "../kit";
import { at, type Point } from "../../shared/plane";

export const HALVES = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"];

export const CORNERS: Point[] = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];
export const MIDDLES: Point[] = [at(50, 0), at(100, 50), at(50, 100), at(0, 50)];
export const INWARDS: Point[] = [at(0, 1), at(-1, 0), at(0, -1), at(1, 0)];
export const CENTRE = at(50, 50);

/** A segment, turned. */
export interface TurnedSegment {
  kind: FeatureKind;
  sides: number[];
  halves: number[];
  shields: number;
}

/** A tile as it lies: sides are numbers, turned by its facing. */
export interface TurnedTile {
  segments: TurnedSegment[];
  river: number[];
  isLake: boolean;
}

export function corner(number: number): Point {
  return CORNERS[number & 3]!;
}

export function middle(side: number): Point {
  return MIDDLES[side & 3]!;
}

export function inward(side: number): Point {
  return INWARDS[side & 3]!;
}

/** A kind of tile, turned to a facing. */
export function lay(kind: Kind, facing: Facing): TurnedTile {
  const turns = FACINGS.indexOf(facing);
  const turnSide = (name: string) => (FACINGS.indexOf(name as Facing) + turns) & 3;
  const turnHalf = (name: string) => (HALVES.indexOf(name) + 2 * turns) & 7;
  return {
    segments: kind.segments.map(({ kind, sides, halves, shields }) => ({
      kind,
      sides: sides.map(turnSide),
      halves: halves.map(turnHalf),
      shields,
    })),
    river: kind.river.map(turnSide),
    isLake: kind.pile === "lake",
  };
}

/** The segments of a kind, with their numbers. */
export function numbered(tile: TurnedTile, kind: TurnedSegment["kind"]): [TurnedSegment, number][] {
  return tile.segments.flatMap((segment, number) => (segment.kind === kind ? [[segment, number]] : []));
}

/** Whether a side belongs to a city. */
export function isCity(tile: TurnedTile, side: number): boolean {
  return tile.segments.some((segment) => segment.kind === "city" && segment.sides.includes(side & 3));
}
