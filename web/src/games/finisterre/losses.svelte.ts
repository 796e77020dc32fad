/** Tiles of mine that starved: nobody is asked where there is no food at all, so that it is told large. */
import { comarcaName } from "./comarcas";
import type { View } from "./kit";
import { stageOf } from "./stages";

/** The comarcas in which a clan has fewer flags than before, because its tiles had nothing to eat. */
export function starved(before: View, after: View, clan: number): string[] {
  const stage = stageOf(before);
  if (before.turn !== after.turn || !stage || stage === "actions") return []; // there force and conversion take tiles
  return Object.values(before.towns).flatMap(({ cells, comarca }) =>
    cells.some((cell) => !(cell in after.squares) && flagsAt(after, cell, clan) < flagsAt(before, cell, clan))
      ? [comarcaName(comarca)]
      : [],
  ); // a card may lie there now: then it has covered the tile
}

function flagsAt({ tiles }: View, cell: string, clan: number): number {
  const tile = tiles[cell];
  if (tile?.what !== "village" || tile.clan !== clan) return 0;
  return tile.size === "large" ? 2 : 1;
}

/** What has starved since the position that was seen last, until that is read. */
export class Losses {
  where: string[] = $state.raw([]);
  private last: View | undefined;

  see(view: View, clan: number | null): void {
    const lost = this.last && clan !== null ? starved(this.last, view, clan) : [];
    this.last = view;
    if (lost.length) this.where = lost;
  }

  dismiss = (): void => {
    this.where = [];
  };
}
