/**
 * The plan of a square as it lies: where water and roads run, the land between them, and where its signs stand.
 *
 *      3 nw ── 0 n ── 0 ne     sides and corners clockwise; corner i lies between the sides i and i + 1.
 *       │             │        A square has 100 × 100 units, y down.
 *      3 w           1 e
 *       │             │
 *      2 sw ── 2 s ── 1 se
 */
import { between, directionOn, isInside, sample, through, type Curve } from "../../shared/curve";
import { along, at, type Point } from "../../shared/plane";
import { CORNERS, type CardSquare, type Feature } from "../kit";

export const CENTRE = at(50, 50);
const CORNER_POINTS: Point[] = [at(100, 0), at(100, 100), at(0, 100), at(0, 0)];
export const QUARTERS: Point[] = [at(78, 23), at(78, 78), at(22, 78), at(22, 23)];
const MIDDLES: Point[] = [at(50, 0), at(100, 50), at(50, 100), at(0, 50)];
const INWARDS: Point[] = [at(0, 1), at(-1, 0), at(0, -1), at(1, 0)];
const SHORT = 24; // how far a road runs that ends before a river

export interface Area {
  corners: number[];
  outline: Point[];
}

export interface Sign {
  feature: Feature;
  corners: number[]; // the quarters that it fills
}

/** A road, with the index of the area in which it runs. */
export interface Road {
  area: number;
  curve: Curve;
}

export interface Plan {
  edges: string;
  rivers: Curve[];
  spring?: Point; // where a river begins that reaches one side only
  lake: boolean;
  seas: number[]; // sides
  roads: Road[];
  bridge?: { place: Point; way: Point };
  areas: Area[]; // of the land, parted by water
  signs: Sign[];
  fish: Point[];
}

export function middle(side: number): Point {
  return MIDDLES[side & 3]!;
}

export function inward(side: number): Point {
  return INWARDS[side & 3]!;
}

function isWater(edge: string): boolean {
  return edge === "w" || edge === "s";
}

/** The edges of a square that is turned clockwise. */
export function turnEdges(edges: string, facing: number): string {
  return [0, 1, 2, 3].map((side) => edges[(side - facing + 4) & 3]).join("");
}

/** The area of the land in a corner. */
export function areaOf(plan: Plan, corner: number): Area {
  return plan.areas.find(({ corners }) => corners.includes(corner))!;
}

/** The corner of the land under a point of a square, by its area. */
export function cornerAt(plan: Plan, point: Point): number {
  const area = plan.areas.find(({ outline }) => isInside(outline, point));
  return area?.corners[0] ?? (point.x < 50 ? (point.y < 50 ? 3 : 2) : point.y < 50 ? 0 : 1);
}

export function makePlan(square: CardSquare, facing: number): Plan {
  const edges = turnEdges(square.edges, facing);
  const wet = [0, 1, 2, 3].filter((side) => isWater(edges[side]!));
  const shows = (kind: string) => square.features.some((feature) => feature.kind === kind);
  const spring = wet.length === 1 ? along(CENTRE, inward(wet[0]!), -9) : undefined;
  const crossed = shows("bridge");
  const rivers = planRivers(wet, crossed, spring);
  const areas = planAreas(wet, rivers);
  const roads = planRoads(edges, areas, crossed, spring);
  return {
    edges,
    rivers,
    spring,
    lake: shows("lake"),
    seas: wet.filter((side) => edges[side] === "s"),
    roads,
    bridge: crossed ? planBridge(edges) : undefined,
    areas,
    signs: planSigns(square, facing),
    fish: planFish(square, rivers, crossed),
  };
}

function planRivers(wet: number[], crossed: boolean, spring?: Point): Curve[] {
  const [first, second] = wet;
  if (first === undefined || second === undefined) return first === undefined ? [] : [arm(first, spring!)];
  if (wet.length > 2) return wet.map((side) => arm(side, CENTRE));
  if ((second - first) % 2) return [between(middle(first), inward(first), middle(second), inward(second), 27)];
  const sway = crossed ? 0 : 0.24;
  const [way, flank] = [inward(first), inward(first + 1)];
  return [
    through(
      middle(first),
      way,
      CENTRE,
      at(way.x + flank.x * sway, way.y + flank.y * sway),
      middle(second),
      inward(second),
    ),
  ];
}

function arm(side: number, end: Point): Curve {
  return between(middle(side), inward(side), end, along(at(0, 0), inward(side), -1), 14);
}

