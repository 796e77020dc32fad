/** A websocket that greets, notices a dead line, and comes back by itself. It knows nothing of what the messages mean. */
import type { FromServer, ToServer } from "../shared/types";

const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 10_000; // a ping that is not answered by then means that the line is dead

export interface SocketEvents {
  greet(): ToServer; // the first message on every new connection
  closed(retryAt: number): void; // when it will try again, in milliseconds of Date.now()
  received(message: FromServer): void;
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private delay = FIRST_DELAY;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(
    private readonly address: string,
    private readonly events: SocketEvents,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** Whether it was sent; what was not is for the caller to repeat after the next greeting. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Try again now, without waiting. */
  readonly retryNow = (): void => {
    if (this.stopped || this.socket) return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** Leave this connection and open another at once, because something on it was missed. */
  renew(): void {
    if (this.stopped) return;
    clearTimeout(this.retry);
    this.abandon();
    this.connect();
  }

  /** Close for good. */
  stop(): void {
    this.stopped = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    this.abandon();
  }

  private readonly hurry = (): void => {
    if (document.visibilityState !== "visible") return;
    if (this.socket) this.ping();
    else this.retryNow();
  };

  private connect(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.expectAnswer();
    socket.onopen = () => {
      socket.send(JSON.stringify(this.events.greet()));
      this.pulse = setInterval(() => this.ping(), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      clearTimeout(this.deadline);
      this.deadline = undefined;
      this.delay = FIRST_DELAY;
      this.events.received(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => this.drop();
  }

  private ping(): void {
    if (this.send({ type: "ping" })) this.expectAnswer();
  }

  private expectAnswer(): void {
    this.deadline ??= setTimeout(() => this.drop(), ANSWER_WITHIN);
  }

  private drop(): void {
    this.abandon();
    if (this.stopped) return;
    const jitter = 0.8 + 0.4 * Math.random();
    const wait = this.delay * jitter;
    this.delay = Math.min(2 * this.delay, LONGEST_DELAY);
    this.retry = setTimeout(() => this.connect(), wait);
    this.events.closed(Date.now() + wait);
  }

  private abandon(): void {
    clearInterval(this.pulse);
    clearTimeout(this.deadline);
    this.deadline = undefined;
    if (!this.socket) return;
    this.socket.onopen = this.socket.onmessage = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }
}
