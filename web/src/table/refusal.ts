/** A refusal in the reader's language; the server's English where we have no words for its reason. */
import type { FluentVariable } from "@fluent/bundle";
import { maybe } from "../shared/i18n.svelte";
import type { Refusal, Seat } from "../shared/types";
import { seatName } from "./names";

/** The server counts players and clans from 1; people know them by their names. */
export function sayWhyNot(refusal: Refusal, seats: Seat[]): string {
  const facts: Record<string, FluentVariable> = { ...refusal.facts };
  for (const who of ["player", "clan"]) {
    const seat = seats[Number(facts[who]) - 1];
    if (seat) facts[who] = seatName(seat);
  }
  return maybe(`why-${refusal.reason}`, facts) ?? refusal.message;
}

/** Rules of a game can be looked up; "table" and the like are rules of the house. */
export function isRuleId(rule: string): boolean {
  return /^[A-Z]+-\d+$/.test(rule);
}
