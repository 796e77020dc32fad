/** What a game gives to the table: a board, and its words. The table knows nothing else of any game. */
import type { Component } from "svelte";
import type { Award, Choice, Entry, Happening, Move, Refusal, Seat, Turn } from "../shared/types";
import type { Carcassonne } from "./carcassonne/kit";
import type { Finisterre } from "./finisterre/kit";
import type { Meduris } from "./meduris/kit";
import type { TipsOfGame } from "./tips";

/** What the server tells of a game, as its contract.ts declares it. */
export interface Contract {
  kit: unknown; // what is needed to draw the game's board
  view: object; // the position
  choice: Choice;
  move: Move;
}

/** A line of the log of a game. */
export type EntryOf<G extends Contract> = Omit<Entry, "move"> & { move: G["move"] | null };

/** What speaks against something, in words and by its facts. */
export interface Reason {
  said: string;
  facts: Refusal["facts"];
}

export interface BoardProps<G extends Contract = Contract> {
  kit: G["kit"];
  view: G["view"];
  choices: G["choice"][];
  turn: Turn | null;
  seats: Seat[];
  viewer: number | null; // whose eyes
  mine: number[];
  act: (text: string) => void; // for the asked seat, if mine
  reasons: (texts: string[]) => Promise<(Reason | null)[]>; // what speaks against each; nothing is done
  lookUp?: (rule: string) => void; // opens a rule; else a link leads to the rule book
  why: (text: string) => void; // ask the server why a text is refused: same door, shows the refusal
  highlight: string[]; // squares to mark: hovered log line, refusal
  told?: Award | undefined; // of the final scoring, while it is told
  hints: boolean;
  advised: string[]; // what a bot would choose, the best first, if somebody has asked it
  interactive: boolean; // false in replay
  busy?: boolean; // an act was sent and is not answered yet; another would be ignored
}

export interface ActionButton {
  text: string; // the notation that is sent
  label: string;
  key?: string; // a key that presses it
  stays?: boolean; // in sight where many buttons scroll
  numbered?: boolean; // the board shows this key too, so that a finger needs it as well
}

export interface TurnLine {
  text: string;
  where: string[];
}

/** What happened by itself to one seat, or to nobody alone, in words. */
export interface ToldHappening {
  player: number | null;
  text: string;
}

export interface GameClient<G extends Contract = Contract> {
  Board: Component<BoardProps<G>>;
  Side?: Component<BoardProps<G>>; // remaining tiles etc., in the side column
  tell(props: BoardProps<G>): string; // what is asked, for the action bar and the live region
  turnOf?(view: G["view"]): number | undefined; // whose turn it is, where others are asked something in it
  buttons(props: BoardProps<G>): ActionButton[]; // choices that are buttons in the action bar
  atOnce?(move: G["move"]): boolean; // a step that nobody has to confirm by "Done"
  hides?(view: G["view"], viewer: number): boolean; // whether this seat now sees what the others at the device may not
  move?(move: G["move"], text: string, view: G["view"]): TurnLine | undefined; // a choice on the board in words, and squares to light up
  outcome?(choice: G["choice"], board: BoardProps<G>): string[]; // what it leads to, as the reason of a hint
  line(entries: EntryOf<G>[], kit: G["kit"], names: string[]): TurnLine; // a turn in plain words, and squares to light up
  award(award: Award): string;
  happened?(happened: Happening[]): ToldHappening[]; // by itself: a line for everybody concerned
  kinds: readonly string[]; // what points are for, in the order in which bars show it
  unranked?: boolean; // the board does not number the moves of a hint
  scoredAtEnd?: boolean; // no points are given before the end
  tips?(): Promise<TipsOfGame<G>>; // of a guided match
  Picture: Component; // small picture for the start page
  Legend: Component<{ name: string; kit: G["kit"] }>; // a symbol of "How to play", as the board draws it
  keys(): { key: string; label: string }[]; // for the keyboard help
}

/** The server sends every game what its contract declares, so the table need not know which game it has. */
function asGame<G extends Contract>(client: Promise<GameClient<G>>): Promise<GameClient> {
  return client as Promise<GameClient>;
}

export const games: Record<string, () => Promise<GameClient>> = {
  carcassonne: () => asGame<Carcassonne>(import("./carcassonne")),
  meduris: () => asGame<Meduris>(import("./meduris")),
  finisterre: () => asGame<Finisterre>(import("./finisterre")),
};
