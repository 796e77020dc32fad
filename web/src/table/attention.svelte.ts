/** What the reader looks at: squares pointed at in the log or among the points, and a rule that was asked for. */
import type { Refusal } from "../shared/types";

export interface Pinned {
  label: string;
  where: string[];
  rule?: string; // by which it brought points
}

export class Attention {
  pointed = $state.raw<string[]>([]); // while hovered or focused
  pinned = $state.raw<Pinned | null>(null); // until dismissed
  rule = $state<string | null>(null); // open in the look-up; "" opens it without choosing one

  /** The squares to mark, unless something more urgent has to be shown. */
  readonly squares = $derived(this.pointed.length ? this.pointed : (this.pinned?.where ?? []));

  /** The squares to mark on a board where more can ask for attention: a refusal before what is pinned, a tip at last. */
  marked(refusal: Refusal | null, tip: string[] = []): string[] {
    return [this.pointed, refusal?.where, this.pinned?.where].find((where) => where?.length) ?? tip;
  }

  readonly point = (where: string[]): void => {
    this.pointed = where;
  };

  readonly pin = (label: string, where: string[], rule?: string): void => {
    this.pinned = where.length ? { label, where, rule } : null;
  };

  readonly release = (): void => {
    this.pointed = [];
    this.pinned = null;
  };

  readonly lookUp = (rule: string): void => {
    this.rule = rule;
  };
}
