/** Goods as they are shown: cubes and dice, with their numbers. */
import { entriesOf, isCube, type Comarca, type Goods } from "../kit";

/** Some of one good: cubes, dice of one value, or food of a kind with the value of all of it. */
export interface Item {
  good: keyof Goods;
  value: number; // 0 for cubes
  count: number;
  die?: boolean; // a die as it lies there
}

/** Goods of a store, cubes before food; food by its whole value. */
export function itemsOf(store: Goods): Item[] {
  return entriesOf(store).map(([good, amount]) =>
    isCube(good) ? { good, value: 0, count: amount } : { good, value: amount, count: 1 },
  );
}

/** Goods on the ground, dice by their values. */
export function itemsOnGround({ ground }: Comarca): Item[] {
  return entriesOf(ground).flatMap(([good, amount]): Item[] =>
    typeof amount === "number"
      ? [{ good, value: 0, count: amount }]
      : Object.entries(amount).map(([value, count]) => ({ good, value: Number(value), count, die: true })),
  );
}
