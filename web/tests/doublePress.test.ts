/** The second press of a double click does not answer the question that came in between. */
import { expect, test } from "vitest";
import { DoublePress } from "../src/shared/doublePress";

function pressed(detail: number, after: number): boolean {
  let now = 1000;
  const presses = new DoublePress(() => now);
  presses.change();
  now += after;
  return counts(presses, detail);
}

/** Whether a press goes on to the button under it. */
function counts(presses: DoublePress, detail: number): boolean {
  let stopped = 0;
  const event = { detail, preventDefault: () => stopped++, stopPropagation: () => stopped++ };
  presses.stop(event);
  return stopped === 0;
}

test("a second press at the same spot counts only when the choices have been there for a while", () => {
  expect(pressed(2, 399)).toBe(false);
  expect(pressed(3, 10)).toBe(false);
  expect(pressed(2, 400)).toBe(true);
});

test("a single press and a key count at once", () => {
  expect(pressed(1, 0)).toBe(true);
  expect(pressed(0, 0)).toBe(true);
});

test("nothing is stopped while the choices stay", () => {
  expect(counts(new DoublePress(), 2)).toBe(true);
});
