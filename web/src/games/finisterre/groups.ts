/** The choices of the moment, sorted by what they are: the guide shows one group after the other. */
import type { Choice, Kit } from "./kit";

/** In the order in which they are shown: kinds of actions, places and cards, goods and the rest. */
const SORTS = [
  ...(["build", "trade", "travel", "spirit", "people", "offence", "free"] as const),
  ...(["map", "facing", "hand", "row", "reveal", "keep", "recover", "bank"] as const),
  ...(["ground", "comarca", "unit", "clan", "edge", "cell", "store", "lot", "size", "amount", "helped"] as const),
  ...(["guests", "kind", "slot", "specialist", "divine", "form", "answer", "leave"] as const),
] as const;

export type Sort = (typeof SORTS)[number];

export interface Group {
  sort: Sort;
  key: string; // sort, and for goods the store or the comarca they lie in
  choices: Choice[];
}

const SORTS_OF_MOVES: Record<Exclude<Choice["do"], "act" | "take" | "amount">, Sort> = {
  ...of("map", "at"),
  ...of("facing", "facing"),
  ...of("hand", "play"),
  ...of("row", "row"),
  ...of("reveal", "reveal"),
  ...of("keep", "keep up", "keep down", "refuse", "keep", "publish", "sell"),
  ...of("recover", "recover"),
  ...of("bank", "bank"),
  ...of("ground", "find"),
  ...of("comarca", "harvest", "comarca"),
  ...of("unit", "unit", "call"),
  ...of("clan", "clan", "first"),
  ...of("edge", "site", "dock"),
  ...of("cell", "unfed", "half", "dolmen", "cell"),
  ...of("store", "good"),
  ...of("lot", "lot"),
  ...of("size", "size"),
  ...of("amount", "carry"),
  ...of("guests", "guests"),
  ...of("slot", "slot"),
  ...of("specialist", "specialist"),
  ...of("divine", "keep card", "put back"),
  ...of("form", "grow", "add", "take over"),
  ...of("answer", "yes", "no", "look", "alchemy", "draw", "?"),
  ...of("leave", "stop", "end", "enough", "feed", "one way", "find nothing", "recover none"),
};

function of<W extends string>(sort: Sort, ...words: W[]): Record<W, Sort> {
  return Object.fromEntries(words.map((word) => [word, sort])) as Record<W, Sort>;
}

/** What a choice is; kinds of actions are in the groups of the kit. */
export function sortOf(choice: Choice, { groups }: Pick<Kit, "groups">): Sort {
  switch (choice.do) {
    case "act":
      return groups[choice.kind];
    case "take":
      return choice.comarca === undefined ? "kind" : "ground";
    case "amount":
      return choice.helper ? "helped" : "amount";
    default:
      return SORTS_OF_MOVES[choice.do];
  }
}

/** All choices in groups, goods by their store; what ends the question comes last. */
export function groupChoices(choices: Choice[], kit: Kit): Group[] {
  const groups = new Map<string, Group>();
  for (const choice of choices) {
    const sort = sortOf(choice, kit);
    const key = `${sort} ${lieIn(choice)}`;
    const group = groups.get(key) ?? { sort, key, choices: [] };
    group.choices.push(choice);
    groups.set(key, group);
  }
  for (const { choices: some } of groups.values()) some.sort((a, b) => Number(destroys(a)) - Number(destroys(b)));
  return [...groups.values()].sort((a, b) => SORTS.indexOf(a.sort) - SORTS.indexOf(b.sort));
}

/** What breaks up something of one's own stands behind what builds, so that no second click meets it. */
function destroys(choice: Choice): boolean {
  return choice.do === "act" && choice.kind === "destroy";
}

/** Where the goods of a choice lie: in the store of a unit, in another one, or on the ground. */
function lieIn(choice: Choice): number | string {
  if (choice.do === "good") return choice.unit ?? choice.store ?? "";
  return choice.do === "find" || choice.do === "take" ? (choice.comarca ?? "") : "";
}
