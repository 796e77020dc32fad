/** Cards in words: what they are called and what they do. */
import { maybe, t } from "../../shared/i18n.svelte";
import { nameOf, type Scope } from "./describe";
import type { Kit, SlotChoice } from "./kit";

/** What a specialist or an objective is called; terrain by its number. Nobody here knows the card "?". */
export function cardTitle(card: string): string {
  if (card === "?") return t("finisterre-card-hidden");
  return maybe(`specialist-${card}`) ?? maybe(`objective-${card}`) ?? t("finisterre-terrain-card", { card });
}

/** The same within a sentence, where terrain needs no number. */
export function cardName(card: string): string {
  return maybe(`specialist-${card}`) ?? maybe(`objective-${card}`) ?? t("finisterre-card-of-terrain");
}

/** What a specialist, an objective or the event of a card does. */
export function cardAbout(kit: Kit, card: string): string[] {
  const specialist = kit.specialists[card];
  if (specialist) {
    const { gold, activation, flags } = specialist;
    const sort = flags.includes("magic") ? "magic" : flags.includes("rotating") ? "rotating" : "plain";
    return [
      maybe(`specialist-${card}.about`) ?? "",
      ...(sort === "plain" ? [] : [t("finisterre-specialist-sort", { sort })]),
      t("finisterre-activation", { activation }),
      t("finisterre-gold-value", { gold }),
    ];
  }
  const event = kit.cards[card]?.event;
  if (event) return [t("finisterre-event-about", { event: event.code })];
  const aim = kit.objectives[card];
  if (!aim) return [];
  if (aim.sort === "final")
    return [maybe(`objective-${card}.about`) ?? "", t("finisterre-final-points", finalPoints(kit))];
  const { amount, open, hidden, failed } = aim;
  return [maybe(`objective-${card}.about`, { amount }) ?? "", t("finisterre-partial-points", { open, hidden, failed })];
}

/** How far everybody is with an objective: all clans where they are compared, else the one that is furthest. */
export function sayProgress({ view, kit, seats }: Scope, card: string, clan?: number): string | undefined {
  const [aim, amounts] = [kit.objectives[card], view.progress?.[card]];
  if (!aim || !amounts) return undefined;
  if (aim.sort === "final") return amounts.map((amount, each) => `${nameOf(seats, each)} ${amount}`).join(" · ");
  const amount = clan === undefined ? Math.max(...amounts) : amounts[clan]!;
  return t("finisterre-progress", { amount, of: aim.amount });
}

function finalPoints({ final: { open, hidden } }: Kit): Record<string, number> {
  return {
    open: open.alone,
    openShared: open.shared,
    openOthers: open.others,
    hidden: hidden.alone,
    hiddenShared: hidden.shared,
    hiddenOthers: hidden.others,
  };
}

/** The specialist in a slot, as far as it is known; with its clan, if that is another one. */
export function slotName({ view, seats }: Scope, clan: number, slot: number): string {
  const known = view.clans[clan]?.slots[slot]?.card;
  const card = known ? cardTitle(known) : t("finisterre-card-hidden");
  return clan === view.asked ? card : t("finisterre-slot-of", { card, name: nameOf(seats, clan) });
}

/** What a specialist that is used would do with a card, by the state of that. */
export function useOf({ view, seats }: Scope, { clan = 0, slot }: SlotChoice): string {
  const work = t("finisterre-use-on", { state: view.clans[clan]?.slots[slot]?.state ?? "" });
  return `${nameOf(seats, clan)}: ${work}`;
}
