/** What a game gives to the table: a board, and its words. The table knows nothing else of any game. */
import type { Component } from "svelte";
import type { Award, Choice, Entry, Seat, Turn } from "../shared/types";

export interface BoardProps {
  kit: any; // what the game's board needs to draw, as the server sends it
  view: any; // the position, as the server sends it
  choices: Choice[];
  turn: Turn | null;
  seats: Seat[];
  viewer: number | null; // whose eyes
  mine: number[];
  act: (text: string) => void; // for the asked seat, if mine
  reasons: (texts: string[]) => Promise<(string | null)[]>; // what speaks against each, in words; nothing is done
  why: (text: string) => void; // ask the server why a text is refused: same door, shows the refusal
  highlight: string[]; // squares to mark: hovered log line, refusal
  hints: boolean;
  advised: string[]; // what a bot would choose, the best first, if somebody has asked it
  interactive: boolean; // false in replay
  busy?: boolean; // an act was sent and is not answered yet; another would be ignored
}

export interface ActionButton {
  text: string; // the notation that is sent
  label: string;
  key?: string; // a key that presses it
}

export interface TurnLine {
  text: string;
  where: string[];
}

export interface GameClient {
  Board: Component<BoardProps>;
  Side?: Component<BoardProps>; // remaining tiles etc., in the side column
  tell(props: BoardProps): string; // what is asked, for the action bar and the live region
  buttons(props: BoardProps): ActionButton[]; // choices that are buttons in the action bar
  atOnce?(text: string): boolean; // a step that nobody has to confirm by "Done"
  hides?(view: any, viewer: number): boolean; // whether this seat now sees what the others at the device may not
  move?(text: string): TurnLine | undefined; // a choice on the board in words, and squares to light up
  line(entries: Entry[], kit: any, names: string[]): TurnLine; // a turn in plain words, and squares to light up
  award(award: Award): string;
  Picture: Component; // small picture for the start page
  keys: { key: string; label: string }[]; // for the keyboard help
}

export const games: Record<string, () => Promise<GameClient>> = {
  carcassonne: () => import("./carcassonne"),
  meduris: () => import("./meduris"),
  finisterre: () => import("./finisterre"),
};
