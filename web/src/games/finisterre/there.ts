/** What is there already where something is chosen: goods that the mint, a feast or hungry villages use. */
import { isCube, type Amounts, type Choice, type View } from "./kit";

/** What a choice should tell beside its price, if anything. */
export function thereFor(choice: Choice, view: View): Amounts | undefined {
  const kind = view.deciding?.kind;
  const asked = view.asked ?? 0;
  if (view.menu && choice.good) return { [choice.good]: inStores(view, asked, hungryUnits(view))[choice.good] ?? 0 };
  if (choice.unit === undefined || view.phase !== "target") return undefined;
  if (kind === "mint" || kind === "melt") return some(inStores(view, asked, choice.units ?? [choice.unit]), [view.readings.fuel, "gold"]);
  if (kind !== "feast") return undefined;
  const stored = inStores(view, asked, territoryOf(view, asked, choice.unit));
  const food = Object.entries(stored).reduce((sum, [good, amount]) => sum + (isCube(good) ? 0 : (amount ?? 0)), 0);
  return { food, gold: stored.gold ?? 0 };
}

/** What some units of a clan hold together. */
function inStores({ clans }: View, clan: number, units: number[]): Amounts {
  const total: Amounts = {};
  for (const unit of units)
    for (const [good, amount] of Object.entries(clans[clan]?.units[unit]?.store ?? {})) total[good as keyof Amounts] = (total[good as keyof Amounts] ?? 0) + (amount ?? 0);
  return total;
}

function some(amounts: Amounts, goods: (keyof Amounts)[]): Amounts {
  return Object.fromEntries(goods.map((good) => [good, amounts[good] ?? 0]));
}

/** What all villages of the clan that is asked eat. */
export function needOf({ clans, asked = 0 }: View): number {
  return Object.values(clans[asked]?.territories ?? {}).reduce((sum, { need }) => sum + need, 0);
}

/** Of all territories where somebody eats. */
function hungryUnits({ clans, asked = 0 }: View): number[] {
  return Object.values(clans[asked]?.territories ?? {}).flatMap(({ units, need }) => (need ? units : []));
}

function territoryOf({ clans }: View, clan: number, unit: number): number[] {
  return Object.values(clans[clan]?.territories ?? {}).find(({ units }) => units.includes(unit))?.units ?? [unit];
}
