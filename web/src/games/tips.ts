/** Tips of a guided match: what a game has to say when something is so, or happens, for the first time. A tip looks at tags and figures that the server sends; it knows no rules. */
import type { Component } from "svelte";
import type { Contract, EntryOf } from "./game";

/** What a player sees at a moment. */
export interface Sight<G extends Contract = Contract> {
  kit: G["kit"];
  view: G["view"];
  choices: G["choice"][]; // of the player; none while others are asked
  me: number;
}

/** What a tip is about: squares to light up, figures for its words. */
export interface Found {
  where?: string[];
  facts?: Record<string, string | number>;
}

/** Its words are `tip-GAME-ID` in `tips-GAME.ftl`, with a title. */
export interface Tip<G extends Contract = Contract> {
  id: string;
  rule: string; // that "See the rule" opens
  now?: (sight: Sight<G>) => Found | undefined; // something is so, or has become possible
  urgent?: true; // what is asked now and may not be asked again soon: goes before an unread tip about an event
  news?: (entry: EntryOf<G>, sight: Sight<G>) => Found | undefined; // somebody has done something, or chance has
  still?: (found: Found, sight: Sight<G>) => boolean; // whether the words about an event are true yet
}

export interface TipsOfGame<G extends Contract = Contract> {
  tips: Tip<G>[]; // the most urgent first
  panels: number; // of the introduction before the first decision; their words are `intro-GAME-NUMBER`
  Panel?: Component<{ kit: G["kit"]; number: number }>; // what one of them shows, counted from 1
}

/** A tip about nothing but the fact that this is so. */
export function when(so: boolean, found: Found = {}): Found | undefined {
  return so ? found : undefined;
}

/** "me" or "other", for words that say it differently. */
export function whose(player: number, me: number): string {
  return player === me ? "me" : "other";
}
