/** What the table says about this game: what is asked, a turn in the log, an award. */
import { list, t } from "../../shared/i18n.svelte";
import type { Award } from "../../shared/types";
import { seatName } from "../../table/names";
import { countOf } from "../../table/points";
import type { ActionButton, EntryOf, TurnLine } from "../game";
import { sortChoices } from "./choices";
import { answerKind, materialName } from "./describe";
import {
  isMaterial,
  type Build,
  type Face,
  type Kit,
  type Material,
  type Meduris,
  type Move,
  type Props,
  type PutChip,
  type Reply,
  type View,
} from "./kit";

/** What is asked now, of whoever is asked. */
export function tell({ view, choices, seats }: Props): string {
  const { phase, offer, paying, ending, lap } = view;
  if (phase === "offer")
    return [
      ...(lap === undefined ? [] : [t("meduris-tell-lap")]),
      t("meduris-tell-offer", { number: offer?.field ?? 0 }),
    ].join(" ");
  if (phase === "pay") return t("meduris-tell-pay", { what: paying?.for ?? "hut", number: paying?.field ?? 0 });
  if (phase === "take" || phase === "return") {
    const roller = seats[view.turn];
    const whose = view.turn === view.asked ? "me" : "other";
    return t("meduris-tell-rolled", { phase, whose, name: roller ? seatName(roller) : "" });
  }
  if (phase !== "act") return t("meduris-tell", { phase });
  const asked = sortChoices(choices).builds.length ? t("meduris-tell-act") : t("meduris-tell-move");
  return ending === undefined ? asked : `${asked} ${t("meduris-tell-last")}`;
}

/** Whose turn it is; the last lap is nobody's, and before the first turn everybody is asked in their own. */
export function turnOf({ phase, turn, lap }: View): number | undefined {
  if (lap) return -1;
  return phase === "chips" || phase === "workers" ? undefined : turn;
}

/** Everything is chosen on the board; only what it cannot show becomes a button. */
export function buttons({ choices }: Props): ActionButton[] {
  return sortChoices(choices).others.map((text) => ({ text, label: text }));
}

/** A worker of the set-up and a material are no turn yet: the next one may go on. */
export function atOnce(move: Move): boolean {
  return move.do === "worker" || move.do === "take" || move.do === "return";
}

/** A choice in words, for a hint, and the plot to light up. */
export function move(move: Move): TurnLine {
  const said = (kind: string, from = "", to = "", number: number | string = "") =>
    t("meduris-move", { kind, from, to, number: String(number) });
  const where = plotOf(move);
  switch (move.do) {
    case "hut":
    case "temple":
    case "chip":
      return { text: said(buildingKind(move), "", "", move.field), where };
    case "move":
      return { text: said("move", materialName(move.from), materialName(move.to)), where };
    case "worker":
    case "take":
    case "return":
      return { text: said(move.do, materialName(move.material)), where };
    case "replace":
    case "give":
      return {
        text: said(move.amount ? move.do : `${move.do}-none`, materialName(move.material), "", move.amount),
        where,
      };
    case "nothing":
    case "offer":
    case "exchange":
      return { text: said(answerKind(move), givenName(move)), where };
    default:
      return { text: "", where }; // only chance does the rest
  }
}

/** A turn in plain words: what the die brought, then what each actor did. */
export function line(entries: EntryOf<Meduris>[], _: Kit, names: string[]): TurnLine {
  const said: string[] = [];
  if (entries.some(({ kind, move }) => kind === "chance" && move?.do === "chip")) said.push(t("meduris-line-chips"));
  for (const { move, gains } of entries) if (move?.do === "roll") said.push(sayRoll(move.face, gains, names));
  const played = entries.flatMap(({ kind, move }) => (kind === "action" && move ? [move] : []));
  const deeds = played.map(sayDeed).filter(Boolean);
  const name = names[entries.find(({ kind }) => kind === "action")?.actor ?? -1] ?? "";
  if (deeds.length) said.push(t("meduris-line", { name, deeds: list(counted(deeds)) }));
  for (const { kind, move, gains } of entries)
    if (kind === "action" && move?.do === "move") said.push(sayBigYield(move.to, gains, names));
  return { text: said.join(" "), where: played.flatMap(plotOf) };
}

