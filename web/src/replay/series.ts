/** The scores of a match over time, turn by turn. */
import type { Replay } from "./replay.svelte";

export interface Scores {
  at: number[]; // the step at which each turn ended; the first is the start
  ofPlayer: number[][]; // the points of each player at those steps
}

export function scoresOverTime(replay: Replay): Scores {
  const at = [...new Set([0, ...replay.lines.map((line) => line.last), replay.length])].sort((a, b) => a - b);
  const players = replay.card.seats.length;
  const ofPlayer = Array.from({ length: players }, (_, player) =>
    at.map((step) => replay.views[step]!.scores?.[player] ?? 0),
  );
  return { at, ofPlayer };
}

/** The step at which all points came, if they came at once; else undefined. */
export function onlyChange({ at, ofPlayer }: Scores): number | undefined {
  const changes = at.filter((_, row) => row > 0 && ofPlayer.some((points) => points[row] !== points[row - 1]));
  return changes.length === 1 ? changes[0] : undefined;
}

/** How each player's line is dashed, so that nobody needs colour. */
export const DASHES = [[], [10, 5], [3, 4], [12, 4, 3, 4], [18, 5], [6, 3, 2, 3, 2, 3]];
