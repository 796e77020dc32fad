/** Goods, units, cards and choices in words. */
import { language, maybe, t } from "../../shared/i18n.svelte";
import type { Seat } from "../../shared/types";
import { seatName } from "../../table/names";
import { sortOf } from "./groups";
import { isCube, type Amounts, type Choice, type Kit, type View } from "./kit";
import { KINDS } from "./story";

const PLACES = ["site", "dock", "dolmen", "at", "unfed", "half"];

/** Whatever a name means here: the position, the box, the people. */
export interface Scope {
  view: View;
  kit: Kit;
  seats: Seat[];
}

export function nameOf(seats: Seat[], clan: number): string {
  const seat = seats[clan];
  return seat ? seatName(seat) : "";
}

/** Several things, joined as the language does. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(parts);
}

/** A word of the server as a variant of ours: those have no spaces. */
export function slug(word: string): string {
  return word.replaceAll(" ", "-");
}

export function goodName(good: string): string {
  return t("finisterre-good", { good });
}

/** "3 wood", "5 coins"; food by its value. */
export function sayAmount(good: string, amount: number): string {
  return t("finisterre-amount", { good, amount });
}

/** "+2", "−1". */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

export function sayAmounts(amounts: Amounts): string {
  return list(Object.entries(amounts).map(([good, amount]) => sayAmount(good, amount ?? 0)));
}

/** A cube, or a die with its value. */
export function sayItem(good: string, value = 1): string {
  return isCube(good) ? goodName(good) : t("finisterre-die", { good, value });
}

/** So many cubes or dice, whatever the dice are worth. */
export function sayPieces(good: string, count: number): string {
  return isCube(good) || good === "star" ? sayAmount(good, count) : t("finisterre-dice", { good: goodName(good), count });
}

/** What is asked, more closely than by its phase. */
export function momentOf({ phase, actions, clans, asked = 0, menu }: View): string {
  if (phase === "carry" && (clans[asked]?.carried ?? 0) < 0) return "owe";
  if (phase === "act" && !actions?.left) return "free";
  return phase === "feed" && menu ? "menu" : phase;
}

export function comarcaName(comarca: string): string {
  return t("finisterre-comarca", { number: comarca.slice(1) });
}

/** "Village 2 at 3,-1", "Cart 3 in comarca 2". */
export function unitName(view: View, clan: number, number: number): string {
  const unit = view.clans[clan]?.units[number];
  if (!unit) return t("finisterre-unit", { kind: "unit", number });
  const name = t("finisterre-unit", { kind: unit.kind, number });
  return t("finisterre-in-comarca", { what: name, comarca: comarcaName(unit.comarca) });
}

/** A unit, with its owner if whoever is asked is somebody else. */
function ownedUnitName({ view, seats }: Scope, clan: number, number: number): string {
  const unit = unitName(view, clan, number);
  return clan === (view.asked ?? 0) ? unit : t("finisterre-foreign-unit", { unit, name: nameOf(seats, clan) });
}

/** "Village 2", "caravan", "bought". */
export function storeName(view: View, clan: number, store: string): string {
  return /^\d+$/.test(store) ? unitName(view, clan, Number(store)) : t("finisterre-store", { store });
}

export function kindTitle(kind: string): string {
  return t("finisterre-kind", { kind: slug(kind) });
}

/** What a kind of action is for, with the figures of this match. */
export function kindAbout(kit: Kit, kind: string): string {
  const { huts, boat_slots, cart_slots, points, worship, strife, market } = kit.numbers;
  const figures: Record<string, Record<string, number>> = {
    small: { places: huts[1], points: points.tile[1] },
    large: { places: huts[2], points: points.tile[2] },
    boat: { places: boat_slots, points: points.boat },
    cart: { places: cart_slots, points: points.cart },
    feast: { food: worship.feast_food, gold: worship.feast_spent },
    gift: { gold: worship.gift },
    convert: { levels: strife.spirit_cost },
    sell: { wood: market.wood_lot, iron: market.iron_lot },
    "sell-food": { food: market.food_lot },
  };
  return t("finisterre-kind-about", { kind: slug(kind), ...figures[slug(kind)] });
}

/** What a specialist or an objective is called; terrain by its number. */
export function cardTitle(card: string): string {
  return maybe(`specialist-${card}`) ?? maybe(`objective-${card}`) ?? t("finisterre-terrain-card", { card });
}

/** What a specialist or an objective does. */
export function cardAbout(kit: Kit, card: string): string[] {
  const specialist = kit.specialists[card];
  if (specialist) {
    const { gold, activation, flags } = specialist;
    const sort = flags.includes("magic") ? "magic" : flags.includes("rotating") ? "rotating" : "plain";
    return [
      maybe(`specialist-${card}.about`) ?? "",
      ...(sort === "plain" ? [] : [t("finisterre-specialist-sort", { sort })]),
      t("finisterre-activation", { activation }),
      t("finisterre-gold-value", { gold }),
    ];
  }
  const aim = kit.objectives[card];
  if (!aim) return [];
  const about = maybe(`objective-${card}.about`, { amount: aim.amount ?? 0 }) ?? "";
  if (aim.sort === "partial") return [about, t("finisterre-partial-points", { open: aim.open, hidden: aim.hidden, failed: aim.failed })];
  return [about, t("finisterre-final-points", finalPoints(kit))];
}

