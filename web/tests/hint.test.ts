/** A hint in words: a move that is a button bears the key of that button, so that no number means two things. */
import { beforeAll, expect, test } from "vitest";
import * as carcassonne from "../src/games/carcassonne/words";
import type { Carcassonne } from "../src/games/carcassonne/kit";
import type { BoardProps, GameClient } from "../src/games/game";
import { needWords } from "../src/shared/i18n.svelte";
import { sayMove } from "../src/table/advice.svelte";
import { boardAt } from "./board";
import { momentsOf, recorded } from "./recorded";

const record = recorded<Carcassonne>("carcassonne");
const client = carcassonne as unknown as GameClient;

beforeAll(() => needWords("carcassonne", "words-carcassonne"));

test("followers bear the keys that send them, tiles none", () => {
  for (const moment of momentsOf(record)) {
    const { props } = boardAt(record, moment);
    const buttons = carcassonne.buttons(props);
    for (const choice of moment.choices) {
      const hinted = { text: choice.text, move: choice, win: null, lead: null, visits: null, reasons: [] };
      const { key } = sayMove(hinted, client, props as unknown as BoardProps, ["Ana", "Bran"]);
      expect(key).toBe(buttons.find(({ text }) => text === choice.text)?.key);
      if (choice.do === "place") expect(key).toBeUndefined();
    }
  }
});

test("of many places for a follower, none stays in sight", () => {
  const moments = momentsOf(record).filter(({ view, choices }) => view.phase === "deploy" && choices.length);
  for (const moment of moments)
    expect(carcassonne.buttons(boardAt(record, moment).props).filter(({ stays }) => stays)).toMatchObject([
      { text: "none" },
    ]);
});
