/** The names of comarcas: invented, and the same in every language. Notation calls them c1, c2, … */
import { numberOf } from "./cells";

const NAMES = [
  ...["Ardal", "Brelo", "Corvia", "Dunel", "Esker", "Fenna", "Gorme", "Hesk", "Istra", "Kerva"],
  ...["Lugra", "Morna", "Narth", "Oskel", "Penna", "Quarn", "Rivel", "Sarno", "Tamel", "Ulva"],
];
const LETTER = 6.8; // how wide one is on its label
const ENDS = 12;

export function comarcaName(comarca: string): string {
  return NAMES[numberOf(comarca) - 1] ?? comarca;
}

/** Half the width of a label. */
export function halfLabel(comarca: string): number {
  return (comarcaName(comarca).length * LETTER + ENDS) / 2;
}
