/** The plan of a tile as it lies: where its walls, roads and river run, read from its segments alone. */
import { between, crossing, isInside, pointOn, through, type Curve } from "../../shared/curve";
import { CENTRE, inward, isCity, middle, numbered, type TurnedTile } from "./sides";
import { along, at, distance, unit, type Point } from "../../shared/plane";
import { planCity, type CityPlan } from "./walls";

export interface RoadPlan {
  segment: number;
  curves: Curve[];
}

export interface RiverPlan {
  curve: Curve;
  pool?: { place: Point; radius: number }; // a spring or a lake
}

export interface Bridge {
  place: Point;
  way: Point; // along the road
}

export interface Plan {
  tile: TurnedTile;
  cities: CityPlan[];
  roads: RoadPlan[];
  river?: RiverPlan;
  cloister?: { segment: number; place: Point };
  village?: Point; // where roads end
  gates: Point[]; // where a road enters a city
  bridges: Bridge[];
}

export function makePlan(tile: TurnedTile): Plan {
  const cities = numbered(tile, "city").map(([segment, number]) => planCity(tile, segment, number));
  const cloister = planCloister(tile);
  const river = planRiver(tile, cloister?.place);
  const roads = numbered(tile, "road");
  const arms = roads.filter(([road]) => road.sides.length === 1);
  const village = arms.length && !cloister ? villageOf(tile, arms.length, cities) : undefined;
  const gates: Point[] = [];
  const planned = roads.map(([road, segment]): RoadPlan => {
    const [side = 0, other] = road.sides;
    if (road.sides.length === 2) return { segment, curves: [passage(tile, side, other!)] };
    if (road.sides.length > 2) return { segment, curves: road.sides.map((arm) => reach(arm, hub(tile))) };
    if (village) return { segment, curves: [reach(side, village)] };
    if (cloister) return { segment, curves: [reach(side, along(cloister.place, at(0, 1), 2))] };
    const gate = nearestGate(cities, side);
    gates.push(gate);
    return { segment, curves: [reach(side, gate)] };
  });
  const bridges = river ? planned.flatMap((road) => road.curves.flatMap((curve) => bridgeOver(river, curve))) : [];
  return { tile, cities, roads: planned, river, cloister, village, gates, bridges };
}

/** A road or river between two sides: it keeps away from cities beside it. */
function passage(tile: TurnedTile, from: number, to: number, pressedBy?: Point): Curve {
  if ((to - from) % 2) {
    const cornerCity = isCity(tile, from + 2) && isCity(tile, to + 2);
    return between(middle(from), inward(from), middle(to), inward(to), cornerCity ? 22 : 29);
  }
  const flank = from + 1;
  const push = Number(isCity(tile, flank)) - Number(isCity(tile, flank + 2));
  const via = along(CENTRE, inward(flank), pressedBy ? 0 : push * 9);
  const pressed = pressedBy ? along(via, unit(pressedBy, CENTRE), 17) : via;
  const crossed = tile.river.length > 1 && tile.segments.some((segment) => segment.kind === "road");
  const sway = push || pressedBy || crossed ? 0 : 0.2;
  const way = at(inward(from).x - inward(flank).x * sway, inward(from).y - inward(flank).y * sway);
  return through(middle(from), inward(from), pressed, way, middle(to), inward(to));
}

/** An arm of road from a side to the place where it ends. */
function reach(side: number, end: Point): Curve {
  return between(middle(side), inward(side), end, unit(end, middle(side)), distance(middle(side), end) * 0.4);
}

/** Where several roads end: the middle, away from cities. */
function hub(tile: TurnedTile): Point {
  return [0, 1, 2, 3].reduce((place, side) => (isCity(tile, side) ? along(place, inward(side), 7) : place), CENTRE);
}

/** Roads that do not lead to a cloister or a gate end in a village: several of them, or one where there is no city. */
function villageOf(tile: TurnedTile, arms: number, cities: CityPlan[]): Point | undefined {
  const place = hub(tile);
  if (cities.some((city) => isInside(city.outline, place))) return undefined;
  return arms > 1 || !cities.length ? place : undefined;
}

/** The middle of the wall that lies nearest to a side. */
function nearestGate(cities: CityPlan[], side: number): Point {
  const middles = cities.flatMap((city) => city.walls.map((wall) => pointOn(wall.curve, 0.5)));
  const gap = (place: Point) => distance(place, middle(side));
  return middles.reduce((best, place) => (gap(place) < gap(best) ? place : best), middles[0] ?? CENTRE);
}

/** A cloister stands in the middle, or on the bank that no road crosses. */
function planCloister(tile: TurnedTile): Plan["cloister"] {
  const [found] = numbered(tile, "cloister");
  if (!found) return undefined;
  const bank = [0, 1, 2, 3].find((side) => tile.river.length && isFree(tile, side));
  return { segment: found[1], place: bank === undefined ? CENTRE : along(CENTRE, inward(bank), -20) };
}

function isFree(tile: TurnedTile, side: number): boolean {
  return !tile.river.includes(side) && !tile.segments.some((segment) => segment.sides.includes(side));
}

function planRiver(tile: TurnedTile, cloister?: Point): RiverPlan | undefined {
  const [side, other] = tile.river;
  if (side === undefined) return undefined;
  if (other !== undefined) return { curve: passage(tile, side, other, cloister) };
  const place = along(CENTRE, inward(side), tile.isLake ? 2 : -4);
  return { curve: reach(side, place), pool: { place, radius: tile.isLake ? 27 : 13 } };
}

function bridgeOver(river: RiverPlan, road: Curve): Bridge[] {
  const found = crossing(road, river.curve);
  return found ? [{ place: found.point, way: found.way }] : [];
}
