/** The line to a table: it greets, comes back by itself, notices when it is dead, and ends when it is told to. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromServer, ToServer } from "../src/shared/types";
import { TableSocket } from "../src/table/socket";
import { FakeSocket, leaveFakeSockets, useFakeSockets } from "./fakeSocket";

const PONG = { type: "pong" } as FromServer;
let heard: FromServer[];
let closed: number[];

beforeEach(() => {
  useFakeSockets();
  heard = [];
  closed = [];
});
afterEach(leaveFakeSockets);

function open(): TableSocket {
  return new TableSocket("ws://here/table", {
    greet: () => ({ type: "ping" }) as ToServer,
    closed: (at) => closed.push(at),
    received: (message) => heard.push(message),
  });
}

test("it greets first, and tells what it hears", () => {
  const socket = open();
  expect(socket.send({ type: "ping" })).toBe(false); // not open yet
  FakeSocket.last.accept();
  FakeSocket.last.hear(PONG);
  expect(socket.send({ type: "chat", text: "hi" })).toBe(true);
  expect(FakeSocket.last.sent).toEqual(['{"type":"ping"}', '{"type":"chat","text":"hi"}']);
  expect(heard).toEqual([PONG]);
});

test("it comes back, each time a little later, and soon again once it was heard", () => {
  open();
  const waits: number[] = [];
  for (let time = 0; time < 8; time += 1) {
    FakeSocket.last.break();
    waits.push(closed.at(-1)! - Date.now());
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.all).toHaveLength(time + 2);
  }
  expect(waits[0]).toBeLessThanOrEqual(600);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(6_400);
  expect(waits.at(-1)).toBeLessThanOrEqual(9_600);
  FakeSocket.last.accept();
  FakeSocket.last.hear(PONG);
  FakeSocket.last.break();
  expect(closed.at(-1)! - Date.now()).toBeLessThanOrEqual(600);
});

test("it notices that nobody answers", () => {
  open();
  FakeSocket.last.accept();
  FakeSocket.last.hear(PONG);
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent).toHaveLength(2); // the greeting and a ping
  vi.advanceTimersByTime(10_000);
  expect(closed).toHaveLength(1);
});

test("it tries again at once when asked to, but has only one line", () => {
  const socket = open();
  socket.retryNow();
  expect(FakeSocket.all).toHaveLength(1); // there is one already
  FakeSocket.last.break();
  socket.retryNow();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("renewed it leaves the old line, of which nothing more is heard", () => {
  const socket = open();
  const [old] = FakeSocket.all as [FakeSocket];
  old.accept();
  socket.renew();
  old.hear(PONG);
  expect(heard).toEqual([]);
  expect(FakeSocket.open).toEqual([FakeSocket.last]);
});

test("renewed while it waits it does not try a second time", () => {
  const socket = open();
  FakeSocket.last.break();
  socket.renew();
  FakeSocket.last.accept();
  FakeSocket.last.hear(PONG);
  vi.advanceTimersByTime(5_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.open).toHaveLength(1);
});

test.each(["open", "waiting"])("stopped while it is %s it stays so", (when) => {
  const socket = open();
  FakeSocket.last.accept();
  if (when === "waiting") FakeSocket.last.break();
  socket.stop();
  socket.renew();
  socket.retryNow();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(FakeSocket.open).toEqual([]);
});
