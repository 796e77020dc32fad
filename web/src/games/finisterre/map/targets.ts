/** Where targets are on the plane: the shape that is lit up, and what a pointer finds. */
import { at, distance, type Bounds, type Point } from "../../shared/plane";
import { cellAt, cornerOf, SIDE } from "../cells";
import { CORNERS, WINDS } from "../kit";
import { unitKey, type Place, type Target } from "../places";
import { bankSpot, comarcaAt, type Scene } from "../scene";

export type Mark =
  | { shape: "box"; left: number; top: number; size: number }
  | { shape: "round"; x: number; y: number; radius: number }
  | { shape: "chip"; x: number; y: number; radius: number } // around a good
  | { shape: "area"; data: string; x: number; y: number };

const PILE = 12; // half a side
const CART = 27;
const BANK = 17;
const TOWARD: [number, number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]; // the steps to the north, east, south and west

/** What is lit up for a place; a unit has a mark for each of its tiles. */
export function marksOf(place: Place, scene: Scene): Mark[] {
  switch (place.sort) {
    case "cell":
      return [boxOn(place.cell)];
    case "card":
      return [boxOn(place.cell), boxOn(place.other)];
    case "edge": {
      const { left, top } = cornerOf(place.cell);
      const [dx, dy] = TOWARD[(WINDS.indexOf(place.side) + 2) & 3]!;
      return [{ shape: "round", x: left + 50 + 24 * dx, y: top + 50 + 24 * dy, radius: 22 }, boxOn(place.cell)];
    }
    case "unit":
      return (scene.byUnit.get(unitKey(place.clan, place.unit)) ?? []).map(({ cell, place: { x, y } }) =>
        cell === undefined ? { shape: "round", x, y, radius: CART } : boxOn(cell),
      );
    case "bank": {
      const { x, y } = bankSpot(scene, place.cell, CORNERS.indexOf(place.corner));
      return [{ shape: "round", x, y, radius: BANK }];
    }
    case "pile": {
      const plate = scene.plates.get(place.comarca);
      const item = plate?.items.find(
        ({ good, value }) => good === place.good && (value === 0 || value === place.value),
      );
      if (!plate || !item) return areaMark(place.comarca, scene);
      return [
        {
          shape: "chip",
          x: plate.label.x + item.place.x * scene.zoom,
          y: plate.label.y + item.place.y * scene.zoom,
          radius: PILE * scene.zoom,
        },
      ];
    }
    case "comarca":
      return areaMark(place.comarca, scene);
  }
}

function boxOn(cell: string): Mark {
  return { shape: "box", ...cornerOf(cell), size: SIDE };
}

function areaMark(comarca: string, scene: Scene): Mark[] {
  const [region, plate] = [scene.regions.get(comarca), scene.plates.get(comarca)];
  return region && plate ? [{ shape: "area", data: region.data, ...plate.label }] : [];
}

/** The middle of a place, where the cursor stands. */
export function spotOf(place: Place, scene: Scene): Point {
  const marks = marksOf(place, scene);
  const mark = marks.find(({ shape }) => shape === "box") ?? marks[0];
  if (!mark) return at(0, 0);
  return mark.shape === "box" ? at(mark.left + mark.size / 2, mark.top + mark.size / 2) : at(mark.x, mark.y);
}

export function boundsOfPlace(place: Place, scene: Scene): Bounds {
  const { x, y } = spotOf(place, scene);
  return { left: x - SIDE / 2, top: y - SIDE / 2, right: x + SIDE / 2, bottom: y + SIDE / 2 };
}

/** The smallest target under a point. */
export function targetAt(targets: Iterable<Target>, point: Point, scene: Scene): Target | undefined {
  const comarca = comarcaAt(scene, point);
  const cell = cellAt(point);
  let best: { target: Target; size: number } | undefined;
  for (const target of targets) {
    const size = sizeUnder(target.place, point, scene, cell, comarca);
    if (size !== undefined && (!best || size < best.size)) best = { target, size };
  }
  return best?.target;
}

/** How large what is found there is, or undefined if it is not under the point. */
function sizeUnder(
  place: Place,
  point: Point,
  scene: Scene,
  cell: string,
  comarca: string | undefined,
): number | undefined {
  if (place.sort === "comarca") return place.comarca === comarca ? 1000 : undefined;
  if (place.sort === "edge" && place.cell === cell)
    return (
      60 + Math.min(...marksOf(place, scene).map((mark) => (mark.shape === "round" ? distance(point, mark) : 100)))
    );
  for (const mark of marksOf(place, scene)) {
    if (mark.shape === "area") {
      if (place.sort === "pile" && place.comarca === comarca) return 900;
    } else if (mark.shape !== "box") {
      if (Math.hypot(mark.x - point.x, mark.y - point.y) < mark.radius * 1.25) return mark.radius;
    } else if (
      mark.left <= point.x &&
      point.x < mark.left + mark.size &&
      mark.top <= point.y &&
      point.y < mark.top + mark.size
    )
      return 100;
  }
  return undefined;
}
