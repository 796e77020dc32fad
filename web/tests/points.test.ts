/** Where points come from: those of recorded matches add up to the scores. */
import { describe, expect, test } from "vitest";
import type { Award, Term } from "../src/shared/types";
import { countOf, inOrderOf, reckon, standing, standingAwards, tally, withOutlook } from "../src/table/points";
import { plain, signed } from "../src/shared/signed";
import { entriesOf, GAMES, momentsOf, recorded } from "./recorded";

const term = (count: number, each: number, what = "tile"): Term => ({ what, count, each });

function award(player: number, points: number, what: string): Award {
  return { player, points, what, rule: "X-1", where: [], pieces: [], terms: [], at_end: false, complete: null };
}

describe.each(GAMES)("a recorded match of %s", (game) => {
  const record = recorded(game);
  const awards = standingAwards(entriesOf(record));
  const [first, last] = [0, -1].map((at) => (momentsOf(record).at(at)!.view as { scores: number[] }).scores);

  test("ends with scores that its awards explain, and what each began with", () => {
    for (const { player, total, kinds } of tally(awards, last!)) {
      expect(total).toBe(last![player]);
      expect(kinds.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      expect(kinds.find(({ what }) => what === "start")?.points ?? 0).toBe(first![player]);
    }
  });

  test("has terms that add up to each award", () => {
    for (const { points, terms } of awards)
      if (terms.length) expect(terms.reduce((sum, { count, each }) => sum + count * each, 0)).toBe(points);
  });
});

test("awards of steps that were taken back do not count", () => {
  const base = { actor: 0, text: "", gains: [], at: 0, move: null };
  const step = {
    ...base,
    seq: 1,
    kind: "action" as const,
    awards: [award(0, 4, "city")],
    happened: [],
    whereabouts: {},
    undoes: [],
  };
  const undo = { ...base, seq: 2, kind: "undo" as const, awards: [], happened: [], whereabouts: {}, undoes: [1] };
  expect(standingAwards([step])).toHaveLength(1);
  expect(standingAwards([step, undo])).toEqual([]);
});

test("kinds are told richest first, and what a player began with last", () => {
  const awards = [award(0, 2, "road"), award(0, 3, "city"), award(0, 4, "city"), award(1, 9, "road")];
  const tallies = tally(awards, [12, 9]);
  expect(tallies[0]!.kinds.map(({ what, points }) => [what, points])).toEqual([
    ["city", 7],
    ["road", 2],
    ["start", 3],
  ]);
  const place = inOrderOf(["city", "road"]);
  expect(["start", "road", "city"].sort((one, other) => place(one) - place(other))).toEqual(["city", "road", "start"]);
});

test("what the end would bring is added to what there is", () => {
  const outlook: Record<string, number>[] = [{ city: 5, farm: -1 }, {}];
  const view = { scores: [12, 9], outlook };
  expect(standing(view)).toEqual([16, 9]);
  const [first, second] = withOutlook(tally([award(0, 2, "road"), award(0, 7, "city")], view.scores), view.outlook);
  expect(first!.total).toBe(16);
  expect(first!.kinds.map(({ what, points }) => [what, points])).toEqual([
    ["city", 12],
    ["road", 2],
    ["start", 3],
    ["farm", -1],
  ]);
  expect(second!.total).toBe(9);
  expect(standing({ scores: [3] })).toEqual([3]);
});

test("points are reckoned as people write them", () => {
  expect([signed(3), signed(0), signed(-2)]).toEqual(["+3", "0", "−2"]);
  expect([plain(3), plain(0), plain(-2)]).toEqual(["3", "0", "−2"]);
  expect(reckon([term(4, 2), term(1, 2, "shield")])).toBe("4 × 2 + 2");
  expect(reckon([term(3, 1)])).toBe("");
  expect(reckon([term(2, 3), term(1, -4)])).toBe("2 × 3 + −4");
  expect(countOf([term(2, 1), term(3, 1, "city"), term(4, 1)], "tile")).toBe(6);
});
