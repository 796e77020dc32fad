/** Where a review stops: the moments that decided the match, and the best and the worst moves of a seat. */
import type { Story, Verdict } from "../shared/types";

export interface Stop {
  seq: number;
  at: number; // where the replay stands to show it: before a decision, after an outcome of chance
  verdict: Verdict | undefined;
}

/** All stops in order, each event once. */
export function stopsOf(story: Story, seat: number): Stop[] {
  const { best = [], worst = [] } = story.seats[seat] ?? {};
  const verdicts = new Map([...best, ...worst].map((verdict) => [verdict.seq, verdict]));
  const seqs = [...new Set([...story.moments, ...verdicts.keys()])].sort((one, other) => one - other);
  return seqs.map((seq) => {
    const verdict = verdicts.get(seq) ?? verdictOf(story, seq);
    return { seq, at: verdict ? seq - 1 : seq, verdict };
  });
}

/** The next stop behind an event, or the first one again. */
export function nextStop(stops: Stop[], seq: number): Stop | undefined {
  return stops.find((stop) => stop.seq > seq) ?? stops[0];
}

/** What is told of a decision, whoever took it. */
export function verdictOf(story: Story, seq: number): Verdict | undefined {
  const verdicts = [...story.seats.flatMap(({ best, worst }) => [...best, ...worst]), ...story.turning];
  return verdicts.find((verdict) => verdict.seq === seq);
}
