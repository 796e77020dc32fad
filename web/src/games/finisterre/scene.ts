/** The map as the board uses it: squares, settlements, vehicles, comarcas and goods with their places on the plane. */
import { isInside, polygon } from "../shared/curve";
import { at, distance, type Bounds, type Point } from "../shared/plane";
import { areaOf, cornerAt, type Area } from "./art/plan";
import { dolmenSpot } from "./art/signs";
import { drawSquare, type SquareArt } from "./art/square";
import { isCube, otherCell, readCell, type Amounts, type Comarca, type Good, type Kit, type MapSquare, type Tile, type Unit, type View } from "./kit";
import type { Plate } from "./map/plates";
import { unitKey } from "./places";

export const SIDE = 100; // units along a square; north is up, so y grows against the numbers of the cells
const HUES = 8;
const CART_ROOM = 0.6 * SIDE; // between a cart and the name of its comarca

export interface LaidSquare extends MapSquare {
  cell: string;
  left: number;
  top: number;
  art: SquareArt;
}

/** Some of one good: cubes, or dice of one value. */
export interface Item {
  good: Good;
  value: number; // 0 for cubes
  count: number;
}

/** A village tile, a boat or a cart. */
export interface Piece {
  key: string; // of its unit
  name: string; // unique on the map
  clan: number;
  number: number; // of its unit
  unit: Unit;
  tile?: Tile;
  cell?: string;
  closed: boolean;
  place: Point; // its upper left corner, or the middle of a cart
  goods: Item[]; // shown on one tile of each unit
}

export interface Wall {
  town: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Region {
  name: string;
  hue: number;
  comarca: Comarca;
  data: string; // the path of its land
  parts: { square: LaidSquare; area: Area }[];
  spots: Spot[]; // the middles of its pieces
  label: Point; // the best of them for its name
  items: Item[]; // on its ground
}

/** Where something may be written, and how much stands there. */
export interface Spot {
  place: Point;
  crowd: number;
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
  bounds: Bounds;
}

export interface Scene extends Land {
  zoom: number; // how much larger labels are drawn while the map is seen from afar
  plates: Map<string, Plate>; // by comarca
}

const known = new WeakMap<MapSquare, LaidSquare>(); // views share what did not change

/** The upper left corner of a cell on the plane. */
export function cornerOf(cell: string): { left: number; top: number } {
  const { x, y } = readCell(cell);
  return { left: x * SIDE, top: -y * SIDE };
}

/** The cell under a point of the plane. */
export function cellAt({ x, y }: Point): string {
  return `${Math.floor(x / SIDE)},${0 - Math.floor(y / SIDE)}`;
}

export function middleOf(cell: string): Point {
  const { left, top } = cornerOf(cell);
  return at(left + SIDE / 2, top + SIDE / 2);
}

export function boundsOf(cells: string[]): Bounds {
  const corners = cells.length ? cells.map(cornerOf) : [{ left: 0, top: 0 }];
  const [lefts, tops] = [corners.map(({ left }) => left), corners.map(({ top }) => top)];
  return { left: Math.min(...lefts), top: Math.min(...tops), right: Math.max(...lefts) + SIDE, bottom: Math.max(...tops) + SIDE };
}

export function readLand(view: View, kit: Kit): Land {
  const squares = Object.entries(view.squares).map(([cell, square]) => lay(cell, square, kit));
  squares.sort((a, b) => a.top - b.top || a.left - b.left);
  const byCell = new Map(squares.map((square) => [square.cell, square]));
  const regions = readRegions(view, squares);
  const pieces = [...readTiles(view), ...readCarts(view, regions)].sort((a, b) => a.place.y - b.place.y);
  return {
    squares,
    byCell,
    pieces,
    byUnit: groupByUnit(pieces),
    walls: readWalls(view),
    regions,
    dolmens: readDolmens(view, byCell),
    bounds: boundsOf([...Object.keys(view.squares), ...Object.keys(view.tiles)]),
  };
}

function lay(cell: string, square: MapSquare, kit: Kit): LaidSquare {
  let laid = known.get(square);
  if (laid?.cell === cell) return laid;
  laid = { ...square, cell, ...cornerOf(cell), art: drawSquare(kit, square.card, square.half, square.facing, cell) };
  known.set(square, laid);
  return laid;
}

/** Goods of a store, cubes before food; food by its whole value. */
export function itemsOf(store: Amounts): Item[] {
  return Object.entries(store).map(([good, amount]) => {
    const cube = isCube(good);
    return { good: good as Good, value: cube ? 0 : amount!, count: cube ? amount! : 1 };
  });
}

/** Goods on the ground, dice by their values. */
function itemsOnGround({ ground }: Comarca): Item[] {
  return Object.entries(ground).flatMap(([good, amount]): Item[] => {
    if (typeof amount === "number") return [{ good: good as Good, value: 0, count: amount }];
    return Object.entries(amount!).map(([value, count]) => ({ good: good as Good, value: Number(value), count }));
  });
}

function readTiles(view: View): Piece[] {
  const shown = new Set<string>();
  return Object.entries(view.tiles).map(([cell, tile]): Piece => {
    const { left, top } = cornerOf(cell);
    const unit = view.clans[tile.clan]!.units[tile.unit]!;
    const key = unitKey(tile.clan, tile.unit);
    const goods = shown.has(key) ? [] : itemsOf(unit.store);
    shown.add(key);
    const closed = tile.town !== undefined && view.towns[tile.town]?.closed === true;
    return { key, name: `tile ${cell}`, clan: tile.clan, number: tile.unit, unit, tile, cell, closed, place: at(left, top), goods };
  });
}

/** Carts have no cell: they stand on the roads of their comarca, away from its label. */
function readCarts(view: View, regions: Map<string, Region>): Piece[] {
  const counts = new Map<string, number>();
  return Object.entries(view.clans).flatMap(([clan, { units }]) =>
    Object.entries(units).flatMap(([number, unit]): Piece[] => {
      const region = regions.get(unit.comarca);
      if (unit.kind !== "cart" || !region) return [];
      const index = counts.get(unit.comarca) ?? 0;
      counts.set(unit.comarca, index + 1);
      const place = cartSpot(region, index);
      return [{ key: unitKey(Number(clan), number), name: `cart ${clan}.${number}`, clan: Number(clan), number: Number(number), unit, closed: false, place, goods: itemsOf(unit.store) }];
    }),
  );
}

function cartSpot(region: Region, index: number): Point {
  const { parts, label } = region;
  const all = parts.map(({ square, area }) => ({ place: onPlane(square, centroid(area.outline)), roads: square.art.plan.roads.length }));
  const free = all.filter(({ place }) => distance(place, label) > CART_ROOM);
  const spots = (free.length ? free : all).sort((a, b) => Number(b.roads > 0) - Number(a.roads > 0) || distance(a.place, label) - distance(b.place, label));
  const spot = spots[index % spots.length]!.place;
  const round = Math.floor(index / spots.length);
  return at(spot.x + 18 * round, spot.y + 14 * round);
}

function groupByUnit(pieces: Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) found.set(piece.key, [...(found.get(piece.key) ?? []), piece]);
  return found;
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

function onPlane({ left, top }: { left: number; top: number }, { x, y }: Point): Point {
  return at(left + x, top + y);
}

function mean(points: Point[]): Point {
  const sum = points.reduce((total, { x, y }) => at(total.x + x, total.y + y), at(0, 0));
  return at(sum.x / points.length, sum.y / points.length);
}

/** The middle of a polygon's area. */
function centroid(points: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    const cross = a.x * b.y - b.x * a.y;
    [area, x, y] = [area + cross, x + (a.x + b.x) * cross, y + (a.y + b.y) * cross];
  });
  return at(x / (3 * area), y / (3 * area));
}

