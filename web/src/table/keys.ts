/** The keys of every table. Boards have keys of their own. */
import type { ActionButton } from "../games/game";
import { t } from "../shared/i18n.svelte";

export type KeyActions = Record<string, (() => void) | undefined>;

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

/** Does what a key stands for, unless somebody is writing, a dialog or menu is open, or the key was taken already. */
export function pressKey(event: KeyboardEvent, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as Element | null;
  if (
    target?.closest?.("input, textarea, select, dialog, [popover]") ||
    document.querySelector("dialog:modal, [aria-modal=true], :popover-open")
  )
    return;
  const act = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (!act) return;
  event.preventDefault();
  act();
}
