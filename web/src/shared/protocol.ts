// Made by tools/make_types.py from src/oppidum/server/protocol: change that folder, then run `make types`.

export type Move = { do: string };

export type Notation = string;

export type SeatNumber = number;

export type Seq = number;

/** What would a strong bot do in my place, after the last event that I have seen? */
export interface AskHint {
  seat: SeatNumber;
  seq: Seq;
}

/** A move that a bot thinks well of, what it expects of it, if it has looked ahead, and what it changes. */
export interface HintedMove {
  text: string;
  move: Move;
  lead: number | null;
  win: number | null;
  visits: number | null;
  reasons: Reason[]; // beside the position as it is; what speaks for it first
}

/** What a bot would do in your place after this event, the best first. */
export interface Hint {
  seq: number;
  moves: HintedMove[];
}

/** What speaks against these things, if I did them after the last event that I have seen? Nothing happens. */
export interface AskWhy {
  seat: SeatNumber;
  seq: Seq;
  texts: Notation[];
}

/** Of each thing that was asked about, in their order: what speaks against it, or null if nothing does.

    Empty, with the latest event, if the match has gone on since you asked.
     */
export interface Reasons {
  seq: number;
  reasons: (Problem | null)[];
}

export type Value = string | number | boolean;

/** A value of an option. */
export interface ChoiceCard {
  value: Value;
  about: string;
}

/** Something to agree on before a match; the first choice is the default. */
export interface OptionCard {
  name: string;
  about: string;
  choices: ChoiceCard[];
  rules: string[]; // that it changes
  needs: string; // another option, without which it means nothing; empty of most
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
  presets: Record<string, Record<string, Value>>;
  recommended: string; // the preset that people are offered first
  bots: string[];
  lessons: number;
  puzzles: number;
}

/** How fast a game runs. */
export interface GameSpeed {
  game: string;
  percent: number; // of its compiled code that is ready; at 100 it is at full speed
  rules: boolean; // compiled: nobody waits for a move
  bots: boolean; // compiled: bots are as strong as their level says; before that they play hurried
  stuck: boolean; // it stays as it is; the operator's log says why
}

/** A rule in our words. */
export interface RuleCard {
  id: string;
  text: string;
}

/** A worked example of the rules: what it shows, and by which rules. */
export interface ExampleCard {
  name: string;
  title: string;
  rules: string[];
}

/** A part of a section of "How to play": a step of a turn, a part of a matter, or a way to points. */
export interface HowStep {
  name: string;
  rule: string | null;
  diagrams: string[];
}

/** Signs of the board that belong together; the game's client draws them. */
export interface HowSigns {
  name: string;
  signs: string[];
}

/** What "How to play" tells under one heading, whose words are the client's. */
export interface HowSection {
  name: string;
  rule: string | null;
  diagrams: string[];
  steps: HowStep[]; // one after the other
  parts: HowStep[]; // in no order
  worth: HowStep[];
  signs: HowSigns[];
}

/** What somebody needs who has never seen a game. */
export interface HowToPlay {
  figures: Record<string, number | string>; // what stands in its words, or chooses among them
  sections: HowSection[];
}

/** A lesson: its words are the client's; by which rules, in how many steps. */
export interface LessonCard {
  name: string;
  number: number;
  rules: string[];
  steps: number;
}

/** How an attempt stands: if it was missed, why, and by which rule. */
export interface LessonVerdict {
  state: "open" | "reached" | "missed";
  reason: string | null;
  rule: string | null;
}

/** Where an attempt at a lesson stands after its steps. */
export interface LessonState {
  players: number;
  options: Record<string, Value>;
  you: number;
  entries: Entry[];
  view: View;
  choices: Choice[];
  turn: Turn;
  left: number; // steps that may still be taken
  verdict: LessonVerdict;
  advised: string | null; // the next step of a way to the goal
  back: number; // how many steps have to be taken back before there is one
}

export type Name = string;

export type Code = string;

export type Word = string;

export type Key = string;

export type View = { scores?: number[]; outlook?: Record<string, number>[]; supply?: number[]; [part: string]: unknown };

