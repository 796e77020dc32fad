/** What the server says about the board and the position, and the few questions that every part of the board asks of it. */

import type { BoardProps } from "../game";
import type { Choice, Exchange, Give, Kit, Material, Move, Plot, Refuse, View } from "./contract";

export type * from "./contract";

export type Meduris = { kit: Kit; view: View; choice: Choice; move: Move };
export type Props = BoardProps<Meduris>;

export const MATERIALS = ["wood", "wool", "copper", "stone"] as const; // the order of every list of amounts
export type Reply = Refuse | Give | Exchange; // to the druid
export type Amounts = number[]; // of each material

export function isMaterial(word: string): word is Material {
  return MATERIALS.some((material) => material === word);
}

/** The side of the board with the plots for this many players. */
export function plotsOf(kit: Kit, { players }: View): Plot[] {
  const [few, many] = Object.values(kit.sides)
    .map(({ fields }) => fields)
    .sort((a, b) => a.length - b.length);
  return (players < 4 ? few : (many ?? few)) ?? [];
}

/** The amounts that are not zero, with their materials. */
export function nonZero(amounts: Amounts): { material: Material; amount: number }[] {
  return amounts.flatMap((amount, index) => (amount ? [{ material: MATERIALS[index]!, amount }] : []));
}

/** The materials of somebody, where they may be seen. */
export function handOf(view: View, player: number | null): Amounts | undefined {
  return player === null ? undefined : view.hands[player];
}
