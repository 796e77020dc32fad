/** Comarcas on the plane: their land, what lies on it, and where their names may be written. */
import { polygon } from "../../shared/curve";
import { at, distance, type Point } from "../../shared/plane";
import type { Area } from "../art/plan";
import { numberOf, SIDE } from "../cells";
import type { Comarca, View } from "../kit";
import { itemsOnGround, type Item } from "./items";
import { centroid, onPlane, type LaidSquare } from "./square";

const HUES = 8;

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

export function readRegions(view: View, squares: LaidSquare[]): Map<string, Region> {
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
  return {
    name,
    hue: (numberOf(name) - 1) % HUES,
    comarca,
    data,
    parts,
    spots,
    label: quietest(spots),
    items: itemsOnGround(comarca),
  };
}

function readSpots(parts: Region["parts"]): Spot[] {
  return parts.map(({ square, area }) => {
    const { signs, roads } = square.art.plan;
    const crowd = signs.reduce(
      (sum, { corners }) => sum + corners.filter((corner) => area.corners.includes(corner)).length,
      0,
    );
    return {
      place: onPlane(square, centroid(area.outline)),
      crowd: crowd * 0.35 + roads.length * 0.1 + (4 - area.corners.length) * 0.5,
    };
  });
}

/** Near the middle of a comarca, where few things stand. */
function quietest(spots: Spot[]): Point {
  const middle = mean(spots.map(({ place }) => place));
  const cost = ({ place, crowd }: Spot) => distance(place, middle) / SIDE + crowd;
  return spots.reduce((one, other) => (cost(other) < cost(one) ? other : one)).place;
}

function mean(points: Point[]): Point {
  const sum = points.reduce((total, { x, y }) => at(total.x + x, total.y + y), at(0, 0));
  return at(sum.x / points.length, sum.y / points.length);
}
