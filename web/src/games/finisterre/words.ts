/** What the table says about this game: what is asked, a turn in the log, an award. */
import { sayCell } from "../../shared/cells";
import { list, maybe, t } from "../../shared/i18n.svelte";
import type { Award } from "../../shared/types";
import { countOf } from "../../table/points";
import type { ActionButton, EntryOf, TurnLine } from "../game";
import { sayCarried, sayMove } from "./answers";
import { cardName, cardTitle } from "./cards";
import { readDeeds, type Deed, type Told, type What } from "./deeds";
import { comarcaName } from "./comarcas";
import { goodName, kindTitle, momentOf, nameOf, sayAmount, sayItem, slug } from "./describe";
import { sortOf } from "./groups";
import { sayFollows, sayOutcome } from "./outcome";
import { terrainSigns } from "./signs";
import {
  goodOf,
  hasAny,
  isTerrain,
  partsOf,
  type Choice,
  type Counted,
  type Deciding,
  type Finisterre,
  type Helper,
} from "./kit";
import type { Kit, Move, NameAmount, Phase, Props, View } from "./kit";

const INLINE: What[] = ["took", "found", "row", "recover", "call", "defended", "drop"]; // what was done is told with its object
const COUNTS: Partial<Record<What, Counted>> = { attack: "iron", mint: "gold", melt: "gold" }; // what a number is of
const HELPERS: Record<Helper, string> = { warrior: "GUE", fighter: "LUC" }; // their cards
const DECIDING: Phase[] = ["target", "amount", "cell"];

/** What is asked now, of whoever is asked. */
export function tell({ view, kit, choices, seats }: Props): string {
  const { phase, card, harvest, actions, clans, asked = 0, playing, deciding } = view;
  if (DECIDING.includes(phase) && deciding) return tellStep(deciding, view, kit, choices);
  const carried = clans[asked]?.carried ?? 0;
  return t("finisterre-tell", {
    phase: momentOf(view),
    card: card?.card ? cardTitle(card.card) : "",
    comarca: comarcaName(harvest?.comarca ?? "c0"),
    amount:
      phase === "carry"
        ? Math.abs(carried)
        : phase === "act"
          ? ((actions?.left || actions?.free) ?? 0)
          : (harvest?.allowance ?? 0),
    fish: card?.fish ?? 0,
    name: nameOf(seats, playing ?? 0),
  });
}

/** The next step of an action that is being decided. */
function tellStep(deciding: Deciding, view: View, kit: Kit, choices: Choice[]): string {
  const choice = choices.find((each) => sortOf(each, kit) !== "leave");
  if (deciding.kind === "sell food") {
    const sold = partsOf(deciding.amounts ?? {}).reduce((sum, { amount }) => sum + amount, 0);
    return t("finisterre-ask-food", {
      good: goodName((choice && goodOf(choice)) ?? "crop"),
      left: kit.numbers.market.food_lot - sold,
    });
  }
  return t("finisterre-ask", {
    kind: kindTitle(deciding.kind),
    sort: choice ? askedSort(choice, deciding, kit) : "answer",
  });
}

/** What is asked for, more closely than by how it is chosen. */
function askedSort(choice: Choice, { kind, target }: Deciding, kit: Kit): string {
  const sort = sortOf(choice, kit);
  if (kind === "use" && target) return "answer"; // cards, clans, or work without them
  if (choice.do === "dolmen") return "dolmen";
  if (sort === "unit" && (kind === "mint" || kind === "melt")) return "territory";
  if (sort === "amount" && kind === "activate") return "die";
  return sort === "amount" && kind === "attack" ? "iron" : sort;
}

/** Everything is chosen in the guide or on the map. */
export function buttons(_: Props): ActionButton[] {
  return [];
}

