/** Where a follower stands on each segment, and where a city shows its shield: inside the segment, apart from each other. */
import { pointOn, type Curve } from "../../shared/curve";
import type { Plan } from "./plan";
import { cellCentre, clearance, type Owners } from "./raster";
import { CENTRE } from "./sides";
import { along, at, distance, type Point } from "../../shared/plane";

const BROAD = 4; // how much more room a follower needs at his sides, above all when he lies

export interface Spots {
  followers: Point[]; // by segment
  shields: Map<number, Point>; // by segment
}

export function findSpots(plan: Plan, owners: Owners): Spots {
  const { segments } = plan.tile;
  const followers: Point[] = segments.map(() => CENTRE);
  const shields = new Map<number, Point>();
  const taken: Point[] = [];
  for (const { segment, curves } of plan.roads) {
    const place = roadSpot(curves[0]!, [...taken, ...plan.bridges.map((bridge) => bridge.place)]);
    followers[segment] = place;
    taken.push(place);
  }
  if (plan.cloister) {
    followers[plan.cloister.segment] = along(plan.cloister.place, at(0, 1), 9);
    taken.push(plan.cloister.place, followers[plan.cloister.segment]!);
  }
  for (const city of plan.cities) {
    const place = roomiest(owners, city.segment, taken);
    followers[city.segment] = place;
    taken.push(place);
    if (city.shields) {
      const plate = roomiest(owners, city.segment, taken, 11);
      shields.set(city.segment, plate);
      taken.push(plate);
    }
  }
  segments.forEach(({ kind }, segment) => {
    if (kind !== "field") return;
    const place = roomiest(owners, segment, [...taken, ...(plan.village ? [plan.village] : [])]);
    followers[segment] = place;
    taken.push(place);
  });
  return { followers, shields };
}

/** Half way along a road, unless something lies there; nearer to the tile's edge where it ends on the tile. */
function roadSpot(curve: Curve, taken: Point[]): Point {
  const shares = reachesEdge(pointOn(curve, 1)) ? [0.5, 0.2, 0.8] : [0.42, 0.3, 0.2];
  const places = shares.map((share) => pointOn(curve, share));
  return places.find((place) => taken.every((other) => distance(other, place) > 18)) ?? places.at(-1)!;
}

function reachesEdge({ x, y }: Point): boolean {
  return x < 1 || y < 1 || x > 99 || y > 99;
}

/** The place of a segment with most room around it: from its border, the tile's edge and what is taken already. */
export function roomiest(owners: Owners, segment: number, taken: Point[], edge = 14): Point {
  const room = clearance(owners, segment);
  let best = CENTRE;
  let most = -1;
  for (let cell = 0; cell < room.length; cell++) {
    if (!room[cell]) continue;
    const place = cellCentre(cell);
    const fromEdge = Math.min(place.x - BROAD, place.y, 100 - place.x - BROAD, 100 - place.y);
    const fromOthers = Math.min(60, ...taken.map((other) => distance(other, place)));
    const free = Math.min(room[cell]!, fromEdge + 2, 16);
    const wide = Math.min(room[cell]!, 17) + Math.min(fromEdge, edge);
    const score = 1.8 * free + 0.3 * wide + 0.7 * Math.min(fromOthers, 26) - 0.02 * distance(place, CENTRE);
    if (score > most) [best, most] = [place, score];
  }
  return best;
}
