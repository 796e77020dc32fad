/** How many tiles are still to be drawn, of how many. */
import type { Props } from "./kit";

export function tilesLeft({ view }: Pick<Props, "view">): { left: number; total: number } {
  const left = Object.values(view.remaining).reduce((sum, count) => sum + count, 0);
  const laid = Object.keys(view.tiles).length;
  return { left, total: laid + left + view.discarded.length + (view.phase === "place" ? 1 : 0) };
}
