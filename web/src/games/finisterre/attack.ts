/** An attack in words: how strong it is, and what would hold it. */
import { t } from "../../shared/i18n.svelte";
import { nameOf, unitName, type Scope } from "./describe";
import { isAmount, type AmountChoice, type Choice } from "./kit";

/** For whoever is asked how much iron to spend on the defence. */
export function sayAttack(scope: Scope & { choices: Choice[] }): string[] {
  const { view, seats, choices } = scope;
  const { attacked, strength, lead = 0 } = view.deciding ?? {};
  if (!attacked) return [];
  const facts = { unit: unitName(view, attacked.clan, attacked.unit), name: nameOf(seats, view.playing ?? 0), lead };
  if (strength === undefined) return [t("finisterre-attacked-unseen", facts)];
  const enough = choices.filter(isAmount).filter(({ holds }) => holds);
  return [t("finisterre-attacked", { ...facts, strength }), ...sayDefence(enough)];
}

/** The least iron that is enough, alone and with a card that helps. */
function sayDefence(enough: AmountChoice[]): string[] {
  if (!enough.length) return [t("finisterre-holds-never")];
  const least = (some: AmountChoice[]) => Math.min(...some.map(({ amount }) => amount));
  const [alone, helped] = [least(enough.filter(({ helper }) => !helper)), least(enough.filter(({ helper }) => helper))];
  return [
    ...(Number.isFinite(alone) ? [t("finisterre-holds", { iron: alone })] : []),
    ...(helped < alone ? [t("finisterre-holds-helped", { iron: helped })] : []),
  ];
}
