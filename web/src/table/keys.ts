/** The keys of every table. Boards have keys of their own. */
import type { ActionButton } from "../games/game";
import { t } from "../shared/i18n.svelte";
import type { KeyActions } from "../shared/keys";

export const generalKeys = () => [
  { key: "D", label: t("table-key-done") },
  { key: "U", label: t("table-key-undo") },
  { key: "H", label: t("table-key-hint") },
  { key: "G", label: t("table-key-tip") },
  { key: "P", label: t("table-key-points") },
  { key: "B", label: t("table-key-rules") },
  { key: "L", label: t("table-key-log") },
  { key: "C", label: t("table-key-chat") },
  { key: "Esc", label: t("table-key-escape") },
  { key: "?", label: t("table-key-help") },
];

/** The keys that press a game's buttons. */
export function buttonKeys(buttons: ActionButton[], act: (text: string) => void): KeyActions {
  return Object.fromEntries(buttons.flatMap(({ key, text }) => (key ? [[key.toLowerCase(), () => act(text)]] : [])));
}
