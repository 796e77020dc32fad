/** Goods, units, comarcas and kinds of actions in words. */
import { sayCell } from "../../shared/cells";
import { list, t } from "../../shared/i18n.svelte";
import type { Seat } from "../../shared/types";
import { seatName } from "../../table/names";
import { comarcaName } from "./comarcas";
import { isCube, partsOf, type Amounts, type Counted, type Kind, type Kit, type View } from "./kit";

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

/** A word of the server as a variant of ours: those have no spaces. */
export function slug(word: string): string {
  return word.replaceAll(" ", "-");
}

export function goodName(good: string): string {
  return t("finisterre-good", { good });
}

/** The same as a heading. */
export function goodTitle(good: string): string {
  return capital(goodName(good));
}

/** With a capital: in Dutch "ij" is one letter. */
export function capital(words: string): string {
  const first = words.slice(0, 2) === "ij" ? 2 : 1;
  return words.slice(0, first).toUpperCase() + words.slice(first);
}

/** "3 wood", "5 coins"; food by its value. */
export function sayAmount(good: Counted, amount: number): string {
  return t("finisterre-amount", { good, amount });
}

export function sayAmounts(amounts: Amounts): string {
  return list(partsOf(amounts).map(({ name, amount }) => sayAmount(name, amount)));
}

/** A cube or a kind of food, or a die with its value. */
export function sayItem(good: Counted, value?: number): string {
  return value === undefined || isCube(good) ? goodName(good) : t("finisterre-die", { good, value });
}

/** So many cubes or dice, whatever the dice are worth. */
export function sayPieces(good: Counted, count: number): string {
  return isCube(good) || good === "star"
    ? sayAmount(good, count)
    : t("finisterre-dice", { good: goodName(good), count });
}

/** What is asked, more closely than by its phase. */
export function momentOf({ phase, actions, clans, asked = 0, menu }: View): string {
  if (phase === "carry" && (clans[asked]?.carried ?? 0) < 0) return "owe";
  if (phase === "act" && !actions?.left) return "free";
  return phase === "feed" && menu ? "menu" : phase;
}

/** "Village in Brelo"; where a clan has several of a kind in one comarca, also on which cell, or with what on it. */
export function unitName(view: View, clan: number, number: number): string {
  const units = view.clans[clan]?.units ?? {};
  const unit = units[number];
  if (!unit) return capital(t("finisterre-some-unit", { kind: "unit" }));
  const name = t("finisterre-unit", { kind: unit.kind, comarca: comarcaName(unit.comarca) });
  const alike = Object.values(units).filter(({ kind, comarca }) => kind === unit.kind && comarca === unit.comarca);
  return alike.length > 1 ? t("finisterre-unit-which", { unit: name, which: tellApart(view, clan, number) }) : name;
}

function tellApart(view: View, clan: number, number: number): string {
  const { kind, cell, store } = view.clans[clan]!.units[number]!;
  if (kind === "cart") return sayAmounts(store) || t("finisterre-empty");
  const tile = Object.entries(view.tiles).find(([, tile]) => tile.clan === clan && tile.unit === number);
  return sayCell(cell ?? tile?.[0] ?? "");
}

/** A unit, with its owner if whoever is asked is somebody else. */
export function ownedUnitName({ view, seats }: Scope, clan: number, number: number): string {
  const unit = unitName(view, clan, number);
  return clan === (view.asked ?? 0) ? unit : t("finisterre-foreign-unit", { unit, name: nameOf(seats, clan) });
}

export function kindTitle(kind: Kind): string {
  return t("finisterre-kind", { kind: slug(kind) });
}

/** What a kind of action is for, with the figures of this match. */
export function kindAbout({ numbers }: Kit, kind: Kind): string {
  const { huts, boat_slots, cart_slots, points, worship, strife, market } = numbers;
  const figures: Partial<Record<Kind, Record<string, number>>> = {
    small: { places: huts[1]!, points: points.tile[1]! },
    large: { places: huts[2]!, points: points.tile[2]! },
    boat: { places: boat_slots, points: points.boat },
    cart: { places: cart_slots, points: points.cart },
    feast: { food: worship.feast_food, gold: worship.feast_spent },
    gift: { gold: worship.gift },
    convert: { levels: strife.spirit_cost },
    sell: { wood: market.wood_lot, iron: market.iron_lot },
    "sell food": { food: market.food_lot },
  };
  return t("finisterre-kind-about", { kind: slug(kind), ...figures[kind] });
}
