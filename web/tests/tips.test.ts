/** Tips of guided matches: over recorded matches each comes where it belongs, one at a time and never twice. */
import { beforeAll, describe, expect, test } from "vitest";
import carcassonne from "../src/games/carcassonne/tips";
import finisterre from "../src/games/finisterre/tips";
import type { Contract, EntryOf } from "../src/games/game";
import type { Meduris } from "../src/games/meduris/kit";
import meduris from "../src/games/meduris/tips";
import type { Sight, Tip, TipsOfGame } from "../src/games/tips";
import { needWords, t } from "../src/shared/i18n.svelte";
import { LANGUAGES, settings } from "../src/shared/settings.svelte";
import { Tips, type Shown } from "../src/table/tips/tips.svelte";
import { GAMES, momentsOf, recorded, VIEWER, type Moment } from "./recorded";

const LISTS = { carcassonne, meduris, finisterre } as unknown as Record<(typeof GAMES)[number], TipsOfGame>;

interface Told {
  shown: Shown;
  moment: Moment;
  sight: Sight;
}

function sightOf(kit: unknown, { view, turn, choices }: Moment): Sight {
  return { kit, view, choices: turn.asked === VIEWER && !turn.holding ? choices : [], me: VIEWER };
}

/** All tips that a player is shown who reads each at once, or never touches one. */
function play(game: (typeof GAMES)[number], reads: boolean): Told[] {
  const record = recorded(game);
  const seen = new Set<string>();
  const tips = new Tips(LISTS[game].tips, { has: (tip) => seen.has(tip), add: (tip) => void seen.add(tip) });
  const told: Told[] = [];
  let last: Shown | null = null;
  for (const moment of momentsOf(record)) {
    const sight = sightOf(record.kit, moment);
    tips.follow(moment.seq, sight, moment.entries);
    while (tips.shown && tips.shown.tip !== last?.tip) {
      last = tips.shown;
      told.push({ shown: last, moment, sight });
      if (reads) tips.got();
    }
  }
  return told;
}

/** The moments at which a tip has something to say. */
function momentsFor(game: (typeof GAMES)[number], id: string): Moment[] {
  const record = recorded(game);
  const tip = LISTS[game].tips.find((one) => one.id === id)!;
  return momentsOf(record).filter((moment) => {
    const sight = sightOf(record.kit, moment);
    return tip.now?.(sight) ?? moment.entries.find((entry) => tip.news?.(entry, sight));
  });
}

const OF_RECORDED = {
  carcassonne: [
    ...["first-tile", "follower", "fits", "cloister", "farmer", "city", "road", "rotate", "no-follower"],
    ...["followers-left", "city-closed", "road-closed", "home", "opponent", "few-tiles", "final", "farms"],
  ],
  meduris: [
    ...["workers", "turn", "die", "any", "minus", "big-yield", "lifted", "opponent-lifted", "hut", "settlement"],
    ...["exchange", "pay", "opponent-hut", "rune", "druid-waits", "druid", "offer", "opponent-offer", "refusal"],
    ...["chip", "chip-points", "temple", "crossing", "few-huts", "last-turn", "final"],
  ],
  finisterre: [
    ...["card", "brings", "covering", "recover", "comarca", "find", "star", "hand", "specialist", "open-objective"],
    ...[
      "season",
      "actions",
      "stop",
      "carried",
      "caravan",
      "nomad",
      "village",
      "stores",
      "food",
      "market",
      "mint",
      "activate",
      "deck",
    ],
    ...["opponent-card", "opponent-village", "final"],
  ],
};

/** By event: what the reader of every tip is told first. */
const FIRST = {
  carcassonne: "5 opponent, 7 first-tile, 8 follower, 15 fits, 16 farmer, 21 opponent-farmer, 23 rotate, 24 city",
  meduris: "16 workers, 27 die, 28 opponent-hut, 28 rune, 28 druid-waits, 30 turn, 36 any, 40 hut, 41 druid",
  finisterre:
    "3 season, 4 opponent-card, 10 carried, 11 open-objective, 16 card, 27 covering, 28 find, 43 brings, 44 star",
};