/** Land from one water side to the next, clockwise; back along the water between them. */
function planAreas(wet: number[], rivers: Curve[]): Area[] {
  if (wet.length < 2) return [{ corners: [0, 1, 2, 3], outline: CORNER_POINTS }];
  return wet.map((side, index) => {
    const next = wet[(index + 1) % wet.length]!;
    const corners = Array.from({ length: (next - side + 4) & 3 }, (_, step) => (side + step) & 3);
    return {
      corners,
      outline: [middle(side), ...corners.map((corner) => CORNER_POINTS[corner]!), ...shore(wet, rivers, index)],
    };
  });
}

/** The water from the side after the one with this index back to it. */
function shore(wet: number[], rivers: Curve[], index: number): Point[] {
  if (wet.length === 2) {
    const points = sample(rivers[0]!);
    return index === 0 ? points.reverse() : points;
  }
  const next = (index + 1) % wet.length;
  return [...sample(rivers[next]!), ...sample(rivers[index]!).reverse()];
}

/** In each area its roads meet; a bridge joins those of both banks; a lone road ends before the river. */
function planRoads(edges: string, areas: Area[], crossed: boolean, spring?: Point): Road[] {
  const hub = spring ? along(CENTRE, at(CENTRE.x - spring.x, CENTRE.y - spring.y), 1) : CENTRE;
  const parted = areas.length > 1;
  return areas.flatMap((one, area) => {
    const sides = sidesOf(one).filter((side) => "rvd".includes(edges[side]!));
    return layRoads(sides, parted, crossed, hub).map((curve) => ({ area, curve }));
  });
}

function layRoads(sides: number[], parted: boolean, crossed: boolean, hub: Point): Curve[] {
  if (parted && crossed) return sides.map((side) => arm(side, CENTRE));
  if (sides.length === 2) return [join(sides[0]!, sides[1]!, hub)];
  if (sides.length === 1) return [arm(sides[0]!, parted ? along(middle(sides[0]!), inward(sides[0]!), SHORT) : hub)];
  return sides.map((side) => arm(side, hub));
}

/** The sides whose land belongs to an area. */
export function sidesOf({ corners }: Area): number[] {
  return [0, 1, 2, 3].filter((side) => corners.includes(side) && corners.includes((side + 3) & 3));
}

function join(one: number, other: number, hub: Point): Curve {
  if ((other - one) % 2) return between(middle(one), inward(one), middle(other), inward(other), 25);
  return through(middle(one), inward(one), hub, inward(one), middle(other), inward(other));
}

function planBridge(edges: string): { place: Point; way: Point } {
  const side = [0, 1, 2, 3].find((number) => "rvd".includes(edges[number]!)) ?? 1;
  return { place: CENTRE, way: inward(side) };
}

/** Signs of a bank stand in their corner, the others share the quarters of the square. */
function planSigns(square: CardSquare, facing: number): Sign[] {
  const shown = square.features.filter(({ kind }) => !["fish", "bridge", "lake"].includes(kind));
  const free = shown.filter(({ corner }) => !corner);
  const taken = new Set(shown.flatMap(({ corner }) => (corner ? [CORNERS.indexOf(corner)] : [])));
  const quarters = [3, 0, 1, 2].filter((corner) => !taken.has(corner));
  return shown.map((feature) => {
    if (feature.corner) return { feature, corners: [(CORNERS.indexOf(feature.corner) + facing) & 3] };
    const [index, size] = [free.indexOf(feature), Math.floor(quarters.length / free.length)];
    return {
      feature,
      corners: quarters.slice(index * size, (index + 1) * size).map((corner) => (corner + facing) & 3),
    };
  });
}

/** Fish swim along the water, beside a bridge. */
function planFish(square: CardSquare, rivers: Curve[], crossed: boolean): Point[] {
  const count = square.features.reduce((sum, { kind, count = 1 }) => sum + (kind === "fish" ? count : 0), 0);
  const curve = rivers[0];
  if (!curve || !count) return [];
  const shares =
    crossed || rivers.length > 1
      ? [0.2, 0.82, 0.5]
      : count === 1
        ? [0.5]
        : count === 2
          ? [0.34, 0.66]
          : [0.22, 0.5, 0.78];
  return Array.from({ length: count }, (_, number) => {
    const onto = rivers.length > 1 ? rivers[number % rivers.length]! : curve;
    const share = rivers.length > 1 ? 0.42 : shares[number % 3]!;
    const steps = sample(onto, 50);
    return steps[Math.round(share * 50)]!;
  });
}

/** The direction of the water near a point. */
export function flow(plan: Plan, place: Point): Point {
  const curve =
    plan.rivers.find((river) => sample(river, 50).some(({ x, y }) => x === place.x && y === place.y)) ??
    plan.rivers[0]!;
  const steps = sample(curve, 50);
  const share = steps.findIndex(({ x, y }) => x === place.x && y === place.y) / 50;
  return directionOn(curve, Math.max(0, share));
}
