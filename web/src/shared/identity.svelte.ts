/** Who is at this browser: a guest with a name, and with a token as soon as the server has met them. */
import { recall, remember } from "./settings.svelte";

interface Guest {
  token: string | null;
  name: string | null;
}

const KEY = "oppidum.guest";
let guest: Guest = $state.raw({ token: null, name: null, ...stored() });

export const identity = {
  get token(): string | null {
    return guest.token;
  },
  get name(): string | null {
    return guest.name;
  },
  become(next: Partial<Guest>): void {
    guest = { ...guest, ...next };
    remember(KEY, JSON.stringify(guest));
  },
};

function stored(): Partial<Guest> {
  try {
    return JSON.parse(recall(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}
