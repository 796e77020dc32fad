// Made by tools/make_types.py from src/oppidum/server/protocol.py: change that file, then run `make types`.

export type State = "waiting" | "playing" | "over" | "frozen";

/** A position as a board draws it; each game knows its own. */
export type View = Record<string, any>;

/** Something that may be chosen: what to send, and what a board needs to show it. */
export interface Choice {
  text: string;
  [field: string]: unknown;
}

/** What happens to the seat of somebody who has been away while others wait. */
export interface Absence {
  then: "bot" | "forfeit" | "pass" | "wait";
  minutes: number;
}

/** Your action has happened and is stored. */
export interface Accepted {
  type: "accepted";
  key: string | null;
  seq: number;
}

/** A seat moves, or says done, undo or resign. */
export interface Act {
  type: "act";
  seat: number;
  seq: number;
  text: string;
  key?: string | null;
}

/** Agree, or not, to what another player asked to take back. */
export interface AnswerUndo {
  type: "answer_undo";
  seat: number;
  agree: boolean;
}

/** What would a strong bot do in my place, after the last event that I have seen? */
export interface AskHint {
  seat: number;
  seq: number;
}

/** Ask the others to take back what has happened since my last step, and that step. */
export interface AskUndo {
  type: "ask_undo";
  seat: number;
}

/** What speaks against these things, if I did them after the last event that I have seen? Nothing happens. */
export interface AskWhy {
  seat: number;
  seq: number;
  texts: string[];
}

/** Points of one player, for one thing; its terms add up to them. */
export interface Award {
  player: number;
  points: number;
  rule: string;
  what: string;
  where: string[];
  pieces: string[];
  terms: Term[];
  at_end: boolean;
  complete: boolean | null;
}

/** A line that somebody said. */
export interface Chat {
  type: "chat";
  at: number;
  seat: number;
  name: string;
  text: string;
}

/** A value of an option. */
export interface ChoiceCard {
  value: boolean | number | string;
  about: string;
}

/** The connection will be closed, because of this. */
export interface Closing {
  type: "error";
  message: string;
  reason: string;
  build: string | null;
}

/** Something that happened at a table, as you may know it. */
export interface Entry {
  seq: number;
  kind: "action" | "chance" | "done" | "handback" | "resign" | "takeover" | "undo";
  actor: number;
  text: string;
  awards: Award[];
  undoes: number[];
  gains: number[];
  at: number;
}

/** A worked example of the rules: what it shows, and by which rules. */
export interface ExampleCard {
  name: string;
  title: string;
  rules: string[];
}

/** The host puts a bot on a free seat, or frees it again. */
export interface FillSeat {
  who: "bot" | "open";
  bot?: string | null;
}

/** A game on the shelf. */
export interface GameCard {
  name: string;
  title: string;
  year: number;
  designer: string;
  minutes: number;
  summary: string;
  seats: number[];
  options: OptionCard[];
  presets: Record<string, Record<string, boolean | number | string>>;
  bots: string[];
}

/** How fast a game runs. */
export interface GameSpeed {
  game: string;
  percent: number;
  rules: boolean;
  bots: boolean;
  stuck: boolean;
}

/** A newcomer. */
export interface Guest {
  name: string;
}

/** I am here again: the bot gives me my seat back. */
export interface HandBack {
  type: "hand_back";
  seat: number;
}

/** The first message of a connection: who I am, and the last event that I have seen. */
export interface Hello {
  type: "hello";
  token?: string | null;
  seq?: number;
}

/** What a bot would do in your place after this event, the best first. */
export interface Hint {
  seq: number;
  moves: HintedMove[];
}

/** A move that a bot thinks well of, and what it expects of it, if it has looked ahead. */
export interface HintedMove {
  text: string;
  lead: number | null;
  win: number | null;
  visits: number | null;
}

/** A free seat, or the first one, is taken. */
export interface Join {
  seat?: number | null;
  name?: string | null;
}