export type Choice = { text: string };

/** A newcomer. */
export interface Guest {
  name: Name;
}

/** Who you are. The token proves it; only a newcomer is told it. */
export interface Person {
  person: string;
  name: string;
  token: string | null;
}

/** A seat moves, or says done, undo or resign. */
export interface Act {
  type: "act";
  seat: SeatNumber;
  seq: Seq;
  text: Notation;
  key?: Key | null;
}

/** Ask the others to take back what has happened since my last step, and that step. */
export interface AskUndo {
  type: "ask_undo";
  seat: SeatNumber;
}

/** Agree, or not, to what another player asked to take back. */
export interface AnswerUndo {
  type: "answer_undo";
  seat: SeatNumber;
  agree: boolean;
}

/** I am here again: the bot gives me my seat back. */
export interface HandBack {
  type: "hand_back";
  seat: SeatNumber;
}

/** A line for everybody at the table. */
export interface Say {
  type: "chat";
  text: string;
}

/** A part of an award: so many of something, each worth so much. */
export interface Term {
  what: string;
  count: number;
  each: number;
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
  at_end: boolean; // whether it belongs to the final scoring
  complete: boolean | null; // whether the thing was finished; null where things never are
}

/** Something that happened by itself, without anybody's choice; all may know it. */
export interface Happening {
  what: string;
  player: number | null; // null where it concerns nobody alone
  amount: number;
  good: string; // what was eaten, grew or appeared, where that matters
  where: string[];
  pieces: string[];
}

/** Something that happened at a table, as you may know it. */
export interface Entry {
  seq: number;
  kind: "action" | "chance" | "undo" | "done" | "resign" | "takeover" | "handback";
  actor: number;
  text: string;
  awards: Award[];
  happened: Happening[];
  whereabouts: Record<string, string>;
  undoes: number[];
  gains: number[]; // by how many pieces every hand changed, as all may count them; empty if none grew
  at: number;
  move: Move | null; // what was played, as far as your text says it; null of all that is no move
}

