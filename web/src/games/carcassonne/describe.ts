/** Tiles, parts and features in words. */
import { list, t } from "../../shared/i18n.svelte";
import type { Seat } from "../../shared/types";
import { seatName } from "../../table/names";
import type { Gaps } from "./gaps";
import { FACINGS, playersWith, readSquare, type Facing, type Feature, type FeatureKind, type Kind } from "./kit";

export type Role = "knight" | "robber" | "farmer" | "monk";

const ROLES: Record<FeatureKind, Role> = { city: "knight", road: "robber", field: "farmer", cloister: "monk" };

/** Who a follower on such a feature is. */
export function roleOn(kind: FeatureKind): Role {
  return ROLES[kind];
}

/** "a city with a shield and 2 roads". */
export function describeTile({ segments, river, pile }: Kind): string {
  const count = (kind: FeatureKind) => segments.filter((segment) => segment.kind === kind).length;
  const shields = segments.reduce((sum, segment) => sum + segment.shields, 0);
  const parts: string[] = [];
  if (pile === "spring") parts.push(t("carcassonne-tile-spring"));
  else if (pile === "lake") parts.push(t("carcassonne-tile-lake"));
  else if (river.length) parts.push(t("carcassonne-tile-river"));
  if (count("city")) parts.push(t("carcassonne-tile-city", { count: count("city"), shields }));
  if (count("road")) parts.push(t("carcassonne-tile-road", { count: count("road") }));
  if (count("cloister")) parts.push(t("carcassonne-tile-cloister"));
  return parts.length ? list(parts) : t("carcassonne-tile-meadow");
}

/** "north: city, east: road, south: field, west: road", of a tile as it lies. */
export function describeSides({ sides }: Kind, facing: Facing): string {
  const turns = FACINGS.indexOf(facing);
  return FACINGS.map((spot, side) => t("carcassonne-side-at", { spot, side: sides[(side - turns + 4) % 4]! })).join(
    ", ",
  );
}

/** "3 east, 2 north", counted from the first tile. */
export function sayWhere(square: string): string {
  const { x, y } = readSquare(square);
  const steps = [
    { count: Math.abs(x), spot: x > 0 ? "E" : "W" },
    { count: Math.abs(y), spot: y > 0 ? "N" : "S" },
  ].filter(({ count }) => count);
  return steps.length ? steps.map((step) => t("carcassonne-steps", step)).join(", ") : t("carcassonne-first-tile");
}

/** "turned right": how a tile lies, against how it is drawn. */
export function sayTurned(facing: Facing): string {
  return t("carcassonne-turned", { facing });
}

/** "city · 4 tiles · 8 now". */
export function describeFeature(feature: Feature): string {
  const { kind, size, worth } = feature;
  return [
    t("carcassonne-feature-kind", { kind }),
    t("carcassonne-feature-size", { size }),
    describeWorth(feature, worth),
  ].join(" · ");
}

function describeWorth({ kind, open, closed }: Feature, worth: number): string {
  if (kind === "field") return t("carcassonne-feature-worth-field", { worth });
  if (closed !== undefined && closed !== worth) return t("carcassonne-feature-worth-closed", { worth, kind, closed });
  return open ? t("carcassonne-feature-worth", { worth }) : t("carcassonne-feature-complete", { kind, worth });
}

/** What is still missing, what a field feeds, or whom a city feeds. */
export function describeRest(
  { kind, open = 0, shields = 0, cities, pays_farmers = [] }: Feature,
  seats: Seat[],
  gaps?: Gaps,
): string[] {
  const rest: string[] = [];
  if (kind === "field") rest.push(t("carcassonne-feature-cities", { count: cities?.length ?? 0 }));
  else if (open && kind === "cloister") rest.push(t("carcassonne-feature-around", { count: open }));
  else if (open) rest.push(t("carcassonne-feature-open", { count: open }));
  if (gaps) rest.push(describeGaps(gaps));
  if (shields) rest.push(t("carcassonne-feature-shields", { count: shields }));
  const farmers = playersWith(pays_farmers).map((player) => `${nameOf(seats, player)} +${pays_farmers[player]}`);
  if (farmers.length) rest.push(t("carcassonne-feature-farmers", { names: list(farmers) }));
  return rest;
}

function describeGaps({ fits, left }: Gaps): string {
  return fits.length > 1
    ? t("carcassonne-feature-gaps", { fits: list(fits.map(String)), left })
    : t("carcassonne-feature-gap", { fits: fits[0]!, left });
}

export function nameOf(seats: Seat[], player: number): string {
  const seat = seats[player];
  return seat ? seatName(seat) : "";
}
