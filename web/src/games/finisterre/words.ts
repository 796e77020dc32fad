/** What the table says about this game: what is asked, a turn in the log, an award. */
import { t } from "../../shared/i18n.svelte";
import type { Award, Entry } from "../../shared/types";
import { countOf } from "../../table/points";
import type { ActionButton, BoardProps, TurnLine } from "../game";
import { cardTitle, comarcaName, goodName, kindTitle, list, momentOf, nameOf, sayAmount, sayAnswer, slug } from "./describe";
import { sortOf } from "./groups";
import type { Choice, Kit, View } from "./kit";
import { readDeeds, type Deed } from "./story";

const INLINE = ["took", "found", "row", "recover", "call", "defended"]; // what was done is told with its object
const COUNTS: Record<string, string> = { attack: "iron", mint: "gold", melt: "gold" }; // what a number is of
const DECIDING = ["target", "amount", "cell"];

/** What is asked now, of whoever is asked. */
export function tell({ view, kit, choices, seats }: BoardProps): string {
  const { phase, card, harvest, actions, clans, asked = 0, playing, deciding } = view as View;
  if (DECIDING.includes(phase) && deciding) return tellStep(view as View, kit as Kit, choices as Choice[]);
  const carried = clans[asked]?.carried ?? 0;
  return t("finisterre-tell", {
    phase: momentOf(view as View),
    card: card?.card ? cardTitle(card.card) : "",
    comarca: comarcaName(harvest?.comarca ?? "c0"),
    amount: phase === "carry" ? Math.abs(carried) : phase === "act" ? (actions?.left || actions?.free) ?? 0 : (harvest?.allowance ?? 0),
    fish: card?.fish ?? 0,
    name: nameOf(seats, playing ?? 0),
  });
}

/** The next step of an action that is being decided. */
function tellStep(view: View, kit: Kit, choices: Choice[]): string {
  const { deciding } = view;
  const choice = choices.find((each) => sortOf(each, view) !== "leave");
  const what = kindTitle(deciding!.kind);
  if (deciding!.kind === "sell food") {
    const sold = Object.values(deciding!.amounts ?? {}).reduce((sum, amount) => sum + (amount ?? 0), 0);
    return t("finisterre-ask-food", { good: goodName(choice?.good ?? "crop"), left: kit.numbers.market.food_lot - sold });
  }
  return t("finisterre-ask", { kind: what, sort: choice ? askedSort(choice, view) : "answer" });
}

/** What is asked for, more closely than by how it is chosen. */
function askedSort(choice: Choice, view: View): string {
  const [sort, kind] = [sortOf(choice, view), view.deciding!.kind];
  if (kind === "use" && view.deciding!.target) return "answer"; // cards, clans, or work without them
  if (choice.text.startsWith("dolmen ")) return "dolmen";
  if (sort === "unit" && (kind === "mint" || kind === "melt")) return "territory";
  if (sort === "amount" && kind === "activate") return "die";
  return sort === "amount" && kind === "attack" ? "iron" : sort;
}

/** Everything is chosen in the guide or on the map. */
export function buttons(_: BoardProps): ActionButton[] {
  return [];
}

/** Only a card that was laid and an action wait for "Done": the rest is small, or was meant as an end. */
export function atOnce(text: string): boolean {
  return /^(harvest|take|enough|call|carry|find|keep|refuse|sell$|publish|feed|unfed|half|bank|recover|yes|no|end$|stop$|play|row|reveal|\d+$)/.test(text);
}

/** A choice in words, for a hint, and the cells to light up. */
export function move(text: string): TurnLine | undefined {
  return { text: sayAnswer(text), where: cellsOf(text) };
}

/** A turn in plain words. */
export function line(entries: Entry[], _: Kit, names: string[]): TurnLine {
  const deeds = readDeeds(entries);
  const name = names[entries.find(({ kind }) => kind === "action")?.actor ?? -1] ?? "";
  const said = deeds.map((deed) => sayDeed(deed, names)).filter(Boolean);
  return { text: said.length ? t("finisterre-line", { name, deeds: list(said) }) : t("finisterre-line-nothing", { name }), where: deeds.flatMap(({ answers }) => answers.flatMap(cellsOf)) };
}

/** What was done, without who did it. */
function sayDeed({ what, answers, card }: Deed, names: string[]): string {
  const told = card ? cardTitle(card) : what === "sell food" ? "" : list(counted(answers.map((text) => sayStep(what, text, names))));
  const detail = INLINE.includes(what) ? told : told && ` (${told})`;
  return t("finisterre-did", { what: slug(what), detail, count: Number(answers[0]) || 0 });
}

/** An answer of an action, within a sentence: a unit with its clan, a number with what it counts. */
function sayStep(what: string, text: string, names: string[]): string {
  const [, unit, clan] = /^unit (\d+) of (\d+)$/.exec(text) ?? [];
  if (unit) return t("finisterre-foreign-unit", { name: names[Number(clan) - 1] ?? "", unit: small(t("finisterre-unit", { kind: "unit", number: unit })) });
  const counts = COUNTS[what];
  return counts && /^\d+$/.test(text) ? sayAmount(counts, Number(text)) : small(sayAnswer(text));
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

function cellsOf(text: string): string[] {
  return text.match(/-?\d+,-?\d+/g) ?? [];
}

/** What points were given for. */
export function award({ what, terms, points, pieces }: Award): string {
  const card = pieces[0] === undefined ? "" : cardTitle(pieces[0]);
  return t("finisterre-award", { what, points, card, tile: terms[0]?.what ?? "", spirit: countOf(terms, "level") });
}

/** The keys of the board; labels are read when they are shown, in the language of the moment. */
export const keys = [
  { key: "← ↑ ↓ →", get label() { return t("finisterre-key-walk"); } },
  { key: "N", get label() { return t("finisterre-key-next"); } },
  { key: "R", get label() { return t("finisterre-key-turn"); } },
  { key: "Enter", get label() { return t("finisterre-key-enter"); } },
  { key: "1 – 9", get label() { return t("finisterre-key-choose"); } },
  { key: "Esc", get label() { return t("finisterre-key-leave"); } },
  { key: "+ / −", get label() { return t("finisterre-key-zoom"); } },
  { key: "0", get label() { return t("finisterre-key-fit"); } },
];