/** Somebody wants to take something back. */
export interface UndoAsked {
  seat: number;
  agreed: number[];
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

/** What is wrong with a request. */
export interface Problem {
  rule: string;
  message: string;
  reason: string;
  facts: Record<string, string | number>;
  where: string[];
}

/** The body of every answer that is not a success. */
export interface Problems {
  error: Problem;
}

/** The steps that I have taken in a puzzle so far, and whether I want to be told what solves it. */
export interface TrySteps {
  steps?: Steps;
  show?: boolean;
}

/** A puzzle before it is tried. */
export interface PuzzleCard {
  name: string;
  number: number; // on the shelf, from 1
  stars: number; // how hard it is, 1 to 3
  players: number;
}

/** What a wrong step gives away, beside the best one. */
export interface GivenAway {
  loss: number; // of the chance to win
  points: number; // of the lead
}

/** How it is known what is best. */
export interface Evidence {
  margin: number; // of the chance to win, by which the best step is ahead of the best wrong one
  error: number; // its standard error; 0 where every line of play was looked at
  exact: boolean; // whether every line of play was looked at; else a search that others agreed with
  playouts: number | null; // the margin in matches that were played to their ends
}

/** What solves a puzzle, and why. */
export interface Solution {
  steps: string[]; // the best ones, to the end of the turn
  ways: string[]; // all first steps that are as good
  points: number; // of lead that the best first step is ahead of the best wrong one
  reasons: Reason[]; // for it, beside that one
  evidence: Evidence;
}

/** Where a try at a puzzle stands after its steps. */
export interface PuzzleState {
  players: number;
  options: Record<string, Value>;
  you: number;
  entries: Entry[];
  view: View;
  choices: Choice[];
  turn: Turn;
  number: number; // on the shelf
  stars: number;
  decisions: number; // how many it asks for
  win: number; // your chance to win with the best move
  state: "open" | "solved" | "missed";
  wrong: GivenAway | null; // of the step that missed it, where that is known
  solution: Solution | null;
}

/** Points at once and in sight: one's own (brings, promises), others' (takes, threatens); pieces, and what fits. */
export interface Reason {
  kind: "brings" | "promises" | "takes" | "threatens" | "keeps" | "gives" | "open" | "blocks";
  what: string; // what the points are for, as awards name it; or the piece
  amount: number; // more than without the move, or than the other one; of `open` and `blocks`, how many fit now
  player: number; // whose points or pieces
  before: number; // how many of the points at once were in sight before; of `blocks`, how many fitted
  terms: Term[]; // what the amount is made of, where it is plainly so
  speaks_for: boolean; // else it speaks against the move
}

/** One event, what it changes in the view, and who is asked then. */
export interface ReplayStep {
  entry: Entry;
  patch: View;
  turn: Turn;
}

/** A whole match, as you may know it. */
export interface Replay {
  table: TableCard;
  view: View;
  steps: ReplayStep[];
}

/** What the seats may hope for, or by how much that has changed. */
export interface Worth {
  win: number[];
  points: number[];
}

/** An event on the curve. */
export interface ReviewStep {
  seq: number;
  actor: number; // a seat, or -1 where chance decided
  worth: Worth; // what the seats may hope for after it
  change: Worth; // luck where chance decided, else skill
  surprise: Worth; // how far the appraiser had changed its mind before it
}

/** A decision: what was given away, and what would have been best. */
export interface Verdict {
  seq: number;
  seat: number;
  played: string;
  played_move: Move;
  better: string; // the best move; the one that was played where that is it
  better_move: Move;
  loss: number; // of the chance to win, 0 or more
  points: number; // likewise, of the lead
  error: number; // the standard error of the loss; no difference below twice of it is told as one
  sure: boolean; // whether the loss is at least twice its standard error, and worth a word
  reasons: Reason[]; // what the better move brings that the other does not, or what a good one did bring
}

/** An outcome of chance and the luck that it was to a seat. */
export interface ReviewDraw {
  seq: number;
  outcome: string;
  luck: number;
  points: number;
}

/** How one seat played and drew. */
export interface SeatReview {
  luck: number; // all of it, as a chance to win
  luck_points: number;
  loss: number; // all that its own decisions gave away, 0 or more
  accuracy: number | null; // 0 to 100; null where it had nothing to decide
  decisions: number; // where it had a choice
  best: Verdict[];
  worst: Verdict[];
  luckiest: ReviewDraw[];
  unluckiest: ReviewDraw[];
}

/** All that a review tells. */
export interface Story {
  appraiser: string; // `fast`, which gives no verdicts, or the champion with its budget
  beginning: Worth;
  steps: ReviewStep[];
  luck: Worth;
  skill: Worth;
  surprise: Worth;
  moments: number[]; // the events that decided the match, in order
  turning: Verdict[]; // of those moments that were decisions and are among nobody's best and worst
  seats: SeatReview[];
  hidden: boolean; // whether decisions were judged by what the seat could know
}

/** How far a review is, and what it tells so far. */
export interface Review {
  state: "compiling" | "weighing" | "ready";
  done: number; // events that have been weighed
  of: number;
  story: Story | null; // null before the first curve, and where you know this one
}

/** A decision of a match that is over, as the seat saw it that took it. */
export interface Decision {
  seq: number;
  seat: number;
  view: View;
  choices: Choice[];
}

/** What would this have been worth, instead of what was played? */
export interface TryMove {
  seq: Seq;
  text: Notation;
}

/** A match that begins where another one stood after an event, at a seat of mine, against bots. */
export interface PlayOn {
  seq: Seq;
  seat: SeatNumber;
  bot: string;
}

/** A rule in a rule book, whose words are the client's: pictures, what it pays for and refuses, what changes it. */
export interface ToldRule {
  id: string;
  diagrams: string[];
  awards: string[];
  refusals: string[];
  options: string[];
  lessons: string[];
  examples: string[];
}

/** Rules that are told together. */
export interface Chapter {
  name: string;
  diagrams: string[];
  rules: ToldRule[];
}

/** An option, and which of its values is played. */
export interface OptionInForce {
  name: string;
  values: Value[]; // the first is the default
  value: Value;
  idle: boolean; // whether it means nothing, as another option is off
}

/** The rule book of a game as it is played under some options. */
export interface RuleBook {
  preset: string | null; // by which all of them can be said
  presets: string[];
  options: OptionInForce[];
  figures: Record<string, number | string>; // what stands in the words of rules, or chooses among them
  chapters: Chapter[];
}

/** A position that pages draw as a picture. */
export interface DiagramCard {
  players: number;
  eyes: number | null; // with whose eyes it is seen; null of a spectator
  marks: string[];
  near: string[]; // the places to show; empty for all
  view: View;
  choices: Choice[]; // of the seat that is asked, if the picture shows them
  turn: Turn;
}

export type Steps = Notation[];

/** The steps that I have taken so far: nothing of it is stored. */
export interface TakeSteps {
  steps?: Steps;
}

/** What speaks against these things, after the steps that I have taken? Nothing happens. */
export interface AskWhySteps {
  steps: Steps;
  texts: Notation[];
}

/** What somebody who plays alone sees after some steps, and may do. */
export interface SoloState {
  players: number;
  options: Record<string, Value>;
  you: number;
  entries: Entry[];
  view: View;
  choices: Choice[];
  turn: Turn;
}

export type Who = "me" | "open" | "bot";

export type State = "waiting" | "playing" | "over" | "frozen";

/** Who is to sit on a seat of a new table. */
export interface SeatPlan {
  who: Who;
  bot?: Word | null;
  name?: Name | null;
}

/** What happens to the seat of somebody who has been away while others wait. */
export interface Absence {
  then: "wait" | "bot" | "pass" | "forfeit";
  minutes: number;
}

/** A table to be opened. */
export interface NewTable {
  game: Word;
  seats: SeatPlan[];
  preset?: Word | null;
  options?: Record<Word, Value>;
  public?: boolean;
  absence?: Absence;
  hints?: boolean | null;
}

/** A free seat, or the first one, is taken. */
export interface Join {
  seat?: SeatNumber | null;
  name?: Name | null;
}

/** The host puts a bot on a free seat, or frees it again. */
export interface FillSeat {
  who: "open" | "bot";
  bot?: Word | null;
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

/** A table as the lobby shows it. */
export interface TableCard {
  code: string;
  game: string;
  preset: string | null; // from which its options depart least; null of a game that is here no more
  changes: string[]; // the options in which it departs
  options: Record<string, Value>;
  rules: number;
  state: State;
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

/** The first message of a connection: who I am, and the last event that I have seen. */
export interface Hello {
  type: "hello";
  token?: string | null;
  seq?: Seq;
}

/** Are you there? */
export interface Ping {
  type: "ping";
}

export type FromClient = Hello | Act | AskUndo | AnswerUndo | HandBack | Say | Ping;

/** A line that somebody said. */
export interface Chat {
  type: "chat";
  at: number;
  seat: number;
  name: string;
  text: string;
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
  build: string | null; // of the client that the server hands out
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

/** Nothing has happened, but somebody has asked for something or answered: who is asked, and what is going on. */
export interface TurnNews {
  type: "turn";
  seq: number;
  turn: Turn;
}

/** Somebody came, went or sat down. */
export interface People {
  type: "people";
  table: TableCard;
  watching: number;
}

/** Your action has happened and is stored. */
export interface Accepted {
  type: "accepted";
  key: string | null;
  seq: number;
}

/** Your action has not happened: the rule, the reason in words and without, the squares it is about. */
export interface Refused {
  type: "refused";
  key: string | null;
  rule: string;
  message: string;
  reason: string;
  facts: Record<string, string | number>;
  where: string[];
}

/** I am here. */
export interface Pong {
  type: "pong";
}

/** The connection will be closed, because of this. */
export interface Closing {
  type: "error";
  message: string;
  reason: string;
  build: string | null; // of the client that the server hands out: an old one may not be understood any more
}

export type ToClient = Snapshot | Update | TurnNews | People | Accepted | Refused | Chat | Pong | Closing;
