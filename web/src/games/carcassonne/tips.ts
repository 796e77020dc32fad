/** The tips of a guided match of Carcassonne. */
import type { Award } from "../../shared/types";
import { when, whose, type Found, type Sight, type Tip, type TipsOfGame } from "../tips";
import { playersWith, type Carcassonne, type Choice, type Feature, type FeatureKind, type View } from "./kit";

type Place = Extract<Choice, { do: "place" }>;

const FEW_FOLLOWERS = 2;
const FEW_TILES = 8;

const placesOf = ({ choices }: Sight<Carcassonne>) =>
  choices.filter((choice): choice is Place => choice.do === "place");
const offers = ({ choices }: Sight<Carcassonne>, kind?: FeatureKind) =>
  choices.some((choice) => choice.do === "send" && (!kind || choice.kind === kind));
const newest = (view: View) => [view.tiles[view.newest]?.square ?? ""].filter(Boolean);

/** A square where the tile fits in several facings. */
function turnable(places: Place[]): string | undefined {
  return places.find(({ square }, index) => places.findIndex((one) => one.square === square) < index)?.square;
}

/** The squares of the first feature of which this is true. */
function squaresOf(view: View, so: (feature: Feature) => boolean): Found | undefined {
  const found = Object.entries(view.features).find(([, feature]) => so(feature));
  if (!found) return undefined;
  const [id, { kind, pays }] = found;
  const tiles = Object.values(view.tiles).filter(({ features }) => features.includes(Number(id)));
  return { where: tiles.map(({ square }) => square), facts: { kind, paid: playersWith(pays).length } };
}

function paid(awards: Award[], so: (award: Award) => boolean, me: number): Found | undefined {
  const award = awards.find(so);
  if (!award) return undefined;
  const facts = { who: whose(award.player, me), points: award.points, count: award.where.length };
  return { where: award.where, facts };
}

const closed = (what: string) => (award: Award) => award.what === what && award.complete === true;

const tips: Tip<Carcassonne>[] = [
  { id: "first-tile", rule: "CAR-07", now: (sight) => when(placesOf(sight).length > 0, {}) },
  { id: "follower", rule: "CAR-11", now: (sight) => when(offers(sight), { where: newest(sight.view) }) },
  { id: "fits", rule: "CAR-08", now: (sight) => when(placesOf(sight).length > 1) },
  { id: "cloister", rule: "CAR-32", now: (sight) => when(offers(sight, "cloister"), { where: newest(sight.view) }) },
  { id: "farmer", rule: "CAR-37", now: (sight) => when(offers(sight, "field"), { where: newest(sight.view) }) },
  { id: "city", rule: "CAR-23", now: (sight) => when(offers(sight, "city"), { where: newest(sight.view) }) },
  { id: "road", rule: "CAR-29", now: (sight) => when(offers(sight, "road"), { where: newest(sight.view) }) },
  {
    id: "rotate",
    rule: "CAR-08",
    now: (sight) => {
      const square = turnable(placesOf(sight));
      return when(square !== undefined, { where: [square ?? ""] });
    },
  },
  { id: "discard", rule: "CAR-10", now: ({ choices }) => when(choices.some((choice) => choice.do === "discard")) },
  {
    id: "no-follower",
    rule: "CAR-20",
    now: ({ view, me, choices }) => when(choices.length > 0 && view.supply[me] === 0),
  },
  {
    id: "followers-left",
    rule: "CAR-20",
    now: ({ view, me, choices }) => {
      const left = view.supply[me] ?? 0;
      return when(choices.length > 0 && left > 0 && left <= FEW_FOLLOWERS, { facts: { count: left } });
    },
  },
  { id: "city-closed", rule: "CAR-23", news: ({ awards }, { me }) => paid(awards, closed("city"), me) },
  { id: "road-closed", rule: "CAR-30", news: ({ awards }, { me }) => paid(awards, closed("road"), me) },
  { id: "cloister-closed", rule: "CAR-32", news: ({ awards }, { me }) => paid(awards, closed("cloister"), me) },
  {
    id: "home",
    rule: "CAR-22",
    news: ({ awards }, { me }) => paid(awards, (award) => award.complete === true && award.player === me, me),
  },
  {
    id: "opponent",
    rule: "CAR-13",
    news: ({ actor, move }, { view, me }) =>
      when(actor >= 0 && actor !== me && move?.do === "send" && move.kind !== "field", {
        where: newest(view),
        facts: { kind: move?.do === "send" ? move.kind : "" },
      }),
  },
  {
    id: "opponent-farmer",
    rule: "CAR-17",
    news: ({ actor, move }, { view, me }) =>
      when(actor >= 0 && actor !== me && move?.do === "send" && move.kind === "field", { where: newest(view) }),
  },
  {
    id: "joined",
    rule: "CAR-14",
    now: ({ view }) => squaresOf(view, ({ kind, followers }) => kind !== "field" && playersWith(followers).length > 1),
  },
  { id: "river", rule: "CAR-44", now: (sight) => when(sight.view.pile === "river" && placesOf(sight).length > 0) },
  {
    id: "river-end",
    rule: "CAR-48",
    news: ({ actor, move }, { view, kit }) => {
      const laid = view.tiles[view.newest];
      const lake = kit.kinds.some(({ id, pile }) => id === laid?.kind && pile === "lake");
      return when(actor >= 0 && move?.do === "place" && lake, { where: newest(view) });
    },
  },
  {
    id: "few-tiles",
    rule: "CAR-35",
    now: ({ view, choices }) => {
      const left = Object.values(view.remaining).reduce((sum, count) => sum + count, 0);
      return when(choices.length > 0 && left > 0 && left <= FEW_TILES, { facts: { count: left } });
    },
  },
  {
    id: "final",
    rule: "CAR-36",
    news: ({ awards }, { me }) => paid(awards, (one) => one.at_end && one.what !== "farm", me),
  },
  { id: "farms", rule: "CAR-37", news: ({ awards }, { me }) => paid(awards, (one) => one.what === "farm", me) },
];

export default { tips, panels: 0 } satisfies TipsOfGame<Carcassonne>;
