/** Reasons in words: of hints and of reviews. */
import { beforeAll, expect, test } from "vitest";
import { needWords } from "../src/shared/i18n.svelte";
import type { Reason } from "../src/shared/types";
import { sayReason, sayReasons } from "../src/table/reasons";

const NAMES = ["Ana", "Ben"];

function reason(kind: Reason["kind"], what: string, amount: number, more: Partial<Reason> = {}): Reason {
  return { kind, what, amount, player: 0, before: 0, terms: [], speaks_for: true, ...more };
}

beforeAll(() => needWords("table"));

test("points come with their sign, what was counted, and what of them was in sight", () => {
  const terms = [
    { what: "tile", count: 5, each: 2 },
    { what: "shield", count: 1, each: 2 },
  ];
  expect(sayReason(reason("brings", "city", 12, { before: 6, terms }), NAMES)).toBe(
    "Cities: +12 (5 × 2 + 2) at once, 6 of them in sight before",
  );
  expect(sayReason(reason("promises", "farm", -3), NAMES)).toBe("Farms: −3 in sight");
  expect(sayReason(reason("takes", "road", 4, { player: 1 }), NAMES)).toBe("Roads: +4 at once for Ben");
  expect(sayReason(reason("threatens", "road", -2, { player: 1 }), NAMES)).toBe("Roads: −2 in sight for Ben");
});

test("pieces and what fits are no points", () => {
  expect(sayReason(reason("keeps", "follower", 1), NAMES)).toBe("Followers still at home: +1");
  expect(sayReason(reason("gives", "material", 2, { player: 1 }), NAMES)).toBe("Materials for Ben: +2");
  expect(sayReason(reason("open", "city", 7), NAMES)).toBe("Cities: 7 of the tiles left fit yours");
  expect(sayReason(reason("blocks", "city", 0, { player: 1, before: 9 }), NAMES)).toBe(
    "Cities: none of the tiles left fits Ben’s any more, 9 before",
  );
});

test("what speaks against a move stands in a line of its own", () => {
  const [pro, more] = [reason("brings", "city", 4), reason("keeps", "follower", 1)];
  const contra = reason("takes", "road", 3, { player: 1, speaks_for: false });
  expect(sayReasons([pro, more, contra], NAMES)).toEqual([
    "Cities: +4 at once · Followers still at home: +1",
    "Against it: Roads: +3 at once for Ben",
  ]);
  expect(sayReasons([contra], NAMES)).toEqual(["Against it: Roads: +3 at once for Ben"]);
  expect(sayReasons([], NAMES)).toEqual([]);
});