/** A table to be opened. */
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  preset?: string | null;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  absence?: Absence;
  hints?: boolean | null;
}

/** Something to agree on before a match; the first choice is the default. */
export interface OptionCard {
  name: string;
  about: string;
  choices: ChoiceCard[];
}

/** Somebody came, went or sat down. */
export interface People {
  type: "people";
  table: TableCard;
  watching: number;
}

/** Who you are. The token proves it; only a newcomer is told it. */
export interface Person {
  person: string;
  name: string;
  token: string | null;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** What is wrong with a request. */
export interface Problem {
  rule: string;
  message: string;
  reason: string;
  facts: Record<string, number | string>;
  where: string[];
}

/** The body of every answer that is not a success. */
export interface Problems {
  error: Problem;
}

/** Of each thing that was asked about, in their order: what speaks against it, or null if nothing does. */
export interface Reasons {
  seq: number;
  reasons: (Problem | null)[];
}

/** Your action has not happened: the rule, the reason in words and without, the squares it is about. */
export interface Refused {
  type: "refused";
  key: string | null;
  rule: string;
  message: string;
  reason: string;
  facts: Record<string, number | string>;
  where: string[];
}

/** A whole match, as you may know it. */
export interface Replay {
  table: TableCard;
  view: View;
  steps: ReplayStep[];
}

/** One event, what it changes in the view, and who is asked then. */
export interface ReplayStep {
  entry: Entry;
  patch: View;
  turn: Turn;
}

/** A rule in our words. */
export interface RuleCard {
  id: string;
  text: string;
}

/** A line for everybody at the table. */
export interface Say {
  type: "chat";
  text: string;
}

/** A chair at a table, and who sits on it. */
export interface Seat {
  number: number;
  name: string | null;
  bot: string | null;
  open: boolean;
  mine: boolean;
  present: boolean;
}

/** Who is to sit on a seat of a new table. */
export interface SeatPlan {
  who: "bot" | "me" | "open";
  bot?: string | null;
  name?: string | null;
}

/** Everything that a viewer may know, with the events after `since`. */
export interface Snapshot {
  type: "snapshot";
  table: TableCard;
  seats: number[];
  viewer: number | null;
  seq: number;
  since: number;
  entries: Entry[];
  view: View | null;
  choices: Choice[];
  turn: Turn | null;
  chat: Chat[];
  build: string | null;
}

/** A table as the lobby shows it. */
export interface TableCard {
  code: string;
  game: string;
  preset: string | null;
  options: Record<string, boolean | number | string>;
  rules: number;
  state: "frozen" | "over" | "playing" | "waiting";
  public: boolean;
  hints: boolean;
  host: boolean;
  imported: boolean;
  seats: Seat[];
  created: number;
  absence: Absence;
  scores: number[] | null;
  ranking: number[] | null;
  rematch: string | null;
  notice: string | null;
}

/** A part of an award: so many of something, each worth so much. */
export interface Term {
  what: string;
  count: number;
  each: number;
}

/** Who is asked, and what else is going on. */
export interface Turn {
  asked: number;
  holding: boolean;
  undo: number[];
  over: boolean;
  resigned: number[];
  robots: Record<string, string>;
  ranking: number[] | null;
  undo_asked: UndoAsked | null;
}

/** Nothing has happened, but somebody has asked for something or answered: who is asked, and what is going on. */
export interface TurnNews {
  type: "turn";
  seq: number;
  turn: Turn;
}

/** Somebody wants to take something back. */
export interface UndoAsked {
  seat: number;
  agreed: number[];
}

/** What has just happened; the parts are encoded once for all who may know the same. */
export interface Update {
  type: "update";
  seq: number;
  entries: Entry[];
  patch: View;
  turn: Turn;
  choices: Choice[];
}

export type FromClient = Act | AnswerUndo | AskUndo | HandBack | Hello | Ping | Say;

export type ToClient = Accepted | Chat | Closing | People | Pong | Refused | Snapshot | TurnNews | Update;
