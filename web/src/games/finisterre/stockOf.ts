/** What clans have in stock where something is chosen: goods that the mint, a feast or hungry villages use. */
import { entriesOf, goodOf, type Amounts, type Choice, type Counted, type Goods, type View } from "./kit";
import { foodIn, mealOf } from "./meals";

/** What a choice should tell beside its price, if anything. */
export function stockFor(choice: Choice, view: View): Amounts | undefined {
  const kind = view.deciding?.kind;
  const asked = view.asked ?? 0;
  const good = goodOf(choice);
  if (view.menu && good) return { [good]: inStores(view, asked, hungryUnits(view))[good] ?? 0 };
  if (choice.do !== "unit" || view.phase !== "target") return undefined;
  if (kind === "mint" || kind === "melt")
    return some(inStores(view, asked, choice.units ?? [choice.unit]), [view.readings.fuel, "gold"]);
  if (kind !== "feast") return undefined;
  const stored = inStores(view, asked, territoryOf(view, asked, choice.unit));
  return { food: foodIn(stored), gold: stored.gold ?? 0 };
}

/** What some units of a clan hold together. */
function inStores({ clans }: View, clan: number, units: number[]): Goods {
  return together(units.map((unit) => clans[clan]?.units[unit]?.store ?? {}));
}

/** Places to store that a clan has, by unit; its caravan has none. */
export interface Room {
  unit?: number;
  capacity: number;
  used: number;
}

/** Where goods that may be taken now would go: the territory of the comarca they lie in, with carts beside it. */
export function roomsFor(view: View, asked: number, choices: Choice[]): Room[] {
  const clan = view.clans[asked];
  const where = new Set(
    choices.flatMap((choice) =>
      "good" in choice && "comarca" in choice && choice.do !== "good" ? [choice.comarca] : [],
    ),
  );
  if (!clan || !where.size) return [];
  if (clan.caravan) return [{ capacity: clan.caravan.capacity, used: clan.caravan.used }];
  const lands = new Set(
    Object.values(clan.units).flatMap(({ comarca, territory }) => (where.has(comarca) ? [territory] : [])),
  );
  return Object.entries(clan.units).flatMap(([unit, { territory, capacity, used }]) =>
    lands.has(territory) ? [{ unit: Number(unit), capacity, used }] : [],
  );
}

/** What lies in several stores. */
export function together(stores: Goods[]): Goods {
  const total: Goods = {};
  for (const store of stores) for (const [good, amount] of entriesOf(store)) total[good] = (total[good] ?? 0) + amount;
  return total;
}

function some(amounts: Amounts, goods: Counted[]): Amounts {
  return Object.fromEntries(goods.map((good) => [good, amounts[good] ?? 0]));
}

/** What all villages of the clan that is asked eat. */
export function needOf({ clans, asked = 0 }: View): number {
  const clan = clans[asked];
  return clan ? mealOf(clan).need : 0;
}

/** Of all territories where somebody eats. */
function hungryUnits({ clans, asked = 0 }: View): number[] {
  return Object.values(clans[asked]?.territories ?? {}).flatMap(({ units, need }) => (need ? units : []));
}

function territoryOf({ clans }: View, clan: number, unit: number): number[] {
  return Object.values(clans[clan]?.territories ?? {}).find(({ units }) => units.includes(unit))?.units ?? [unit];
}
