/** The state of one table, as the server tells it; what a player does goes out through `act` and comes back as an update. */
import { hearBuild, keepPageWhile, reloadIfIdle } from "../shared/build.svelte";
import { identity } from "../shared/identity.svelte";
import type {
  Chat,
  Choice,
  Entry,
  FromServer,
  Refusal,
  Snapshot,
  TableCard,
  ToServer,
  Turn,
  View,
} from "../shared/types";
import { merge } from "./merge";
import { TableSocket } from "./socket";

type Act = Extract<ToServer, { type: "act" }>;
type Update = Extract<FromServer, { type: "update" }>;
const PASSING = ["stopping", "too-fast"];

export type Connection = "connecting" | "open" | "lost";

export class Table {
  card = $state.raw<TableCard | null>(null);
  view = $state.raw<View | null>(null);
  choices = $state.raw<Choice[]>([]);
  turn = $state.raw<Turn | null>(null);
  entries = $state.raw<Entry[]>([]);
  chat = $state.raw<Chat[]>([]);
  seq = $state(0); // of the latest event
  watching = $state(0);
  connection = $state<Connection>("connecting");
  retryAt = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  failure = $state.raw<{ message: string; reason: string } | null>(null); // nothing more will come
  pending = $state.raw<Act[]>([]); // sent or to be sent, not answered yet

  readonly mine = $derived(this.card?.seats.filter((seat) => seat.mine).map((seat) => seat.number) ?? []);
  readonly asked = $derived(this.turn?.asked ?? -1);
  readonly myTurn = $derived(this.mine.includes(this.asked));
  readonly busy = $derived(this.pending.length > 0);
  readonly undoSeat = $derived(this.mine.find((seat) => this.turn?.undo.includes(seat)));
  /** With whose eyes I look: of several seats on one device, the one that is asked or was asked last. */
  viewer = $state<number | null>(null);

  private readonly socket: TableSocket;
  private readonly letPageGo = keepPageWhile(() => this.busy); // what is not acknowledged would be lost
  private met = false; // whether there has been a snapshot
  private greeted: string | null = null; // as whom we said hello
  private ended = -1; // where a turn was last ended without a word of the player

  constructor(readonly code: string) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.socket = new TableSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/ws`, {
      greet: () => ({ type: "hello", token: (this.greeted = identity.token), seq: this.seq }),
      closed: (retryAt) => {
        this.connection = "lost";
        this.retryAt = retryAt;
      },
      received: (message) => this.receive(message),
    });
  }

  /** Play a choice, or say `done`, for the seat that is asked. */
  readonly act = (text: string): void => {
    if (this.myTurn) this.send(this.asked, text);
  };

  /** Ends my turn if it waits for nothing else; once at a position, so that what is refused is not said for ever. */
  endTurn(): void {
    if (!this.myTurn || !this.turn?.holding || this.busy || this.ended === this.seq) return;
    this.ended = this.seq;
    this.act("done");
  }

  readonly undo = (): void => {
    if (this.undoSeat !== undefined) this.send(this.undoSeat, "undo");
  };

  readonly resign = (seat: number): void => this.send(seat, "resign");

  askUndo(seat: number): void {
    this.socket.send({ type: "ask_undo", seat });
  }

  answerUndo(seat: number, agree: boolean): void {
    this.socket.send({ type: "answer_undo", seat, agree });
  }

  handBack(seat: number): void {
    this.socket.send({ type: "hand_back", seat });
  }

  /** Whether it went out; a line that was not sent stays in the field. */
  say(text: string): boolean {
    return this.socket.send({ type: "chat", text });
  }

  /** Greet again, as somebody else: a guest who has just been given a name. */
  renew(): void {
    this.socket.renew();
  }

  readonly retryNow = (): void => this.socket.retryNow();

  dismissRefusal(): void {
    this.refusal = null;
  }

  stop(): void {
    this.letPageGo();
    this.socket.stop();
  }

  private send(seat: number, text: string): void {
    if (this.busy) return;
    this.refusal = null;
    const act: Act = { type: "act", seat, seq: this.seq, text, key: randomKey() };
    this.pending = [...this.pending, act];
    this.socket.send(act);
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "snapshot":
        return this.start(message);
      case "update":
        return this.follow(message);
      case "turn":
        this.turn = message.turn;
        return;
      case "people":
        this.card = message.table;
        this.watching = message.watching;
        return;
      case "accepted":
        return this.settle(message.key);
      case "refused":
        this.settle(message.key);
        this.refusal = message;
        return;
      case "chat":
        this.chat = [...this.chat, message];
        return;
      case "error":
        return this.fail(message);
    }
  }

  private start(snapshot: Snapshot): void {
    if (snapshot.since > this.seq) return this.socket.renew();
    this.card = snapshot.table;
    this.entries = [...this.entries.filter((entry) => entry.seq <= snapshot.since), ...snapshot.entries];
    this.view = snapshot.view;
    this.viewer = snapshot.viewer;
    this.choices = snapshot.choices;
    this.turn = snapshot.turn;
    this.chat = snapshot.chat;
    this.seq = snapshot.seq;
    this.connection = "open";
    for (const act of this.pending) this.socket.send(act);
    hearBuild(snapshot.build);
    if (this.met) reloadIfIdle(); // after a pause nobody is in the middle of a move
    this.met = true;
  }

  private follow(update: Update): void {
    const news = update.entries.filter((entry) => entry.seq > this.seq);
    if (news.length && news[0]!.seq !== this.seq + 1) return this.socket.renew();
    this.entries = [...this.entries, ...news];
    this.view = merge(this.view ?? {}, update.patch);
    this.choices = update.choices;
    this.turn = update.turn;
    if (this.myTurn) this.viewer = this.asked;
    this.seq = update.seq;
  }

  /** Most errors pass by connecting again, some as a new guest; the others will not. */
  private fail(error: { message: string; reason: string; build: string | null }): void {
    hearBuild(error.build);
    if (error.reason === "bad-token") identity.forget(this.greeted);
    else if (!PASSING.includes(error.reason)) {
      this.failure = error;
      this.stop();
    }
  }

  private settle(key: string | null): void {
    this.pending = this.pending.filter((act) => act.key !== key);
  }
}

/** `crypto.randomUUID` would need https, which a table in the living room does not have. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
