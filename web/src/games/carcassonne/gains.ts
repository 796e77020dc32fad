/** Points that were just made, found by comparing two views: they appear where followers went home, else on the newest tile. */
import type { Point } from "../shared/plane";
import type { View } from "./kit";
import { TILE, type Landscape } from "./landscape";

export interface Gain {
  key: string;
  player: number;
  points: number;
  place: Point;
  size: number; // larger where the landscape is seen from afar
}

export interface Seen {
  view: View;
  land: Landscape;
}

export function gainsBetween(before: Seen, after: Seen, scale: number): Gain[] {
  const size = Math.max(1, 0.85 / scale);
  const home = before.land.followers.filter(({ key }) => !after.view.followers[key]);
  const newest = after.land.byNumber.get(after.view.newest);
  const laid = after.land.tiles.length - before.land.tiles.length;
  if (laid < 0 || laid > 1) return []; // a leap through a replay, or back after a lost connection
  if (after.view.turn === undefined) return []; // the final scoring is told award by award
  return after.view.scores.flatMap((score, player): Gain[] => {
    const points = score - (before.view.scores[player] ?? 0);
    const from = home.find((follower) => follower.player === player);
    if (points <= 0 || !newest) return [];
    const place = from?.place ?? { x: newest.left + TILE / 2, y: newest.top + (18 + 28 * player) * size };
    return [{ key: `${player} ${score} ${after.view.newest}`, player, points, place, size }];
  });
}
