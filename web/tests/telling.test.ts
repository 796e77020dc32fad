/** The final scoring told step by step: every award once, scores that grow from those before to those of the match. */
import { describe, expect, test, vi } from "vitest";
import { settings } from "../src/shared/settings.svelte";
import type { View } from "../src/shared/types";
import { finalAwards } from "../src/table/points";
import { Telling } from "../src/table/telling.svelte";
import { entriesOf, GAMES, momentsOf, recorded } from "./recorded";

describe.each(GAMES)("the end of %s", (game) => {
  const record = recorded(game);
  const scores = (momentsOf(record).at(-1)!.view as View).scores!;
  const awards = finalAwards(entriesOf(record));

  test("is told award by award, up to the scores of the match", () => {
    const told = vi.fn();
    const telling = new Telling(told);
    telling.begin(awards);
    expect(awards.length).toBeGreaterThan(4);
    let before = scores.map((score, player) =>
      awards.reduce((left, award) => left - (award.player === player ? award.points : 0), score),
    );
    for (const award of awards) {
      expect(telling.award).toBe(award);
      before = before.map((score, player) => score + (player === award.player ? award.points : 0));
      expect(telling.scores(scores)).toEqual(before);
      expect(told).not.toHaveBeenCalled();
      telling.next();
    }
    expect(before).toEqual(scores);
    expect(telling.award).toBeUndefined();
    expect(told).toHaveBeenCalledOnce();
  });

  test("goes back, and can be skipped once", () => {
    const told = vi.fn();
    const telling = new Telling(told);
    telling.begin(awards);
    telling.back();
    expect(telling.at).toBe(0);
    telling.next();
    telling.back();
    expect(telling.award).toBe(awards[0]);
    telling.end();
    telling.end();
    expect(told).toHaveBeenCalledOnce();
  });

  test("goes on by itself while it plays, and not where nothing shall move", () => {
    vi.useFakeTimers();
    const telling = new Telling();
    telling.begin(awards);
    expect(telling.playing).toBe(true);
    const stop = telling.run();
    vi.advanceTimersByTime(2000);
    expect(telling.at).toBe(1);
    stop?.();
    telling.toggle();
    expect(telling.run()).toBeUndefined();
    settings.reducedMotion = true;
    telling.begin(awards);
    expect(telling.run()).toBeUndefined();
    settings.reducedMotion = false;
    vi.useRealTimers();
  });
});
