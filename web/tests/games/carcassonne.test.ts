/** What may be done on the board of Carcassonne, at every moment of a recorded match. */
import { beforeAll, describe, expect, test } from "vitest";
import { gainsBetween } from "../../src/games/carcassonne/gains";
import { gapsOf, openSquares } from "../../src/games/carcassonne/gaps";
import { FACINGS, type Carcassonne, type PlaceChoice } from "../../src/games/carcassonne/kit";
import { readLandscape, standing } from "../../src/games/carcassonne/landscape";
import { Play } from "../../src/games/carcassonne/play.svelte";
import { barredOn } from "../../src/games/carcassonne/whyNot.svelte";
import { windsOf } from "../../src/games/carcassonne/whereabouts";
import { buttons, move, tell } from "../../src/games/carcassonne/words";
import { needWords } from "../../src/shared/i18n.svelte";
import { boardAt } from "../board";
import { momentsOf, recorded, type Moment } from "../recorded";

const record = recorded<Carcassonne>("carcassonne");
const moments = momentsOf(record);
const mine = moments.filter(({ choices }) => choices.length);
const placing = mine.filter(({ view }) => view.phase === "place");
const deploying = mine.filter(({ view }) => view.phase === "deploy");

function places({ choices }: Moment<Carcassonne>): PlaceChoice[] {
  return choices.filter((choice) => choice.do === "place");
}

beforeAll(() => needWords("carcassonne", "words-carcassonne"));

test("the player has laid tiles and sent followers", () => {
  expect(placing.length).toBeGreaterThan(20);
  expect(deploying.length).toBeGreaterThan(20);
});

describe("laying a tile", () => {
  test("every square and facing that is offered can be turned to and laid, and nothing else", () => {
    for (const moment of placing) {
      const { props, sent, asked } = boardAt(record, moment);
      const play = new Play(() => props);
      expect([...play.fits.keys()].sort()).toEqual([...new Set(places(moment).map(({ square }) => square))].sort());
      for (const { square, facing, text } of places(moment)) {
        play.hold(square);
        for (let turns = 0; play.ghost?.facing !== facing && turns < 4; turns++) play.turn();
        expect(play.ghost).toMatchObject({ square, facing });
        play.place(square);
        expect(sent.pop()).toBe(text);
      }
      expect(asked).toEqual([]);
    }
  });

  test("without hints every free square beside the landscape can be tried, and the server says why not", () => {
    const squares = (moment: Moment<Carcassonne>) => new Set(places(moment).map(({ square }) => square));
    const moment = placing.find((one) => readLandscape(one.view, record.kit).frontier.size > squares(one).size)!;
    const { props, sent, asked } = boardAt(record, moment, { hints: false });
    const play = new Play(() => props);
    const other = [...play.land.frontier].find((square) => !squares(moment).has(square))!;
    play.hold(other);
    expect(play.ghost?.square).toBe(other);
    play.place(other);
    expect(sent).toEqual([]);
    expect(asked).toEqual([`${other} N`]);
  });

  test("where a bot would lay it is shown with its place among the best", () => {
    const moment = placing.find((one) => places(one).length > 3)!;
    const [first, second] = [places(moment)[2]!, places(moment)[0]!];
    const { props } = boardAt(record, moment, { advised: [first.text, second.text] });
    const play = new Play(() => props);
    expect(play.advised.get(first.square)?.facing).toBe(first.facing);
    expect([...play.advised.values()].flatMap(({ places }) => places).sort()).toEqual([1, 2]);
    play.hold(first.square);
    expect(play.ghost?.facing).toBe(first.facing);
  });

  test("whoever watches, or replays, can do nothing", () => {
    for (const changes of [{ mine: [] }, { interactive: false }]) {
      const { props, sent, asked } = boardAt(record, placing[0]!, changes);
      const play = new Play(() => props);
      const { square } = places(placing[0]!)[0]!;
      play.hold(square);
      play.place(square);
      expect([play.ghost, sent, asked]).toEqual([undefined, [], []]);
    }
  });
});

