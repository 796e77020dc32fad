/** What somebody did in a turn, read from its moves. */
import type { EntryOf } from "../game";
import { hasAny, type Finisterre, type Kind, type Move } from "./kit";

/** A kind of action, or what happened to a card or in a harvest. */
export type What =
  | Kind
  | "placed"
  | "took"
  | "defended"
  | "found"
  | Extract<Move["do"], "row" | "reveal" | "recover" | "call" | "unfed" | "half" | "carry" | "stop" | "yes" | "no">
  | `card ${Fate}`;
type Fate = Extract<Move["do"], "keep up" | "keep down" | "refuse" | "keep" | "publish"> | "sell";

/** A move with what its numbers and places stand for. */
export type Told = Move & { whereabouts?: Whereabouts };
export type Whereabouts = EntryOf<Finisterre>["whereabouts"];

export interface Deed {
  what: What;
  answers: Told[];
  card?: string;
}

const WITH_GOODS: What[] = ["move", "drop", "load", "activate", "mint", "melt", "use"]; // an answer is a good

/** The deeds of a turn, in their order; an action is told with its answers. */
export function readDeeds(entries: EntryOf<Finisterre>[]): Deed[] {
  const reader = new Reader();
  entries.forEach(({ kind, move, whereabouts }) => {
    if (move && kind === "action") reader.read({ ...move, whereabouts });
  });
  return reader.deeds;
}

class Reader {
  readonly deeds: Deed[] = [];
  private open: Deed | undefined; // an action that is being decided

  /** One more step. */
  read(move: Told): void {
    switch (move.do) {
      case "act":
        this.act(move.kind, move);
        break;
      case "play":
        this.open = undefined;
        break;
      case "at":
        this.open = this.add({ what: "placed", answers: [move] });
        break;
      case "take":
        this.take(move);
        break;
      case "keep up":
      case "keep down":
      case "refuse":
      case "keep":
      case "publish":
        this.decide(move.do, move.whereabouts?.card);
        break;
      case "find":
        this.step({ what: "found", answers: [move] });
        break;
      case "row":
      case "recover":
        this.step({ what: move.do, answers: [move], card: move.card });
        break;
      case "reveal":
      case "call":
      case "unfed":
      case "half":
      case "carry":
      case "stop":
      case "yes":
      case "no":
        this.step({ what: move.do, answers: [move] });
        break;
      case "facing": // tell nothing
      case "bank":
      case "harvest":
      case "enough":
      case "end":
      case "feed":
      case "find nothing":
      case "recover none":
        break;
      default:
        this.answer(move);
    }
  }

  /** A kind of action, unless its word answers something: what becomes of an objective, or the size of a tile. */
  private act(kind: Kind, move: Told): void {
    if (move.whereabouts?.sells) this.decide("sell");
    else if ((kind === "small" || kind === "large") && this.open?.what === "annex" && this.open.answers.length === 1)
      this.open.answers.push(move);
    else {
      const told = hasAny(move.whereabouts) ? [move] : []; // what followed by itself
      const last = this.deeds.at(-1);
      if (kind === "drop" && last?.what === "drop") last.answers.push(...told);
      this.open = kind === "drop" && last?.what === "drop" ? last : this.add({ what: kind, answers: told });
    }
  }

  /** A card is named if everybody has seen it. */
  private decide(fate: Fate, card?: string): void {
    this.step({ what: `card ${fate}`, answers: [], card });
  }

  private take(move: Told): void {
    this.open = undefined;
    const last = this.deeds.at(-1);
    if (last?.what === "took") last.answers.push(move);
    else this.add({ what: "took", answers: [move] });
  }

  /** An answer of the action that is being decided, or what happens between actions. */
  private answer(move: Told): void {
    if (move.do === "good" && this.open && !WITH_GOODS.includes(this.open.what))
      this.add({ what: "drop", answers: [move] });
    else if (this.open) this.open.answers.push(move);
    else if (move.do === "amount") this.add({ what: "defended", answers: [move] });
  }

  private step(deed: Deed): void {
    this.open = undefined;
    this.add(deed);
  }

  private add(deed: Deed): Deed {
    this.deeds.push(deed);
    return deed;
  }
}
