/** A replay: every step has its view, the ends of turns show nothing, scores over time end with those of the match. */
import { describe, expect, test } from "vitest";
import { finalScoring } from "../src/replay/final";
import { Replay } from "../src/replay/replay.svelte";
import { onlyChange, scoresOverTime } from "../src/replay/series";
import { needWords } from "../src/shared/i18n.svelte";
import type { ReplayRecord, TableCard, View } from "../src/shared/types";
import { GAMES, momentsOf, recorded } from "./recorded";

/** A match as a replay is sent; what an update brings comes with the last of its entries. */
function replayOf(game: (typeof GAMES)[number]): Replay {
  const { view, seats, updates } = recorded(game);
  const steps = updates.flatMap(({ entries, patch, turn }) =>
    entries.map((entry, index) => ({ entry, patch: index === entries.length - 1 ? patch : {}, turn })),
  );
  const record: ReplayRecord = { table: { seats } as TableCard, view: view as View, steps };
  return new Replay(record);
}

describe.each(GAMES)("a replay of %s", (game) => {
  const replay = replayOf(game);
  const moments = momentsOf(recorded(game));

  test("shows every moment of the match", () => {
    expect(replay.length).toBe(moments.at(-1)!.seq);
    for (const { seq, view } of moments) {
      replay.goTo(seq);
      expect(replay.view).toEqual(view);
      expect(replay.past).toHaveLength(seq);
    }
  });

  test("goes step by step over the ends of turns, and back", () => {
    replay.goTo(0);
    const seen: number[] = [];
    while (replay.at < replay.length) {
      replay.step(1);
      seen.push(replay.at);
    }
    const ends = replay.entries.filter(({ kind, seq }) => kind === "done" && seq < replay.length).map(({ seq }) => seq);
    expect(ends.length).toBeGreaterThan(10);
    expect(seen).toEqual(replay.entries.map(({ seq }) => seq).filter((seq) => !ends.includes(seq)));
    replay.step(-1);
    expect(replay.at).toBe(seen.at(-2));
  });

  test("goes turn by turn", () => {
    replay.goTo(0);
    for (const line of replay.lines) {
      replay.stepTurn(1);
      expect(replay.at).toBe(line.last);
    }
    replay.stepTurn(-1);
    expect(replay.at).toBe(replay.lines.at(-2)!.last);
  });

  test("tells the final scoring with its last step, and only there", async () => {
    await needWords("replay");
    const names = ["Ana", "Bran"];
    replay.goTo(replay.length - 1);
    expect(finalScoring(replay, names)).toBe("");
    replay.goTo(replay.length);
    expect(finalScoring(replay, names)).toMatch(
      /^The match is over; the final scoring brings Ana [+\d]+, Bran [+\d]+\.$/,
    );
  });

  test("charts the scores from the start to the end", () => {
    const { at, ofPlayer } = scoresOverTime(replay);
    expect([at[0], at.at(-1)]).toEqual([0, replay.length]);
    expect(ofPlayer.map((points) => points[0])).toEqual(moments[0]!.view && (moments[0]!.view as View).scores);
    expect(ofPlayer.map((points) => points.at(-1))).toEqual((moments.at(-1)!.view as View).scores);
  });
});

test("it is known when all points came at once", () => {
  expect(onlyChange({ at: [0, 4, 9], ofPlayer: [[0, 0, 7]] })).toBe(9);
  expect(onlyChange({ at: [0, 4, 9], ofPlayer: [[0, 1, 7]] })).toBeUndefined();
});
