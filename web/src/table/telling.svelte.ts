/** The final scoring, told award by award: which is told now, what everybody has come to, and how it goes on. */
import { motionReduced } from "../shared/settings.svelte";
import type { Award } from "../shared/types";
import { scoresBefore } from "./points";

const AN_AWARD = 1800; // milliseconds
const HURRIED = 800; // where there are many
const ALL = 30_000; // that all of them may take together

export class Telling {
  awards = $state.raw<Award[]>([]);
  at = $state(0); // which is told
  playing = $state(false);

  readonly award = $derived.by((): Award | undefined => this.awards[this.at]);

  constructor(private readonly told: () => void = () => {}) {}

  /** By itself, unless nothing shall move: then step by step. */
  begin(awards: Award[]): void {
    this.awards = awards;
    this.at = 0;
    this.playing = !motionReduced();
  }

  /** On; behind the last award it is over. */
  next(): void {
    if (this.at + 1 < this.awards.length) this.at++;
    else this.end();
  }

  back(): void {
    if (this.at > 0) this.at--;
  }

  toggle(): void {
    this.playing = !this.playing;
  }

  end(): void {
    if (!this.award) return;
    this.leave();
    this.told();
  }

  /** Nothing more is told, as if it had never begun. */
  leave(): void {
    this.awards = [];
    this.playing = false;
  }

  /** What everybody has come to with the award that is told; `scores` are those at the end. */
  scores(scores: number[]): number[] {
    return scoresBefore(this.awards.slice(this.at + 1), scores);
  }

  /** Goes on while it is playing; for an $effect, whose cleanup it returns. */
  run(): (() => void) | undefined {
    if (!this.playing || !this.award) return undefined;
    const pause = Math.max(HURRIED, Math.min(AN_AWARD, ALL / this.awards.length));
    const timer = setTimeout(() => this.next(), pause);
    return () => clearTimeout(timer);
  }
}
