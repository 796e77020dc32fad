/** What may be done on the board of Meduris, at every moment of a recorded match. */
import { beforeAll, describe, expect, test, vi } from "vitest";
import { numberKeys, plotActions } from "../../src/games/meduris/actions";
import { changesBetween } from "../../src/games/meduris/changes";
import { sayWalk } from "../../src/games/meduris/describe";
import { explain } from "../../src/games/meduris/explain";
import { MATERIALS, type Meduris, type Move } from "../../src/games/meduris/kit";
import { Play } from "../../src/games/meduris/play.svelte";
import { Pointing } from "../../src/games/meduris/pointing.svelte";
import { DEPTH } from "../../src/games/meduris/ring";
import { allThings, plotsOfThing, thingAt } from "../../src/games/meduris/things";
import { placeOf } from "../../src/games/meduris/walk";
import { atOnce, award, buttons, line, move, tell, turnOf } from "../../src/games/meduris/words";
import { needWords } from "../../src/shared/i18n.svelte";
import type { GameClient } from "../../src/games/game";
import { ask } from "../../src/table/ask";
import { seatName } from "../../src/table/names";
import { boardAt } from "../board";
import { entriesOf, momentsOf, recorded, VIEWER } from "../recorded";

const record = recorded<Meduris>("meduris");
const moments = momentsOf(record);
const mine = moments.filter(({ choices }) => choices.length);
const inPhase = (phase: string) => mine.filter(({ view }) => view.phase === phase);

beforeAll(() => needWords("meduris", "table", "words-meduris"));

test("the player has met every question of a turn", () => {
  for (const phase of ["workers", "take", "return", "act", "pay", "offer"]) expect(inPhase(phase)).not.toEqual([]);
});

test("a temple tells the settlements on both sides of it", () => {
  const terms = (before: number, behind: number) => [
    { what: "hut-before", count: before, each: 1 },
    { what: "hut-behind", count: behind, each: 1 },
  ];
  const told = (before: number, behind: number) =>
    award({
      player: 0,
      points: 1,
      what: "temple",
      rule: "MED-68",
      where: [],
      pieces: [],
      at_end: true,
      complete: null,
      terms: terms(before, behind),
    });
  expect(told(2, 3)).toBe("temple between rows of 2 and 3 huts");
});

test("the board shows every choice in one way, so that none needs a button", () => {
  for (const moment of mine) {
    const { props } = boardAt(record, moment);
    const { builds, moves, chips, materials, steps, offers, others } = new Play(() => props).offered;
    const texts = [builds, moves, steps, offers].flatMap((group) => group.map(({ text }) => text));
    const shown = [...texts, ...chips.values(), ...materials.values()];
    expect(shown.sort()).toEqual(moment.choices.map(({ text }) => text).sort());
    expect(others).toEqual([]);
    expect(buttons(props)).toEqual([]);
  }
});

describe("workers", () => {
  test("one is lifted by a tap on its plateau, the next below by another, and goes where it may", () => {
    for (const moment of inPhase("act")) {
      const { props, sent } = boardAt(record, moment);
      const play = new Play(() => props);
      for (const { from, height, to, text } of play.offered.moves) {
        play.forget();
        for (let taps = 0; play.lifted?.height !== height && taps < 9; taps++) play.tap(from);
        expect(play.lifted).toEqual({ from, height });
        expect([...play.goals]).toContain(to);
        expect(play.yields.get(to)?.[VIEWER]).toBeGreaterThanOrEqual(0);
        play.tap(to);
        expect(sent.pop()).toBe(text);
        expect(play.lifted).toBeUndefined();
      }
    }
  });

  test("one of somebody else is not lifted: the server says why", () => {
    const moment = inPhase("act").find(({ view }) => MATERIALS.some((one) => view.stacks[one].includes(1)))!;
    const material = MATERIALS.find((one) => moment.view.stacks[one].includes(1))!;
    const height = moment.view.stacks[material].indexOf(1) + 1;
    const { props, sent, asked } = boardAt(record, moment);
    const play = new Play(() => props);
    play.tap(material, height);
    expect([play.lifted, sent]).toEqual([undefined, []]);
    expect(asked).toHaveLength(1);
  });

  test("a material is taken or returned by a tap on its plateau", () => {
    for (const moment of [...inPhase("take"), ...inPhase("return"), ...inPhase("workers")]) {
      const { props, sent } = boardAt(record, moment);
      const play = new Play(() => props);
      expect([...play.goals]).toEqual([...play.offered.materials.keys()]);
      for (const [material, text] of play.offered.materials) {
        play.tap(material);
        expect(sent.pop()).toBe(text);
      }
    }
  });
});

