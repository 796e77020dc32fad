/** A refusal in the reader's language; the server's English where we have no words for its reason. */
import type { FluentVariable } from "@fluent/bundle";
import type { Reason } from "../games/game";
import { saySquare } from "../shared/cells";
import { list, maybe, t } from "../shared/i18n.svelte";
import type { Refusal, Seat } from "../shared/types";
import { seatName } from "./names";

/** The server counts players and clans from 1; people know them by their names. */
export function sayWhyNot(refusal: Refusal, seats: Seat[]): string {
  const facts: Record<string, FluentVariable> = { ...refusal.facts };
  for (const who of ["player", "clan"]) {
    const seat = seats[Number(facts[who]) - 1];
    if (seat) facts[who] = seatName(seat);
  }
  if (typeof facts.cell === "string") facts.cell = saySquare(facts.cell);
  const missing = missingIn(refusal.facts).map(([what, amount]) => t("missing-amount", { what, amount }));
  if (missing.length) facts.missing = list(missing);
  return maybe(`why-${refusal.reason}`, facts) ?? refusal.message;
}

/** The same with what it was made from. */
export function reasonOf(refusal: Refusal | null, seats: Seat[]): Reason | null {
  if (!refusal) return null;
  return {
    facts: refusal.facts,
    get said() {
      return sayWhyNot(refusal, seats); // in the language of the moment
    },
  };
}

/** What is missing and how much of it, where a price cannot be paid. */
export function missingIn(facts: Refusal["facts"]): [string, number][] {
  const prefix = "missing_";
  return Object.entries(facts).flatMap(([name, amount]): [string, number][] =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), Number(amount)]] : [],
  );
}

/** Rules of a game can be looked up; "table" and the like are rules of the house. */
export function isRuleId(rule: string): boolean {
  return /^[A-Z]+-\d+$/.test(rule);
}