function readRegions(view: View, squares: LaidSquare[]): Map<string, Region> {
  const parts = new Map<string, Region["parts"]>();
  for (const square of squares) {
    for (const area of square.art.plan.areas) {
      const name = square.comarcas[area.corners[0]!]!;
      const there = parts.get(name) ?? [];
      there.push({ square, area });
      parts.set(name, there);
    }
  }
  return new Map(
    Object.entries(view.comarcas).flatMap(([name, comarca]) => {
      const own = parts.get(name);
      return own ? [[name, readRegion(name, comarca, own)]] : [];
    }),
  );
}

function readRegion(name: string, comarca: Comarca, parts: Region["parts"]): Region {
  const data = parts.map(({ square, area }) => polygon(area.outline.map((point) => onPlane(square, point)))).join("");
  const spots = readSpots(parts);
  return { name, hue: (Number(name.slice(1)) - 1) % HUES, comarca, data, parts, spots, label: quietest(spots), items: itemsOnGround(comarca) };
}

function readSpots(parts: Region["parts"]): Spot[] {
  return parts.map(({ square, area }) => {
    const { signs, roads } = square.art.plan;
    const crowd = signs.reduce((sum, { corners }) => sum + corners.filter((corner) => area.corners.includes(corner)).length, 0);
    return { place: onPlane(square, centroid(area.outline)), crowd: crowd * 0.35 + roads.length * 0.1 + (4 - area.corners.length) * 0.5 };
  });
}

/** Near the middle of a comarca, where few things stand. */
function quietest(spots: Spot[]): Point {
  const middle = mean(spots.map(({ place }) => place));
  const cost = ({ place, crowd }: Spot) => distance(place, middle) / SIDE + crowd;
  return spots.reduce((one, other) => (cost(other) < cost(one) ? other : one)).place;
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

/** Both cells of a card. */
export function cellsOfCard(cell: string, facing: number): [string, string] {
  return [cell, otherCell(cell, facing)];
}
