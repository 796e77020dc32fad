/** The log in words: what a line says, and which squares it is about. */
import type { GameClient } from "../games/game";
import { t } from "../shared/i18n.svelte";
import type { LineOfLog } from "./turns";
import { botName } from "./names";

export interface Told {
  text: string;
  where: string[];
}

export function narrate(line: LineOfLog, client: GameClient, kit: unknown, names: string[]): Told {
  const name = names[line.actor] ?? "";
  switch (line.kind) {
    case "turn":
      return client.line(line.entries, kit, names);
    case "undone":
      return { text: t("table-log-undone", { name }), where: [] };
    case "resign":
      return { text: t("table-log-resign", { name }), where: [] };
    case "takeover":
      return { text: t("table-log-takeover", { name, bot: botName(line.text) }), where: [] };
    case "handback":
      return { text: t("table-log-handback", { name }), where: [] };
  }
}

/** A text for those who listen: one that was said just before would be silent, so it is made another one for the ear. */
export function anew(text: string, before: string): string {
  return text && text === before ? `${text}\u00a0` : text;
}
