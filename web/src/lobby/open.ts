/** Opening a table and going there. */
import { go } from "../router.svelte";
import { api } from "../shared/api";
import { asGuest } from "../shared/guest";
import type { Absence, Game, TableCard, Value } from "../shared/types";
import { keepChoice, tableOf, type PlayChoice } from "./playChoice";

export interface NewTable {
  game: string;
  preset?: string;
  options?: Record<string, Value>;
  seats: { who: "me" | "open" | "bot"; bot?: string; name?: string }[];
  public: boolean;
  absence: Absence;
  hints?: boolean | null;
}

export async function openTable(plan: NewTable, opened: (card: TableCard) => void = () => {}): Promise<void> {
  const card = await asGuest(() => api.post<TableCard>("tables", plan));
  opened(card);
  go(`/table/${card.code}`);
}

/** One click: me against bots, by the rules that most people know. */
export function playNow(game: Game, choice: PlayChoice): Promise<void> {
  keepChoice(game, choice);
  return openTable(tableOf(game, choice));
}
