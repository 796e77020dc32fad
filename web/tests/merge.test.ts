/** Patches of views: those of recorded matches lead to the views that the server has. */
import { expect, test } from "vitest";
import { merge } from "../src/table/merge";
import { GAMES, momentsOf, recorded } from "./recorded";

test("a patch replaces, merges and removes, and changes nothing in place", () => {
  const view = { a: 1, b: { c: 2, d: [1] } };
  expect(merge(view, { a: null, b: { c: 3 }, e: [null], f: { g: null } })).toEqual({
    b: { c: 3, d: [1] },
    e: [null],
    f: {},
  });
  expect(view).toEqual({ a: 1, b: { c: 2, d: [1] } });
});

test("what a patch leaves alone is shared", () => {
  const view = { tiles: { 1: { square: "0,0" }, 2: { square: "1,0" } }, scores: [0, 0] };
  const merged = merge(view, { tiles: { 2: { square: "2,0" } } });
  expect(merged.scores).toBe(view.scores);
  expect(merged.tiles[1]).toBe(view.tiles[1]);
  expect(merged.tiles).not.toBe(view.tiles);
});

test.each(GAMES)("the patches of a match of %s lead to the server's views", (game) => {
  const record = recorded(game);
  const views = new Map(momentsOf(record).map(({ seq, view }) => [seq, view]));
  expect(record.views.length).toBeGreaterThan(4);
  for (const { seq, view } of record.views) expect(views.get(seq)).toEqual(view);
});
