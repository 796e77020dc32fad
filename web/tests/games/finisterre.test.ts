/** What may be done on the board of Finisterre, at every moment of a recorded match. */
import { SvelteMap } from "svelte/reactivity";
import { beforeAll, describe, expect, test } from "vitest";
import type { EntryOf } from "../../src/games/game";
import { labelOf, sayMove } from "../../src/games/finisterre/answers";
import { carried } from "../../src/games/finisterre/carried.svelte";
import { boundsOf, cellAt, isCell, middleOf } from "../../src/games/finisterre/cells";
import { cardName, cardTitle } from "../../src/games/finisterre/cards";
import { comarcaName } from "../../src/games/finisterre/comarcas";
import { readDeeds } from "../../src/games/finisterre/deeds";
import { goodTitle, unitName } from "../../src/games/finisterre/describe";
import { hasAny, type Choice, type Clan, type Finisterre, type Move, type View } from "../../src/games/finisterre/kit";
import { terrainSigns } from "../../src/games/finisterre/signs";
import { starved } from "../../src/games/finisterre/losses.svelte";
import { Aim } from "../../src/games/finisterre/map/aim.svelte";
import { leftAfter, mealOf } from "../../src/games/finisterre/meals";
import { sayChanges, saySource } from "../../src/games/finisterre/outcome";
import { numbersOf } from "../../src/games/finisterre/panels/numbers";
import { keyOf, targetsOf } from "../../src/games/finisterre/places";
import { Play } from "../../src/games/finisterre/play.svelte";
import { readLand } from "../../src/games/finisterre/scene";
import { hides } from "../../src/games/finisterre/secrets";
import { needOf, stockFor } from "../../src/games/finisterre/stockOf";
import { atOnce, award, line, move, tell } from "../../src/games/finisterre/words";
import { sayCell } from "../../src/shared/cells";
import { needWords, t } from "../../src/shared/i18n.svelte";
import { settings } from "../../src/shared/settings.svelte";
import { boardAt } from "../board";
import { entriesOf, momentsOf, recorded, VIEWER, type Moment } from "../recorded";

const NAMES = ["Ana", "Bran"];
const record = recorded<Finisterre>("finisterre");
const moments = momentsOf(record);
const mine = moments.filter(({ choices }) => choices.length);
const inPhase = (phase: string) => mine.filter(({ view }) => view.phase === phase);
const find = (test: (choice: Choice) => boolean) =>
  mine.flatMap((moment) => moment.choices.filter(test).map((choice) => ({ moment, choice })));

function playAt(moment: Moment<Finisterre>, changes = {}) {
  const { props, sent, asked } = boardAt(record, moment, changes);
  return { play: new Play(() => props), props, sent, asked };
}

beforeAll(() => needWords("finisterre", "words-finisterre", "cards-finisterre", "map-finisterre"));

test("the player has met the questions of all parts of a half-year", () => {
  for (const phase of ["card", "square", "facing", "recover", "bank", "find", "keep", "take", "carry", "act", "target"])
    expect(inPhase(phase), phase).not.toEqual([]);
});