/** "The die brought wood: Ana +1, Ben +2." */
function sayRoll(face: Face, gains: number[], names: string[]): string {
  const got = sayAll(gains, names);
  return isMaterial(face) && got ? t("meduris-line-yield", { face, gains: got }) : t("meduris-line-roll", { face });
}

/** "The big yield brought wood: Ana +3, Ben +2." */
function sayBigYield(material: Material, gains: number[], names: string[]): string {
  const got = sayAll(gains, names);
  return got ? t("meduris-line-big-yield", { material, gains: got }) : t("meduris-line-big-nothing", { material });
}

function sayAll(gains: number[], names: string[]): string {
  const got = gains.flatMap((amount, player) =>
    amount > 0 ? [t("meduris-line-gain", { name: names[player] ?? "", amount })] : [],
  );
  return got.join(", ");
}

/** The same deed several times is told once. */
function counted(deeds: string[]): string[] {
  return [...new Set(deeds)].map((deed) => {
    const times = deeds.filter((other) => other === deed).length;
    return times > 1 ? `${deed} (${times} ×)` : deed;
  });
}

/** What was done, without who did it; the steps of a payment are not told. */
function sayDeed(move: Move): string {
  switch (move.do) {
    case "hut":
    case "temple":
    case "chip":
      return t("meduris-line-built", { what: buildingKind(move), number: String(move.field) });
    case "move":
      return t("meduris-line-moved", { from: materialName(move.from), to: materialName(move.to) });
    case "worker":
    case "take":
    case "return":
      return t("meduris-line-material", { verb: move.do, material: materialName(move.material) });
    case "nothing":
    case "offer":
    case "exchange":
      return t("meduris-line-offered", { kind: answerKind(move), material: givenName(move) });
    default:
      return "";
  }
}

/** What is put on a plot; a payment in exchange is told. */
function buildingKind(move: PutChip | Build): string {
  return move.do !== "chip" && move.exchange ? `${move.do}-exchange` : move.do;
}

/** The one material that the druid is given, if it is one. */
function givenName(move: Reply): string {
  return move.do === "offer" && isMaterial(move.what) ? materialName(move.what) : "";
}

/** The plot that a move is about. */
function plotOf(move: Move): string[] {
  return move.do === "chip" || move.do === "hut" || move.do === "temple" ? [String(move.field)] : [];
}

/** What points were given for. */
export function award({ what, terms }: Award): string {
  const huts = countOf(terms, "hut");
  const runes = countOf(terms, "rune");
  switch (what) {
    case "offering":
      return huts ? t("meduris-award-both", { huts }) : t("meduris-award-one");
    case "refusal":
      return t("meduris-award-refusal");
    case "druid-chip":
      return t("meduris-award-druid-chip", { huts });
    case "crossing":
      return t("meduris-award-crossing", { runes });
    case "temple":
      return t("meduris-award-temple", {
        count: terms.length,
        one: countOf(terms.slice(0, 1), terms[0]?.what ?? ""),
        huts: list(terms.map(({ count }) => String(count))),
      });
    case "runes":
      return t("meduris-award-runes", { runes });
    default:
      return t("meduris-award-chip");
  }
}

/** The keys of the board, in the language of the moment. */
export const keys = () => [
  { key: "← ↑ ↓ →", label: t("meduris-key-walk") },
  { key: "N", label: t("meduris-key-next") },
  { key: "W", label: t("meduris-key-plateau") },
  { key: "I", label: t("meduris-key-explain") },
  { key: "Enter", label: t("meduris-key-enter") },
  { key: "1 – 9", label: t("meduris-key-choose") },
  { key: "Esc", label: t("meduris-key-leave") },
  { key: "+ / −", label: t("meduris-key-zoom") },
  { key: "0", label: t("meduris-key-fit") },
];
