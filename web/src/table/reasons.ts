/** Why a move is good, in points and pieces: the same words for hints and for reviews. */
import { t } from "../shared/i18n.svelte";
import { signed } from "../shared/signed";
import type { Reason } from "../shared/types";
import { kindName } from "./names";
import { reckon } from "./points";

/** A reason in words: "Cities: +12 (5 × 2 + 1 × 2) at once, 6 of them in sight before". */
export function sayReason({ kind, what, amount, player, before, terms }: Reason, names: string[]): string {
  const name = names[player] ?? "";
  const reckoned = reckon(terms);
  const points = signed(amount) + (reckoned && ` (${reckoned})`);
  switch (kind) {
    case "brings":
      return t("reason-brings", { what: kindName(what), points, before });
    case "promises":
      return t("reason-promises", { what: kindName(what), points });
    case "takes":
      return t("reason-takes", { what: kindName(what), points, before, name });
    case "threatens":
      return t("reason-threatens", { what: kindName(what), points, name });
    case "keeps":
      return t("reason-keeps", { what, amount: signed(amount) });
    case "gives":
      return t("reason-gives", { amount: signed(amount), name });
    case "open":
      return t("reason-open", { what: kindName(what), fits: amount });
    case "blocks":
      return t("reason-blocks", { what: kindName(what), fits: amount, before, name });
  }
}

/** What speaks for a move in a line, and in another one what against it. */
export function sayReasons(reasons: Reason[], names: string[]): string[] {
  const say = (speaksFor: boolean) =>
    reasons
      .filter(({ speaks_for }) => speaks_for === speaksFor)
      .map((reason) => sayReason(reason, names))
      .join(" · ");
  const [pro, contra] = [say(true), say(false)];
  return [pro, contra && t("reason-against", { reasons: contra })].filter(Boolean);
}
