/** A WebSocket that a test opens, speaks through and breaks as it likes. */
import { vi } from "vitest";

export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  /** The one that was made last. */
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  /** Those that nobody has left. */
  static get open(): FakeSocket[] {
    return FakeSocket.all.filter((socket) => socket.readyState < 2);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** Puts it in the place of the browser's, in a time that a test lets pass. */
export function useFakeSockets(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
}

export function leaveFakeSockets(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
