/** The tips of a guided match of Finisterre. */
import type { Award } from "../../shared/types";
import { when, whose, type Found, type Sight as AnySight, type Tip as AnyTip, type TipsOfGame } from "../tips";
import { cardOf, type Choice, type Clan, type Finisterre, type Kind, type Move, type Phase } from "./kit";
import Panel from "./Panel.svelte";

type Sight = AnySight<Finisterre>;
type Tip = AnyTip<Finisterre>;
type Brings = NonNullable<Extract<Choice, { do: "facing" }>["brings"]>;

const FEW_CARDS = 6;
const LAYING: Phase[] = ["square", "facing"];
const MARKET: Kind[] = ["buy", "sell", "sell food"];

const asked = ({ view, choices }: Sight, ...phases: Phase[]) => choices.length > 0 && phases.includes(view.phase);
const own = ({ view, me }: Sight): Clan | undefined => view.clans[me];
const settled = (sight: Sight) => own(sight)?.nomad === false;

/** An action of these kinds that is on offer. */
function offered({ choices }: Sight, ...kinds: Kind[]): Found | undefined {
  return when(choices.some((choice) => choice.do === "act" && kinds.includes(choice.kind)));
}

/** What a card would bring in one of the ways in which it can lie there. */
function waysOf(choice: Choice): Brings[] {
  if (choice.do === "at") return Object.values(choice.brings ?? {});
  return choice.do === "facing" && choice.brings ? [choice.brings] : [];
}

/** A place where the card brings something of this sort. */
function placeThatBrings({ choices }: Sight, so: (brought: Brings) => boolean): Found | undefined {
  const choice = choices.find((one) => waysOf(one).some(so));
  return choice && "cell" in choice ? { where: [choice.cell ?? ""] } : undefined;
}

/** Where the card in play may lie upon another. */
function covered({ view, choices }: Sight): Found | undefined {
  const choice = choices.find((one) => one.do === "at" && one.cell in view.squares);
  return choice?.do === "at" ? { where: [choice.cell] } : undefined;
}

function villageCost({ kit }: Sight) {
  const { wood = 0, iron = 0 } = kit.costs.small_village;
  return { wood, iron };
}

/** Actions that may be sold; one that is owed is told by the question. */
function carried(sight: Sight): Found | undefined {
  const one = sight.choices.find((choice) => choice.do === "carry" && choice.amount === 1);
  if (!asked(sight, "carry") || !one?.gain) return undefined;
  const nomad = own(sight)?.nomad ? "yes" : "no";
  return { facts: { ...villageCost(sight), nomad, coins: one.gain.coins ?? 0 } };
}

function paid(awards: Award[], so: (award: Award) => boolean, me: number): Found | undefined {
  const award = awards.find(so);
  return award && { where: award.where, facts: { who: whose(award.player, me), points: award.points } };
}

const isSpecialist = ({ kit, choices }: Sight) => choices.some((choice) => (cardOf(choice) ?? "") in kit.specialists);
const isObjective = ({ kit, choices }: Sight) => choices.some((choice) => (cardOf(choice) ?? "") in kit.objectives);

