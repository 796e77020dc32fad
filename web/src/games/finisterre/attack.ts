/** An attack in words: how strong it is, and what would hold it. */
import { t } from "../../shared/i18n.svelte";
import { nameOf, unitName, type Scope } from "./describe";
import type { Choice } from "./kit";

/** For whoever is asked how much iron to spend on the defence. */
export function sayAttack(scope: Scope & { choices: Choice[] }): string[] {
  const { view, seats, choices } = scope;
  const { attacked, strength, lead = 0 } = view.deciding ?? {};
  if (!attacked) return [];
  const facts = { unit: unitName(view, attacked.clan, attacked.unit), name: nameOf(seats, view.playing ?? 0), lead };
  if (strength === undefined) return [t("finisterre-attacked-unseen", facts)];
  return [t("finisterre-attacked", { ...facts, strength }), ...sayDefence(choices.filter(({ holds }) => holds))];
}

/** The least iron that is enough, alone and with a card that helps. */
function sayDefence(enough: Choice[]): string[] {
  if (!enough.length) return [t("finisterre-holds-never")];
  const least = (some: Choice[]) => Math.min(...some.map(({ amount = 0 }) => amount));
  const [alone, helped] = [least(enough.filter((choice) => !choice.helped)), least(enough.filter((choice) => choice.helped))];
  return [
    ...(Number.isFinite(alone) ? [t("finisterre-holds", { iron: alone })] : []),
    ...(helped < alone ? [t("finisterre-holds-helped", { iron: helped })] : []),
  ];
}