describe("laying a card", () => {
  test("turning goes through all ways at a cell, one after the other, and begins again", () => {
    for (const moment of inPhase("square").filter((_, index) => index % 4 === 0)) {
      const aim = new Aim(() => playAt(moment).play);
      for (const cell of aim.placements.keys()) {
        aim.hold(cell);
        const first = aim.shown;
        const met = aim.ways.map(() => (aim.turn(), aim.shown));
        expect(new Set(met)).toEqual(new Set(aim.ways));
        expect(aim.shown).toBe(first);
        expect(aim.onlyWay).toBe(met.length === 1);
      }
    }
  });

  test("every cell and facing that is offered can be held, turned to and laid by one gesture", () => {
    for (const moment of inPhase("square").filter((_, index) => index % 4 === 0)) {
      const { play, sent, asked } = playAt(moment);
      const aim = new Aim(() => play);
      expect(aim.placing).toBe(true);
      for (const choice of moment.choices) {
        if (choice.do !== "at") continue;
        for (const facing of choice.facings) {
          aim.hold(choice.cell);
          for (let turns = 0; aim.shown?.facing !== facing || aim.shown.cell !== choice.cell; turns++) {
            expect(turns).toBeLessThan(aim.ways.length);
            aim.turn();
          }
          expect(aim.shown.brings).toEqual(choice.brings?.[facing] ?? {});
          aim.lay();
          expect(sent.pop()).toBe(choice.text);
        }
      }
      expect(asked).toEqual([]);
    }
  });

  test("the facing that was meant is told as soon as it is asked for, once", () => {
    let followed = 0;
    for (const moment of inPhase("facing")) {
      const before = moments.findLast(({ seq, view }) => seq < moment.seq && view.phase === "square")!;
      const cell = moment.view.card!.at!;
      for (const choice of moment.choices) {
        if (choice.do !== "facing") continue;
        const sent: string[] = [];
        const act = (text: string) => void sent.push(text);
        const board = new SvelteMap([["now", boardAt(record, before, { act }).props]]);
        const play = new Play(() => board.get("now")!);
        const aim = new Aim(() => play);
        aim.hold(cell);
        const isShown = () => aim.shown?.facing === choice.facing && aim.shown.cell === cell;
        for (let turns = 0; !isShown() && turns < aim.ways.length; turns++) aim.turn();
        aim.lay();
        aim.follow();
        expect(sent).toEqual([`at ${cell}`]);
        board.set("now", boardAt(record, moment, { act }).props);
        aim.follow();
        aim.follow();
        expect(sent).toEqual([`at ${cell}`, choice.text]);
        followed++;
      }
    }
    expect(followed).toBeGreaterThan(5);
  });

  test("whoever watches, or replays, can do nothing", () => {
    for (const changes of [{ mine: [] }, { interactive: false }]) {
      const { play, sent, asked } = playAt(inPhase("square")[0]!, changes);
      const aim = new Aim(() => play);
      aim.hold("0,1");
      aim.lay();
      play.say("at 0,1");
      expect([aim.placing, play.choices, sent, asked]).toEqual([false, [], [], []]);
    }
  });
});

