/** What a review says: figures, verdicts and reasons in words. */
import { language, t } from "../shared/i18n.svelte";
import type { Verdict } from "../shared/types";

/** A chance: "62 %". */
export function sayChance(chance: number, digits = 0): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: digits }).format(chance);
}

/** By how much a chance has changed: "+12 %". */
export function sayChange(chance: number): string {
  const percent = new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  return percent.format(chance).replace("-", "−");
}

export function sayPoints(points: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay }).format(points).replace("-", "−");
}

function figures({ loss, error, points }: Verdict) {
  return { win: sayChance(loss), error: sayChance(error, 1), points: sayPoints(-points, "exceptZero") };
}

/** Of one of the best or the worst moves: what it gave away, or that it was the one to find. */
export function sayVerdict(verdict: Verdict): string {
  return verdict.sure ? t("review-loss", figures(verdict)) : t("review-find");
}

/** Of a move that somebody tried: nothing is called worse that is not so for sure. */
export function sayTried(verdict: Verdict): string {
  if (verdict.played === verdict.better) return t("review-tried-best");
  return verdict.sure ? t("review-tried-loss", figures(verdict)) : t("review-tried-even");
}
