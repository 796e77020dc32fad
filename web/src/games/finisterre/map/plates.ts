/** Where the names of comarcas are written and the goods on their ground shown: as large as can be read, and nothing on a number. */
import { at, distance, type Bounds, type Point } from "../../shared/plane";
import { SIDE } from "../cells";
import { halfLabel } from "../comarcas";
import type { Goods } from "../kit";
import { comarcaAt, type Land } from "../scene";
import { itemsOf, type Item } from "./items";
import type { Region } from "./regions";

/** The name of a comarca, and below it a shelf with goods; its places are around the name, before it is enlarged. */
export interface Plate {
  label: Point; // the middle of the name, on the plane
  items: (Item & { place: Point })[];
  shelf: Bounds;
  crate: boolean; // goods lie there that are not shown
}

/** How goods on the ground are shown: every die, food of a kind together, or from afar only that there are some. */
export type Shelved = "dice" | "kinds" | "sign";

interface Spot {
  label: Point;
  box: Bounds; // what the plate covers there
  cost: number; // without what lies around it
}

const PITCH = 26; // from one good to the next
const ROW = 22;
const MOST_IN_ROW = 5;
const NAME = { top: -10, bottom: 10 };
const VEINS = 26; // how much room they take to the left of the name
const CROPS = 28; // and to the right
const CRATE = 20; // as well
const SHIFTS = [-0.5, 0, 0.5]; // of a plate around the middle of a square, in its widths and heights
const CART = 26; // around its middle
const PASSES = 3; // each plate makes room for the others so often
const TOUCH = 3; // what it costs to cover another plate at all, in sides of a square
const OFF_LAND = 1.5; // to lie outside of the own comarca
const CROWD = 0.002; // to cover a part of a village, for a unit of its area
const PULL = 0.5; // to lie a side of a square away from where it was
const PULL_MOST = 3;

/** All plates, so much enlarged; each near where it was before, if that is nearly as good. */
export function layPlates(
  land: Land,
  zoom: number,
  shelved: (comarca: string) => Shelved,
  before?: Map<string, Plate>,
): Map<string, Plate> {
  const regions = [...land.regions.values()].sort((a, b) => a.parts.length - b.parts.length); // where there is little room, first
  const shelves = regions.map((region) => fill(region.items, shelved(region.name)));
  const spots = regions.map((region, index) =>
    spotsFor(land, region, scaled(sizeOf(region, shelves[index]!), zoom), before?.get(region.name)?.label),
  );
  const chosen: (Spot | undefined)[] = regions.map(() => undefined);
  for (let pass = 0; pass < PASSES; pass++) {
    spots.forEach((some, index) => {
      const others = chosen.flatMap((spot, other) => (spot && other !== index ? [spot.box] : []));
      chosen[index] = best(some, others);
    });
  }
  return new Map(regions.map(({ name }, index) => [name, { label: chosen[index]!.label, ...shelves[index]! }]));
}

/** Cubes as they are; food by its kind, with its whole value, as in stores. */
function together(items: Item[]): Item[] {
  const amounts: Goods = {};
  for (const { good, value, count } of items) amounts[good] = (amounts[good] ?? 0) + (value || 1) * count;
  return itemsOf(amounts);
}

/** Goods in rows on a shelf. */
function fill(lying: Item[], shelved: Shelved): Omit<Plate, "label"> {
  const items = shelved === "sign" ? [] : shelved === "kinds" ? together(lying) : lying;
  const columns = Math.max(1, Math.min(MOST_IN_ROW, items.length, Math.ceil(Math.sqrt(items.length * 1.5))));
  const placed = items.map((item, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return { ...item, place: at((column - (columns - 1) / 2) * PITCH, 23 + row * ROW) };
  });
  const half = Math.max(14, (columns * PITCH) / 2 + 1);
  return {
    items: placed,
    crate: lying.length > 0 && !items.length,
    shelf: {
      left: -half,
      right: half,
      top: 8,
      bottom: items.length ? 13 + Math.ceil(items.length / columns) * ROW : 8,
    },
  };
}

/** What a plate covers, around the middle of the name. */
function sizeOf({ name, comarca }: Region, { shelf, crate }: Pick<Plate, "shelf" | "crate">): Bounds {
  const half = halfLabel(name) + 1;
  return {
    left: Math.min(shelf.left, -half - (comarca.veins ? VEINS : 0)) - 1,
    top: NAME.top - 1,
    right: Math.max(shelf.right, half + (comarca.crops ? CROPS : 0) + (crate ? CRATE : 0)) + 1,
    bottom: Math.max(shelf.bottom, NAME.bottom) + 1,
  };
}

function scaled({ left, top, right, bottom }: Bounds, zoom: number): Bounds {
  return { left: left * zoom, top: top * zoom, right: right * zoom, bottom: bottom * zoom };
}

/** Where a plate may lie: around the middle of each piece of the comarca's land. */
function spotsFor(land: Land, region: Region, size: Bounds, before: Point | undefined): Spot[] {
  const [width, height] = [size.right - size.left, size.bottom - size.top];
  const pieces = land.pieces.map(({ cell, place: { x, y } }) =>
    cell === undefined
      ? { left: x - CART, top: y - CART, right: x + CART, bottom: y + CART }
      : { left: x, top: y, right: x + SIDE, bottom: y + SIDE },
  );
  return region.spots.flatMap(({ place, crowd }) =>
    SHIFTS.flatMap((across) =>
      SHIFTS.map((down): Spot => {
        const label = at(place.x + across * width, place.y + down * height - (size.top + size.bottom) / 2);
        const box = {
          left: label.x + size.left,
          top: label.y + size.top,
          right: label.x + size.right,
          bottom: label.y + size.bottom,
        };
        const covered = pieces.reduce((sum, piece) => sum + common(box, piece), 0) * CROWD;
        const away = (distance(label, region.label) + distance(middleOf(box), place)) / SIDE;
        const off = comarcaAt(land, label) === region.name ? 0 : OFF_LAND;
        const pull = before ? PULL * Math.min(PULL_MOST, distance(label, before) / SIDE) : 0;
        return { label, box, cost: away + crowd + covered + off + pull };
      }),
    ),
  );
}

function best(spots: Spot[], others: Bounds[]): Spot {
  let found: { spot: Spot; cost: number } | undefined;
  for (const spot of spots) {
    const cost = others.reduce((sum, other) => sum + toll(common(spot.box, other)), spot.cost);
    if (!found || cost < found.cost) found = { spot, cost };
  }
  return found!.spot;
}

/** Covering another plate is worse than any way around it. */
function toll(area: number): number {
  return area && TOUCH + area / 100;
}

/** The area that two boxes share. */
function common(a: Bounds, b: Bounds): number {
  const [width, height] = [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  return width > 0 && height > 0 ? width * height : 0;
}

function middleOf({ left, top, right, bottom }: Bounds): Point {
  return at((left + right) / 2, (top + bottom) / 2);
}
