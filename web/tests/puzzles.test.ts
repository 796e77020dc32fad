/** Puzzles: what is said of a try, what is remembered of it, and what comes next. */
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { puzzlesSolved } from "../src/learn/progress.svelte";
import { nextPuzzle } from "../src/puzzles/next";
import { PuzzleTry } from "../src/puzzles/puzzle.svelte";
import { sayAhead, sayKnown, sayMissed, sayWhy } from "../src/puzzles/words";
import { needWords } from "../src/shared/i18n.svelte";
import type { PuzzleState, Solution } from "../src/shared/types";

const SOLUTION: Solution = {
  steps: ["4,3 S", "none"],
  ways: ["4,3 S"],
  reasons: [],
  points: 2.8,
  evidence: { margin: 0.12, error: 0.01, exact: false, playouts: 0.2 },
};

function told(more: Partial<PuzzleState> = {}): PuzzleState {
  return {
    players: 2,
    options: {},
    you: 1,
    entries: [],
    view: {},
    choices: [{ text: "4,3 S" }, { text: "0,0 N" }],
    turn: {
      asked: 1,
      holding: false,
      undo: [],
      over: false,
      resigned: [],
      robots: {},
      ranking: null,
      undo_asked: null,
    },
    number: 3,
    stars: 2,
    decisions: 2,
    win: 0.49,
    state: "open",
    wrong: null,
    solution: null,
    ...more,
  };
}

beforeAll(() => needWords("puzzles", "review"));

describe("what is said", () => {
  test("of a wrong step compares it with the best, as chances and in points", () => {
    expect(sayMissed(told({ wrong: { loss: 0.12, points: 2.8 } }))).toEqual([
      "That is not the best move. With the best your chance to win is 49%, with this one 37%.",
      "On average it also costs you 2.8 points of the lead.",
    ]);
  });
  test("leaves out points that were not lost, and no chance is below none", () => {
    expect(sayMissed(told({ wrong: { loss: 0.5, points: -1 } }))).toEqual([
      "That is not the best move. With the best your chance to win is 49%, with this one 0%.",
    ]);
  });
  test("of a step that nobody weighed invents no figure, and says where the turn went wrong", () => {
    const entry = { seq: 1 } as PuzzleState["entries"][number];
    expect(sayMissed(told({ entries: [entry] })).join()).not.toMatch(/\d/);
    expect(sayMissed(told({ entries: [entry, entry] })).join()).toMatch(/began with the best/);
  });
  test("of the best one says how far it is ahead, and how that is known", () => {
    expect(sayAhead(told(), SOLUTION)).toMatch(/49%.*37%.*2\.8 points/);
    expect(sayAhead(told(), { ...SOLUTION, points: 0 })).not.toMatch(/points/);
    expect(sayKnown(SOLUTION)).toMatch(/search/);
    expect(sayKnown({ ...SOLUTION, evidence: { ...SOLUTION.evidence, exact: true } })).toMatch(/every line of play/);
  });
});

test("what speaks against the best move is said last, as such", () => {
  const plain = { kind: "brings", what: "city", player: 0, before: 0, terms: [], speaks_for: true } as const;
  const against = { ...plain, kind: "takes", what: "road", player: 1, speaks_for: false } as const;
  const reasons = [
    { ...against, amount: 4 },
    { ...plain, amount: 7 },
  ].map((one) => ({ ...one, terms: [] }));
  const said = sayWhy({ ...SOLUTION, reasons }, ["Ana", "Bran"]);
  expect(said).toEqual([expect.stringMatching(/^Cities: \+7/), expect.stringMatching(/^Against it: .*\+4.*Bran/)]);
});

describe("what comes next", () => {
  const cards = ["a", "b", "c"].map((name, at) => ({ name, number: at + 1, stars: 1, players: 2 }));

  test("is the next one that is not solved, from the last on from the first, and never the same again", () => {
    expect(nextPuzzle(cards, ["b"], "a")?.name).toBe("c");
    expect(nextPuzzle(cards, ["c"], "c")?.name).toBe("a");
    expect(nextPuzzle(cards, ["a", "c"], "b")).toBeUndefined();
  });
});

describe("a try", () => {
  let asked: unknown[];
  let kept: Record<string, string>; // in this browser

  beforeEach(() => {
    asked = [];
    kept = {};
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: (key: string, value: string) => (kept[key] = value),
    });
    vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
      const wish = JSON.parse(body) as { steps: string[]; show?: boolean };
      asked.push(wish);
      const state = wish.steps.length === 2 ? "solved" : wish.steps[0] === "0,0 N" ? "missed" : "open";
      const solution = wish.show || state === "solved" ? SOLUTION : null;
      const choices = wish.steps.length ? { choices: [{ text: "none" }] } : {}; // then one thing is left to be done
      return Promise.resolve(Response.json(told({ state, solution, ...choices })));
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test("that solves it is remembered in this browser, asks for no solution, and takes forced steps by itself", async () => {
    const attempt = new PuzzleTry("carcassonne", "found");
    await attempt.restart();
    attempt.act(SOLUTION.steps[0]!);
    await vi.waitFor(() => expect(attempt.state).toBe("solved"));
    expect([attempt.state, attempt.open, attempt.revealed]).toEqual(["solved", false, false]);
    expect(puzzlesSolved.of("carcassonne")).toContain("found");
    expect(JSON.parse(kept["oppidum.puzzles"] ?? "")).toEqual({ carcassonne: ["found"] });
    expect(asked).toEqual([{ steps: [] }, { steps: ["4,3 S"] }, { steps: ["4,3 S", "none"] }]);
  });
  test("that is shown the solution is not, even if it is played afterwards", async () => {
    const attempt = new PuzzleTry("carcassonne", "shown");
    await attempt.restart();
    attempt.act("0,0 N");
    await vi.waitFor(() => expect(attempt.busy).toBe(false));
    expect([attempt.state, attempt.misses]).toEqual(["missed", 1]);
    await attempt.reveal();
    expect([attempt.state, attempt.revealed, attempt.steps]).toEqual(["solved", true, SOLUTION.steps]);
    await attempt.restart();
    expect([attempt.state, attempt.revealed]).toEqual(["open", false]);
    attempt.act(SOLUTION.steps[0]!);
    await vi.waitFor(() => expect(attempt.state).toBe("solved"));
    expect([attempt.state, attempt.revealed]).toEqual(["solved", false]);
    expect(puzzlesSolved.of("carcassonne")).not.toContain("shown");
  });
});