describe("words", () => {
  test("every place for a follower has a button with a key of its own", () => {
    for (const moment of deploying) {
      const { props } = boardAt(record, moment);
      const shown = buttons(props);
      expect(shown.map(({ text }) => text).sort()).toEqual(moment.choices.map(({ text }) => text).sort());
      expect(new Set(shown.map(({ key }) => key)).size).toBe(shown.length);
      expect(new Set(shown.map(({ label }) => label)).size).toBe(shown.length);
      expect(shown.find(({ text }) => text === "none")?.key).toBe("0");
    }
  });

  test("what is asked is said, and a move names its square", () => {
    for (const moment of mine) expect(tell(boardAt(record, moment).props)).toMatch(/^[^⟨{]+$/);
    for (const facing of FACINGS)
      expect(move({ do: "place", square: "3,-2", facing })).toMatchObject({
        where: ["3,-2"],
        text: expect.stringContaining("3 east, 2 south of the first tile"),
      });
    expect(move({ do: "none" })).toBeUndefined();
  });
});

test("points appear for whoever got them, once, where followers went home", () => {
  let told = 0;
  moments.slice(1).forEach((after, index) => {
    const before = moments[index]!;
    const seen = ({ view }: typeof after) => ({ view, land: readLandscape(view, record.kit) });
    if (!Object.keys(before.view.tiles).length || after.view.phase === "over") return;
    const gains = gainsBetween(seen(before), seen(after), 1);
    for (const { player, points } of gains) {
      expect(points).toBe(after.view.scores[player]! - before.view.scores[player]!);
      told++;
    }
    expect(gains.length).toBe(after.view.scores.filter((score, player) => score > before.view.scores[player]!).length);
  });
  expect(told).toBeGreaterThan(3);
});

describe("where a follower may go", () => {
  test("is told as it is drawn on the turned tile: the east is right, the south below", () => {
    let seen = 0;
    for (const moment of deploying) {
      const { props } = boardAt(record, moment);
      const tile = readLandscape(moment.view, record.kit).byNumber.get(moment.view.newest)!;
      const spots = moment.choices.filter((choice) => choice.do === "send");
      for (const [index, { label, numbered }] of buttons(props).slice(0, spots.length).entries()) {
        const same = spots.filter(({ kind }) => kind === spots[index]!.kind);
        expect(numbered).toBe(same.length > 1);
        if (same.length !== 2) continue; // of two, one is farther in the direction that is said
        seen++;
        const [one, other] = [spots[index]!, same.find((spot) => spot !== spots[index])!].map(
          ({ segment }) => standing(tile, segment).place,
        );
        if (label.includes("middle")) continue;
        const east = label.includes("east") ? 1 : label.includes("west") ? -1 : 0;
        const south = label.includes("south") ? 1 : label.includes("north") ? -1 : 0;
        expect(east * (one!.x - other!.x) + south * (one!.y - other!.y)).toBeGreaterThan(0);
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  test("two places in one corner are told apart by each other", () => {
    const at = (x: number, y: number) => ({ x, y });
    expect(windsOf([at(20, 80), at(80, 20)])).toEqual(["SW", "NE"]);
    expect(windsOf([at(50, 52), at(50, 10)])).toEqual(["C", "N"]);
    expect(windsOf([at(60, 20), at(90, 22)])).toEqual(["N", "NE"]);
    expect(windsOf([at(70, 20), at(90, 20)])).toEqual(["W", "E"]);
  });
});

test("where none may stand is asked about as the notation spells it", () => {
  let asked = 0;
  for (const moment of deploying) {
    const play = new Play(() => boardAt(record, moment).props);
    const spelled = new Map(barredOn(play.newest!, []).map(({ segment, text }) => [segment, text]));
    const open = moment.choices.filter((choice) => choice.do === "send");
    for (const { segment, text } of open) expect(spelled.get(segment)).toBe(text);
    expect(play.barred.length + open.length).toBe(spelled.size);
    asked += play.barred.length;
  }
  expect(asked).toBeGreaterThan(10);
});

test("an open feature tells how many of the tiles left fit its gaps", () => {
  let told = 0;
  for (const { view } of mine) {
    const land = readLandscape(view, record.kit);
    for (const [id, { kind, open = 0 }] of Object.entries(view.features)) {
      const squares = openSquares(Number(id), view, land);
      expect(squares.length > 0).toBe(open > 0);
      if (kind === "cloister") expect(squares.length).toBe(open);
      else expect(squares.every((square) => view.fitting?.[square] !== undefined)).toBe(true);
      const gaps = gapsOf(Number(id), view, land);
      if (!gaps) continue;
      expect(gaps.fits).toEqual(squares.map((square) => view.fitting![square]));
      expect(gaps.left).toBe(Object.values(view.remaining).reduce((sum, count) => sum + count, 0));
      told++;
    }
  }
  expect(told).toBeGreaterThan(100);
});
