/** The map in words: squares, comarcas, units and targets. */
import { sayCell as sayCellWords } from "../../shared/cells";
import { list, t } from "../../shared/i18n.svelte";
import { labelOf } from "./answers";
import { comarcaName } from "./comarcas";
import { capital, nameOf, sayAmount, sayAmounts, sayItem, sayPieces, unitName, type Scope } from "./describe";
import { WINDS, partsOf, squareOf, type Brings, type Edge, type Kit, type MapSquare } from "./kit";
import type { Placement } from "./map/aim.svelte";
import { saySigns } from "./signs";
import { turnEdges } from "./art/plan";
import type { Place, Target } from "./places";
import type { Piece } from "./map/pieces";
import type { Region } from "./map/regions";

const OPEN: Edge = "land"; // a side that needs no word

/** The signs of a square, then what its sides are. */
export function saySquare(kit: Kit, square: MapSquare): string {
  const ways = [...turnEdges(squareOf(kit, square.card, square.half).edges, square.facing)].flatMap((letter, side) => {
    const edge = kit.edges[letter];
    return edge === undefined || edge === OPEN
      ? []
      : [t("finisterre-edge", { edge, wind: t("finisterre-wind", { wind: WINDS[side]! }) })];
  });
  return [saySigns(kit, square), list(ways)].filter(Boolean).join(". ") || t("finisterre-map-nothing");
}

/** Who lives in a comarca, and what lies there, with all goods or without them. */
export function sayRegion({ comarca, items }: Region, { seats }: Scope, withGoods = true): string[] {
  const people = Object.entries(comarca.people).map(([clan, flags]) =>
    t("finisterre-map-people", { name: nameOf(seats, Number(clan)), flags }),
  );
  const goods = items.map(({ good, value, count }) =>
    value ? t("finisterre-map-dice", { count, die: sayItem(good, value) }) : sayAmount(good, count),
  );
  return [
    people.length ? list(people) : t("finisterre-map-nobody"),
    ...(withGoods
      ? [t("finisterre-map-ground", { goods: goods.length ? list(goods) : t("finisterre-map-nothing") })]
      : []),
    ...(comarca.crops ? [t("finisterre-map-crops", { count: comarca.crops })] : []),
    ...(comarca.veins ? [t("finisterre-map-veins", { count: comarca.veins })] : []),
    ...Object.entries(comarca.dolmens).map(([cell, gold]) => t("finisterre-map-dolmen", { cell, gold })),
    ...(comarca.open ? [t("finisterre-map-open")] : []),
  ];
}

/** "Ana: Village 2, comarca 3". */
export function sayUnit({ clan, number }: Piece, { view, seats }: Scope): string {
  return t("finisterre-map-owner", { name: nameOf(seats, clan), unit: unitName(view, clan, number) });
}

/** What a unit holds, with all goods or without them, and how its territory is fed. */
export function sayStore({ clan, unit, tile, closed }: Piece, { view }: Scope, withGoods = true): string[] {
  const { used, capacity, store, territory } = unit;
  const land = view.clans[clan]?.territories[territory];
  const goods = withGoods ? sayAmounts(store) : "";
  return [
    ...(closed ? [t("finisterre-map-closed")] : []),
    ...(tile?.what === "village" && tile.hunger ? [t("finisterre-map-hunger", { hunger: tile.hunger })] : []),
    t("finisterre-map-slots", { used, capacity }) + (goods ? `: ${goods}` : ""),
    ...(land?.need ? [t("finisterre-map-feeds", { need: land.need, food: land.food })] : []),
  ];
}

/** What a cell of the map shows. */
export function sayCell(cell: string, square: MapSquare | undefined, pieces: Piece[], scope: Scope): string {
  const piece = pieces.find((each) => each.cell === cell);
  if (piece) return [sayUnit(piece, scope), ...sayStore(piece, scope)].join(". ");
  return square
    ? t("finisterre-map-square", { cell, what: saySquare(scope.kit, square) })
    : t("finisterre-map-empty", { cell });
}

/** Where a card would lie, and what it would bring. */
export function sayWay({ cell, other, brings }: Placement): string {
  return `${t("finisterre-map-way", { cell, other })}. ${sayBrings(brings)}`;
}

/** "Brings 2 wood and 1 star point", "Loses 1 crop", or that nothing comes of it. */
export function sayBrings(brings: Brings): string {
  const parts = partsOf(brings);
  const tell = (some: typeof parts) => list(some.map(({ name, amount }) => sayPieces(name, Math.abs(amount))));
  const [more, less] = [tell(parts.filter(({ amount }) => amount > 0)), tell(parts.filter(({ amount }) => amount < 0))];
  if (!more && !less) return t("finisterre-brings-nothing");
  return [
    ...(more ? [t("finisterre-brings", { goods: more })] : []),
    ...(less ? [t("finisterre-loses", { goods: less })] : []),
  ].join(". ");
}

/** The place of a target, and what may be chosen there. */
export function sayTarget({ place, choices }: Target, scope: Scope): string {
  const where = sayPlace(place, scope);
  if (choices.length > 1) return t("finisterre-map-several", { place: where, count: choices.length });
  const label = labelOf(choices[0]!, scope);
  return label.includes(where) ? label : `${label}. ${where}`;
}

function sayPlace(place: Place, { view }: Scope): string {
  switch (place.sort) {
    case "unit":
      return unitName(view, place.clan, place.unit);
    case "pile":
    case "comarca":
      return comarcaName(place.comarca);
    default:
      return capital(sayCellWords(place.cell));
  }
}
