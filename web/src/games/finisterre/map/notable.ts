/** Cells that are marked: those of the card that was laid last, those somebody is asked about, those a bot would choose. */
import type { Choice, View } from "../kit";
import { keyOf, unitKey } from "../places";
import type { Land } from "../scene";

/** The cells of the card in play, once it lies. */
export function newestCells({ card, squares }: View): string[] {
  if (card?.at === undefined || card.other === undefined) return [];
  return [card.at, card.other].filter((cell) => squares[cell]?.card === card.card);
}

/** The settlement about which another clan is asked: it is attacked, or shall share a city. */
export function meantCells({ phase, deciding }: View, land: Land): string[] {
  const target = phase === "consent" ? deciding?.target : undefined;
  const unit = deciding?.attacked ?? (target?.do === "unit" ? target : undefined);
  if (unit?.clan === undefined) return [];
  const pieces = land.byUnit.get(unitKey(unit.clan, unit.unit)) ?? [];
  return pieces.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));
}

/** The key of the place that a bot would choose. */
export function advisedKey(choices: Choice[], [best]: string[]): string | undefined {
  const choice = choices.find(({ text }) => text === best);
  return choice && keyOf(choice);
}

/** Where a bot would lay the card, by the places of its moves among the best. */
export function advisedCells(choices: Choice[], advised: string[]): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  advised.forEach((text, index) => {
    const choice = choices.find((each) => each.text === text);
    if (choice?.do === "at" || choice?.do === "facing")
      cells.set(choice.cell, [...(cells.get(choice.cell) ?? []), index + 1]);
  });
  return cells;
}
