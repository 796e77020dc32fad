/** The landscape as the board uses it: tiles with their places on the plane, followers with theirs, and the squares around. */
import { groundOf } from "./art/ground";
import { cellAt, NOBODY, ROAD_HALF } from "./art/raster";
import { at, distance, type Bounds, type Point } from "../shared/plane";
import { sample } from "../shared/curve";
import { drawTile, type TileArt } from "./art/tile";
import { kindOf, neighbours, readSquare, type FeatureKind, type Kind, type Kit, type Tile, type View } from "./kit";

export const TILE = 100; // units along a side; north is up, so y grows against the numbers of the squares

export interface LaidTile extends Tile {
  number: number;
  type: Kind;
  left: number;
  top: number;
  art: TileArt;
}

export interface StandingFollower {
  key: string; // tile.segment
  player: number;
  kind: FeatureKind;
  place: Point;
  feature: number;
}

export interface Landscape {
  tiles: LaidTile[]; // from north to south, so that what stands in front is drawn later
  bySquare: Map<string, LaidTile>;
  byNumber: Map<number, LaidTile>;
  followers: StandingFollower[];
  frontier: Set<string>; // empty squares beside a tile
  bounds: Bounds;
}

const drawn = new WeakMap<Kind, Map<string, TileArt>>();
const known = new WeakMap<Tile, LaidTile>(); // views share what did not change

function artOf(kind: Kind, { facing, square }: Tile): TileArt {
  let arts = drawn.get(kind);
  if (!arts) drawn.set(kind, (arts = new Map<string, TileArt>()));
  let art = arts.get(`${square} ${facing}`);
  if (!art) arts.set(`${square} ${facing}`, (art = drawTile(kind, facing, square)));
  return art;
}

function layTile(tile: Tile, number: number, kit: Kit): LaidTile {
  let laid = known.get(tile);
  if (laid) return laid;
  const type = kindOf(kit, tile.kind);
  laid = { ...tile, number, type, ...cornerOf(tile.square), art: artOf(type, tile) };
  known.set(tile, laid);
  return laid;
}

export function readLandscape(view: View, kit: Kit): Landscape {
  const tiles = Object.entries(view.tiles).map(([number, tile]) => layTile(tile, Number(number), kit));
  tiles.sort((a, b) => a.top - b.top || a.left - b.left);
  const byNumber = new Map(tiles.map((tile) => [tile.number, tile]));
  const bySquare = new Map(tiles.map((tile) => [tile.square, tile]));
  const followers = Object.entries(view.followers).flatMap(([key, { player }]) => {
    const [number = 0, segment = 0] = key.split(".").map(Number);
    const tile = byNumber.get(number);
    return tile ? [{ key, player, ...standing(tile, segment) }] : [];
  });
  const frontier = new Set(tiles.flatMap((tile) => neighbours(tile.square)).filter((square) => !bySquare.has(square)));
  return { tiles, bySquare, byNumber, followers, frontier, bounds: boundsOf([...bySquare.keys()]) };
}

/** The upper left corner of a square on the plane. */
export function cornerOf(square: string): { left: number; top: number } {
  const { x, y } = readSquare(square);
  return { left: x * TILE, top: -y * TILE };
}

/** The middle of a square on the plane. */
export function middleOf(square: string): Point {
  const { left, top } = cornerOf(square);
  return at(left + TILE / 2, top + TILE / 2);
}

/** The square under a point of the plane. */
export function squareAt({ x, y }: Point): string {
  return `${Math.floor(x / TILE)},${0 - Math.floor(y / TILE)}`;
}

/** Where a follower stands on a segment of a tile. */
export function standing(tile: LaidTile, segment: number): Pick<StandingFollower, "kind" | "place" | "feature"> {
  const spot = groundOf(tile.type, tile.facing).spots.followers[segment]!;
  return {
    kind: tile.type.segments[segment]!.kind,
    place: { x: tile.left + spot.x, y: tile.top + spot.y },
    feature: tile.features[segment]!,
  };
}

export function boundsOf(squares: string[]): Bounds {
  const corners = squares.map(cornerOf);
  const lefts = corners.map((corner) => corner.left);
  const tops = corners.map((corner) => corner.top);
  return {
    left: Math.min(...lefts),
    top: Math.min(...tops),
    right: Math.max(...lefts) + TILE,
    bottom: Math.max(...tops) + TILE,
  };
}

/** The segment of a tile under a point of the plane; roads are looked for along their curves. */
export function segmentAt(tile: LaidTile, { x, y }: Point): number | undefined {
  const { plan, owners } = groundOf(tile.type, tile.facing);
  const point = { x: x - tile.left, y: y - tile.top };
  const onRoad = plan.roads.find(({ curves }) =>
    curves.some((curve) => sample(curve).some((step) => distance(step, point) < ROAD_HALF + 2)),
  );
  const owner = owners[cellAt(point)] ?? NOBODY;
  const kind = tile.type.segments[owner]?.kind;
  if (kind === "city" || kind === "cloister") return owner;
  return onRoad?.segment ?? (owner === NOBODY ? undefined : owner);
}
