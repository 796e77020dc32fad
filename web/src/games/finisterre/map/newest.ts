/** The card that was laid last. */
import type { View } from "../kit";

/** The cells of the card in play, once it lies. */
export function newestCells({ card, squares }: View): string[] {
  if (card?.at === undefined || card.other === undefined) return [];
  return [card.at, card.other].filter((cell) => squares[cell]?.card === card.card);
}
