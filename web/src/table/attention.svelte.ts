/** What the reader looks at: squares pointed at in the log or among the points, and a rule that was asked for. */

export interface Pinned {
  label: string;
  where: string[];
}

export class Attention {
  pointed = $state.raw<string[]>([]); // while hovered or focused
  pinned = $state.raw<Pinned | null>(null); // until dismissed
  rule = $state<string | null>(null); // open in the look-up; "" opens it without choosing one

  /** The squares to mark, unless something more urgent has to be shown. */
  readonly squares = $derived(this.pointed.length ? this.pointed : (this.pinned?.where ?? []));

  readonly point = (where: string[]): void => {
    this.pointed = where;
  };

  readonly pin = (label: string, where: string[]): void => {
    this.pinned = where.length ? { label, where } : null;
  };

  readonly release = (): void => {
    this.pointed = [];
    this.pinned = null;
  };

  readonly lookUp = (rule: string): void => {
    this.rule = rule;
  };
}
