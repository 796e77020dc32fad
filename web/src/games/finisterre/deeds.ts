/** What somebody did in a turn, read from its moves. */
import type { EntryOf } from "../game";
import { isTerrain, type Cards, type Finisterre, type Kind, type Move } from "./kit";

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
export function readDeeds(entries: EntryOf<Finisterre>[], cards: Cards): Deed[] {
  const reader = new Reader(cards);
  entries.forEach(({ kind, move, whereabouts }, index) => {
    if (!move) return;
    if (kind === "chance") reader.drawn ||= move.do === "draw";
    if (kind === "action") reader.read({ ...move, whereabouts }, entries[index + 1]?.move ?? undefined);
  });
  return reader.deeds;
}

class Reader {
  readonly deeds: Deed[] = [];
  drawn = false; // a card, about which nothing has been decided yet
  private card: string | undefined; // that was played
  private open: Deed | undefined; // an action that is being decided

  constructor(private readonly cards: Cards) {}

  /** One more step. */
  read(move: Told, next: Move | undefined): void {
    switch (move.do) {
      case "act":
        this.act(move.kind, move, next);
        break;
      case "play":
        this.card = move.card;
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
        this.decide(move.do);
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
    if (move.do !== "play") this.drawn = false;
  }

  /** A kind of action, unless its word answers something: what becomes of an objective, or the size of a tile. */
  private act(kind: Kind, move: Told, next: Move | undefined): void {
    if (kind === "sell" && next?.do !== "lot" && this.mayBeObjective()) this.decide("sell");
    else if ((kind === "small" || kind === "large") && this.open?.what === "annex" && this.open.answers.length === 1)
      this.open.answers.push(move);
    else this.open = this.add({ what: kind, answers: [] });
  }

  /** Whether a card other than terrain may have been played: one that was the only one is played without a word. */
  private mayBeObjective(): boolean {
    return this.card === undefined ? this.drawn : !isTerrain(this.cards, this.card);
  }

  private decide(fate: Fate): void {
    const shown = fate === "keep up" || fate === "refuse" || fate === "publish"; // all see which card it is
    this.step({ what: `card ${fate}`, answers: [], card: shown ? this.card : undefined });
    this.card = undefined;
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
