/** Where points come from: the awards that stand, summed by player and by kind. */
import type { Award, Entry, Term } from "../shared/types";

export interface Tally {
  player: number;
  total: number;
  kinds: { what: string; points: number; awards: Award[] }[]; // richest first
}

/** The awards of all entries that were not taken back, in their order. */
export function standingAwards(entries: Entry[]): Award[] {
  const undone = new Set(entries.flatMap((entry) => entry.undoes));
  return entries.filter((entry) => !undone.has(entry.seq)).flatMap((entry) => entry.awards);
}

/** With its sign, as people write it. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points ? `+${points}` : "0";
}

/** How many of something were counted. */
export function countOf(terms: Term[], what: string): number {
  return terms.reduce((count, term) => count + (term.what === what ? term.count : 0), 0);
}

/** "4 × 2 + 1 × 2"; nothing where there is nothing to reckon. */
export function reckon(terms: Term[]): string {
  if (terms.length < 2 && terms.every(({ count, each }) => count === 1 || each === 1)) return "";
  const parts = terms.map(({ count, each }) =>
    count === 1 || each === 1 ? String(count * each) : `${count} × ${each}`,
  );
  return parts.join(" + ").replaceAll("-", "−");
}

/** What a score has beyond its awards is what the player began with. */
export function tally(awards: Award[], scores: number[]): Tally[] {
  return scores.map((score, player) => {
    const own = awards.filter((award) => award.player === player);
    const start = score - sum(own);
    const kinds = [...new Set(own.map((award) => award.what))]
      .map((what) => ({ what, awards: own.filter((award) => award.what === what) }))
      .map((kind) => ({ ...kind, points: sum(kind.awards) }))
      .sort((a, b) => b.points - a.points);
    if (start) kinds.push({ what: "start", awards: [], points: start });
    return { player, total: score, kinds };
  });
}

/** The kinds of awards that occur, the one that paid most first: the same order, and so the same pattern, for every player. */
export function kindsOf(tallies: Tally[]): string[] {
  const points = new Map<string, number>();
  for (const { kinds } of tallies)
    for (const kind of kinds) points.set(kind.what, (points.get(kind.what) ?? 0) + kind.points);
  return [...points].sort((a, b) => b[1] - a[1]).map(([what]) => what);
}

function sum(awards: Award[]): number {
  return awards.reduce((total, award) => total + award.points, 0);
}
