/** A review: its curve, where it stops, and what it says of a decision. */
import { beforeAll, describe, expect, test } from "vitest";
import { bands, eventAt, lines, worthAt } from "../src/replay/curve";
import { sayChange, sayTried, sayVerdict } from "../src/replay/reviewWords";
import { nextStop, stopsOf } from "../src/replay/stops";
import { needWords } from "../src/shared/i18n.svelte";
import type { ReviewStep, Story, Verdict } from "../src/shared/types";

const NOTHING = { win: [0, 0], points: [0, 0] };
const BOX = { width: 100, height: 10, length: 4 };

function step(seq: number, actor: number, win: number, points: number[]): ReviewStep {
  return { seq, actor, worth: { win: [win, 1 - win], points }, change: NOTHING, surprise: NOTHING };
}

function verdict(seq: number, more: Partial<Verdict> = {}): Verdict {
  return {
    seq,
    seat: 0,
    played: "a",
    played_move: { do: "a" },
    better: "b",
    better_move: { do: "b" },
    loss: 0.12,
    points: 3.5,
    error: 0.02,
    sure: true,
    reasons: [],
    ...more,
  };
}

function story(more: Partial<Story> = {}): Story {
  const seat = { luck: 0, luck_points: 0, loss: 0, accuracy: 90, decisions: 2, luckiest: [], unluckiest: [] };
  return {
    appraiser: "champion:sims=8",
    beginning: { win: [0.5, 0.5], points: [20, 20] },
    steps: [step(1, -1, 0.6, [22, 19]), step(2, 0, 0.4, [18, 21]), step(4, 1, 1, [-3, -8])],
    luck: NOTHING,
    skill: NOTHING,
    surprise: NOTHING,
    moments: [1, 2],
    turning: [],
    seats: [
      { ...seat, best: [verdict(4, { sure: false, loss: 0 })], worst: [verdict(2)] },
      { ...seat, best: [], worst: [] },
    ],
    hidden: false,
    ...more,
  };
}

describe("the curve", () => {
  test("stacks the chances of all seats to the full height", () => {
    const [first, second] = bands(story(), BOX);
    expect(first).toBe("M0,5L25,4L50,6L100,0L100,10L50,10L25,10L0,10Z");
    expect(second).toBe("M0,0L25,0L50,0L100,0L100,0L50,6L25,4L0,5Z");
  });
  test("draws points between the least and the most, also below zero", () => {
    const { paths, least, most } = lines(story(), BOX);
    expect([least, most]).toEqual([-8, 22]);
    expect(paths[0]).toBe("M0,0.67L25,0L50,1.33L100,8.33");
    expect(paths[1]!.endsWith("100,10")).toBe(true);
  });
  test("tells what could be hoped for at any step, also at one that the match has not weighed", () => {
    expect(worthAt(story(), 0).win).toEqual([0.5, 0.5]);
    expect(worthAt(story(), 3)).toEqual(worthAt(story(), 2));
    expect(worthAt(story(), 4).points).toEqual([-3, -8]);
  });
  test("leads to the event that was pointed at, and never beyond the match", () => {
    expect([-0.2, 0, 0.49, 1, 1.7].map((share) => eventAt(share, 10))).toEqual([0, 0, 5, 10, 10]);
  });
});

describe("the stops", () => {
  test("come in order, each event once, a decision before it was taken", () => {
    const stops = stopsOf(story(), 0);
    expect(stops.map(({ seq, at }) => [seq, at])).toEqual([
      [1, 1],
      [2, 1],
      [4, 3],
    ]);
    expect(stopsOf(story(), 1).map(({ seq }) => seq)).toEqual([1, 2]); // of others only what decided the match
  });
  test("include a decision that is among nobody's best and worst, which is neither a find nor a mistake", () => {
    const even = verdict(1, { sure: false, loss: 0.004 });
    const [first] = stopsOf(story({ turning: [even] }), 1);
    expect(first).toMatchObject({ seq: 1, at: 0, verdict: even });
  });
  test("follow one another, and begin again behind the last one", () => {
    const stops = stopsOf(story(), 0);
    expect(nextStop(stops, 0)?.seq).toBe(1);
    expect(nextStop(stops, 1)?.seq).toBe(2); // though the replay stands at the same step for both
    expect(nextStop(stops, 2)?.seq).toBe(4);
    expect(nextStop(stops, 4)?.seq).toBe(1);
    expect(nextStop([], 0)).toBeUndefined();
  });
});

describe("the words", () => {
  beforeAll(() => needWords("review"));

  test("name a loss with its error only where it is sure", () => {
    expect(sayVerdict(verdict(2))).toMatch(/12% .*±\s2%.*−3\.5/s);
    expect(sayVerdict(verdict(2, { sure: false }))).toMatch(/as good as/i);
    expect(sayVerdict(verdict(2, { sure: false, played: "b" }))).toMatch(/surely best/);
    expect(sayTried(verdict(2))).toMatch(/12% /);
    expect(sayTried(verdict(2, { sure: false }))).toMatch(/as good as/i);
    expect(sayTried(verdict(2, { sure: false, played: "b" }))).toMatch(/the best one/);
  });
  test("write changes with a sign that is no hyphen", () => {
    expect([0.123, -0.04, 0].map(sayChange)).toEqual(["+12%", "−4%", "0%"]);
  });
});
