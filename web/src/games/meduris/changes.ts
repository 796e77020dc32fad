/** What has just happened, found by comparing two views: cubes that went, points that came, what is newest. */
import type { Point } from "../shared/plane";
import { MATERIALS, type Material, type View } from "./kit";
import type { Layout } from "./layout";
import { DEPTH } from "./ring";
import { inwards } from "./tower";

export interface Flight {
  key: number;
  material: Material;
  from: Point;
  to: Point;
  delay: number; // milliseconds
}

export interface Gain {
  key: number;
  player: number;
  text: string;
  material?: Material; // absent: points
  place: Point;
  delay: number;
}

export interface Changes {
  flights: Flight[];
  gains: Gain[];
  newest?: number; // a plot
  moved?: Material; // a plateau that somebody came to
}

const BEAT = 70; // milliseconds between two cubes
let next = 0; // key of the next one
const NOTHING: Changes = { flights: [], gains: [] };

/** Whether time went on from one view to the other; after an undo nothing is shown. */
export function wentOn(before: View, after: View): boolean {
  const built = ({ fields }: View) => Object.values(fields).filter(({ what }) => what).length;
  return after.turns >= before.turns && built(after) >= built(before);
}

export function changesBetween(before: View, after: View, layout: Layout): Changes {
  if (!wentOn(before, after)) return NOTHING;
  const newest = Object.keys(after.fields)
    .map(Number)
    .find((field) => after.fields[field]?.what && !before.fields[field]?.what);
  const moved = MATERIALS.find((material) => after.stacks[material].length > before.stacks[material].length);
  const site = newest ?? before.offer?.field ?? before.paying?.field;
  return {
    flights: flightsBetween(before, after, layout, site),
    gains: [...yieldsBetween(before, after, layout), ...pointsBetween(before, after, layout, site)],
    newest,
    moved,
  };
}

/** Cubes that were paid go to their plateau. */
function flightsBetween(
  before: View,
  after: View,
  { ring, plateaus, bounds }: Layout,
  site: number | undefined,
): Flight[] {
  const from = site === undefined ? { x: bounds.left * 0.7, y: bounds.bottom } : ring.spot(site, 0);
  let order = 0;
  return MATERIALS.flatMap((material, index) => {
    const paid = Math.max(0, after.stock[index]! - before.stock[index]!);
    return Array.from({ length: paid }, () => ({
      key: next++,
      material,
      from,
      to: plateaus[material],
      delay: BEAT * order++,
    }));
  });
}

/** What each player took from a plateau; told only where one plateau gave. */
function yieldsBetween(before: View, after: View, { plateaus, size }: Layout): Gain[] {
  const givers = MATERIALS.filter((_, index) => after.stock[index]! < before.stock[index]!);
  if (givers.length !== 1) return [];
  const material = givers[0]!;
  const { x, y } = plateaus[material];
  let row = 0;
  return after.counts.flatMap((count, player): Gain[] => {
    const amount = count - (before.counts[player] ?? 0);
    if (amount <= 0) return [];
    const place = { x: x - inwards({ x, y }) * 56 * size, y: y - 34 * size - 34 * row };
    return [{ key: next++, player, text: `+${amount}`, material, place, delay: 120 * row++ }];
  });
}

/** Points appear where they were made: at a hut that was asked or built, else on the bridge. */
function pointsBetween(before: View, after: View, { ring }: Layout, site: number | undefined): Gain[] {
  const visited = passed(before, after, ring.plots.length);
  let row = 0; // on the bridge
  return after.scores.flatMap((score, player): Gain[] => {
    const points = score - (before.scores[player] ?? 0);
    if (!points) return [];
    const owns = (field: number | undefined) => field !== undefined && after.fields[field]?.owner === player;
    const hut = [before.offer?.field, site, ...visited].find(owns);
    const at = hut === undefined ? ring.curve.at(0, DEPTH.path) : ring.spot(hut, DEPTH.building);
    const place = { x: at.x, y: at.y - 26 - (hut === undefined ? 34 * row++ : 0) };
    return [{ key: next++, player, text: points > 0 ? `+${points}` : `−${-points}`, place, delay: 120 * row }];
  });
}

/** The plots that the druid went by, the last one first. */
function passed({ druid: { field: from } }: View, { druid: { field: to } }: View, count: number): number[] {
  if (to === undefined || from === to) return [];
  const start = from ?? -1;
  return Array.from({ length: (to - start + count) % count }, (_, step) => (to - step + count) % count);
}