const WAITING: Move["do"][] = [
  ...(["first", "at", "facing", "act", "site", "dock", "dolmen", "unit", "cell", "comarca", "lot", "good"] as const),
  ...(["specialist", "slot", "clan", "guests", "look", "alchemy", "one way", "grow", "add", "take over"] as const),
  ...(["draw", "?"] as const),
];

/** Only a card that was laid and an action wait for "Done": the rest is small, or was meant as an end. */
export function atOnce(move: Move): boolean {
  return !WAITING.includes(move.do) && !(move.do === "amount" && move.helper);
}

/** A choice in words, for a hint, and the cells to light up. */
export function move(move: Move, _: string, view: View): TurnLine {
  const said = move.do === "carry" ? sayCarried(move.amount, view) : sayMove(move);
  return { text: said, where: cellsOf(move) };
}

/** What a choice costs, brings and changes. */
export function outcome(choice: Choice, board: Props): string[] {
  return [...sayFollows(choice, board), ...sayOutcome(choice, board)];
}

/** A turn in plain words. */
export function line(entries: EntryOf<Finisterre>[], kit: Kit, names: string[]): TurnLine {
  const deeds = readDeeds(entries);
  const name = names[entries.find(({ kind }) => kind === "action")?.actor ?? -1] ?? "";
  const said = deeds.map((deed) => sayDeed(deed, names, kit)).filter(Boolean);
  const what = slug(entries.find(({ move }) => move)?.move?.do ?? "");
  return {
    text: said.length
      ? t("finisterre-line", { name, deeds: list(said) })
      : t("finisterre-line-nothing", { name, what }),
    where: deeds.flatMap(({ answers }) => answers.flatMap(cellsOf)),
  };
}

/** What was done, without who did it. */
function sayDeed({ what, answers, card }: Deed, names: string[], kit: Kit): string {
  const told = card
    ? isTerrain(kit, card)
      ? t("finisterre-card-with-signs", { signs: terrainSigns(kit, card) })
      : cardName(card)
    : what === "sell food"
      ? ""
      : what === "drop" && !answers.length
        ? t("finisterre-some-good")
        : list(
            counted(
              joinDie(what, answers).map((answer) =>
                typeof answer === "string" ? answer : sayAnswer(what, answer, names),
              ),
            ),
          );
  const [first] = answers;
  const placed =
    answers.length === 1 && first!.do !== "good" && !first!.whereabouts?.unit && !!first!.whereabouts?.comarca;
  const inline = what === "placed" || placed ? ` ${told}` : told && ` (${told})`;
  const detail = INLINE.includes(what) ? told : inline;
  const owes = first?.whereabouts?.carries === "debt";
  return t("finisterre-did", {
    what: what === "carry" && owes ? "owe" : slug(what),
    detail,
    count: first?.do === "carry" ? first.amount : 0,
  });
}

/** A die that is put on a card is named by its kind and its value together, also where the kind followed by itself. */
function joinDie(what: What, answers: Told[]): (Told | string)[] {
  const value = answers.at(-1);
  if (what !== "activate" || value?.do !== "amount") return answers;
  const at = answers.findLastIndex(kindOfDie);
  const good = answers[at] && kindOfDie(answers[at]);
  if (!good) return answers;
  const others = answers.slice(0, -1).flatMap((answer, index) => (index === at ? withoutGood(answer) : [answer]));
  return [...others, sayItem(good, value.amount)];
}

function kindOfDie({ whereabouts, ...move }: Told): Counted | undefined {
  return move.do === "good" ? move.good : (whereabouts?.good as Counted | undefined);
}

/** What else an answer tells. */
function withoutGood(answer: Told): Told[] {
  const { good: _, ...others } = answer.whereabouts ?? {};
  return answer.do === "good" || !hasAny(others) ? [] : [{ ...answer, whereabouts: others }];
}

