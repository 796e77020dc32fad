/** What the table says about this game: what is asked, the buttons, a turn in the log, an award. */
import { t } from "../../shared/i18n.svelte";
import type { Award } from "../../shared/types";
import { countOf } from "../../table/points";
import type { ActionButton, EntryOf, TurnLine } from "../game";
import { describeTile, roleOn, sayTurned, sayWhere, type Role } from "./describe";
import { whereabouts } from "./whereabouts";
import { kindOf, type Carcassonne, type FeatureKind, type Kit, type Move, type Props } from "./kit";

const PER_FIELD = "CAR-41"; // the rule by which a field pays its own farmers

/** What is asked now, of whoever is asked. */
export function tell({ view, kit, choices, hints }: Props): string {
  const { phase, hand, supply, turn } = view;
  if (phase === "deploy") return t("carcassonne-tell-deploy", { supply: supply[turn ?? 0] ?? 0 });
  if (phase !== "place" || !hand) return t("carcassonne-tell-draw");
  if (choices.some((choice) => choice.do === "discard")) return t("carcassonne-tell-discard");
  const tile = describeTile(kindOf(kit, hand));
  return hints ? t("carcassonne-tell-place", { tile }) : t("carcassonne-tell-place-free", { tile });
}

/** Every place for a follower, none, and setting a tile aside. Places on the board are tapped there. */
export function buttons({ choices, view, kit }: Props): ActionButton[] {
  const spots = choices.filter((choice) => choice.do === "send");
  const tile = view.tiles[view.newest];
  const where = (kind: FeatureKind, segment: number): string | undefined => {
    const same = spots.filter((spot) => spot.kind === kind).map((spot) => spot.segment);
    return tile && same.length > 1 ? whereabouts(tile, same, kit)[same.indexOf(segment)] : undefined;
  };
  const places = spots.map(({ text, kind, segment }, number): ActionButton => {
    const role = roleOn(kind);
    const there = where(kind, segment);
    const label =
      there === undefined ? t("carcassonne-send", { role }) : t("carcassonne-send-where", { role, where: there });
    return { text, label, key: String(number + 1), numbered: there !== undefined };
  });
  for (const { do: what, text } of choices) {
    if (what === "none") places.push({ text, label: t("carcassonne-send-none"), key: "0", stays: true });
    if (what === "discard") places.push({ text, label: t("carcassonne-discard"), key: "x" });
  }
  return places;
}

/** Where a tile could be laid, and how it is turned. */
export function move(move: Move): TurnLine | undefined {
  if (move.do !== "place") return undefined;
  const { square, facing } = move;
  return {
    text: t("carcassonne-move-place", { where: sayWhere(square), turned: sayTurned(facing) }),
    where: [square],
  };
}

/** A turn in plain words. */
export function line(entries: EntryOf<Carcassonne>[], kit: Kit, names: string[]): TurnLine {
  const name = names[entries.find((entry) => entry.actor >= 0)?.actor ?? -1] ?? "";
  const said: string[] = [];
  const where: string[] = [];
  let tile = ""; // the one that was drawn, in words
  let square = ""; // where it was laid, until the sentence is said
  for (const { move } of entries) {
    if (move?.do === "draw") {
      tile = describeTile(kindOf(kit, move.tile));
    } else if (move?.do === "place") {
      where.push((square = move.square));
    } else if (move?.do === "discard") {
      said.push(t("carcassonne-line-discard", { name, tile }));
    } else if (move) {
      said.push(sayTurn(name, tile, square, move.do === "send" ? roleOn(move.kind) : "none"));
      square = "";
    }
  }
  if (square) said.push(sayTurn(name, tile, square, "none"));
  return { text: said.join(" ").trim(), where };
}

/** One sentence; a part of a turn may lack its tile, or its square. */
function sayTurn(name: string, tile: string, square: string, role: Role | "none"): string {
  if (!square) return role === "none" ? "" : t("carcassonne-line-sent", { name, role });
  return tile ? t("carcassonne-line-laid", { name, role, tile }) : t("carcassonne-line-laid-unseen", { name, role });
}

/** What points were given for. */
export function award({ what, rule, where, terms, complete }: Award): string {
  const tiles = countOf(terms, "tile");
  const shields = countOf(terms, "shield");
  switch (what) {
    case "city":
      return complete
        ? t("carcassonne-award-city", { tiles, shields })
        : t("carcassonne-award-open-city", { tiles, shields });
    case "road":
      return complete ? t("carcassonne-award-road", { tiles }) : t("carcassonne-award-open-road", { tiles });
    case "cloister":
      return complete ? t("carcassonne-award-cloister") : t("carcassonne-award-open-cloister", { tiles });
    default:
      return rule === PER_FIELD
        ? t("carcassonne-award-field", { cities: countOf(terms, "city") })
        : t("carcassonne-award-farm", { tiles: where.length });
  }
}

/** The keys of the board, in the language of the moment. */
export const keys = () => [
  { key: "← ↑ ↓ →", label: t("carcassonne-key-move") },
  { key: "N", label: t("carcassonne-key-next") },
  { key: "R, E / Q", label: t("carcassonne-key-turn") },
  { key: "Enter", label: t("carcassonne-key-place") },
  { key: "1 – 9", label: t("carcassonne-key-follower") },
  { key: "0", label: t("carcassonne-key-none") },
  { key: "F", label: t("carcassonne-key-feature") },
  { key: "+ / −", label: t("carcassonne-key-zoom") },
  { key: "0", label: t("carcassonne-key-fit") },
];
