/** Opening a table and going there. */
import { go } from "../router.svelte";
import { api } from "../shared/api";
import { asGuest } from "../shared/guest";
import type { Absence, Game, TableCard, Value } from "../shared/types";
import { firstBot } from "./shelf";

export interface NewTable {
  game: string;
  preset?: string;
  options?: Record<string, Value>;
  seats: { who: "me" | "open" | "bot"; bot?: string; name?: string }[];
  public: boolean;
  absence: Absence;
  hints?: boolean | null;
}

export async function openTable(plan: NewTable): Promise<void> {
  const card = await asGuest(() => api.post<TableCard>("tables", plan));
  go(`/table/${card.code}`);
}

/** One click: me against a bot, by the first preset. */
export function playNow(game: Game): Promise<void> {
  return openTable({
    game: game.name,
    seats: [{ who: "me" }, { who: "bot", bot: firstBot(game) }],
    public: false,
    absence: { then: "wait", minutes: 3 },
  });
}