describe("choosing", () => {
  test("the guide shows every choice once, what ends the question last", () => {
    for (const moment of mine) {
      const { play } = playAt(moment);
      const shown = play.groups.flatMap(({ choices }) => choices.map(({ text }) => text));
      expect(shown.sort()).toEqual(moment.choices.map(({ text }) => text).sort());
      const leaving = play.groups.findIndex(({ sort }) => sort === "leave");
      expect([-1, play.groups.length - 1]).toContain(leaving);
      expect(new Set(play.groups.map(({ key }) => key)).size).toBe(play.groups.length);
    }
  });

  test("a kind of action that asks nothing more is shown first, with what follows by itself", () => {
    const sure = find((choice) => choice.do === "act" && !!choice.done);
    expect(sure.length).toBeGreaterThan(3);
    for (const { moment, choice } of sure) {
      const { play, sent } = playAt(moment);
      play.choose(choice);
      expect([play.chosen, sent]).toEqual([choice, []]);
    }
  });

  test("any other kind of action is only the beginning: it is done at once, whatever it may cost", () => {
    const kinds = find((choice) => choice.do === "act" && !choice.done);
    expect(kinds.some(({ choice }) => hasAny(choice.cost))).toBe(true);
    for (const { moment, choice } of kinds) {
      const { play, sent } = playAt(moment);
      play.choose(choice);
      expect([play.chosen, sent]).toEqual([undefined, [choice.text]]);
    }
  });

  test("what has a price is shown first, paid when it is chosen again, and can be put back", () => {
    const priced = find((choice) => choice.do !== "act" && (hasAny(choice.cost) || hasAny(choice.gain)));
    expect(new Set(priced.map(({ choice }) => choice.do))).toContain("specialist");
    for (const { moment, choice } of priced) {
      const { play, sent } = playAt(moment);
      play.choose(choice);
      expect([play.chosen?.text, sent]).toEqual([choice.text, []]);
      expect([play.cancel(), play.chosen, play.cancel()]).toEqual([true, undefined, false]);
      play.choose(choice);
      play.confirm();
      expect([play.chosen, sent]).toEqual([undefined, [choice.text]]);
      play.choose(choice);
      play.choose(choice);
      expect(sent).toEqual([choice.text, choice.text]);
    }
  });

  test("actions that could still be done are given up only when that is confirmed", () => {
    const parting = find((choice) => choice.do === "stop" || choice.do === "end");
    const seen = new Set<boolean>();
    for (const { moment, choice } of parting) {
      const { play, sent } = playAt(moment);
      const more = moment.choices.some((other) => other.do === "act" && !other.free);
      play.choose(choice);
      expect(sent).toEqual(more ? [] : [choice.text]);
      seen.add(more);
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  test("a place with one choice does it, one with several shows them as buttons", () => {
    for (const moment of [...inPhase("take"), ...inPhase("target"), ...inPhase("find")]) {
      const { play, sent } = playAt(moment);
      for (const { choices } of targetsOf(moment.choices).values()) {
        play.chooseAmong(choices);
        if (choices.length > 1) {
          expect(play.groups.flatMap((group) => group.choices)).toHaveLength(choices.length);
          expect([play.cancel(), play.among]).toEqual([true, undefined]);
        } else if (!play.chosen) expect(sent.pop()).toBe(choices[0]!.text);
        play.forget();
      }
    }
  });

  test("what is not offered is asked about", () => {
    const { play, sent, asked } = playAt(inPhase("act")[0]!);
    play.say("attack");
    expect([sent, asked]).toEqual([[], ["attack"]]);
  });

  test("number keys press the buttons, and amounts by themselves", () => {
    for (const moment of mine) {
      const { play } = playAt(moment);
      const numbers = numbersOf(play.groups);
      const texts = moment.choices.map(({ text }) => text);
      for (const [text, number] of numbers) {
        expect(texts).toContain(text);
        if (moment.view.phase === "carry") expect(text).toBe(`carry ${number}`);
        else expect(number).toBeGreaterThan(0);
      }
      expect(new Set(numbers.values()).size).toBe(numbers.size);
    }
  });
});

test("what lies in store is told where the mint, a feast or a meal takes it", () => {
  const [moment] = inPhase("target");
  const { view } = moment!;
  const clan = view.clans[VIEWER]!;
  const [unit, { store, territory }] = Object.entries(clan.units)[0]!;
  const choice = { ...{ text: `unit ${unit}`, do: "unit" as const }, unit: Number(unit), clan: VIEWER, comarca: "c1" };
  const asked = { ...view, phase: "target" as const, asked: VIEWER };
  const minting = { ...asked, deciding: { kind: "mint" as const } };
  expect(stockFor(choice, minting)).toEqual({ wood: store.wood ?? 0, gold: store.gold ?? 0 });
  const stock = stockFor(choice, { ...asked, deciding: { kind: "feast" } });
  expect(stock?.food).toBe(clan.territories[territory]!.food);
  expect(stockFor(choice, { ...asked, deciding: { kind: "sail" } })).toBeUndefined();
  expect(needOf(asked)).toBe(Object.values(clan.territories).reduce((sum, { need }) => sum + need, 0));
});

test("units are told apart by their cells and loads, and need no name where they are alone", () => {
  const { view } = find(({ do: word }) => word === "act").find(({ moment }) => hasAny(moment.view.tiles))!.moment;
  const [cell, tile] = Object.entries(view.tiles)[0]!;
  const { comarca } = view.clans[tile.clan]!.units[tile.unit]!;
  const alone = { ...view.clans[tile.clan]!.units[tile.unit]!, kind: "village" as const };
  const cart = { ...alone, kind: "cart" as const, store: {} };
  const named = (units: Clan["units"], number: number) =>
    unitName(
      { ...view, clans: { ...view.clans, [tile.clan]: { ...view.clans[tile.clan]!, units } } },
      tile.clan,
      number,
    );
  const other = { ...alone, town: 99 };
  expect(named({ [tile.unit]: alone }, tile.unit)).toBe(`Village in ${comarcaName(comarca)}`);
  expect(named({ [tile.unit]: alone, 8: other }, tile.unit)).toBe(
    `Village in ${comarcaName(comarca)} (${sayCell(cell)})`,
  );
  expect(named({ 7: cart, 8: { ...cart, store: { wood: 1 } } }, 7)).toBe(`Cart in ${comarcaName(comarca)} (empty)`);
  expect(named({ 7: cart, 8: { ...cart, store: { wood: 1 } } }, 8)).toBe(`Cart in ${comarcaName(comarca)} (1 wood)`);
  expect(named({}, 8)).toBe("The unit");
});

test("star points say what they are, and come from dolmens unless coins were melted", () => {
  const { view } = moments[0]!;
  const stars = { text: "small", do: "act" as const, kind: "small" as const, free: false, gain: { star: 2 } };
  expect(saySource(stars, view)).toBe(t("finisterre-from-dolmens"));
  expect(saySource({ ...stars, kind: "melt" }, view)).toBeUndefined();
  expect(saySource({ ...stars, gain: { coins: 2 } }, view)).toBeUndefined();
  const [gained] = sayChanges({}, { star: 1 }, 5);
  expect(gained).toEqual({ said: "your star points +1 (5 make a level of spirituality)", bad: false });
  expect(sayChanges({}, { star: -1 }, 5)[0]!.bad).toBe(true);
});

describe("the map", () => {
  test("every choice with a place has it on the map", () => {
    const { view } = moments.at(-1)!;
    expect(
      readLand(view, record.kit)
        .squares.map(({ cell }) => cell)
        .sort(),
    ).toEqual(Object.keys(view.squares).sort());
    for (const { choice } of find(() => true)) {
      const key = keyOf(choice);
      if (key === undefined) expect(["cell", "comarca", "square"].filter((part) => part in choice)).toEqual([]);
    }
  });

  test("settlements, boats, comarcas and their goods are all there", () => {
    for (const { view } of moments.filter((_, index) => index % 40 === 0)) {
      const land = readLand(view, record.kit);
      expect(land.pieces.flatMap(({ cell }) => cell ?? []).sort()).toEqual(Object.keys(view.tiles).sort());
      expect([...land.regions.keys()].sort()).toEqual(Object.keys(view.comarcas).sort());
      const units = Object.values(view.clans).flatMap((clan) => Object.keys(clan.units));
      expect(land.byUnit.size).toBe(units.length);
    }
  });

  test("cells are found where they are drawn", () => {
    for (const cell of ["0,0", "3,-2", "-7,11"]) expect(cellAt(middleOf(cell))).toBe(cell);
    expect(boundsOf(["0,0", "1,-1"])).toEqual({ left: 0, top: 0, right: 200, bottom: 200 });
    expect(["3,-2", "3,-2 ne", "c3", ""].map(isCell)).toEqual([true, false, false, false]);
  });
});

test("several people at a device see hands and cards only one after the other", () => {
  const hidden = moments.filter(({ view }) => view.clans[VIEWER]!.hand.some(({ open }) => !open));
  expect(hidden).not.toEqual([]);
  for (const { view } of hidden) expect(hides(view, VIEWER)).toBe(true);
  const { view } = inPhase("keep")[0]!;
  expect(hides(view, VIEWER)).toBe(true);
  expect(hides({ ...view, clans: {} }, VIEWER)).toBe(false);
});

describe("words", () => {
  test("everything that is asked and offered can be said", () => {
    for (const moment of mine) {
      const { play, props } = playAt(moment);
      expect(tell(props)).toMatch(/^[^⟨{]+$/);
      for (const choice of moment.choices) expect(labelOf(choice, play), choice.text).toMatch(/^[^⟨{]+$/);
    }
  });

  test("a hint lights up its cell", () => {
    const { view } = mine[0]!;
    expect(move({ do: "at", cell: "3,-2" }, "", view)).toEqual({
      text: "Cell 3 east and 2 south of the middle",
      where: ["3,-2"],
    });
    expect(move({ do: "harvest", comarca: "c3" }, "", view)).toEqual({ text: "Corvia", where: [] });
    expect(sayMove({ do: "good", good: "crop", unit: 3 })).toBe("crop");
    expect(sayMove({ do: "take", good: "crop", value: 2 })).toBe("crop worth 2");
  });

  test("a hint says whether actions are sold or paid off", () => {
    const { view } = mine[0]!;
    const clan = view.clans[0];
    const said = (amount: number, carried: number) =>
      move({ do: "carry", amount }, "", { ...view, phase: "carry", asked: 0, clans: { 0: { ...clan!, carried } } })
        .text;
    expect(said(3, 4)).toBe("Sell 3 carried actions");
    expect(said(1, -2)).toBe("Pay off one owed action");
    expect(said(0, 1)).toBe("Sell no carried action");
  });

  test("a card that was laid and an action wait for Done, small steps and ends do not", () => {
    const waiting: Move[] = [
      { do: "facing", side: "n" },
      { do: "act", kind: "offering" },
      { do: "lot", lot: "wood" },
      { do: "take over", cell: "1,2" },
      { do: "amount", amount: 4, helper: "warrior" },
    ];
    const small: Move[] = [
      { do: "take", good: "wood" },
      { do: "find nothing" },
      { do: "keep up" },
      { do: "stop" },
      { do: "amount", amount: 4 },
      { do: "carry", amount: 1 },
    ];
    expect(waiting.filter(atOnce)).toEqual([]);
    expect(small.filter((one) => !atOnce(one))).toEqual([]);
  });

  test("what is below zero has a minus, and what is within a sentence no number of a card", () => {
    const told = t("finisterre-partial-points", { open: 3, hidden: 5, failed: -2 });
    expect(told).toContain("5 points when you fulfil it, −2 if");
    expect(t("finisterre-actions", { count: 1 })).toBe("1 action");
    expect(cardName("SB6")).toBe("a terrain card");
    expect(cardName("LAB")).toBe("Farmer");
  });

  test("points are told with their cards and tiles", () => {
    const told = new Set(entriesOf(record).flatMap(({ awards }) => awards.map(award)));
    expect(told).toContain("a small village tile");
    expect(told).toContain("1 level of spirituality");
    expect([...told].some((words) => words.endsWith(", made public"))).toBe(true);
  });
});

describe("the deeds of a turn", () => {
  const entry = (move: Move, kind: EntryOf<Finisterre>["kind"] = "action", actor = 0): EntryOf<Finisterre> => {
    return {
      ...{ seq: 1, kind, actor, text: "", move, awards: [], happened: [], whereabouts: {}, undoes: [] },
      gains: [],
      at: 0,
    };
  };
  const said = (...moves: Move[]) =>
    line(
      moves.map((one) => entry(one)),
      record.kit,
      NAMES,
    ).text;
  const whats = (entries: EntryOf<Finisterre>[]) => readDeeds(entries).map(({ what }) => what);

  test("are told with all their answers", () => {
    expect(said({ do: "act", kind: "mint" }, { do: "unit", unit: 2 }, { do: "amount", amount: 3 })).toBe(
      "Ana minted gold (the unit and 3 gold).",
    );
    expect(said({ do: "act", kind: "annex" }, { do: "unit", unit: 2, clan: 1 }, { do: "act", kind: "small" })).toBe(
      "Ana closed a city (Bran: the unit and small).",
    );
    expect(said({ do: "take", good: "wood" }, { do: "take", good: "wood" }, { do: "stop" })).toBe(
      "Ana took 2 × wood and stopped.",
    );
  });

  test("are told with the kind of a unit, its comarca and the names of clans", () => {
    const told = (move: Move, whereabouts: Record<string, string>) => ({ ...entry(move), whereabouts });
    const say = (...entries: EntryOf<Finisterre>[]) => line(entries, record.kit, NAMES).text;
    const village = { unit: "village", comarca: "c2" };
    expect(say(entry({ do: "act", kind: "mint" }), told({ do: "unit", unit: 2 }, village))).toBe(
      "Ana minted gold (the village in Brelo).",
    );
    expect(say(entry({ do: "act", kind: "attack" }), told({ do: "unit", unit: 2, clan: 1 }, village))).toBe(
      "Ana attacked (Bran: the village in Brelo).",
    );
    expect(say(told({ do: "at", cell: "0,1" }, { comarca: "c1" }))).toBe("Ana placed a card in Ardal.");
    expect(say(told({ do: "carry", amount: 2 }, { carries: "debt" }))).toBe("Ana paid off 2 actions.");
    expect(say(told({ do: "carry", amount: 2 }, { carries: "actions" }))).toBe("Ana sold 2 actions.");
    expect(say(entry({ do: "act", kind: "gift" }), entry({ do: "clan", clan: 1 }))).toBe("Ana gave gold (Bran).");
  });

  test("a good that an action has no room for was dropped", () => {
    const site: Move = { do: "site", cell: "1,2" };
    const good: Move = { do: "good", good: "crop", unit: 1 };
    expect(said({ do: "act", kind: "small" }, site, good)).toBe(
      "Ana founded a small village (site 1 east and 2 north of the middle) and dropped crop.",
    );
    expect(said({ do: "act", kind: "move" }, good, { do: "unit", unit: 2 })).toBe(
      "Ana moved a good (crop and the unit).",
    );
  });

  test("an objective is sold in the card phase, a lot in the action phase", () => {
    const sell = entry({ do: "act", kind: "sell" });
    expect(whats([{ ...sell, whereabouts: { sells: "objective" } }])).toEqual(["card sell"]);
    expect(whats([sell])).toEqual(["sell"]);
    expect(whats([entry({ do: "at", cell: "1,2" }), sell, entry({ do: "lot", lot: "wood" })])).toEqual([
      "placed",
      "sell",
    ]);
  });

  test("are told with what followed by itself, and cards that all have seen", () => {
    const told = (move: Move, whereabouts: Record<string, string>) => ({ ...entry(move), whereabouts });
    const say = (...entries: EntryOf<Finisterre>[]) => line(entries, record.kit, NAMES).text;
    const card = Object.keys(record.kit.specialists)[0]!;
    const terrain = Object.keys(record.kit.cards)[0]!;
    expect(say(told({ do: "act", kind: "small" }, { comarca: "c2" }))).toBe("Ana founded a small village in Brelo.");
    expect(say(told({ do: "act", kind: "buy" }, { lot: "wood" }))).toBe("Ana bought at the market (a lot of wood).");
    expect(
      say(told({ do: "act", kind: "drop" }, { good: "fish" }), told({ do: "act", kind: "drop" }, { good: "crop" })),
    ).toBe("Ana dropped fish and crop.");
    expect(
      say(
        told({ do: "act", kind: "activate" }, { good: "game" }),
        told({ do: "slot", slot: 1 }, { card }),
        entry({ do: "amount", amount: 1 }),
      ),
    ).toBe(`Ana activated a specialist (${cardTitle(card)} and game worth 1).`);
    expect(say(told({ do: "keep up" }, { card }))).toContain(`(${cardTitle(card)})`);
    expect(say(told({ do: "recover", card: terrain }, {}))).toContain(terrainSigns(record.kit, terrain));
    expect(say(entry({ do: "act", kind: "drive" }), entry({ do: "comarca", comarca: "c2" }))).toContain("Brelo");
  });

  test("of a defence the iron is told, and the card that helps", () => {
    expect(said({ do: "amount", amount: 2 })).toBe("Ana defended with 2 iron.");
    expect(said({ do: "amount", amount: 2, helper: "fighter" })).toContain("2 and ");
    expect(said({ do: "end" })).toBe("Ana made a choice.");
  });

  test("of the recorded match light up the cells that they are about", () => {
    const where = line(entriesOf(record), record.kit, NAMES).where;
    expect(where.length).toBeGreaterThan(20);
    expect(where.every(isCell)).toBe(true);
  });
});

test("a heading begins with a capital, and in Dutch ij is one letter", async () => {
  expect(["wood", "iron"].map(goodTitle)).toEqual(["Wood", "Iron"]);
  settings.language = "nl";
  await needWords("finisterre");
  expect(["wood", "iron"].map(goodTitle)).toEqual(["Hout", "IJzer"]);
  settings.language = "en";
  await needWords("finisterre");
});

describe("meals", () => {
  const clan = (territories: object, caravan?: object) => ({ territories, caravan }) as unknown as Clan;
  const village = clan({ 1: { units: [1], need: 2, food: 3 }, 2: { units: [2], need: 1, food: 0 } });
  const choice = (more: object) => ({ text: "", do: "lot", lot: "food", ...more }) as unknown as Choice;
  const view = (more: object) => more as unknown as View;

  test("are what all territories eat, and short where one of them is", () => {
    expect(mealOf(village)).toEqual({ food: 3, need: 3, short: true });
    expect(mealOf(clan({ 1: { units: [1], need: 1, food: 1 } }))).toEqual({ food: 1, need: 1, short: false });
    expect(mealOf(clan({}, { store: { fish: 2, wood: 3 } }))).toEqual({ food: 2, need: 0, short: false });
  });

  test("are warned of before what is needed is spent", () => {
    const fed = clan({ 1: { units: [1], need: 2, food: 4 } });
    expect(leftAfter(choice({ cost: { fish: 2, coins: 9 } }), view({}), fed)).toBeUndefined();
    expect(leftAfter(choice({ cost: { fish: 3 } }), view({}), fed)).toMatchObject({ food: 1, need: 2 });
    const dropped = choice({ do: "good", good: "crop", value: 3 });
    expect(leftAfter(dropped, view({ deciding: { kind: "drop" } }), fed)).toMatchObject({ food: 1 });
    expect(leftAfter(dropped, view({ deciding: { kind: "move" } }), fed)).toBeUndefined();
  });

  test("tell what starved, and not what was covered or taken by force", () => {
    const tile = { what: "village", clan: 0, size: "large" };
    const before = view({
      turn: 3,
      phase: "take",
      squares: {},
      tiles: { "1,1": tile },
      towns: { 1: { cells: ["1,1"], comarca: "c1" } },
    });
    const after = (more: object) => view({ ...before, phase: "act", tiles: {}, ...more });
    expect(starved(before, after({}), 0)).toEqual(["Ardal"]);
    expect(starved(before, after({ tiles: { "1,1": { ...tile, size: "small" } } }), 0)).toEqual(["Ardal"]);
    expect(starved(before, after({ tiles: { "1,1": tile } }), 0)).toEqual([]);
    expect(starved(before, after({ squares: { "1,1": {} } }), 0)).toEqual([]);
    expect(starved(view({ ...before, phase: "act" }), after({}), 0)).toEqual([]);
    expect(starved(before, after({}), 1)).toEqual([]);
  });
});

test("carried actions are kept without a question only where that is wanted", () => {
  const [moment] = inPhase("carry").filter(({ view, choices }) => {
    const first = choices[0];
    return first?.do === "carry" && (view.clans[view.asked ?? 0]?.carried ?? 0) > 0;
  });
  const { play, sent } = playAt(moment!);
  play.keepCarried();
  expect(sent).toEqual([]);
  carried.keep(true);
  play.keepCarried();
  expect(sent).toEqual(["carry 0"]);
  carried.keep(false);
});