describe.each(GAMES)("a recorded match of %s", (game) => {
  const { tips } = LISTS[game];

  test("is told from its beginning in an order that is known", () => {
    const told = play(game, true).map(({ shown, moment }) => `${moment.seq} ${shown.tip.id}`);
    expect(told.join(", ")).toMatch(new RegExp(`^${FIRST[game]}, `));
  });

  test("has at least the tips of a whole match, each with a rule of the game", () => {
    expect(tips.length).toBeGreaterThanOrEqual(game === "finisterre" ? 20 : 14);
    expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
    const prefix = { carcassonne: "CAR", meduris: "MED", finisterre: "FIN" }[game];
    for (const { rule, now, news } of tips) {
      expect(rule).toMatch(new RegExp(`^${prefix}-\\d+$`));
      expect(Number(!!now) + Number(!!news)).toBe(1);
    }
  });

  test.each(OF_RECORDED[game])("gives reason for the tip %s", (id) => {
    const found = momentsFor(game, id);
    expect(found.length).toBeGreaterThan(0);
  });

  test("shows each tip once at most, and only while it is so or has just happened", () => {
    for (const reads of [true, false]) {
      const told = play(game, reads);
      const anew = told.filter(({ shown }, at) => !told.slice(0, at).some((one) => one.shown.tip === shown.tip));
      const back = told.filter((one) => !anew.includes(one));
      for (const one of back) expect(told[told.indexOf(one) - 1]?.shown.tip.urgent).toBe(true);
      if (reads) expect(back).toEqual([]);
      expect(anew.length).toBeGreaterThan(10);
      for (const { shown, sight } of told) {
        if (shown.tip.now) expect(shown.tip.now(sight)).toBeDefined();
        if (shown.tip.still) expect(shown.tip.still(shown, sight)).toBe(true);
      }
    }
  });

  test("lets nobody read more than one tip about what they may do before each step", () => {
    const counts = new Map<number, number>();
    for (const { shown, moment } of play(game, true))
      if (shown.tip.now) counts.set(moment.seq, (counts.get(moment.seq) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(1);
  });

  test.each(LANGUAGES)("has words for all of them in %s", async (language) => {
    settings.language = language;
    await needWords(`tips-${game}`);
    for (const { shown } of play(game, true)) {
      const key = `tip-${game}-${shown.tip.id}`;
      expect(t(`${key}.title`)).toMatch(/^[^⟨{}]+$/);
      expect(t(key, shown.facts)).toMatch(/^[^⟨{}]+$/);
    }
    for (const { id } of tips) expect(t(`tip-${game}-${id}.title`)).not.toMatch(/[⟨{}]/);
  });
});

describe("a recorded match of meduris", () => {
  test.each(["hut", "temple"])("says no more that they can build a %s when they have", (what) => {
    const possible = momentsFor("meduris", what).map(({ seq }) => seq);
    const built = momentsOf(recorded<Meduris>("meduris")).find(({ view }) =>
      Object.values(view.fields).some((one) => one.what === what && one.owner === VIEWER),
    )!;
    expect(Math.max(...possible)).toBeLessThan(built.seq);
  });

  test.each([true, false])("tells of their turn, of +1 and of −1 the first time (reads each: %s)", (reads) => {
    const told = play("meduris", reads);
    for (const id of ["turn", "any", "minus", "offer", "pay"]) {
      const [first] = momentsFor("meduris", id);
      expect(told.find(({ shown }) => shown.tip.id === id)?.moment.seq).toBe(first!.seq);
    }
  });
});

describe("one at a time", () => {
  const now = (id: string, so: (sight: Sight) => boolean): Tip => ({
    id,
    rule: "CAR-01",
    now: (sight) => (so(sight) ? {} : undefined),
  });
  const news = (id: string): Tip => ({ id, rule: "CAR-01", news: ({ text }) => (text === id ? {} : undefined) });
  const entry = (seq: number, actor: number, text: string): EntryOf<Contract> => ({
    ...{
      seq,
      kind: "action",
      actor,
      text,
      awards: [],
      happened: [],
      whereabouts: {},
      undoes: [],
      gains: [],
      at: seq,
      move: null,
    },
  });
  const sight = (phase: string): Sight => ({ kit: null, view: { phase }, choices: [], me: 0 });
  const isIn = (phase: string) => (seen: Sight) => "phase" in seen.view && seen.view.phase === phase;
  let seen: Set<string>;
  let tips: Tips;
  const shown = () => tips.shown?.tip.id;

  beforeAll(() => void (settings.language = "en"));

  function begin(...known: string[]): void {
    seen = new Set(known);
    const memory = { has: (tip: string) => seen.has(tip), add: (tip: string) => void seen.add(tip) };
    const asked: Tip = { ...now("asked", isIn("asked")), urgent: true };
    const die: Tip = { ...news("die"), still: (_, sight) => isIn("other")(sight) };
    const places = [now("first", isIn("place")), now("second", isIn("place"))];
    tips = new Tips([...places, asked, news("hello"), news("there"), die], memory);
  }

  test("what is so now comes before what has happened, and the next waits for another step", () => {
    begin();
    tips.follow(1, sight("place"), [entry(1, 1, "hello")]);
    expect(shown()).toBe("first");
    tips.got();
    expect(shown()).toBe("hello");
    tips.got();
    expect(shown()).toBeUndefined();
    tips.follow(2, sight("place"), []);
    expect(shown()).toBe("second");
    expect([...seen]).toEqual(["first", "hello", "second"]);
  });

  test("a tip goes when it is so no more; one about an event stays until it is read", () => {
    begin("second");
    tips.follow(1, sight("place"), []);
    tips.follow(2, sight("other"), []);
    expect(shown()).toBeUndefined();
    tips.follow(3, sight("other"), [entry(3, 1, "hello")]);
    tips.follow(4, sight("other"), [entry(4, 1, "there")]);
    expect(shown()).toBe("hello");
    tips.follow(5, sight("other"), [entry(5, 0, "mine"), entry(6, 1, "there")]);
    expect(shown()).toBe("hello"); // unread
    tips.got();
    expect(shown()).toBe("there");
  });

  test("what was not told before I did something else is too late, and may be told another time", () => {
    begin("first", "second");
    tips.follow(1, sight("other"), [entry(1, 1, "hello"), entry(1, 1, "there")]);
    tips.follow(2, sight("other"), [entry(2, 0, "mine")]);
    tips.got();
    expect(shown()).toBeUndefined();
    tips.follow(3, sight("other"), [entry(3, 1, "there")]);
    expect(shown()).toBe("there");
  });

  test("one that nobody reads goes when I have done two things beside it", () => {
    begin("first", "second");
    tips.follow(1, sight("other"), [entry(1, 1, "hello")]);
    tips.follow(2, sight("other"), [entry(2, 0, "mine")]);
    expect(shown()).toBe("hello");
    tips.follow(3, sight("other"), [entry(3, 0, "mine"), entry(4, 1, "there")]);
    expect(shown()).toBe("there");
  });

  test("what is asked now and is urgent goes before an unread tip, which comes back", () => {
    begin("second");
    tips.follow(1, sight("other"), [entry(1, 1, "hello")]);
    tips.follow(2, sight("place"), []);
    expect(shown()).toBe("hello"); // the first is not urgent
    tips.follow(3, sight("asked"), []);
    expect(shown()).toBe("asked");
    tips.got();
    expect(shown()).toBe("hello");
  });

  test("words about an event that are true no more are not said", () => {
    begin("first", "second");
    tips.follow(1, sight("other"), [entry(1, 1, "hello"), entry(1, 1, "die")]);
    tips.follow(2, sight("rolled"), []);
    tips.got();
    expect(shown()).toBeUndefined();
  });

  test("what was seen in another match is not told again", () => {
    begin("first", "second", "hello");
    tips.follow(1, sight("place"), [entry(1, 1, "hello")]);
    expect(shown()).toBeUndefined();
  });

  test("a tip that stays tells the figures of the moment", () => {
    const year: Tip = { id: "year", rule: "X-1", now: ({ view }) => ({ facts: { half: Number(Object(view).half) } }) };
    const own = new Tips([year], new Set());
    const at = (half: number) => ({ ...sight("other"), view: { half } }) as ReturnType<typeof sight>;
    own.follow(1, at(1), []);
    own.follow(2, at(2), []);
    expect(own.shown?.facts).toEqual({ half: 2 });
  });
});
