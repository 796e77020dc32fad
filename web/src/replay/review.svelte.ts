/** The review of a match: asked for until it is ready; a decision that is looked at, and moves tried there. */
import { SvelteSet } from "svelte/reactivity";
import { api } from "../shared/api";
import { explain, tellError } from "../shared/notices.svelte";
import { recall, remember } from "../shared/storage";
import type { Decision, Review, Story, Verdict } from "../shared/types";
import type { Shown } from "./curve";
import type { Replay } from "./replay.svelte";
import { nextStop, stopsOf, verdictOf, type Stop } from "./stops";

const AGAIN = 700; // milliseconds until it is asked for once more
const HIDES = "oppidum.review.hides";

export class MatchReview {
  state = $state<Review["state"] | null>(null);
  done = $state(0);
  of = $state(0);
  trouble = $state("");
  story = $state.raw<Story | null>(null);
  seat = $state(0);
  shown = $state<Shown>("win");
  hides = $state(recall(HIDES) === "yes"); // verdicts, until one's own move was tried
  trying = $state(false);

  private sought = $state.raw<Stop | null>(null); // the stop that was gone to last
  private given = $state.raw<Decision | null>(null);
  private answered = $state.raw<Verdict | null>(null); // of the move that was tried last
  private readonly answeredAt = new SvelteSet<number>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private begun = false;
  private ended = false;

  readonly stops = $derived.by(() => (this.story ? stopsOf(this.story, this.seat) : []));
  /** The stop at which the replay stands. */
  private readonly stop = $derived.by(() => (this.sought?.at === this.replay.at ? this.sought : null));
  /** What chance or the match brought where the replay stands, if nobody decided it. */
  readonly outcome = $derived.by(() => (this.stop && !this.stop.verdict ? this.stop.seq : undefined));
  /** What is decided where the replay stands. */
  readonly decision = $derived.by(() => (this.given && this.given.seq === this.stop?.seq ? this.given : null));
  readonly verdict = $derived.by(() =>
    this.decision && this.story ? verdictOf(this.story, this.decision.seq) : undefined,
  );
  readonly tried = $derived.by(() => (this.answered?.seq === this.decision?.seq ? this.answered : null));

  constructor(readonly replay: Replay) {
    this.seat = replay.card.seats.find(({ mine }) => mine)?.number ?? 0;
  }

  /** Whether what is said of a decision may be shown. */
  tells(seq: number): boolean {
    return !this.hides || this.answeredAt.has(seq);
  }

  readonly hide = (hides: boolean): void => {
    this.hides = hides;
    remember(HIDES, hides ? "yes" : "no");
  };

  /** Begins to ask, once. */
  readonly begin = (): void => {
    if (this.begun) return;
    this.begun = true;
    void this.ask();
  };

  readonly end = (): void => {
    this.ended = true;
    clearTimeout(this.timer);
  };

  private async ask(): Promise<void> {
    const known = encodeURIComponent(this.story?.appraiser ?? "");
    try {
      const review = await api.get<Review>(`tables/${this.replay.card.code}/review?known=${known}`);
      this.state = review.state;
      this.done = review.done;
      this.of = review.of;
      this.story = review.story ?? this.story;
      if (review.state === "ready") this.lookHere();
    } catch (error) {
      this.trouble = explain(error);
    }
    if (!this.ended && !this.trouble && this.state !== "ready") this.timer = setTimeout(() => void this.ask(), AGAIN);
  }

  /** Whoever came by a link to a decision is shown it. */
  private lookHere(): void {
    const stop = this.stops.find(({ at, verdict }) => verdict && at > 0 && at === this.replay.at);
    if (stop && !this.replay.playing) this.goTo(stop);
  }

  readonly goTo = (stop: Stop): void => {
    this.replay.playing = false;
    this.replay.goTo(stop.at);
    this.sought = stop;
    if (stop.verdict) void this.look(stop.seq);
  };

  readonly next = (): void => {
    const stop = nextStop(this.stops, this.stop?.seq ?? this.replay.at);
    if (stop) this.goTo(stop);
  };

  private async look(seq: number): Promise<void> {
    try {
      this.given = await api.get<Decision>(`tables/${this.replay.card.code}/review/decision?seq=${seq}`);
    } catch (error) {
      tellError(error);
    }
  }

  readonly try = async (text: string): Promise<void> => {
    const seq = this.decision?.seq;
    if (seq === undefined || this.trying) return;
    this.trying = true;
    try {
      this.answered = await api.post<Verdict>(`tables/${this.replay.card.code}/review/try`, { seq, text });
      this.answeredAt.add(seq);
    } catch (error) {
      tellError(error);
    } finally {
      this.trying = false;
    }
  };
}
