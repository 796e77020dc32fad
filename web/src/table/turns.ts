/** The log as people read it: entries gathered into turns, what was taken back left out, everything else on lines of its own. */
import type { Award, Entry, Happening } from "../shared/types";

export interface TurnOfLog {
  kind: "turn";
  seq: number; // of its first entry
  last: number; // of its last entry
  actor: number;
  entries: Entry[]; // that stand
  awards: Award[];
  happened: Happening[]; // by itself
  takenBack: number; // steps that were undone on the way
  closed: boolean; // nothing more will be added
  at: number;
}

export interface EventOfLog {
  kind: "resign" | "takeover" | "handback" | "undone";
  seq: number;
  last: number;
  actor: number;
  text: string;
  entries: Entry[]; // of "undone": what was taken back
  at: number;
}

const AGREED = "agreed"; // the text of an undo that the others allowed

export type LineOfLog = TurnOfLog | EventOfLog;

/** The lines of a log, oldest first. A turn without any action yet, only a draw, has no line. */
export function readLog(entries: Entry[]): LineOfLog[] {
  const undone = new Set(entries.flatMap((entry) => entry.undoes));
  const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
  const lines: LineOfLog[] = [];
  let turn: TurnOfLog | null = null;

  for (const entry of entries) {
    if (undone.has(entry.seq)) continue;
    switch (entry.kind) {
      case "chance":
      case "action":
        if (!turn || startsTurn(turn, entry)) {
          if (turn) turn.closed = true;
          turn = openTurn(entry);
          lines.push(turn);
        }
        addStep(turn, entry);
        break;
      case "done":
        if (turn) {
          addStep(turn, entry);
          turn.closed = true;
        }
        break;
      case "undo": {
        const taken = entry.undoes.flatMap((seq) => bySeq.get(seq) ?? []);
        if (entry.text === AGREED) {
          lines.push({ ...eventLine(entry), kind: "undone", entries: taken });
        } else if (turn) {
          turn.takenBack += taken.length;
          turn.last = entry.seq;
        }
        break;
      }
      default:
        lines.push(eventLine(entry));
    }
  }
  return lines.filter((line) => line.kind !== "turn" || line.actor >= 0);
}

/** The lines of a log that has grown: those that say what they said are the same objects, so that nobody tells them again. */
export function growLog(before: LineOfLog[], entries: Entry[]): LineOfLog[] {
  const known = new Map(before.map((line) => [line.seq, line]));
  return readLog(entries).map((line) => {
    const was = known.get(line.seq);
    return was && isSame(was, line) ? was : line;
  });
}

/** Whether two lines of one log, told at different moments, say the same. */
function isSame(a: LineOfLog, b: LineOfLog): boolean {
  if (a.kind !== b.kind || a.last !== b.last || a.entries.length !== b.entries.length) return false;
  if (!a.entries.every((entry, index) => entry === b.entries[index])) return false; // other eyes read other words
  return a.kind !== "turn" || b.kind !== "turn" || (a.closed === b.closed && a.takenBack === b.takenBack);
}

/** The first line of what others have done since my last turn; nothing if they have done nothing. */
export function sinceMyTurn(lines: LineOfLog[], mine: number[]): number | undefined {
  if (mine.length !== 1) return undefined;
  const own = (line: LineOfLog | undefined) => line !== undefined && mine.includes(line.actor);
  let end = lines.length;
  while (own(lines[end - 1])) end--; // what I do now
  let first = end;
  while (first > 0 && !own(lines[first - 1])) first--;
  return first > 0 && first < end ? first : undefined; // before my first turn all of it is new
}

function startsTurn(turn: TurnOfLog, entry: Entry): boolean {
  return turn.closed || (turn.actor >= 0 && entry.actor !== turn.actor);
}

function openTurn(entry: Entry): TurnOfLog {
  const { seq, at } = entry;
  return {
    kind: "turn",
    seq,
    last: seq,
    actor: -1,
    entries: [],
    awards: [],
    happened: [],
    takenBack: 0,
    closed: false,
    at,
  };
}

function addStep(turn: TurnOfLog, entry: Entry): void {
  turn.entries.push(entry);
  turn.awards.push(...entry.awards);
  turn.happened.push(...entry.happened);
  turn.last = entry.seq;
  turn.at = entry.at;
  if (entry.actor >= 0) turn.actor = entry.actor;
}

function eventLine(entry: Entry): EventOfLog {
  const { seq, actor, text, at } = entry;
  return { kind: entry.kind as EventOfLog["kind"], seq, last: seq, actor, text, entries: [], at };
}
