/** Cells of a map in words: how far they lie from its middle, as nobody reads coordinates. */
import { list, t } from "./i18n.svelte";

const CELL = /^(-?\d+),(-?\d+)$/;

/** "2 east and 1 north of the middle"; anything else stays as it is. */
export function sayCell(cell: string): string {
  const match = CELL.exec(cell);
  if (!match) return cell;
  const [x, y] = [Number(match[1]), Number(match[2])];
  const ways = [
    ...(x ? [t("cell-way", { wind: x > 0 ? "e" : "w", count: Math.abs(x) })] : []),
    ...(y ? [t("cell-way", { wind: y > 0 ? "n" : "s", count: Math.abs(y) })] : []),
  ];
  return ways.length ? t("cell-from-middle", { ways: list(ways) }) : t("cell-middle");
}

/** The same as the name of a square. */
export function saySquare(cell: string): string {
  return CELL.test(cell) ? t("cell-square", { where: sayCell(cell) }) : cell;
}
