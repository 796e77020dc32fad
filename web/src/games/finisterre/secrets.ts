/** What one player of several at a device may not let the others see. */
import type { Phase, View } from "./kit";

const LOOKING: Phase[] = ["keep", "seer"]; // a card that only the asked clan knows is decided about

/** Whether a clan has cards that only it knows: in its hand, face down before it, or just before its eyes. */
export function hides({ clans, phase, asked }: View, viewer: number): boolean {
  const clan = clans[viewer];
  if (!clan) return false;
  return (
    (asked === viewer && LOOKING.includes(phase)) ||
    clan.hand.some(({ open }) => !open) ||
    Object.values(clan.slots).some(({ state }) => state === "down")
  );
}
