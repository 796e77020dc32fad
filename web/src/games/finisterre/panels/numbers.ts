/** Which number key presses which choice: the buttons in their order; where an amount is asked, the amount itself. */
import type { Group } from "../groups";
import { isAmount, type AmountChoice } from "../kit";

/** The choices of a group that are amounts. */
export function amountsOf({ choices }: Group): AmountChoice[] {
  return choices.filter(isAmount);
}

export function numbersOf(groups: Group[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const amounts = groups.find(({ sort }) => sort === "amount");
  if (amounts) {
    for (const { text, amount } of amountsOf(amounts)) if (amount < 10) numbers.set(text, amount);
    return numbers;
  }
  const buttons = groups.filter(({ sort }) => sort !== "map").flatMap(({ choices }) => choices);
  for (const [index, { text }] of buttons.slice(0, 9).entries()) numbers.set(text, index + 1);
  return numbers;
}