function finalPoints({ final }: Kit): Record<string, number> {
  const { open, hidden } = final as unknown as Record<"open" | "hidden", Record<"alone" | "shared" | "others", number>>;
  return { open: open.alone, openShared: open.shared, openOthers: open.others, hidden: hidden.alone, hiddenShared: hidden.shared, hiddenOthers: hidden.others };
}

/** The specialist in a slot, as far as it is known. */
export function slotName({ view, seats }: Scope, clan: number, slot: number): string {
  const card = view.clans[clan]?.slots[slot]?.card;
  return t("finisterre-slot-of", { card: card ? cardTitle(card) : t("finisterre-card-hidden"), name: nameOf(seats, clan) });
}

/** What a specialist that is used would do with a card, by the state of that. */
export function useOf({ view, seats }: Scope, { clan = 0, slot = 0 }: Choice): string {
  const work = t("finisterre-use-on", { state: view.clans[clan]?.slots[slot]?.state ?? "" });
  return `${nameOf(seats, clan)}: ${work}`;
}

/** The first answer of an action, with the names that it has here. */
export function sayTarget(text: string, scope: Scope): string {
  const [, sort, number = "", owner] = /^(slot|unit) (\d+)(?: of (\d+))?$/.exec(text) ?? [];
  const clan = owner === undefined ? (scope.view.playing ?? 0) : Number(owner) - 1;
  if (sort === "slot") return slotName(scope, clan, Number(number));
  if (sort === "unit") return ownedUnitName(scope, clan, Number(number));
  const [verb, person = ""] = text.split(" ");
  return verb === "clan" ? nameOf(scope.seats, Number(person) - 1) : sayAnswer(text);
}

/** A choice in a few words: what its button says. */
export function labelOf(choice: Choice, scope: Scope): string {
  const { view, seats } = scope;
  const { text } = choice;
  const [verb = "", first = ""] = text.split(" ");
  const asked = view.asked ?? 0;
  switch (sortOf(choice, view)) {
    case "map":
    case "cell":
      return t("finisterre-choice", { what: /^(unfed|half|dolmen)$/.test(verb) ? verb : "cell", where: choice.cell ?? first });
    case "facing":
      return t("finisterre-facing", { wind: first });
    case "hand":
    case "row":
    case "recover":
    case "reveal":
    case "specialist":
      return choice.card ? cardTitle(choice.card) : t("finisterre-card-hidden");
    case "keep":
      return t("finisterre-keep", { keep: slug(choice.keep ?? "") });
    case "bank":
      return t("finisterre-bank", { corner: choice.corner ?? "", comarca: comarcaName(choice.comarca ?? "") });
    case "ground":
    case "store":
      return sayItem(choice.good ?? "", choice.value);
    case "comarca":
      return comarcaName(choice.comarca ?? "");
    case "unit":
      return ownedUnitName(scope, choice.clan ?? 0, choice.unit ?? 0);
    case "clan":
      return nameOf(seats, choice.clan ?? 0);
    case "edge":
      return t("finisterre-in-comarca", { what: t("finisterre-choice", { what: verb, where: choice.cell ?? first }), comarca: comarcaName(choice.comarca ?? "c0") });
    case "lot":
      return t("finisterre-lot", { lot: choice.lot ?? "" });
    case "size":
      return t("finisterre-size", { size: choice.size ?? "" });
    case "amount":
    case "helped":
      return String(choice.amount ?? text);
    case "slot":
      return slotName(scope, choice.clan ?? asked, choice.slot ?? 0);
    case "kind":
      return goodName(choice.good ?? "");
    case "guests":
      return list((choice.guests ?? []).map((clan) => nameOf(seats, clan)));
    case "divine":
      return t("finisterre-divine", { verb });
    case "form":
      return t("finisterre-form", { form: slug(choice.form ?? ""), where: choice.cell ?? "", number: choice.unit ?? 0 });
    case "answer":
    case "leave":
      return maybe(`finisterre-say-${slug(text)}`) ?? text;
    default:
      return kindTitle(choice.kind ?? text);
  }
}

/** An answer in notation, in words. */
export function sayAnswer(text: string): string {
  const words = text.split(" ");
  const [verb = "", first = ""] = words;
  const good = words.find((word) => /^(wood|iron|gold|crop|fish|game|livestock)$/.test(word));
  const comarca = words.find((word) => /^c\d+$/.test(word));
  if (verb === "lot") return t("finisterre-lot", { lot: first });
  if (good) return sayItem(good, Number(words.find((word) => /^\d$/.test(word)) ?? 1));
  const form = /^(grow|add|take over) (?:(\d+) from )?(-?\d+,-?\d+)$/.exec(text);
  if (form) return t("finisterre-form", { form: slug(form[1]!), number: form[2] ?? "", where: form[3]! });
  if (/^(keep|put) /.test(text) && /\d|^[A-Z]/.test(words.at(-1)!)) return cardTitle(words.at(-1)!);
  if (verb === "unit") return t("finisterre-unit", { kind: "unit", number: first });
  if (comarca) return comarcaName(comarca);
  if (verb === "facing") return t("finisterre-facing", { wind: first });
  if (verb === "cell") return t("finisterre-wind", { wind: first });
  if (PLACES.includes(verb)) return t("finisterre-choice", { what: verb === "at" ? "cell" : verb, where: first });
  if (/^(play|row|recover|specialist)$/.test(verb) && first !== "none") return cardTitle(first);
  if (KINDS.includes(text)) return kindTitle(text);
  return maybe(`finisterre-say-${slug(text)}`) ?? maybe(`finisterre-say-${verb}`, { number: words.slice(1).join(" ") }) ?? text;
}
