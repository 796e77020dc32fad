/** What is said of a try at a puzzle. */
import { sayChance, sayPoints } from "../replay/reviewWords";
import { t } from "../shared/i18n.svelte";
import type { PuzzleState, Reason, Solution } from "../shared/types";
import { sayReason } from "../table/reasons";

const WORTH_TELLING = 0.05; // points that are not rounded to none

/** Of a wrong step: what it gives away, where that is known. */
export function sayMissed({ wrong, win, entries }: PuzzleState): string[] {
  if (!wrong) return [t(entries.length > 1 ? "puzzle-missed-later" : "puzzle-missed-far")];
  const chances = t("puzzle-missed", { best: sayChance(win), now: sayChance(Math.max(0, win - wrong.loss)) });
  if (wrong.points < WORTH_TELLING) return [chances];
  return [chances, t("puzzle-missed-points", { points: sayPoints(wrong.points) })];
}

/** Of the best one: how far it is ahead, in chances and in points. */
export function sayAhead({ win }: PuzzleState, { evidence, points }: Solution): string {
  const chances = t("puzzle-ahead", { best: sayChance(win), next: sayChance(Math.max(0, win - evidence.margin)) });
  return points < WORTH_TELLING ? chances : `${chances} ${t("puzzle-ahead-points", { points: sayPoints(points) })}`;
}

/** What speaks for it, beside the next best one, and at last all that speaks against it. */
export function sayWhy({ reasons }: Solution, names: string[]): string[] {
  const say = (some: Reason[]) => some.map((reason) => sayReason(reason, names));
  const against = say(reasons.filter(({ speaks_for }) => !speaks_for));
  const told = say(reasons.filter(({ speaks_for }) => speaks_for));
  return against.length ? [...told, t("reason-against", { reasons: against.join(" · ") })] : told;
}

/** How that is known. */
export function sayKnown({ evidence }: Solution): string {
  return t(evidence.exact ? "puzzle-exact" : "puzzle-searched");
}
