/** Cities and their walls, which run from corner to corner and bulge inwards. */
import { pathOf, sample, spell, type Curve } from "../../shared/curve";
import { corner, isCity, type TurnedSegment, type TurnedTile } from "./sides";
import { along, at, unit, type Point } from "../../shared/plane";

export interface Wall {
  curve: Curve;
  corners: [number, number]; // where it begins and ends
}

export interface CityPlan {
  segment: number;
  shields: number;
  area: string; // path data
  outline: Point[];
  walls: Wall[];
}

/** How a wall leaves a corner: the angle from its own city's side, and the length of the handle, by how many sides it passes. */
const WALLS = [
  { angle: 0, handle: 0 },
  { angle: 48, handle: 53 },
  { angle: 51, handle: 40 },
  { angle: 46, handle: 55 },
];
const BESIDE_ANOTHER_CITY = { angle: 32, handle: 57 };
const FACING_ANOTHER_CITY = { angle: 46, handle: 48 };

/** A city: along the tile's edge where it has sides, along a wall elsewhere. */
export function planCity(tile: TurnedTile, { sides, shields }: TurnedSegment, segment: number): CityPlan {
  const has = (side: number) => sides.includes(side & 3);
  const first = [0, 1, 2, 3].find((side) => has(side) && !has(side - 1)) ?? 0;
  const walls: Wall[] = [];
  const outline: Point[] = [corner(first)];
  let area = `M${spell(corner(first))}`;
  for (let side = first; side < first + 4;) {
    if (has(side)) {
      side += 1;
      outline.push(corner(side));
      area += `L${spell(corner(side))}`;
      continue;
    }
    let passed = 1;
    while (!has(side + passed)) passed += 1;
    const wall = planWall(tile, side, side + passed);
    walls.push(wall);
    outline.push(...sample(wall.curve));
    area += pathOf(wall.curve, true);
    side += passed;
  }
  return { segment, shields, area: `${area}Z`, outline, walls };
}

/** The wall that passes the sides from `first` up to, but without, `next`. */
function planWall(tile: TurnedTile, first: number, next: number): Wall {
  const passed = next - first;
  const shapeAt = (neighbour: number) => {
    if (passed > 1 && isCity(tile, neighbour)) return BESIDE_ANOTHER_CITY;
    if (passed === 3 && isCity(tile, first + 1)) return FACING_ANOTHER_CITY;
    return WALLS[passed]!;
  };
  const start = shapeAt(first);
  const end = shapeAt(next - 1);
  const curve: Curve = [
    [
      corner(first),
      along(corner(first), leaving(first, first - 1, first + 1, start.angle), start.handle),
      along(corner(next), leaving(next, next + 1, next - 1, end.angle), end.handle),
      corner(next),
    ],
  ];
  return { curve, corners: [first & 3, next & 3] };
}

/** The direction from a corner, at an angle from the city's own side towards the side that is passed. */
function leaving(from: number, ownEnd: number, passedEnd: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  const own = unit(corner(from), corner(ownEnd));
  const passed = unit(corner(from), corner(passedEnd));
  return at(
    own.x * Math.cos(radians) + passed.x * Math.sin(radians),
    own.y * Math.cos(radians) + passed.y * Math.sin(radians),
  );
}