const tips: Tip[] = [
  { id: "card", rule: "FIN-020", now: (sight) => when(asked(sight, ...LAYING)) },
  { id: "find", rule: "FIN-060", now: (sight) => when(asked(sight, "find")) },
  { id: "specialist", rule: "FIN-046", now: (sight) => when(asked(sight, "keep") && isSpecialist(sight)) },
  { id: "objective", rule: "FIN-149", now: (sight) => when(asked(sight, "keep") && isObjective(sight)) },
  { id: "hand", rule: "FIN-044", now: (sight) => when(asked(sight, "card")) },
  {
    id: "covering",
    rule: "FIN-021",
    now: (sight) => (asked(sight, ...LAYING) ? covered(sight) : undefined),
  },
  { id: "recover", rule: "FIN-033", now: (sight) => when(asked(sight, "recover")) },
  {
    id: "brings",
    rule: "FIN-022",
    now: (sight) =>
      asked(sight, ...LAYING)
        ? placeThatBrings(sight, (brought) => Object.keys(brought).some((what) => what !== "star"))
        : undefined,
  },
  {
    id: "star",
    rule: "FIN-048",
    now: (sight) => (asked(sight, ...LAYING) ? placeThatBrings(sight, ({ star = 0 }) => star > 0) : undefined),
  },
  { id: "bank", rule: "FIN-059", now: (sight) => when(asked(sight, "bank")) },
  { id: "harvest", rule: "FIN-074", now: (sight) => when(asked(sight, "harvest")) },
  {
    id: "take",
    rule: "FIN-074",
    now: (sight) => when(asked(sight, "take"), { facts: { count: sight.view.harvest?.allowance ?? 0 } }),
  },
  { id: "link", rule: "FIN-075", now: (sight) => when(asked(sight, "link", "link-take")) },
  { id: "starving", rule: "FIN-081", now: (sight) => when(asked(sight, "feed") && !sight.view.menu) },
  { id: "overflow", rule: "FIN-162", now: (sight) => when(asked(sight, "overflow")) },
  { id: "carried", rule: "FIN-086", now: carried },
  {
    id: "caravan",
    rule: "FIN-103",
    now: (sight) =>
      when(sight.choices.length > 0 && (own(sight)?.caravan?.used ?? 0) > 0, { facts: villageCost(sight) }),
  },
  {
    id: "nomad",
    rule: "FIN-074",
    now: (sight) => when(own(sight)?.nomad === true && (own(sight)?.carried ?? 0) > 0 && asked(sight, ...LAYING)),
  },
  {
    id: "actions",
    rule: "FIN-085",
    now: (sight) => when(asked(sight, "act"), { facts: { count: sight.view.actions?.left ?? 0 } }),
  },
  { id: "village", rule: "FIN-103", now: (sight) => offered(sight, "small") },
  { id: "large", rule: "FIN-093", now: (sight) => offered(sight, "large", "grow") },
  { id: "city", rule: "FIN-095", now: (sight) => offered(sight, "annex") },
  { id: "boat", rule: "FIN-106", now: (sight) => offered(sight, "boat") },
  { id: "cart", rule: "FIN-107", now: (sight) => offered(sight, "cart") },
  { id: "market", rule: "FIN-126", now: (sight) => offered(sight, ...MARKET) },
  { id: "mint", rule: "FIN-132", now: (sight) => offered(sight, "mint", "melt") },
  { id: "activate", rule: "FIN-115", now: (sight) => offered(sight, "activate") },
  { id: "spirit", rule: "FIN-112", now: (sight) => offered(sight, "offering", "feast", "gift") },
  {
    id: "stores",
    rule: "FIN-162",
    now: (sight) => {
      const village = Object.values(own(sight)?.units ?? {}).find(({ kind }) => kind === "village");
      return asked(sight, "act") && village ? { facts: { count: village.capacity } } : undefined;
    },
  },
  {
    id: "food",
    rule: "FIN-079",
    now: (sight) => {
      const need = Object.values(own(sight)?.territories ?? {}).reduce((sum, land) => sum + land.need, 0);
      return when(settled(sight) && sight.choices.length > 0 && need > 0, { facts: { count: need } });
    },
  },
  {
    id: "coins",
    rule: "FIN-084",
    now: (sight) => when(settled(sight) && asked(sight, "act") && (own(sight)?.coins ?? 0) > 0),
  },
  {
    id: "stop",
    rule: "FIN-087",
    now: ({ choices }) => when(choices.some(({ text }) => text === "stop") && choices.length > 1),
  },
  {
    id: "comarca",
    rule: "FIN-013",
    now: (sight) => when(asked(sight, ...LAYING) && Object.keys(sight.view.comarcas).length > 1),
  },
  {
    id: "season",
    rule: "FIN-063",
    now: ({ view }) => when(view.year.half_years > 0, { facts: { season: view.year.season, count: view.year.crop } }),
  },
  { id: "row", rule: "FIN-045", now: ({ view }) => when(view.row.length > 0) },
  { id: "open-objective", rule: "FIN-147", now: ({ view }) => when(view.objectives.length > 0) },
  {
    id: "deck",
    rule: "FIN-156",
    now: ({ view, choices }) => {
      const left = view.deck.upper + view.deck.lower;
      return when(choices.length > 0 && left <= FEW_CARDS, { facts: { count: left } });
    },
  },
  {
    id: "opponent-card",
    rule: "FIN-027",
    news: ({ actor, move }, { me }) => when(actor >= 0 && actor !== me && move?.do === "at", { where: cellOf(move) }),
  },
  {
    id: "opponent-village",
    rule: "FIN-036",
    now: ({ view, me }) => {
      const cell = Object.entries(view.tiles).find(([, { what, clan }]) => what === "village" && clan !== me)?.[0];
      return cell === undefined ? undefined : { where: [cell] };
    },
  },
  { id: "final", rule: "FIN-150", news: ({ awards }, { me }) => paid(awards, ({ at_end }) => at_end, me) },
];

function cellOf(move: Move | null): string[] {
  return move?.do === "at" ? [move.cell] : [];
}

export default { tips, panels: 3, Panel } satisfies TipsOfGame<Finisterre>;
