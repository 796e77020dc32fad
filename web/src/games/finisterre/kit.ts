/** What the server says about the cards and the position, and the few questions that every part of the board asks of it. */
import type { BoardProps } from "../game";
import type { AmountChoice, Amounts, CardSquare, Choice, Corner, Good, Half, Kit, Move, View, Wind } from "./contract";

export type * from "./contract";

export type Finisterre = { kit: Kit; view: View; choice: Choice; move: Move };
export type Props = BoardProps<Finisterre>;
export type Cards = Pick<Kit, "cards">; // all that is needed to draw squares
export type Counted = keyof Amounts;

export const WINDS: Wind[] = ["n", "e", "s", "w"];
export const CORNERS: Corner[] = ["ne", "se", "sw", "nw"];
const CUBES: Counted[] = ["wood", "iron", "gold"];

export function isCube(good: Counted): boolean {
  return CUBES.includes(good);
}

/** What an object has of its declared parts. */
export function entriesOf<T extends object>(parts: T): [keyof T & string, NonNullable<T[keyof T]>][] {
  return Object.entries(parts) as [keyof T & string, NonNullable<T[keyof T]>][];
}

/** The goods of a store, of a price or of whatever is counted, one after the other. */
export function partsOf(amounts: Amounts): { name: Counted; amount: number }[] {
  return entriesOf(amounts).map(([name, amount]) => ({ name, amount }));
}

/** Whether anything is counted. */
export function hasAny(amounts: Amounts | undefined): amounts is Amounts {
  return amounts !== undefined && entriesOf(amounts).some(([, amount]) => amount);
}

/** The good that a choice is about. */
export function goodOf(choice: Choice): Good | undefined {
  return "good" in choice ? choice.good : undefined;
}

/** The card that a choice is about, as far as it is known. */
export function cardOf(choice: Choice): string | undefined {
  return "card" in choice ? choice.card : undefined;
}

export function isAmount(choice: Choice): choice is AmountChoice {
  return choice.do === "amount" || choice.do === "carry";
}

/** A square of a card. */
export function squareOf({ cards }: Cards, card: string, half: Half): CardSquare {
  const square = cards[card]?.squares[half === "A" ? 0 : 1];
  if (!square) throw new Error(`The kit has no card ${card}`);
  return square;
}

/** Whether a name is that of a terrain card. */
export function isTerrain({ cards }: Cards, card: string): boolean {
  return card in cards;
}
