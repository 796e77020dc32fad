/** What the table says about this game: what is asked, a turn in the log, an award. */
import { t } from "../../shared/i18n.svelte";
import type { Award, Entry } from "../../shared/types";
import { countOf } from "../../table/points";
import type { ActionButton, BoardProps, TurnLine } from "../game";
import { sortChoices } from "./choices";
import { list, materialName } from "./describe";
import { MATERIALS, type Face, type Kit, type Material, type View } from "./kit";

const FACE = /^(wood|wool|copper|stone|any|minus)$/;
const BUILT = ["hut", "temple", "chip"];

/** What is asked now, of whoever is asked. */
export function tell({ view, choices }: BoardProps): string {
  const { phase, offer, paying, ending, lap } = view as View;
  if (phase === "offer") return [...(lap === undefined ? [] : [t("meduris-tell-lap")]), t("meduris-tell-offer", { number: offer?.field ?? 0 })].join(" ");
  if (phase === "pay") return t("meduris-tell-pay", { what: paying?.for ?? "hut", number: paying?.field ?? 0 });
  if (phase !== "act") return t("meduris-tell", { phase });
  const asked = sortChoices(choices).builds.length ? t("meduris-tell-act") : t("meduris-tell-move");
  return ending === undefined ? asked : `${asked} ${t("meduris-tell-last")}`;
}

/** Everything is chosen on the board; only what it cannot show becomes a button. */
export function buttons({ choices }: BoardProps): ActionButton[] {
  return sortChoices(choices).others.map((text) => ({ text, label: text }));
}

/** A worker of the set-up and a material are no turn yet: the next one may go on. */
export function atOnce(text: string): boolean {
  return /^(worker|take|return) /.test(text);
}

/** A choice in words, for a hint, and the plot to light up. */
export function move(text: string): TurnLine | undefined {
  const words = text.split(" ");
  const [verb = "", first = ""] = words;
  const isMaterial = (word: string) => (MATERIALS as readonly string[]).includes(word);
  const [from = "", to = ""] = words.filter(isMaterial).map((word) => materialName(word as Material));
  const number = words.find((word) => /^\d+$/.test(word)) ?? "";
  const kind =
    verb === "offer" ? `offer-${isMaterial(first) ? "one" : first}`
    : verb === "exchange" ? `exchange-${first}`
    : words.at(-1) === "exchange" ? `${verb}-exchange`
    : verb;
  return { text: t("meduris-move", { kind, number, from, to }), where: BUILT.includes(verb) ? [number] : [] };
}

/** A turn in plain words: what the die brought, then what each actor did. */
export function line(entries: Entry[], _: Kit, names: string[]): TurnLine {
  const said: string[] = [];
  const where: string[] = [];
  const deeds: string[] = [];
  if (entries.some(({ kind, text }) => kind === "chance" && text.startsWith("chip "))) said.push(t("meduris-line-chips"));
  for (const { kind, text, gains } of entries) {
    if (kind === "chance" && FACE.test(text)) said.push(sayRoll(text as Face, gains, names));
    if (kind !== "action") continue;
    const [verb = "", first = "", second = "", third = ""] = text.split(" ");
    if (BUILT.includes(verb)) where.push(first);
    const deed = sayDeed(verb, first, second, third);
    if (deed) deeds.push(deed);
  }
  const name = names[entries.find(({ kind }) => kind === "action")?.actor ?? -1] ?? "";
  if (deeds.length) said.push(t("meduris-line", { name, deeds: list(counted(deeds)) }));
  return { text: said.join(" "), where };
}

/** "The die brought wood: Ana +1, Ben +2." */
function sayRoll(face: Face, gains: number[], names: string[]): string {
  if (face === "any" || face === "minus") return t("meduris-line-roll", { face });
  const got = gains.flatMap((amount, player) => (amount > 0 ? [t("meduris-line-gain", { name: names[player] ?? "", amount })] : []));
  return got.length ? t("meduris-line-yield", { face, gains: got.join(", ") }) : t("meduris-line-roll", { face });
}

/** The same deed several times is told once. */
function counted(deeds: string[]): string[] {
  return [...new Set(deeds)].map((deed) => {
    const times = deeds.filter((other) => other === deed).length;
    return times > 1 ? `${deed} (${times} ×)` : deed;
  });
}

/** What was done, without who did it; the steps of a payment are not told. */
function sayDeed(verb: string, first: string, second: string, third: string): string {
  const material = (MATERIALS as readonly string[]).includes(first) ? materialName(first as Material) : "";
  switch (verb) {
    case "hut":
    case "temple":
    case "chip":
      return t("meduris-line-built", { what: second ? `${verb}-exchange` : verb, number: first });
    case "move":
      return t("meduris-line-moved", { from: material, to: materialName(third as Material) });
    case "worker":
    case "take":
    case "return":
      return t("meduris-line-material", { verb, material });
    case "nothing":
      return t("meduris-line-offered", { kind: "nothing", material });
    case "offer":
      return t("meduris-line-offered", { kind: material ? "one" : first, material });
    case "exchange":
      return t("meduris-line-offered", { kind: `exchange-${first}`, material });
    default:
      return "";
  }
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
      return t("meduris-award-temple", { huts: list(terms.map(({ count }) => String(count))) });
    case "runes":
      return t("meduris-award-runes", { runes });
    default:
      return t("meduris-award-chip");
  }
}

/** The keys of the board; labels are read when they are shown, in the language of the moment. */
export const keys = [
  { key: "← ↑ ↓ →", get label() { return t("meduris-key-walk"); } },
  { key: "N", get label() { return t("meduris-key-next"); } },
  { key: "W", get label() { return t("meduris-key-plateau"); } },
  { key: "Enter", get label() { return t("meduris-key-enter"); } },
  { key: "1 – 9", get label() { return t("meduris-key-choose"); } },
  { key: "Esc", get label() { return t("meduris-key-leave"); } },
  { key: "+ / −", get label() { return t("meduris-key-zoom"); } },
  { key: "0", get label() { return t("meduris-key-fit"); } },
];
