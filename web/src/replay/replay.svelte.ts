/** A match step by step. The view after every step is kept; what a step leaves alone is shared, so all of them are cheap. */
import type { Entry, ReplayRecord, TableCard, Turn, View } from "../shared/types";
import { merge } from "../table/merge";
import { readLog, type LineOfLog } from "../table/turns";

const STEP_TIME = 900; // milliseconds between two steps at speed 1

export const SPEEDS = [0.5, 1, 2, 4, 8];

export class Replay {
  at = $state(0); // how many entries have happened
  playing = $state(false);
  speed = $state(1);
  arrived = $state(false); // at the end, by a step and not by a leap

  readonly card: TableCard;
  readonly entries: Entry[];
  readonly views: View[];
  readonly turns: (Turn | null)[];
  readonly lines: LineOfLog[];

  readonly view = $derived.by(() => this.views[this.at]!);
  readonly turn = $derived.by(() => this.turns[this.at] ?? null);
  readonly past = $derived.by(() => this.entries.slice(0, this.at));
  readonly line = $derived.by(() => this.lines.findLast((line) => line.seq <= this.at) ?? null);

  constructor(record: ReplayRecord) {
    this.card = record.table;
    this.entries = record.steps.map((step) => step.entry);
    this.turns = [null, ...record.steps.map((step) => step.turn)];
    this.lines = readLog(this.entries);
    this.views = [record.view];
    for (const step of record.steps) this.views.push(merge(this.views.at(-1)!, step.patch));
  }

  get length(): number {
    return this.entries.length;
  }

  goTo(at: number): void {
    this.at = Math.max(0, Math.min(this.length, Math.round(at)));
    this.arrived = false;
  }

  /** One step forward or back; the end of a turn shows nothing, so it is passed over. */
  step(direction: 1 | -1): void {
    let at = this.at + direction;
    while (at > 0 && at < this.length && this.entries[at - 1]!.kind === "done") at += direction;
    this.arrive(at);
  }

  /** To the end of the next turn, or of the one before. */
  stepTurn(direction: 1 | -1): void {
    const ends = this.lines.map((line) => line.last);
    const next = direction > 0 ? ends.find((end) => end > this.at) : ends.findLast((end) => end < this.at);
    this.arrive(next ?? (direction > 0 ? this.length : 0));
  }

  private arrive(at: number): void {
    this.goTo(at);
    this.arrived = this.at === this.length;
  }

  toggle(): void {
    if (!this.playing && this.at === this.length) this.goTo(0);
    this.playing = !this.playing;
  }

  /** Plays on while it is playing; for an $effect, whose cleanup it returns. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      if (this.at >= this.length) this.playing = false;
      else this.step(1);
    }, STEP_TIME / this.speed);
    return () => clearInterval(timer);
  }
}
