/** What keys do, on any page. */
export type KeyActions = Record<string, (() => void) | undefined>;

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