describe("plots", () => {
  test("each shows what may be built there, with its price and the druid's way", () => {
    let built = 0;
    for (const moment of inPhase("act")) {
      const { props, sent } = boardAt(record, moment);
      const play = new Play(() => props);
      for (const { field, text, cost } of play.offered.builds) {
        play.look(field);
        expect([play.panel, play.about]).toEqual(["plot", field]);
        const action = plotActions(play, field).find((one) => text === one.text || text === one.trade)!;
        expect(action.cost ?? [0, 0, 0, 0]).toEqual(cost);
        expect(action.walk).toBeDefined();
        play.say(text);
        expect(sent.pop()).toBe(text);
        built++;
      }
    }
    expect(built).toBeGreaterThan(10);
  });

  test("what is not offered is asked about", () => {
    const moment = inPhase("act").find(({ choices }) => !choices.some((choice) => choice.do === "temple"))!;
    const { props, sent, asked } = boardAt(record, moment);
    const play = new Play(() => props);
    play.look(3);
    play.say("temple 3");
    expect([sent, asked]).toEqual([[], ["temple 3"]]);
    expect(play.selected).toBe(3); // its card stays open
  });
});

test("what has to be answered comes first, and number keys answer it", () => {
  for (const phase of ["offer", "pay"] as const)
    for (const moment of inPhase(phase)) {
      const { props } = boardAt(record, moment);
      const play = new Play(() => props);
      expect(play.panel).toBe(phase);
      const offered = moment.choices.map(({ text }) => text);
      const keys = numberKeys(play);
      expect(keys).not.toEqual([]);
      for (const [key, text] of keys) {
        expect(key).toMatch(/^\d$/);
        expect(offered).toContain(text);
      }
    }
  for (const moment of inPhase("offer"))
    expect(new Play(() => boardAt(record, moment).props).offered.offers.at(-1)!.do).toBe("nothing");
});

