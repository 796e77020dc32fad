/** Saves the file of a match. */
import { api } from "../shared/api";
import { tellError } from "../shared/notices.svelte";
import type { TableCard } from "../shared/types";

export async function saveMatchFile(card: TableCard): Promise<void> {
  try {
    const text = await api.getText(`tables/${card.code}/file`);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${card.game}-${card.code}.match`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  } catch (error) {
    tellError(error);
  }
}
