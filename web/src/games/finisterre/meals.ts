/** What a clan eats, what it has, and whether a choice would leave a tile hungry. */
import { entriesOf, isCube, type Amounts, type Choice, type Clan, type View } from "./kit";

export interface Meal {
  food: number;
  need: number; // of all tiles in a turn
  short: boolean; // somewhere there is less than the tiles eat
}

export function mealOf({ territories, caravan }: Clan): Meal {
  const all = Object.values(territories);
  const sum = (of: (each: (typeof all)[number]) => number) => all.reduce((total, each) => total + of(each), 0);
  return {
    food: sum(({ food }) => food) + (caravan ? foodIn(caravan.store) : 0),
    need: sum(({ need }) => need),
    short: all.some(({ food, need }) => food < need),
  };
}

/** The value of the food in a store or a price. */
export function foodIn(amounts: Amounts): number {
  return entriesOf(amounts).reduce((sum, [good, amount]) => sum + (isFood(good) ? amount : 0), 0);
}

function isFood(good: keyof Amounts): boolean {
  return !isCube(good) && good !== "coins" && good !== "spirit" && good !== "star";
}

/** What would be left of food if a choice spent so much that the tiles go short; undefined if they do not. */
export function leftAfter(choice: Choice, view: View, clan: Clan): Meal | undefined {
  const meal = mealOf(clan);
  const spent = foodIn(choice.cost ?? {}) + droppedBy(choice, view);
  const food = meal.food - spent;
  return spent && meal.need && food < meal.need ? { ...meal, food, short: true } : undefined;
}

/** The value of a die that a free step puts on the ground. */
function droppedBy(choice: Choice, { deciding }: View): number {
  return choice.do === "good" && deciding?.kind === "drop" && isFood(choice.good) ? choice.value : 0;
}
