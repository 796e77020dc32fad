/** The tips of a match, one at a time and none twice: what has just become possible first, then what has happened. One that is not read stays while it is true. */
import type { Contract, EntryOf } from "../../games/game";
import type { Found, Sight, Tip } from "../../games/tips";

export interface Shown extends Found {
  tip: Tip;
}

/** The tips that somebody has seen in earlier matches too. */
export interface Memory {
  has(tip: string): boolean;
  add(tip: string): void;
}

const MOST_WAITING = 3; // what happened longer ago is not told any more
const MOST_ACTS = 2; // who has done so much beside a tip will not read it

export class Tips {
  shown: Shown | null = $state.raw(null);
  private waiting: Shown[] = [];
  private acts = new Map<Tip, number>(); // how much I have done since a tip was first shown
  private sight: Sight | null = null;
  private told = -1; // the event behind which something was said that is so now

  constructor(
    private readonly tips: Tip[],
    private readonly memory: Memory,
  ) {}

  /** The match stands at an event; these entries are new. */
  follow(seq: number, sight: Sight, fresh: EntryOf<Contract>[]): void {
    this.sight = sight;
    for (const entry of fresh) {
      if (entry.kind === "action" && entry.actor === sight.me) this.pass();
      if (entry.kind === "action" || entry.kind === "chance") this.gather(entry, sight);
    }
    if (this.shown) this.shown = asItIsNow(this.shown, sight) ?? null;
    if (!this.shown) this.next(seq, sight);
    else if (this.shown.tip.news) this.interrupt(seq, sight);
  }

  /** It was read: the next one, if something else has happened meanwhile. */
  readonly got = (): void => {
    this.shown = null;
    if (this.sight) this.next(this.told, this.sight);
  };

  /** I have done something: what had not yet been told by then comes too late, and what was told grows old. */
  private pass(): void {
    for (const [tip, acts] of this.acts) this.acts.set(tip, acts + 1);
    const isYoung = ({ tip }: Shown) => (this.acts.get(tip) ?? MOST_ACTS) < MOST_ACTS;
    this.waiting = this.waiting.filter(isYoung);
    if (this.shown && !isYoung(this.shown)) this.shown = null;
  }

  private gather(entry: EntryOf<Contract>, sight: Sight): void {
    for (const tip of this.tips) {
      const found = this.isFresh(tip) ? tip.news?.(entry, sight) : undefined;
      if (found) this.waiting = [...this.waiting, { tip, ...found }].slice(-MOST_WAITING);
    }
  }

  private isFresh(tip: Tip): boolean {
    return !this.memory.has(tip.id) && !this.waiting.some((one) => one.tip === tip);
  }

  /** What is asked now and has no time goes first; the unread tip comes back behind it. */
  private interrupt(seq: number, sight: Sight): void {
    const unread = this.shown;
    const urgent = this.possible(seq, sight, (tip) => tip.urgent === true);
    if (!unread || !urgent) return;
    this.waiting = [unread, ...this.waiting];
    this.told = seq;
    this.show(urgent);
  }

  private next(seq: number, sight: Sight): void {
    const possible = this.possible(seq, sight);
    if (possible) {
      this.told = seq;
      return this.show(possible);
    }
    const [first, ...others] = this.waiting.flatMap((one) => asItIsNow(one, sight) ?? []);
    this.waiting = others;
    if (first) this.show(first);
  }

  /** Of what is so now only one thing is told at an event, so that nobody has to read before every step. */
  private possible(seq: number, sight: Sight, so: (tip: Tip) => boolean = () => true): Shown | undefined {
    if (seq === this.told) return undefined;
    for (const tip of this.tips) {
      const found = this.isFresh(tip) && so(tip) ? tip.now?.(sight) : undefined;
      if (found) return { tip, ...found };
    }
    return undefined;
  }

  private show(shown: Shown): void {
    this.memory.add(shown.tip.id);
    if (!this.acts.has(shown.tip)) this.acts.set(shown.tip, 0);
    this.shown = shown;
  }
}

/** A tip with the facts of this moment, so that its words stay true; undefined if they no longer can be. */
function asItIsNow(shown: Shown, sight: Sight): Shown | undefined {
  const { tip, ...found } = shown;
  if (!tip.now) return (tip.still?.(found, sight) ?? true) ? shown : undefined;
  const now = tip.now(sight);
  if (!now) return undefined;
  return JSON.stringify(now) === JSON.stringify(found) ? shown : { tip, ...now };
}
