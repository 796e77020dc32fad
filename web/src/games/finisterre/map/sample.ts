/** A small landscape for the start page, where no kit is loaded: edges of each square, then what it shows. */
import { drawSquare, type SquareArt } from "../art/square";
import type { Animal, CardSquare, Corner, Feature, FeatureKind } from "../kit";

export const square = (edges: string, ...features: Feature[]): CardSquare => ({ edges, parts: [], features });
export const sign = (kind: FeatureKind, ...animals: Animal[]): Feature => ({ kind, animals });
export const onBank = (kind: FeatureKind, corner: Corner, ...animals: Animal[]): Feature => ({ kind, corner, animals });
export const gold = (count: number, corner: Corner): Feature => ({ kind: "gold", count, corner });
export const fish = (count: number): Feature => ({ kind: "fish", count });

const ROWS = [
  [
    square(".rr.", sign("farm", "sheep", "pig")),
    square(".r.r", sign("forest", "boar")),
    square(".rvr", sign("iron")),
    square("wrwr", sign("bridge"), onBank("crop", "nw"), gold(2, "se"), fish(1)),
    square("..vr", sign("iron"), sign("forest")),
    square("....", sign("dolmen")),
  ],
  [
    square("r.r.", sign("iron")),
    square("....", sign("farm", "cow", "sheep")),
    undefined,
    square("w.w.", onBank("crop", "nw"), onBank("forest", "se", "rabbit"), onBank("crop", "ne"), fish(2)),
    undefined,
    square("....", sign("forest", "deer")),
  ],
  [
    square("rr..", sign("farm", "cow")),
    square(".r.r", sign("forest")),
    square(".r.r", sign("iron")),
    square("wrwr", sign("bridge"), onBank("crop", "ne"), onBank("forest", "sw"), fish(1)),
    square("rr.r", sign("forest", "deer")),
    square("...r", sign("farm", "pig", "pig")),
  ],
];

/** Village tiles: column, row, clan, size. */
export const SAMPLE_VILLAGES = [
  [4, 1, 0, "large"],
  [2, 1, 1, "small"],
] as const;
export const SAMPLE_CARTS = [[1.5, 0.46, 2]] as const;

export interface SampleSquare {
  x: number;
  y: number;
  art: SquareArt;
}

export function drawSample(): SampleSquare[] {
  const laid = ROWS.flatMap((row, y) => row.flatMap((shown, x) => (shown ? [{ name: `${x},${y}`, x, y, shown }] : [])));
  const cards = Object.fromEntries(laid.map(({ name, shown }) => [name, { group: "", squares: [shown, shown] }]));
  return laid.map(({ name, x, y }) => ({ x: 100 * x, y: 100 * y, art: drawSquare({ cards }, name, "A", 0, name) }));
}
