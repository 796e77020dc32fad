/** What may be chosen and what was chosen, in words. */
import { sayCell } from "../../shared/cells";
import { list, maybe, t } from "../../shared/i18n.svelte";
import { cardTitle, slotName } from "./cards";
import { comarcaName } from "./comarcas";
import {
  capital,
  goodName,
  kindTitle,
  momentOf,
  nameOf,
  ownedUnitName,
  sayItem,
  slug,
  unitName,
  type Scope,
} from "./describe";
import { isTerrain, type Choice, type Move, type NameForm, type StoredChoice, type View } from "./kit";
import { terrainName } from "./signs";

/** "Village in Brelo", "caravan", "bought". */
export function storeName(view: View, clan: number, { unit, store }: StoredChoice): string {
  return unit === undefined ? t("finisterre-store", { store: store ?? "bought" }) : unitName(view, clan, unit);
}

/** The first answer of an action, with the names that it has here. */
export function sayTarget(target: Move, scope: Scope): string {
  const owner = scope.view.playing ?? 0;
  switch (target.do) {
    case "slot":
      return slotName(scope, target.clan ?? owner, target.slot);
    case "unit":
      return ownedUnitName(scope, target.clan ?? owner, target.unit);
    case "clan":
      return nameOf(scope.seats, target.clan);
    default:
      return sayMove(target);
  }
}

/** A choice in a few words: what its button says. */
export function labelOf(choice: Choice, scope: Scope): string {
  const { view, seats } = scope;
  switch (choice.do) {
    case "reveal":
      return choice.card ? cardTitle(choice.card) : t("finisterre-card-hidden");
    case "keep up":
    case "keep down":
    case "refuse":
    case "keep":
    case "publish":
    case "sell":
      return t("finisterre-keep", { keep: slug(choice.do) });
    case "keep card":
    case "put back":
      return t("finisterre-divine", { verb: choice.do === "put back" ? "put" : "keep" });
    case "bank":
      return t("finisterre-bank", { corner: choice.corner, comarca: comarcaName(choice.comarca) });
    case "play":
    case "row":
    case "recover":
      return isTerrain(scope.kit, choice.card) ? terrainName(scope.kit, choice.card) : cardTitle(choice.card);
    case "take":
      return choice.comarca === undefined ? goodName(choice.good) : sayItem(choice.good, choice.value);
    case "find":
    case "good":
      return sayItem(choice.good, choice.value);
    case "unit":
    case "call":
      return ownedUnitName(scope, choice.clan, choice.unit);
    case "clan":
    case "first":
      return nameOf(seats, choice.clan);
    case "site":
    case "dock":
      return t("finisterre-in-comarca", {
        what: sayPlace(choice.do, choice.cell),
        comarca: comarcaName(choice.comarca),
      });
    case "cell":
      return sayPlace("cell", choice.cell);
    case "grow":
    case "add":
    case "take over":
      return sayForm(choice, choice.unit ? unitName(view, view.asked ?? 0, choice.unit) : "");
    case "size":
      return t("finisterre-size", { size: choice.size });
    case "amount":
    case "carry":
      return String(choice.amount);
    case "slot":
      return choice.card && choice.clan === view.asked
        ? cardTitle(choice.card)
        : slotName(scope, choice.clan ?? view.asked ?? 0, choice.slot);
    case "guests":
      return list(choice.clans.map((clan) => nameOf(seats, clan)));
    default:
      return sayMove(choice);
  }
}

/** What was chosen, in words, as far as it can be said of any position. */
export function sayMove(move: Move): string {
  switch (move.do) {
    case "act":
      return kindTitle(move.kind);
    case "lot":
      return t("finisterre-lot", { lot: move.lot });
    case "find":
    case "take":
      return sayItem(move.good, move.value);
    case "good":
      return goodName(move.good);
    case "grow":
    case "add":
    case "take over":
      return sayForm(move, capital(t("finisterre-some-unit", { kind: "village" })));
    case "draw":
    case "play":
    case "row":
    case "recover":
    case "specialist":
    case "keep card":
    case "put back":
      return cardTitle(move.card);
    case "unit":
      return capital(t("finisterre-some-unit", { kind: "unit" }));
    case "harvest":
    case "comarca":
      return comarcaName(move.comarca);
    case "facing":
      return t("finisterre-facing", { wind: move.side });
    case "cell":
      return t("finisterre-wind", { wind: move.side });
    case "site":
    case "dock":
    case "dolmen":
    case "at":
    case "unfed":
    case "half":
      return sayPlace(move.do, move.cell);
    case "amount":
    case "carry":
      return String(move.amount);
    case "slot":
    case "reveal":
      return sayNumbered(move.do, move.slot);
    case "first":
    case "clan":
      return sayNumbered(move.do, move.clan + 1);
    case "guests":
      return t("finisterre-say-guests", { number: list(move.clans.map((clan) => String(clan + 1))) });
    case "bank":
      return t("finisterre-say-bank");
    default:
      return maybe(`finisterre-say-${slug(move.do)}`) ?? move.do;
  }
}

/** Carried actions are sold, owed ones paid off. */
export function sayCarried(amount: number, view: View): string {
  return sayNumbered(momentOf(view) === "owe" ? "owed" : "carried", amount);
}

function sayForm({ do: form, cell }: NameForm, unit: string): string {
  return t("finisterre-form", { form: slug(form), unit, where: sayCell(cell) });
}

function sayPlace(what: string, where: string): string {
  return t("finisterre-choice", { what: what === "at" ? "cell" : what, where: sayCell(where) });
}

function sayNumbered(verb: string, number: number): string {
  return t(`finisterre-say-${verb}`, { number });
}
