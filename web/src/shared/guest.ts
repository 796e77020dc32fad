/** Meets the server as a guest, with a friendly name where none was chosen. */
import { api, ApiError } from "./api";
import { t } from "./i18n.svelte";
import { identity } from "./identity.svelte";

export const LONGEST_NAME = 24;
let meeting: Promise<void> | null = null;

/** Does something that needs a guest; one whom the server no longer knows is introduced again. */
export async function asGuest<T>(action: () => Promise<T>): Promise<T> {
  if (!identity.token) await introduce();
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    if (!identity.token) await introduce(); // else we have met again meanwhile
    return action();
  }
}

/** Asks for a fresh token now and then, so that nobody who keeps coming is forgotten. */
export async function stayKnown(): Promise<void> {
  if (!identity.due) return;
  try {
    await api.get("me");
    identity.become({ asked: Date.now() });
  } catch {
    // another time
  }
}

/** Changes the name, here and on the server. */
export async function rename(name: string): Promise<void> {
  const wish = name.trim().slice(0, LONGEST_NAME);
  if (!wish) return;
  identity.become({ name: wish });
  if (!identity.token) return;
  const me = await asGuest(() => api.put<{ name: string }>("me", { name: wish }));
  identity.become({ name: me.name });
}

/** A name such as "Copper Raven", in the language of the moment. */
export function inventName(): string {
  return t("common-guest-name", {
    material: pick(t("common-guest-materials")),
    animal: pick(t("common-guest-animals")),
  });
}

/** Two who ask for it at once become the same guest. */
function introduce(): Promise<void> {
  meeting ??= meet().finally(() => (meeting = null));
  return meeting;
}

async function meet(): Promise<void> {
  const guest = await api.post<{ token: string; name: string }>("guests", { name: identity.name ?? inventName() });
  identity.become({ token: guest.token, name: guest.name, asked: Date.now() });
}

function pick(list: string): string {
  const words = list.split(",");
  return words[Math.floor(Math.random() * words.length)]!.trim();
}
