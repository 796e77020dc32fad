/** What a review says: figures, verdicts and reasons in words. */
import { language, t } from "../shared/i18n.svelte";
import type { Story, Verdict } from "../shared/types";

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

/** Whom an event helped or harmed most, and by how much. */
export function saySwing(story: Story, seq: number, names: string[]): string {
  const change = story.steps.find((step) => step.seq === seq)?.change.win ?? [];
  const most = change.reduce((best, value, player) => (Math.abs(value) > Math.abs(change[best]!) ? player : best), 0);
  return t("review-swing", { name: names[most] ?? "", win: sayChange(change[most] ?? 0) });
}

/** Of a decision: what it gave away, that it was the one to find, or neither. */
export function sayVerdict(verdict: Verdict): string {
  if (verdict.sure) return t("review-loss", figures(verdict));
  return verdict.played === verdict.better ? t("review-find") : t("review-tried-even");
}

/** Of a move that somebody tried: nothing is called worse that is not so for sure. */
export function sayTried(verdict: Verdict): string {
  if (verdict.played === verdict.better) return t("review-tried-best");
  return verdict.sure ? t("review-tried-loss", figures(verdict)) : t("review-tried-even");
}
