/** Upkeep: what happened by itself between the last decision of a seat and its next one. */
import type { Entry, Happening } from "../shared/types";

export interface Upkeep {
  seq: number; // of the newest entry that tells something
  happened: Happening[]; // to this seat, or to nobody alone
}

/** All of it behind an entry that was read already. */
export function upkeepOf(entries: Entry[], seat: number, read: number): Upkeep {
  const undone = new Set(entries.flatMap((entry) => entry.undoes));
  const upkeep: Upkeep = { seq: 0, happened: [] };
  for (const entry of entries) {
    if (undone.has(entry.seq)) continue;
    if (entry.kind === "action" && entry.actor === seat) upkeep.happened = [];
    const concerning = entry.happened.filter(({ player }) => player === null || player === seat);
    if (entry.seq <= read || !concerning.length) continue;
    upkeep.happened.push(...concerning);
    upkeep.seq = entry.seq;
  }
  return upkeep;
}
