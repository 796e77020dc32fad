/** A table as the server tells it: what begins, what is refused, and who is forgotten. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { identity } from "../src/shared/identity.svelte";
import type { FromServer } from "../src/shared/types";
import { Table } from "../src/table/table.svelte";
import { anew } from "../src/table/narrate";
import { FakeSocket, leaveFakeSockets, useFakeSockets } from "./fakeSocket";

type Snapshot = Extract<FromServer, { type: "snapshot" }>;

beforeEach(() => {
  useFakeSockets();
  identity.become({ token: "ana" });
});
afterEach(leaveFakeSockets);

/** A table where I sit on the first seat, and my turn waits for "done". */
function snapshot(seq: number, more: Partial<Snapshot> = {}): Snapshot {
  const entries = Array.from({ length: seq }, (_, index) => ({ seq: index + 1, kind: "action" }));
  const turn = { asked: 0, holding: true, over: false, undo: [] };
  const card = { seats: [{ number: 0, mine: true }] };
  const rest = { seats: [0], viewer: 0, view: {}, choices: [], chat: [], build: null };
  return { type: "snapshot", table: card, seq, since: 0, entries, turn, ...rest, ...more } as unknown as Snapshot;
}

function sit(message = snapshot(3)): Table {
  const table = new Table("ABCDEF");
  FakeSocket.last.accept();
  FakeSocket.last.hear(message);
  return table;
}

function acts(): { text: string; key: string }[] {
  return FakeSocket.last.sent.map((text) => JSON.parse(text)).filter(({ type }) => type === "act");
}

test("the beginning of a match is told from its first entry, on the same line", () => {
  const waiting = { seq: 0, entries: [], view: null, turn: null };
  const table = sit(snapshot(0, waiting));
  FakeSocket.last.hear(snapshot(2));
  expect(FakeSocket.all).toHaveLength(1);
  expect(table.entries.map(({ seq }) => seq)).toEqual([1, 2]);
});

test("entries that are missing are fetched by a new greeting", () => {
  const table = sit();
  FakeSocket.last.hear(snapshot(9, { since: 7 }));
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.accept();
  expect(JSON.parse(FakeSocket.last.sent[0]!)).toEqual({ type: "hello", token: "ana", seq: 3 });
  expect(table.seq).toBe(3);
});

test("a turn that ends by itself is ended once at a position, even if that is refused", () => {
  const table = sit();
  for (let time = 0; time < 3; time += 1) {
    table.endTurn();
    expect(acts()).toHaveLength(1);
    const { key } = acts()[0]!;
    FakeSocket.last.hear({ type: "refused", key, rule: "table", message: "", reason: "storage", facts: {}, where: [] });
    expect(table.busy).toBe(false);
  }
  table.act("done"); // by hand
  expect(acts()).toHaveLength(2);
  FakeSocket.last.hear({ type: "accepted", key: acts()[1]!.key, seq: 3 });
  FakeSocket.last.hear(snapshot(5));
  table.endTurn();
  expect(acts().map(({ text }) => text)).toEqual(["done", "done", "done"]);
});

test("who is not known greets as nobody, but a newer token is not forgotten", () => {
  sit();
  const unknown = { type: "error", message: "", reason: "bad-token", build: null };
  identity.become({ token: "new" });
  FakeSocket.last.hear(unknown);
  expect(identity.token).toBe("new");
  FakeSocket.last.break();
  vi.advanceTimersByTime(1_000);
  FakeSocket.last.accept();
  FakeSocket.last.hear(unknown);
  expect(identity.token).toBe(null);
});

test("what is said twice is heard twice", () => {
  const first = anew("No room there.", "");
  const second = anew("No room there.", first);
  expect(second).not.toBe(first);
  expect(second.trim()).toBe(first);
  expect(anew("No room there.", second)).not.toBe(second);
  expect(anew("", "")).toBe("");
});
