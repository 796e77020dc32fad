/** What a choice leads to, in words: what follows by itself, how scores change, what is lost or at stake. */
import { signed } from "../../shared/signed";
import { list, t } from "../../shared/i18n.svelte";
import { kindName } from "../../table/names";
import { labelOf } from "./answers";
import { goodName, nameOf, sayAmount, sayAmounts, slug, unitName, type Scope } from "./describe";
import {
  entriesOf,
  hasAny,
  isAmount,
  partsOf,
  type Brings,
  type Changes,
  type Choice,
  type Goods,
  type Stake,
  type View,
} from "./kit";

/** The answers that follow by themselves. */
export function sayFollows(choice: Choice, scope: Scope): string[] {
  const kind = choice.do === "act" ? choice.kind : scope.view.deciding?.kind;
  return (choice.follows ?? []).map((answer) =>
    isAmount(answer)
      ? t("finisterre-take-amount", { what: slug(kind ?? ""), amount: answer.amount })
      : labelOf(answer, scope),
  );
}

/** How much the score of a clan would change if the match ended then. */
export function scoreOf({ scores }: Choice, clan: number): number {
  return Object.values(scores?.[clan] ?? {}).reduce((sum, points) => sum + points, 0);
}

/** "Your score +3 (tiles +3)", then that of every other clan which changes. */
export function sayScores(choice: Choice, { view, seats }: Scope): string[] {
  const own = view.asked ?? 0;
  return Object.entries(choice.scores ?? {})
    .sort(([one], [other]) => Number(Number(other) === own) - Number(Number(one) === own))
    .map(([clan, kinds]) => {
      const parts = Object.entries(kinds).map(([kind, points]) => `${kindName(kind)} ${signed(points)}`);
      const points = signed(scoreOf(choice, Number(clan)));
      const why = parts.join(", ");
      return Number(clan) === own
        ? t("finisterre-score-own", { points, why })
        : t("finisterre-score-other", { name: nameOf(seats, Number(clan)), points, why });
    });
}

/** Goods for which there is no room. */
export function sayLost({ lost, follows, ...choice }: Choice, view: View): string | undefined {
  if (!hasAny(lost)) return undefined;
  const bought = choice.do === "lot" || follows?.some((answer) => answer.do === "lot");
  return t("finisterre-lost", { goods: sayAmounts(lost), bought: bought && view.phase !== "carry" ? "yes" : "no" });
}

/** Who is attacked, and where. */
export function sayAttacked({ clan, unit }: Stake, { view, seats }: Scope): string {
  return t("finisterre-stake-target", { name: nameOf(seats, clan), unit: unitName(view, clan, unit) });
}

/** What an attack is about, for whoever attacks. */
export function sayStake(stake: Stake, { seats }: Scope): string[] {
  return [sayPrize(stake, "own"), sayDefence(stake, nameOf(seats, stake.clan))];
}

/** What the attacker gets. */
export function sayPrize({ loot, wood = 0 }: Stake, who: "own" | "other", name = ""): string {
  return loot
    ? t("finisterre-stake-loot", { who, name, goods: sayAny(loot) })
    : t("finisterre-stake-wreck", { who, name, wood });
}

function sayDefence({ lead, defence, stopped }: Stake, name: string): string {
  return stopped === undefined
    ? t("finisterre-stake-defence", { name, lead, defence })
    : t("finisterre-stake-stopped", { name, stopped });
}

/** "2 iron, or 1 gold"; what there is no room for at all is told too. */
function sayAny(goods: Goods): string {
  const said = partsOf(goods).map(({ name, amount }) =>
    amount ? sayAmount(name, amount) : t("finisterre-no-room-for", { good: goodName(name) }),
  );
  return list(said, "disjunction");
}

/** Where star points of a building come from; those of melted coins are told by their price. */
export function saySource({ gain, ...choice }: Choice, view: View): string | undefined {
  const kind = choice.do === "act" ? choice.kind : view.deciding?.kind;
  return gain?.star && kind !== "melt" ? t("finisterre-from-dolmens") : undefined;
}

/** All of it but points, as far as the choice is certain: for a hint, which gives these as its reasons. */
export function sayOutcome(choice: Choice, scope: Scope): string[] {
  const { cost, gain, stake } = choice;
  const lost = sayLost(choice, scope.view);
  const source = saySource(choice, scope.view);
  return [
    ...(hasAny(cost) ? [`${t("finisterre-cost")} ${sayAmounts(cost)}`] : []),
    ...(hasAny(gain) ? [`${t("finisterre-get")} ${sayAmounts(gain)}`] : []),
    ...(source ? [source] : []),
    ...(stake ? sayStake(stake, scope) : []),
    ...(lost ? [lost] : []),
  ];
}

/** What a card changes where it lies, beside the goods that it brings: "free village sites −1". */
export function sayChanges(changes: Changes, brings: Brings, most: number): { said: string; bad: boolean }[] {
  const { star = 0 } = brings;
  const stars = star
    ? [{ said: t("finisterre-change", { what: "stars", change: signed(star), most }), bad: star < 0 }]
    : [];
  const none = !changes.keep && comesToGround(brings) ? [{ said: t("finisterre-keep-none"), bad: true }] : [];
  return [
    ...stars,
    ...none,
    ...entriesOf(changes).map(([what, change]) => ({
      said: t("finisterre-change", {
        what,
        change: what === "keep" ? change : signed(change),
        count: Math.abs(change),
      }),
      bad: what === "sick" ? change > 0 : change < 0,
    })),
  ];
}

/** Whether a card brings any goods: star points are the clan's own. */
export function comesToGround(brings: Brings): boolean {
  return partsOf(brings).some(({ name, amount }) => name !== "star" && amount > 0);
}
