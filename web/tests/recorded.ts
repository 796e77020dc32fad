/** Matches as the server told them to player 1 (tools/record_updates.py), to be played again update by update. */
import type { Contract, EntryOf } from "../src/games/game";
import type { Seat, Turn, Update, View } from "../src/shared/types";
import { merge } from "../src/table/merge";

export interface Recorded<G extends Contract = Contract> {
  kit: G["kit"];
  seats: Seat[];
  view: G["view"];
  turn: Turn;
  choices: G["choice"][];
  updates: Update[];
  views: { seq: number; view: G["view"] }[]; // the whole view after some of the updates
}

/** What a player knows after an update. */
export interface Moment<G extends Contract = Contract> {
  seq: number;
  view: G["view"];
  turn: Turn;
  choices: G["choice"][];
  entries: EntryOf<G>[]; // that came with it
}

export const GAMES = ["carcassonne", "meduris", "finisterre"] as const;
export const VIEWER = 0;

const files = import.meta.glob<string>("./recorded/*.json", { query: "?raw", import: "default", eager: true });

export function recorded<G extends Contract = Contract>(game: (typeof GAMES)[number]): Recorded<G> {
  return JSON.parse(files[`./recorded/${game}.json`]!) as Recorded<G>;
}

/** All moments of a match, the first before anything has happened. */
export function momentsOf<G extends Contract>({ view, turn, choices, updates }: Recorded<G>): Moment<G>[] {
  const moments: Moment<G>[] = [{ seq: 0, view, turn, choices, entries: [] }];
  for (const { seq, patch, turn, choices, entries } of updates)
    moments.push({ seq, view: merge(moments.at(-1)!.view as View, patch), turn, choices, entries });
  return moments;
}

export function entriesOf<G extends Contract>(record: Recorded<G>): EntryOf<G>[] {
  return record.updates.flatMap(({ entries }) => entries);
}
