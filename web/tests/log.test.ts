/** The log: turns of recorded matches, what is taken back, and every line in every language. */
import { describe, expect, test } from "vitest";
import { games } from "../src/games/game";
import { needWords } from "../src/shared/i18n.svelte";
import { LANGUAGES, settings } from "../src/shared/settings.svelte";
import type { Entry } from "../src/shared/types";
import { narrate } from "../src/table/narrate";
import { growLog, readLog, sinceMyTurn, type TurnOfLog } from "../src/table/turns";
import { entriesOf, GAMES, recorded } from "./recorded";

const NAMES = ["Ana", "Bran"];

function entry(seq: number, kind: Entry["kind"], actor: number, more: Partial<Entry> = {}): Entry {
  return {
    seq,
    kind,
    actor,
    text: "",
    awards: [],
    happened: [],
    whereabouts: {},
    undoes: [],
    gains: [],
    at: seq,
    move: null,
    ...more,
  };
}

function turnsOf(entries: Entry[]): TurnOfLog[] {
  return readLog(entries).filter((line) => line.kind === "turn");
}

describe.each(GAMES)("a recorded match of %s", (game) => {
  const record = recorded(game);
  const entries = entriesOf(record);
  const lines = readLog(entries);

  test("is told turn by turn, each entry once", () => {
    const undone = new Set(entries.flatMap(({ undoes }) => undoes));
    const told = turnsOf(entries).flatMap((turn) => turn.entries.map(({ seq }) => seq));
    const standing = entries.filter(({ seq, kind }) => kind !== "undo" && !undone.has(seq)).map(({ seq }) => seq);
    expect(told).toEqual(standing);
    for (const turn of turnsOf(entries))
      expect(new Set(turn.entries.map(({ actor }) => actor).filter((actor) => actor >= 0))).toEqual(
        new Set([turn.actor]),
      );
  });

  test("had one step taken back", () => {
    expect(lines.map((line) => (line.kind === "turn" ? line.takenBack : 0)).filter(Boolean)).toEqual([1]);
  });

  test.each(LANGUAGES)("has words for every line in %s", async (language) => {
    settings.language = language;
    const client = await games[game]!();
    await needWords(game, `words-${game}`, `cards-${game}`, `map-${game}`);
    for (const line of lines) {
      const { text, where } = narrate(line, client, record.kit, NAMES);
      expect(text).toContain(NAMES[line.actor]);
      expect(text).not.toMatch(/⟨|[{}]|undefined/);
      expect(where).not.toContain("");
    }
    const awards = entries.flatMap((one) => one.awards);
    expect(awards).not.toEqual([]);
    for (const award of awards) expect(client.award(award)).toMatch(/^[^⟨{}]+$/);
  });
});

test("a turn ends when it is done, or when somebody else acts", () => {
  const turns = turnsOf([
    ...[entry(1, "chance", -1), entry(2, "action", 0), entry(3, "action", 0), entry(4, "done", 0)],
    ...[entry(5, "chance", -1), entry(6, "action", 0), entry(7, "action", 1)],
  ]);
  expect(turns.map(({ actor, seq, last, closed }) => ({ actor, seq, last, closed }))).toEqual([
    { actor: 0, seq: 1, last: 4, closed: true },
    { actor: 0, seq: 5, last: 6, closed: true },
    { actor: 1, seq: 7, last: 7, closed: false },
  ]);
});

test("a turn that was only drawn for has no line yet", () => {
  expect(readLog([entry(1, "chance", -1)])).toEqual([]);
});

test("what was taken back by agreement is a line of its own", () => {
  const step = entry(1, "action", 0);
  const lines = readLog([step, entry(2, "action", 1), entry(3, "undo", 0, { text: "agreed", undoes: [1, 2] })]);
  expect(lines.map(({ kind, actor }) => [kind, actor])).toEqual([["undone", 0]]);
  expect(lines[0]!.entries.map(({ seq }) => seq)).toEqual([1, 2]);
});

test("whoever resigns or is played for has a line between the turns", () => {
  const lines = readLog([entry(1, "action", 0), entry(2, "takeover", 1, { text: "easy" }), entry(3, "resign", 1)]);
  expect(lines.map(({ kind, seq }) => [kind, seq])).toEqual([
    ["turn", 1],
    ["takeover", 2],
    ["resign", 3],
  ]);
});

test("what others have done since my turn begins behind my last line, and leaves out what I do now", () => {
  const turns = (...actors: number[]) =>
    readLog(actors.flatMap((actor, index) => [entry(2 * index, "action", actor), entry(2 * index + 1, "done", actor)]));
  expect(sinceMyTurn(turns(0, 1, 2), [0])).toBe(1);
  expect(sinceMyTurn(turns(0, 1, 2, 0), [0])).toBe(1);
  expect(sinceMyTurn(turns(1, 2), [0])).toBeUndefined(); // nothing of it was before my first turn
  expect(sinceMyTurn(turns(1, 0), [0])).toBeUndefined();
  expect(sinceMyTurn(turns(0, 1), [0, 1])).toBeUndefined(); // at one device everybody has seen it
});

test("a log that grows keeps the lines that say what they said", () => {
  const first = [entry(1, "action", 0), entry(2, "done", 0), entry(3, "action", 1)];
  const before = growLog([], first);
  const after = growLog(before, [...first, entry(4, "action", 1)]);
  expect(after).toEqual(readLog([...first, entry(4, "action", 1)]));
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  const otherEyes = growLog(
    before,
    first.map((told) => ({ ...told, text: "hidden" })),
  );
  expect(otherEyes[0]?.entries[0]).toMatchObject({ text: "hidden" });
  const undone = growLog(after, [...first, entry(4, "action", 1), entry(5, "undo", 1, { undoes: [4] })]);
  expect(undone[1]).toMatchObject({ takenBack: 1, last: 5 });
});
