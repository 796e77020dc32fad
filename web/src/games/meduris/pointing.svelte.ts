/** What is explained now: where the pointer rests, a finger is held, or a key has led. */
import { keyOf, type Thing } from "./things";

const REST = 350; // milliseconds until the pointer is taken to rest on something
const GRACE = 450; // so long it may be on its way to the card

export class Pointing {
  thing: Thing | undefined = $state.raw();
  /** By a finger, a click or a key, until it is left. */
  kept = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private awaited: Thing | undefined;

  /** The pointer is on this, or on nothing that explains itself. */
  at(thing: Thing | undefined): void {
    if (same(thing, this.thing)) return this.stay();
    if (this.kept && !thing) return;
    if (this.timer && same(thing, this.awaited)) return;
    this.later(thing, thing ? REST : GRACE);
  }

  /** Shown at once, and until it is left. */
  keep(thing: Thing): void {
    this.stay();
    this.thing = thing;
    this.kept = true;
  }

  /** The pointer has reached the card. */
  stay(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** The pointer has gone from the board, or from the card. */
  gone(): void {
    if (!this.kept) this.later(undefined, GRACE);
  }

  leave(): void {
    this.stay();
    this.thing = undefined;
    this.kept = false;
  }

  private later(thing: Thing | undefined, delay: number): void {
    clearTimeout(this.timer);
    this.awaited = thing;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.thing = thing;
      this.kept = false;
    }, delay);
  }
}

function same(one: Thing | undefined, other: Thing | undefined): boolean {
  return one && other ? keyOf(one) === keyOf(other) : one === other;
}
