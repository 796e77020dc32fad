/** Where points come from: the awards that stand, summed by player and by kind. */
import type { Award, Entry, Term, View } from "../shared/types";

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

/** The awards of the final scoring, in the order in which they are given. */
export function finalAwards(entries: Entry[]): Award[] {
  return standingAwards(entries).filter((award) => award.at_end);
}

/** The scores as they were before these awards. */
export function scoresBefore(awards: Award[], scores: number[]): number[] {
  return scores.map((score, player) => score - sum(awards.filter((award) => award.player === player)));
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

/** What everybody would have if the match ended now. */
export function standing({ scores = [], outlook }: View): number[] {
  return scores.map((score, player) => Object.values(outlook?.[player] ?? {}).reduce((sum, some) => sum + some, score));
}

/** The same tallies with what is still to come, as if the match ended now. */
export function withOutlook(tallies: Tally[], outlook: View["outlook"]): Tally[] {
  if (!outlook) return tallies;
  return tallies.map((tally) => {
    const coming = outlook[tally.player] ?? {};
    const kinds = tally.kinds.map((kind) => ({ ...kind, points: kind.points + (coming[kind.what] ?? 0) }));
    const fresh = Object.entries(coming).filter(([what]) => !tally.kinds.some((kind) => kind.what === what));
    kinds.push(...fresh.map(([what, points]) => ({ what, points, awards: [] })));
    return { ...tally, kinds, total: kinds.reduce((total, { points }) => total + points, 0) };
  });
}

/** Kinds of points in the order of a game, so that each has the same pattern for every player and at every moment. */
export function inOrderOf(kinds: readonly string[]): (what: string) => number {
  return (what) => (kinds.includes(what) ? kinds.indexOf(what) : kinds.length);
}

function sum(awards: Award[]): number {
  return awards.reduce((total, award) => total + award.points, 0);
}
