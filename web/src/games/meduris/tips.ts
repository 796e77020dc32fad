/** The tips of a guided match of Meduris. */
import type { Award } from "../../shared/types";
import { when, whose, type Found, type Sight, type Tip, type TipsOfGame } from "../tips";
import type { Choice, Meduris, View } from "./kit";

type Build = Extract<Choice, { do: "hut" | "temple" }>;

const FEW_HUTS = 3;

const buildings = ({ choices }: Sight<Meduris>, what: "hut" | "temple") =>
  choices.filter((choice): choice is Build => choice.do === what);
/** Where they may build the first of their own: who has built one knows that they can. */
const first = (sight: Sight<Meduris>, what: "hut" | "temple") =>
  Object.values(sight.view.fields).some((built) => built.what === what && built.owner === sight.me)
    ? []
    : buildings(sight, what);
const asked = (sight: Sight<Meduris>, phase: View["phase"]) => sight.choices.length > 0 && sight.view.phase === phase;

/** The first of these buildings of which this is true. */
function site(builds: Build[], so: (build: Build) => boolean): Found | undefined {
  const found = builds.find(so);
  if (!found) return undefined;
  const cost = found.cost.reduce((sum, amount) => sum + amount, 0);
  return { where: [String(found.field)], facts: { count: cost, most: Math.max(...found.cost) } };
}

function paid(awards: Award[], so: (award: Award) => boolean, me: number): Found | undefined {
  const award = awards.find(so);
  return award && { where: award.where, facts: { who: whose(award.player, me), points: Math.abs(award.points) } };
}

const tips: Tip<Meduris>[] = [
  { id: "workers", rule: "MED-08", now: (sight) => when(asked(sight, "workers")) },
  { id: "turn", rule: "MED-13", urgent: true, now: (sight) => when(asked(sight, "act")) },
  {
    id: "offer",
    rule: "MED-51",
    urgent: true,
    now: (sight) => {
      const { offer } = sight.view;
      if (!asked(sight, "offer") || !offer) return undefined;
      return { where: [String(offer.field)], facts: { count: offer.size, one: offer.one, both: offer.both } };
    },
  },
  { id: "any", rule: "MED-17", urgent: true, now: (sight) => when(asked(sight, "take")) },
  { id: "minus", rule: "MED-18", urgent: true, now: (sight) => when(asked(sight, "return")) },
  { id: "pay", rule: "MED-29", urgent: true, now: (sight) => when(asked(sight, "pay")) },
  { id: "hut", rule: "MED-25", now: (sight) => site(first(sight, "hut"), ({ cost }) => Math.max(...cost) === 1) },
  { id: "temple", rule: "MED-68", now: (sight) => site(first(sight, "temple"), () => true) },
  { id: "big-yield", rule: "MED-20", now: ({ choices }) => when(choices.some((choice) => choice.do === "move")) },
  {
    id: "chip",
    rule: "MED-31",
    now: (sight) => site(buildings(sight, "hut"), ({ field }) => sight.view.fields[field]?.chip !== undefined),
  },
  {
    id: "settlement",
    rule: "MED-26",
    now: (sight) => site(buildings(sight, "hut"), ({ cost, exchange }) => !exchange && Math.max(...cost) > 1),
  },
  { id: "exchange", rule: "MED-29", now: (sight) => site(buildings(sight, "hut"), ({ exchange }) => exchange) },
  {
    id: "few-huts",
    rule: "MED-63",
    now: ({ view, me, choices }) => {
      const left = (view.huts[me] ?? 0) + (view.temples[me] ?? 0);
      return when(choices.length > 0 && left <= FEW_HUTS, { facts: { count: left } });
    },
  },
  { id: "last-turn", rule: "MED-63", now: ({ view }) => when(view.ending !== undefined && !view.lap) },
  {
    id: "lap",
    rule: "MED-65",
    now: ({ view }) => when(view.lap !== undefined, { facts: { count: view.lap?.left ?? 0 } }),
  },
  {
    id: "die",
    rule: "MED-15",
    news: ({ move }) =>
      when(move?.do === "roll" && move.face !== "any" && move.face !== "minus", {
        facts: { material: move?.do === "roll" ? move.face : "" },
      }),
    still: ({ facts }, { view }) => facts?.material === view.face,
  },
  { id: "lifted", rule: "MED-19", news: ({ actor, move }, { me }) => when(move?.do === "move" && actor === me) },
  {
    id: "opponent-lifted",
    rule: "MED-20",
    news: ({ actor, move }, { me, view }) =>
      move?.do === "move" && actor >= 0 && actor !== me
        ? { facts: { there: view.stacks[move.to].includes(me) ? "yes" : "no" } }
        : undefined,
  },
  {
    id: "opponent-hut",
    rule: "MED-28",
    news: ({ actor, move }, { me }) =>
      move?.do === "hut" && actor >= 0 && actor !== me ? { where: [String(move.field)] } : undefined,
  },
  {
    id: "rune",
    rule: "MED-30",
    news: ({ actor, move }, { me }) =>
      move?.do === "hut" ? { where: [String(move.field)], facts: { who: whose(actor, me) } } : undefined,
  },
  {
    id: "druid",
    rule: "MED-42",
    news: ({ move }, { view }) =>
      (move?.do === "hut" || move?.do === "temple") && view.druid.field !== undefined
        ? { where: [String(view.druid.field)] }
        : undefined,
  },
  {
    id: "druid-waits",
    rule: "MED-40",
    news: ({ move }, { view }) => when((move?.do === "hut" || move?.do === "temple") && view.druid.stone !== undefined),
  },
  {
    id: "opponent-offer",
    rule: "MED-51",
    news: ({ awards }, { me }) => paid(awards, ({ what, player }) => what === "offering" && player !== me, me),
  },
  { id: "refusal", rule: "MED-52", news: ({ awards }, { me }) => paid(awards, ({ what }) => what === "refusal", me) },
  {
    id: "chip-points",
    rule: "MED-31",
    news: ({ awards }, { me }) => paid(awards, ({ what }) => what === "chip", me),
  },
  { id: "crossing", rule: "MED-58", news: ({ awards }, { me }) => paid(awards, ({ what }) => what === "crossing", me) },
  { id: "final", rule: "MED-68", news: ({ awards }, { me }) => paid(awards, (award) => award.at_end, me) },
];

export default { tips, panels: 0 } satisfies TipsOfGame<Meduris>;
