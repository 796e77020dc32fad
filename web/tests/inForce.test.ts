/** By which preset a table plays, and where it departs: the form says what the server will say of the table. */
import { describe, expect, test } from "vitest";
import { counted, departures, extrasOf, inForce, optionsOf } from "../src/lobby/inForce";
import { lastChoice, tableOf } from "../src/lobby/playChoice";
import type { Game, Option, Value } from "../src/shared/types";
import cases from "./inForce.json";

const options: Option[] = cases.options.map(({ name, needs, values }) => ({
  name,
  needs,
  about: "",
  rules: [],
  choices: (values as Value[]).map((value) => ({ value, about: "" })),
}));
const presets = cases.presets as Record<string, Record<string, Value>>;
const game = { name: "tiles", seats: [2, 3], bots: ["medium", "hard"], options, presets, recommended: "new" } as Game;

describe.each(cases.tables)("$named with $options", (table) => {
  // tests/core/test_options.py asks the engine the same.
  test("is told as the server tells it", () => {
    const all = { ...optionsOf({ options, presets: {} }, ""), ...(table.options as Record<string, Value>) };
    expect(inForce(game, table.named, all)).toEqual([table.preset, table.changes]);
  });
});

test("a preset departs from itself in nothing", () => {
  for (const preset of Object.keys(presets)) expect(departures(game, preset, optionsOf(game, preset))).toEqual([]);
});

test("what no preset decides is played in addition, and is no change", () => {
  expect(extrasOf(game).map(({ name }) => name)).toEqual(["river", "lake"]);
  expect(counted(game, ["sharing", "river", "lake"])).toEqual(["sharing"]);
});

describe("play now", () => {
  const keep = (choice: unknown) =>
    Object.assign(localStorage, { getItem: () => (choice === undefined ? null : JSON.stringify(choice)) });

  test("begins with the usual bot, the fewest players and the recommended rules", () => {
    keep(undefined);
    expect(lastChoice(game)).toEqual({ bot: "medium", players: 2, extras: {} });
    expect(tableOf(game, lastChoice(game))).toMatchObject({
      preset: "new",
      options: {},
      seats: [{ who: "me" }, { who: "bot", bot: "medium" }],
    });
  });

  test("begins as it was chosen last", () => {
    const choice = { bot: "hard", players: 3, extras: { river: true } };
    keep(choice);
    expect(lastChoice(game)).toEqual(choice);
    expect(tableOf(game, choice).seats).toHaveLength(3);
    expect(tableOf(game, choice).options).toEqual({ river: true });
  });

  test("forgets what is offered no more", () => {
    keep({ bot: "oracle", players: 9, extras: { river: "wide", sharing: "majority", tower: true } });
    expect(lastChoice(game)).toEqual({ bot: "medium", players: 2, extras: {} });
    for (const broken of [7, "x", [], { extras: null }]) {
      keep(broken);
      expect(lastChoice(game)).toEqual({ bot: "medium", players: 2, extras: {} });
    }
  });
});
