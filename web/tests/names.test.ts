/** What those at a table are called. */
import { beforeAll, expect, test } from "vitest";
import { needWords } from "../src/shared/i18n.svelte";
import type { Seat } from "../src/shared/types";
import { seatAndLevel, seatName } from "../src/table/names";

const seat = (number: number, more: Partial<Seat> = {}): Seat => ({
  ...{ number, name: null, bot: null, open: false, mine: false, present: true },
  ...more,
});

beforeAll(() => needWords("table"));

test("every bot has a name of its own, whatever its level", () => {
  const names = [0, 1, 2, 3, 4, 5].map((number) => seatName(seat(number, { bot: "easy" })));
  expect(new Set(names).size).toBe(6);
  expect(seatName(seat(1, { bot: "hard" }))).toBe(names[1]);
  expect(seatAndLevel(seat(1, { bot: "hard" }))).toBe(`${names[1]} (Miller, hard)`);
});

test("people are called as they like, and are guests until then", () => {
  expect(seatName(seat(0, { name: "Ana" }))).toBe("Ana");
  expect(seatAndLevel(seat(2))).toBe("Guest 3");
});
