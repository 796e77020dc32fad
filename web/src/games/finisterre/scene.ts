/** The map as the board uses it: squares, settlements, vehicles, comarcas and goods with their places on the plane. */
import { isInside } from "../shared/curve";
import { at, type Bounds, type Point } from "../shared/plane";
import { areaOf, cornerAt } from "./art/plan";
import { dolmenSpot } from "./art/signs";
import { boundsOf, cellAt, cornerOf, SIDE } from "./cells";
import { WINDS, type Kit, type View } from "./kit";
import { groupByUnit, readPieces, type Piece } from "./map/pieces";
import type { Plate } from "./map/plates";
import { readRegions, type Region } from "./map/regions";
import { centroid, lay, onPlane, type LaidSquare } from "./map/square";

export interface Wall {
  town: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Dolmen {
  cell: string;
  place: Point;
  gold: number;
}

/** The map without what is written on it. */
export interface Land {
  squares: LaidSquare[]; // from north to south, so that what stands in front is drawn later
  byCell: Map<string, LaidSquare>;
  pieces: Piece[];
  byUnit: Map<string, Piece[]>;
  walls: Wall[];
  regions: Map<string, Region>;
  dolmens: Dolmen[];
  freeArrows: Set<string>; // sites and docks where something may still be built: cell and side
  bounds: Bounds;
}

export interface Scene extends Land {
  zoom: number; // how much larger labels are drawn while the map is seen from afar
  far: boolean; // goods are not told one by one
  plates: Map<string, Plate>; // by comarca
}

export function readLand(view: View, kit: Kit): Land {
  const squares = Object.entries(view.squares).map(([cell, square]) => lay(cell, square, kit));
  squares.sort((a, b) => a.top - b.top || a.left - b.left);
  const byCell = new Map(squares.map((square) => [square.cell, square]));
  const regions = readRegions(view, squares);
  const pieces = readPieces(view, regions);
  return {
    squares,
    byCell,
    pieces,
    byUnit: groupByUnit(pieces),
    walls: readWalls(view),
    regions,
    dolmens: readDolmens(view, byCell),
    freeArrows: readFreeArrows(view),
    bounds: boundsOf([...Object.keys(view.squares), ...Object.keys(view.tiles)]),
  };
}

function readWalls(view: View): Wall[] {
  return Object.entries(view.towns).flatMap(([town, { cells, closed }]) => {
    if (!closed) return [];
    const { left, top, right, bottom } = boundsOf(cells);
    return [{ town, left, top, width: right - left, height: bottom - top }];
  });
}

function readDolmens(view: View, byCell: Map<string, LaidSquare>): Dolmen[] {
  return Object.values(view.comarcas).flatMap(({ dolmens }) =>
    Object.entries(dolmens).flatMap(([cell, gold]) => {
      const square = byCell.get(cell);
      const spot = square && dolmenSpot(square.art.plan);
      return spot ? [{ cell, place: onPlane(square, spot), gold }] : [];
    }),
  );
}

function readFreeArrows({ sites, docks }: View): Set<string> {
  const arrows = [...Object.values(sites), ...Object.values(docks)].flat();
  return new Set(arrows.map(({ square, side }) => `${square} ${WINDS.indexOf(side)}`));
}

/** The comarca of the land under a point of the plane. */
export function comarcaAt(scene: Land, point: Point): string | undefined {
  const square = scene.byCell.get(cellAt(point));
  if (!square) return undefined;
  return square.comarcas[cornerAt(square.art.plan, at(point.x - square.left, point.y - square.top))];
}

/** Where a corner of a square is, on the plane. */
export function bankSpot(scene: Land, cell: string, corner: number): Point {
  const square = scene.byCell.get(cell);
  const { left, top } = cornerOf(cell);
  if (!square) return at(left + SIDE / 2, top + SIDE / 2);
  const outline = areaOf(square.art.plan, corner).outline;
  const quarter = at(corner < 2 ? 76 : 24, corner === 0 || corner === 3 ? 24 : 76);
  return onPlane(square, isInside(outline, quarter) ? quarter : centroid(outline));
}
