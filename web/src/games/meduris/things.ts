/** What on the board explains itself when it is pointed at, and where it lies; plots have cards of their own. */
import type { Point } from "../shared/plane";
import { MATERIALS, type Material, type View } from "./kit";
import type { Layout } from "./layout";
import { DEPTH, RIVER } from "./ring";
import { plateauAt } from "./tower";
import { placeOf } from "./walk";

export type Thing =
  | { kind: "druid" | "river" }
  | { kind: "area"; area: number }
  | { kind: "chip"; field: number }
  | { kind: "plateau"; material: Material };

const DRUID = { across: 22, up: 62, down: 12 }; // units around his feet
const SHRINE = 46; // units around its middle
const STONE = 19;
const CHIP = 24; // on a plot; under a hut it is smaller and lies aside
const UNDER = { x: 9, y: 8, size: 13 };
const RIM = 18; // units beyond the rune stones

export function keyOf(thing: Thing): string {
  return Object.values(thing).join(" ");
}

export function thingAt(point: Point, layout: Layout, view: View): Thing | undefined {
  const { ring, stones, temple } = layout;
  const druid = placeOf(view.druid, layout);
  const [x, y] = [point.x - druid.x, point.y - druid.y];
  if (Math.abs(x) < DRUID.across && y > -DRUID.up && y < DRUID.down) return { kind: "druid" };
  const chip = chips(view).find((field) => isNear(point, chipSpot(field, layout, view), chipSize(field, view)));
  if (chip !== undefined) return { kind: "chip", field: chip };
  const { along, out } = ring.curve.find(point);
  const fromRiver = Math.min(along, ring.curve.length - along);
  if (fromRiver < RIVER / 2 && out > DEPTH.path - 14 && out < DEPTH.edge) return { kind: "river" };
  if (out > DEPTH.out && out < DEPTH.runes + RIM) {
    const area = ring.areas.find(({ from, to }) => along >= from && along < to);
    return area && { kind: "area", area: area.number };
  }
  const plateau = plateauAt(point, layout, view);
  if (plateau) return { kind: "plateau", material: plateau.material };
  if (isNear(point, temple, SHRINE) || stones.some((stone) => isNear(point, stone, STONE))) return { kind: "druid" };
  return undefined;
}

/** What a card about it stands beside, and how many pixels away; the plots that it is about stay in sight. */
export function besideOf(thing: Thing, layout: Layout, view: View): { place: Point; clear: number } {
  const { ring, plateaus } = layout;
  switch (thing.kind) {
    case "druid": {
      const { x, y } = placeOf(view.druid, layout);
      return { place: { x, y: y - DRUID.up / 2 + DRUID.down / 2 }, clear: 34 };
    }
    case "river":
      return { place: ring.curve.at(0, DEPTH.path), clear: 26 };
    case "area":
      return { place: ring.curve.at(ring.areas[thing.area]!.middle, DEPTH.mountain), clear: 6 };
    case "chip":
      return { place: ring.spot(thing.field, DEPTH.mountain), clear: 6 };
    case "plateau":
      return { place: plateaus[thing.material], clear: 40 };
  }
}

/** All of them, in the order in which a key goes through them. */
export function allThings({ ring }: Layout, view: View): Thing[] {
  return [
    { kind: "druid" },
    { kind: "river" },
    ...ring.areas.map(({ number }): Thing => ({ kind: "area", area: number })),
    ...chips(view).map((field): Thing => ({ kind: "chip", field })),
    ...MATERIALS.map((material): Thing => ({ kind: "plateau", material })),
  ];
}

/** The plots to light up with it. */
export function plotsOfThing(thing: Thing | undefined, { ring }: Layout): number[] {
  if (thing?.kind === "chip") return [thing.field];
  if (thing?.kind !== "area") return [];
  return ring.plots.filter(({ area }) => area === thing.area).map(({ number }) => number);
}

function chips({ fields }: View): number[] {
  return Object.keys(fields)
    .map(Number)
    .filter((field) => fields[field]!.chip);
}

function chipSpot(field: number, { ring }: Layout, { fields }: View): Point {
  const { x, y } = ring.spot(field, DEPTH.building);
  return fields[field]?.what ? { x: x + UNDER.x, y: y + UNDER.y } : { x, y };
}

function chipSize(field: number, { fields }: View): number {
  return fields[field]?.what ? UNDER.size : CHIP;
}

function isNear(a: Point, b: Point, distance: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < distance;
}
