/** The worked examples: each is a match file, brought along as a match of one's own and opened as a replay. */
import { go } from "../router.svelte";
import { api } from "../shared/api";
import { asGuest } from "../shared/guest";
import type { TableCard } from "../shared/types";

export async function openExample(game: string, name: string): Promise<void> {
  const text = await api.getText(`games/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}`);
  const card = await asGuest(() => api.postText<TableCard>("matches", text));
  go(`/replay/${card.code}?at=0&example=${encodeURIComponent(name)}`);
}