/** An answer of an action, within a sentence: a unit with its clan, a number with what it counts. */
function sayAnswer(what: What, move: Told, names: string[]): string {
  if (move.do === "act" && hasAny(move.whereabouts)) return sayBehind(what, move.whereabouts);
  const place = sayWhereabouts(move);
  if (place && move.do !== "good")
    return "clan" in move && move.clan !== undefined
      ? t("finisterre-foreign-unit", { name: names[move.clan] ?? "", unit: place })
      : place;
  switch (move.do) {
    case "amount":
      return sayNumber(what, move);
    case "clan":
    case "first":
      return names[move.clan] ?? "";
    case "guests":
      return list(move.clans.map((clan) => names[clan] ?? ""));
    case "at":
      return sayCell(move.cell);
    case "comarca":
      return comarcaName(move.comarca);
    case "specialist":
      return cardTitle(move.card);
    case "act": // as an answer it is the size of a tile
      return small(t("finisterre-size", { size: move.kind }));
    case "unit":
    case "slot": {
      const said = small(sayMove(move));
      return move.clan === undefined
        ? said
        : t("finisterre-foreign-unit", { name: names[move.clan] ?? "", unit: said });
    }
    default:
      return small(sayMove(move));
  }
}

/** The answers that followed by themselves. */
function sayBehind(what: What, whereabouts: NonNullable<Told["whereabouts"]>): string {
  const { lot, good, amount } = whereabouts;
  const place = sayWhereabouts({ whereabouts });
  return list([
    ...(lot ? [small(t("finisterre-lot", { lot }))] : []),
    ...(good ? [what === "activate" && amount ? sayItem(good as Counted, Number(amount)) : goodName(good)] : []),
    ...(amount && what !== "activate" ? [sayNumber(what, { do: "amount", amount: Number(amount) })] : []),
    ...(place ? [place] : []),
  ]);
}

/** Which unit it is, or in which comarca a cell lies, or which card; nothing if that is not known. */
function sayWhereabouts({ whereabouts: { unit, comarca, card } = {} }: Pick<Told, "whereabouts">): string | undefined {
  if (card) return cardName(card);
  if (unit)
    return comarca
      ? t("finisterre-unit-in", { kind: unit, comarca: comarcaName(comarca) })
      : t("finisterre-some-unit", { kind: unit });
  return comarca && t("finisterre-in", { comarca: comarcaName(comarca) });
}

/** So much of what an action is about, and the card that helps. */
function sayNumber(what: What, { amount, helper }: NameAmount): string {
  const counts = COUNTS[what];
  const said = counts ? sayAmount(counts, amount) : String(amount);
  return helper ? list([said, maybe(`specialist-${HELPERS[helper]}`) ?? helper]) : said;
}

/** Within a sentence. */
function small(words: string): string {
  return words.charAt(0).toLocaleLowerCase() + words.slice(1);
}

/** The same thing several times is told once. */
function counted(things: string[]): string[] {
  return [...new Set(things)].map((thing) => {
    const times = things.filter((other) => other === thing).length;
    return times > 1 ? `${times} × ${thing}` : thing;
  });
}

function cellsOf(move: Move): string[] {
  return "cell" in move ? [move.cell] : [];
}

/** What points were given for. */
export function award({ what, terms, points, pieces }: Award): string {
  const card = pieces[0] === undefined ? "" : cardTitle(pieces[0]);
  return t("finisterre-award", { what, points, card, tile: terms[0]?.what ?? "", spirit: countOf(terms, "level") });
}

/** The keys of the board, in the language of the moment. */
export const keys = () => [
  { key: "← ↑ ↓ →", label: t("finisterre-key-walk") },
  { key: "N", label: t("finisterre-key-next") },
  { key: "R", label: t("finisterre-key-turn") },
  { key: "Enter", label: t("finisterre-key-enter") },
  { key: "1 – 9", label: t("finisterre-key-choose") },
  { key: "Esc", label: t("finisterre-key-leave") },
  { key: "+ / −", label: t("finisterre-key-zoom") },
  { key: "0", label: t("finisterre-key-fit") },
];
