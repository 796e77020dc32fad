/** What somebody did in a turn, read from the notation of its steps. */
import type { Entry } from "../../shared/types";

export interface Deed {
  what: string; // a kind of action, or what happened to a card or in a harvest
  answers: string[]; // in notation
  card?: string;
}

export const KINDS = [
  ...["small", "large", "grow", "annex", "boat", "cart", "leave", "destroy", "offering", "feast", "gift", "sail", "load"],
  ...["activate", "deactivate", "attack", "convert", "convert specialist", "buy", "sell", "sell food", "buy specialist"],
  ...["sell specialist", "mint", "melt", "use", "move", "drop", "drive"],
];
const CARD_WORDS = ["keep up", "keep down", "refuse", "keep", "sell", "publish"];
const WITH_GOODS = ["move", "drop", "load", "activate", "mint", "melt", "use", "loot", "rescue"]; // an answer is a good
const SHOWN = ["keep up", "refuse", "publish"]; // all see which card it is
const SILENT = ["enough", "end", "feed", "find nothing", "recover none"];
/** A step that is a deed of its own, by its first word. */
const STEPS: Record<string, string> = {
  row: "row", reveal: "reveal", recover: "recover", find: "found", call: "call", unfed: "unfed", half: "half", carry: "carry", stop: "stop", yes: "yes", no: "no",
};

/** The deeds of a turn, in their order; an action is told with its answers. */
export function readDeeds(entries: Entry[]): Deed[] {
  const deeds: Deed[] = [];
  let card: string | undefined;
  let open: Deed | undefined; // an action that is being decided
  const add = (deed: Deed) => (deeds.push(deed), deed);
  for (const [index, { kind, text }] of entries.entries()) {
    const [verb = "", first = ""] = text.split(" ");
    const sale = text === "sell" && !!entries[index + 1]?.text.startsWith("lot ");
    if (kind !== "action" || SILENT.includes(text)) continue;
    if (open?.what === "annex" && open.answers.length === 1 && /^(small|large)$/.test(text)) open.answers.push(text);
    else if (verb === "play") (card = first), (open = undefined);
    else if (verb === "at") open = add({ what: "placed", answers: [text], card: undefined });
    else if (verb === "facing" || verb === "bank" || verb === "harvest") continue;
    else if (verb === "take") {
      open = undefined;
      const last = deeds.at(-1);
      if (last?.what === "took") last.answers.push(text);
      else add({ what: "took", answers: [text] });
    } else if (CARD_WORDS.includes(text) && !sale) {
      open = undefined;
      add({ what: `card ${text}`, answers: [], card: SHOWN.includes(text) ? card : undefined });
      card = undefined;
    } else if (KINDS.includes(text)) open = add({ what: text, answers: [] });
    else if (STEPS[verb]) {
      open = undefined;
      add({ what: STEPS[verb], answers: first ? [text.slice(verb.length + 1)] : [], card: verb === "row" || verb === "recover" ? first : undefined });
    } else if (open && / of /.test(text) && !/^(unit|slot) /.test(text) && !WITH_GOODS.includes(open.what)) add({ what: "drop", answers: [text] });
    else if (open) open.answers.push(text);
    else if (/^\d+( fighter)?$/.test(text)) add({ what: "defended", answers: [text] });
  }
  return deeds;
}
