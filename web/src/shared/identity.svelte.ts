/** Who is at this browser: a guest with a name, and with a token as soon as the server has met them. */
import { recallParts, remember } from "./storage";

interface Guest {
  token: string | null;
  name: string | null;
  /** When the server was last asked for a fresh token, in milliseconds. */
  asked: number;
}

const KEY = "oppidum.guest";
const WEEK = 7 * 86_400_000;
let guest: Guest = $state.raw({ token: null, name: null, asked: 0, ...recallParts<Guest>(KEY) });

export const identity = {
  get token(): string | null {
    return guest.token;
  },
  get name(): string | null {
    return guest.name;
  },
  /** Whether the token may need a fresh one in its place. */
  get due(): boolean {
    return guest.token !== null && Date.now() - guest.asked > WEEK;
  },
  /** The server does not know a token; if it is still ours, we have none now. */
  forget(token: string | null): void {
    if (token === guest.token) identity.become({ token: null });
  },
  become(next: Partial<Guest>): void {
    guest = { ...guest, ...next };
    remember(KEY, JSON.stringify(guest));
  },
};
