/** What happened by itself: since my last decision, and in words. */
import { describe, expect, test } from "vitest";
import { happened } from "../src/games/finisterre/happened";
import { needWords } from "../src/shared/i18n.svelte";
import type { Entry, Happening } from "../src/shared/types";
import { upkeepOf } from "../src/table/upkeep";
import { entriesOf, recorded } from "./recorded";

await needWords("finisterre", "cards-finisterre");

function it(what: string, player: number | null, amount: number, more: Partial<Happening> = {}): Happening {
  return { what, player, amount, good: "", where: [], pieces: [], ...more };
}

function entry(seq: number, actor: number, ...happened: Happening[]): Entry {
  const empty = { text: "", awards: [], gains: [], whereabouts: {}, at: 0, move: null, undoes: [] as number[] };
  return { ...empty, seq, kind: actor < 0 ? "chance" : "action", actor, happened };
}

describe("upkeep", () => {
  const winter = it("winter", null, 2);
  const [mine, others] = [it("earned", 0, 3), it("earned", 1, 5)];

  test("is what concerns me or nobody alone, behind my last decision", () => {
    const entries = [entry(1, 0, winter), entry(2, 0, mine), entry(3, 1, winter, others)];
    expect(upkeepOf(entries, 0, 0)).toEqual({ seq: 3, happened: [mine, winter] });
    expect(upkeepOf(entries, 1, 0)).toEqual({ seq: 3, happened: [winter, others] });
  });

  test("what was read, or taken back, is told no more", () => {
    const entries = [entry(1, 0), entry(2, 1, mine), entry(3, 1, winter)];
    expect(upkeepOf(entries, 0, 2).happened).toEqual([winter]);
    const undo: Entry = { ...entry(4, 1), kind: "undo", undoes: [2, 3] };
    expect(upkeepOf([...entries, undo], 0, 0).happened).toEqual([]);
  });
});

describe("what happened by itself, in words", () => {
  test("goods of one meal or place are told together", () => {
    const eaten = [it("eaten", 0, 2, { good: "crop" }), it("eaten", 0, 1, { good: "fish" }), it("earned", 0, 1)];
    const where = { where: ["c1"] };
    const appeared = [
      it("appeared", null, 3, { good: "wood", ...where }),
      it("appeared", null, 6, { good: "crop", ...where }),
    ];
    expect(happened([...appeared, ...eaten])).toEqual([
      { player: null, text: "New in Ardal: 3 wood and 6 crop" },
      { player: 0, text: "ate 2 crop and 1 fish · earned 1 coin for free places" },
    ]);
  });

  test("fire, plague and hunger name their place", () => {
    const told = happened([
      it("burnt", null, 4, { where: ["c2"] }),
      it("plague", null, 1, { good: "game", where: ["c2"] }),
      it("starved", 1, 1, { where: ["c2"] }),
      it("stars-for-hunger", 1, -1),
      it("ill", 1, 1, { pieces: ["LAB"] }),
    ]);
    expect(told.map(({ text }) => text)).toEqual([
      "Fire in Brelo: 4 wood burnt on the ground",
      "A plague took one die of game in Brelo",
      "lost a village tile in Brelo to hunger · lost 1 star point for hunger · Farmer fell ill",
    ]);
  });

  test("all of a recorded match has words", () => {
    const all = entriesOf(recorded("finisterre")).flatMap((each) => happened(each.happened));
    expect(all.length).toBeGreaterThan(100);
    for (const { text } of all) expect(text).toMatch(/^\S.*\S$/);
    expect(all.filter(({ text }) => /\bc\d|-?\d+,-?\d+|[A-Z]{2}\d|finisterre-/.test(text))).toEqual([]);
  });
});
