/** The choices of the moment, sorted by what they are: the guide shows one group after the other. */
import type { Choice, View } from "./kit";

export type Sort =
  | "build" | "travel" | "trade" | "people" | "spirit" | "offence" | "free" // kinds of actions
  | "map" | "facing" | "hand" | "row" | "reveal" | "keep" | "recover" | "bank"
  | "ground" | "comarca" | "unit" | "clan" | "edge" | "cell" | "store" | "lot"
  | "size" | "amount" | "helped" | "guests" | "kind" | "slot" | "specialist" | "divine" | "form" | "answer" | "leave";

export interface Group {
  sort: Sort;
  key: string; // sort, and for goods the store they lie in
  choices: Choice[];
}

const KINDS: Record<string, Sort> = {
  ...of("build", "small", "large", "grow", "annex", "boat", "cart", "leave", "destroy"),
  ...of("travel", "sail", "load"),
  ...of("trade", "buy", "sell", "sell food", "mint", "melt"),
  ...of("people", "activate", "deactivate", "use", "buy specialist", "sell specialist", "convert specialist"),
  ...of("spirit", "offering", "feast", "gift", "convert"),
  ...of("offence", "attack"),
  ...of("free", "move", "drop", "drive"),
};
const ORDER: Sort[] = [
  ...(["build", "trade", "travel", "spirit", "people", "offence", "free"] as const),
  ...(["map", "facing", "hand", "row", "reveal", "keep", "recover", "bank", "ground", "comarca", "unit", "clan", "edge", "cell"] as const),
  ...(["store", "lot", "size", "amount", "helped", "guests", "kind", "slot", "specialist", "divine", "form", "answer", "leave"] as const),
];
/** What ends something. */
const LEAVING = ["stop", "end", "enough", "find nothing", "recover none", "one way", "feed"];

function of(sort: Sort, ...kinds: string[]): Record<string, Sort> {
  return Object.fromEntries(kinds.map((kind) => [kind, sort]));
}

/** To which group a kind of action belongs. */
export function sortOfKind(kind: string): Sort {
  return KINDS[kind] ?? "people";
}

/** What a choice is. */
export function sortOf(choice: Choice, { phase }: Pick<View, "phase">): Sort {
  const { text } = choice;
  if (LEAVING.includes(text)) return "leave";
  if (choice.kind !== undefined) return sortOfKind(choice.kind);
  if (/^at /.test(text)) return "map";
  if (/^(unfed|half|call) /.test(text)) return choice.unit === undefined ? "cell" : "unit";
  if (/^reveal /.test(text)) return "reveal";
  if (/^recover /.test(text)) return "recover";
  if (/^(yes|no)$/.test(text)) return "answer";
  if (phase === "seer") return "divine";
  if (choice.form !== undefined) return "form";
  if (choice.guests !== undefined) return "guests";
  if (choice.keep !== undefined) return "keep";
  if (choice.facing !== undefined) return "facing";
  if (choice.corner !== undefined) return "bank";
  if (choice.lot !== undefined) return "lot";
  if (choice.size !== undefined) return "size";
  if (choice.helped) return "helped";
  if (choice.amount !== undefined || /^\d+$/.test(text)) return "amount";
  if (choice.store !== undefined) return "store";
  if (choice.good !== undefined) return choice.comarca === undefined ? "kind" : "ground";
  if (choice.slot !== undefined) return "slot";
  if (choice.row) return "row";
  if (choice.card !== undefined) return phase === "card" ? "hand" : "specialist";
  if (choice.unit !== undefined) return "unit";
  if (choice.side !== undefined) return "edge";
  if (choice.cell !== undefined) return "cell";
  if (choice.comarca !== undefined) return "comarca";
  return choice.clan === undefined ? "answer" : "clan";
}

/** All choices in groups, goods by their store; what ends the question comes last. */
export function groupChoices(choices: Choice[], view: Pick<View, "phase">): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const sort = sortOf(choice, view);
    const key = sort === "store" ? `store ${choice.store}` : sort === "ground" ? `ground ${choice.comarca}` : sort;
    const group = groups.get(key) ?? { sort, key, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => ORDER.indexOf(a.sort) - ORDER.indexOf(b.sort));
}
