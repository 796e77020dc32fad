/** Village tiles, boats and carts with their places on the plane. */
import { at, distance, type Point } from "../../shared/plane";
import { cornerOf, SIDE } from "../cells";
import type { BoatTile, Unit, View, VillageTile } from "../kit";
import { unitKey } from "../places";
import { itemsOf, type Item } from "./items";
import type { Region } from "./regions";
import { centroid, onPlane } from "./square";

const CART_ROOM = 0.6 * SIDE; // between a cart and the name of its comarca

/** A village tile, a boat or a cart. */
export interface Piece {
  key: string; // of its unit
  name: string; // unique on the map
  clan: number;
  number: number; // of its unit
  unit: Unit;
  tile?: VillageTile | BoatTile;
  cell?: string;
  closed: boolean;
  place: Point; // its upper left corner, or the middle of a cart
  goods: Item[]; // shown on one tile of each unit
}

/** All pieces, those in front behind the others. */
export function readPieces(view: View, regions: Map<string, Region>): Piece[] {
  return [...readTiles(view), ...readCarts(view, regions)].sort((a, b) => a.place.y - b.place.y);
}

function readTiles(view: View): Piece[] {
  const shown = new Set<string>();
  return Object.entries(view.tiles).map(([cell, tile]): Piece => {
    const { left, top } = cornerOf(cell);
    const unit = view.clans[tile.clan]!.units[tile.unit]!;
    const key = unitKey(tile.clan, tile.unit);
    const goods = shown.has(key) ? [] : itemsOf(unit.store);
    shown.add(key);
    const closed = tile.what === "village" && view.towns[tile.town]?.closed === true;
    return {
      key,
      name: `tile ${cell}`,
      clan: tile.clan,
      number: tile.unit,
      unit,
      tile,
      cell,
      closed,
      place: at(left, top),
      goods,
    };
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
      return [
        {
          key: unitKey(Number(clan), number),
          name: `cart ${clan}.${number}`,
          clan: Number(clan),
          number: Number(number),
          unit,
          closed: false,
          place,
          goods: itemsOf(unit.store),
        },
      ];
    }),
  );
}

function cartSpot(region: Region, index: number): Point {
  const { parts, label } = region;
  const all = parts.map(({ square, area }) => ({
    place: onPlane(square, centroid(area.outline)),
    roads: square.art.plan.roads.length,
  }));
  const free = all.filter(({ place }) => distance(place, label) > CART_ROOM);
  const spots = (free.length ? free : all).sort(
    (a, b) => Number(b.roads > 0) - Number(a.roads > 0) || distance(a.place, label) - distance(b.place, label),
  );
  const spot = spots[index % spots.length]!.place;
  const round = Math.floor(index / spots.length);
  return at(spot.x + 18 * round, spot.y + 14 * round);
}

export function groupByUnit(pieces: Piece[]): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) found.set(piece.key, [...(found.get(piece.key) ?? []), piece]);
  return found;
}
