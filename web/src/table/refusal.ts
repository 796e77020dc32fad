/** A refusal in the reader's language; the server's English where we have no words for its reason. */
import type { FluentVariable } from "@fluent/bundle";
import { maybe } from "../shared/i18n.svelte";
import type { Refusal } from "../shared/types";

export function sayWhyNot(refusal: Refusal): string {
  return maybe(`why-${refusal.reason}`, refusal.facts as Record<string, FluentVariable>) ?? refusal.message;
}

/** Rules of a game can be looked up; "table" and the like are rules of the house. */
export function isRuleId(rule: string): boolean {
  return /^[A-Z]+-\d+$/.test(rule);
}