describe("what explains itself", () => {
  test("is found where it lies, and says what it is in words without holes", () => {
    const kinds = new Set<string>();
    for (const moment of moments) {
      const play = new Play(() => boardAt(record, moment).props);
      for (const thing of allThings(play.layout, moment.view)) {
        const { title, lines, rule } = explain(thing, play);
        for (const words of [title, ...lines]) expect(words).toMatch(/^[^⟨{]+$/);
        expect(rule).toMatch(/^MED-\d\d$/);
        if (thing.kind === "chip" || thing.kind === "area") expect(plotsOfThing(thing, play.layout)).not.toEqual([]);
        kinds.add(thing.kind);
      }
    }
    expect([...kinds].sort()).toEqual(["area", "chip", "druid", "plateau", "river"]);
  });

  test("a rim, a chip and the druid are told apart", () => {
    const { view } = moments.find(({ view }) => view.druid.field !== undefined && Object.keys(view.runes).length)!;
    const { layout } = new Play(
      () =>
        boardAt(
          record,
          moments.find((one) => one.view === view)!,
        ).props,
    );
    const { ring } = layout;
    const chip = Object.keys(view.fields)
      .map(Number)
      .find((field) => view.fields[field]!.chip && !view.fields[field]!.what)!;
    expect(thingAt(ring.spot(7, DEPTH.runes), layout, view)).toEqual({ kind: "area", area: ring.plots[7]!.area });
    expect(thingAt(ring.spot(7, DEPTH.in + 3), layout, view)).toBeUndefined(); // a plot has a card of its own
    expect(thingAt(ring.spot(chip, DEPTH.building), layout, view)).toEqual({ kind: "chip", field: chip });
    expect(thingAt(placeOf(view.druid, layout), layout, view)).toEqual({ kind: "druid" });
    expect(thingAt(ring.curve.at(0, DEPTH.path), layout, view)).toEqual({ kind: "river" });
  });

  test("a rune area says whose stone it is, and what everybody's are worth by the rules", () => {
    const moment = moments.find(({ view }) => view.rune_points.every((points) => points > 0))!;
    const play = new Play(() => boardAt(record, moment).props);
    const [area, owner] = Object.entries(moment.view.runes)[0]!;
    const { lines } = explain({ kind: "area", area: Number(area) }, play);
    expect(lines[0]).toBe(
      `${seatName(record.seats[owner]!)} has its rune stone. Whoever builds the next hut here takes it.`,
    );
    record.seats.forEach((seat, player) => {
      const points = moment.view.rune_points[player];
      expect(lines.find((words) => words.startsWith(`${seatName(seat)}: `))).toContain(`; ${points} at the end`);
    });
  });

  test("the pointer has to rest, may go over to the card, and a finger's card stays until it is left", () => {
    vi.useFakeTimers();
    const pointing = new Pointing();
    pointing.at({ kind: "druid" });
    pointing.at(undefined);
    vi.advanceTimersByTime(2000);
    expect(pointing.thing).toBeUndefined(); // it only passed
    pointing.at({ kind: "druid" });
    vi.advanceTimersByTime(2000);
    expect(pointing.thing).toEqual({ kind: "druid" });
    pointing.at(undefined);
    pointing.stay(); // on the card
    vi.advanceTimersByTime(2000);
    expect(pointing.thing).toEqual({ kind: "druid" });
    pointing.gone();
    vi.advanceTimersByTime(2000);
    expect(pointing.thing).toBeUndefined();
    pointing.keep({ kind: "river" });
    pointing.gone();
    vi.advanceTimersByTime(2000);
    expect(pointing.thing).toEqual({ kind: "river" });
    pointing.leave();
    expect(pointing.thing).toBeUndefined();
    vi.useRealTimers();
  });
});

test("the druid's way says where runes are counted, between the huts where he crosses the river", () => {
  const { view } = moments.at(-1)!;
  const walk = { druid: [30, 31, 0], crossing: { after: 2, points: [3, 0] } };
  const fields = { 30: { owner: 1 }, 31: { owner: 0 }, 0: { owner: 1 } };
  const [ana, bran] = record.seats.map(seatName);
  expect(sayWalk(walk, { ...view, fields }, record.seats, 0)).toBe(
    `The druid asks ${bran} (plot 30) and ${ana} (plot 31). ` +
      `The druid crosses the great river, where rune stones count: ${ana} +3. The druid asks ${bran} (plot 0).`,
  );
});

describe("words", () => {
  test("a prompt after a roll says who rolled, and its heading whose turn it is", () => {
    for (const moment of [...inPhase("take"), ...inPhase("return"), ...inPhase("act"), ...inPhase("offer")]) {
      const { props } = boardAt(record, moment);
      const own = moment.view.turn === VIEWER && !moment.view.lap;
      const client = { tell, turnOf } as unknown as GameClient;
      const { kicker, text } = ask({ turn: moment.turn, mine: [VIEWER], names: ["Ana", "Ben"], client, board: props });
      expect(kicker).toBe(own ? "Your turn" : "Your decision");
      const face = { take: "+1", return: "−1" }[moment.view.phase as string];
      if (face) expect(text).toContain(`${own ? "You" : seatName(record.seats[1]!)} rolled ${face}: `);
    }
  });

  test("everything that is asked and offered can be said, each choice in its own words", () => {
    for (const moment of mine) {
      expect(tell(boardAt(record, moment).props)).toMatch(/^[^⟨{]+$/);
      const said = moment.choices.filter(({ do: what }) => what !== "move").map((choice) => move(choice).text);
      expect(new Set(said).size).toBe(said.length);
      for (const words of said) expect(words).toMatch(/^[^⟨{]+$/);
    }
  });

  test("a hint lights up the plot that it is about", () => {
    expect(move({ do: "hut", field: 18, exchange: true }).where).toEqual(["18"]);
    expect(move({ do: "chip", field: 4 }).where).toEqual(["4"]);
    expect(move({ do: "move", from: "wood", height: 2, to: "stone" }).where).toEqual([]);
  });

  test("a temple is beside a hut, a settlement, or two of them", () => {
    const of = (...counts: number[]) =>
      award({
        ...{
          player: 0,
          points: 1,
          rule: "MED-54",
          what: "temple",
          where: [],
          pieces: [],
          at_end: true,
          complete: null,
        },
        terms: counts.map((count, index) => ({ what: index ? "hut-behind" : "hut-before", count, each: 1 })),
      });
    expect([of(1), of(3), of(1, 2)]).toEqual([
      "temple beside a lone hut",
      "temple beside a settlement of 3 huts",
      "temple between rows of 1 and 2 huts",
    ]);
  });

  test("a big yield tells to whom it brought how much", () => {
    const yields = entriesOf(record).filter(({ kind, move }) => kind === "action" && move?.do === "move");
    expect(yields).not.toEqual([]);
    for (const entry of yields) {
      const { text } = line([entry], record.kit, ["Ana", "Ben"]);
      const [ana = 0, ben = 0] = entry.gains;
      const told = [...(ana ? [`Ana +${ana}`] : []), ...(ben ? [`Ben +${ben}`] : [])].join(", ");
      const material = entry.move?.do === "move" ? entry.move.to : "";
      const last = told
        ? `The big yield brought ${material}: ${told}.`
        : `There was no ${material} left for the big yield.`;
      expect(text).toBe(`${text.slice(0, text.indexOf(". ") + 1)} ${last}`);
    }
    expect(yields.some(({ gains }) => gains.every((gain) => gain > 0) && gains.length === 2)).toBe(true);
  });

  test("workers of the set-up and materials need no confirmation", () => {
    const moves = entriesOf(record).flatMap(({ kind, move }) => (kind === "action" && move ? [move] : []));
    const plain = new Set<Move["do"]>(moves.filter(atOnce).map((one) => one.do));
    expect([...plain].sort()).toEqual(["return", "take", "worker"]);
  });
});

test("what has changed is shown: cubes that were paid, points, the newest building", () => {
  let [flights, points, newest] = [0, 0, 0];
  moments.slice(1).forEach((after, index) => {
    const before = moments[index]!;
    const changes = changesBetween(before.view, after.view, new Play(() => boardAt(record, after).props).layout);
    const undone = after.entries.some(({ kind }) => kind === "undo");
    const built = after.entries.flatMap(({ move }) => (move?.do === "hut" || move?.do === "temple" ? [move] : []));
    if (!undone && built[0] && !built[0].exchange) expect(changes.newest).toBe(built[0].field);
    flights += changes.flights.length;
    points += changes.gains.filter(({ material }) => !material).length;
    newest += Number(changes.newest !== undefined);
  });
  expect(Math.min(flights, points, newest)).toBeGreaterThan(5);
});
