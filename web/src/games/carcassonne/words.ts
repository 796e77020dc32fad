/** What the table says about this game: what is asked, the buttons, a turn in the log, an award. */
import { t } from "../../shared/i18n.svelte";
import type { Award, Choice, Entry } from "../../shared/types";
import { countOf } from "../../table/points";
import type { ActionButton, BoardProps, TurnLine } from "../game";
import { describeTile, directionName, roleOn, type Role } from "./describe";
import { kindOf, type FeatureKind, type Kit, type View } from "./kit";

const PLACEMENT = /^(-?\d+,-?\d+) ([NESW])$/;
const PER_FIELD = "CAR-41"; // the rule by which a field pays its own farmers
const DEPLOYMENT = /^(city|road|field|cloister)(?: (\w+))?$/;

/** What is asked now, of whoever is asked. */
export function tell({ view, kit, choices, hints }: BoardProps): string {
  const { phase, hand, supply, turn } = view as View;
  if (phase === "deploy") return t("carcassonne-tell-deploy", { supply: supply[turn ?? 0] ?? 0 });
  if (phase !== "place" || !hand) return t("carcassonne-tell-draw");
  if (choices.some(({ text }) => text === "discard")) return t("carcassonne-tell-discard");
  const tile = describeTile(kindOf(kit as Kit, hand));
  return hints ? t("carcassonne-tell-place", { tile }) : t("carcassonne-tell-place-free", { tile });
}

/** Every place for a follower, none, and setting a tile aside. Places on the board are tapped there. */
export function buttons({ choices }: BoardProps): ActionButton[] {
  const spots = choices.filter(({ text }) => DEPLOYMENT.test(text));
  const several = (kind: string) => spots.filter(({ text }) => text.startsWith(kind)).length > 1;
  const places = spots.map(({ text }, number) => {
    const [, kind = "field", spot = ""] = DEPLOYMENT.exec(text)!;
    const role = roleOn(kind as FeatureKind);
    const label = several(kind)
      ? t("carcassonne-send-where", { role, where: directionName(spot) })
      : t("carcassonne-send", { role });
    return { text, label, key: String(number + 1) };
  });
  const has = (wanted: string) => choices.some(({ text }: Choice) => text === wanted);
  if (has("none")) places.push({ text: "none", label: t("carcassonne-send-none"), key: "0" });
  if (has("discard")) places.push({ text: "discard", label: t("carcassonne-discard"), key: "x" });
  return places;
}

/** Where a tile could be laid, and how it is turned. */
export function move(text: string): TurnLine | undefined {
  const [, square, facing] = PLACEMENT.exec(text) ?? [];
  if (!square || !facing) return undefined;
  return { text: t("carcassonne-move-place", { square, facing: directionName(facing) }), where: [square] };
}

/** A turn in plain words. */
export function line(entries: Entry[], kit: Kit, names: string[]): TurnLine {
  const name = names[entries.find((entry) => entry.actor >= 0)?.actor ?? -1] ?? "";
  const said: string[] = [];
  const where: string[] = [];
  let tile = ""; // the one that was drawn, in words
  let square = ""; // where it was laid, until the sentence is said
  for (const { kind, text } of entries) {
    if (kind === "chance") tile = describeTile(kindOf(kit, text));
    if (kind !== "action") continue;
    const placed = PLACEMENT.exec(text)?.[1];
    if (placed) {
      where.push((square = placed));
    } else if (text === "discard") {
      said.push(t("carcassonne-line-discard", { name, tile }));
    } else {
      const part = DEPLOYMENT.exec(text)?.[1];
      said.push(sayTurn(name, tile, square, part ? roleOn(part as FeatureKind) : "none"));
      square = "";
    }
  }
  if (square) said.push(sayTurn(name, tile, square, "none"));
  return { text: said.join(" ").trim(), where };
}

/** One sentence; a part of a turn may lack its tile, or its square. */
function sayTurn(name: string, tile: string, square: string, role: Role | "none"): string {
  if (!square) return role === "none" ? "" : t("carcassonne-line-sent", { name, role });
  return tile ? t("carcassonne-line-laid", { name, role, tile }) : t("carcassonne-line-laid-unseen", { name, role, square });
}

/** What points were given for. */
export function award({ what, rule, where, terms, complete }: Award): string {
  const tiles = countOf(terms, "tile");
  const shields = countOf(terms, "shield");
  switch (what) {
    case "city":
      return complete ? t("carcassonne-award-city", { tiles, shields }) : t("carcassonne-award-open-city", { tiles, shields });
    case "road":
      return complete ? t("carcassonne-award-road", { tiles }) : t("carcassonne-award-open-road", { tiles });
    case "cloister":
      return complete ? t("carcassonne-award-cloister") : t("carcassonne-award-open-cloister", { tiles });
    default:
      return rule === PER_FIELD ? t("carcassonne-award-field", { cities: countOf(terms, "city") }) : t("carcassonne-award-farm", { tiles: where.length });
  }
}

/** The keys of the board; labels are read when they are shown, in the language of the moment. */
export const keys = [
  { key: "← ↑ ↓ →", get label() { return t("carcassonne-key-move"); } },
  { key: "N", get label() { return t("carcassonne-key-next"); } },
  { key: "R, E / Q", get label() { return t("carcassonne-key-turn"); } },
  { key: "Enter", get label() { return t("carcassonne-key-place"); } },
  { key: "1 – 9", get label() { return t("carcassonne-key-follower"); } },
  { key: "0", get label() { return t("carcassonne-key-none"); } },
  { key: "F", get label() { return t("carcassonne-key-feature"); } },
  { key: "+ / −", get label() { return t("carcassonne-key-zoom"); } },
  { key: "0", get label() { return t("carcassonne-key-fit"); } },
];
