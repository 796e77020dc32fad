/** Where places for followers are drawn on their tile, in words: the notation names a part by one of its ends. */
import { at, distance, type Point } from "../shared/plane";
import { groundOf } from "./art/ground";
import { t } from "../../shared/i18n.svelte";
import { kindOf, type Kit, type Tile } from "./kit";
import { TILE } from "./landscape";

const WINDS = ["E", "SE", "S", "SW", "W", "NW", "N", "NE"]; // clockwise, as the plane grows downwards
const MIDDLE = at(TILE / 2, TILE / 2);
const NEAR = 9; // units: neither here nor there

/** "north-west" for each of these segments, of one kind, by where their followers would be seen on the turned tile. */
export function whereabouts(tile: Tile, segments: number[], kit: Kit): string[] {
  const { followers } = groundOf(kindOf(kit, tile.kind), tile.facing).spots;
  return windsOf(segments.map((segment) => followers[segment]!)).map((spot) => t("carcassonne-direction", { spot }));
}

/** As seen from the middle of the tile; where that tells nothing apart, from the middle of them all. */
export function windsOf(places: Point[]): string[] {
  const winds = places.map((place) => windOf(place, MIDDLE));
  if (new Set(winds).size === winds.length) return winds;
  const sum = places.reduce((all, { x, y }) => at(all.x + x, all.y + y), at(0, 0));
  const between = at(sum.x / places.length, sum.y / places.length);
  return places.map((place) => windOf(place, between));
}

function windOf(place: Point, from: Point): string {
  if (distance(place, from) < NEAR) return "C";
  const eighths = Math.round(Math.atan2(place.y - from.y, place.x - from.x) / (Math.PI / 4));
  return WINDS[(eighths + WINDS.length) % WINDS.length]!;
}
