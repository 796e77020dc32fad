/** How fast the games run: after a first start the server compiles them while they are already played. */
import { api } from "./api";
import type { GameSpeed } from "./types";

const ASK_SECONDS = 3;
let known: GameSpeed[] = $state.raw([]);

/** Nothing about it will change any more. */
const settled = $derived(known.length > 0 && known.every((speed) => speed.percent === 100 || speed.stuck));

/** Those games that are not at full speed, and if there is one, those that are. */
export function speeds(): GameSpeed[] {
  return known.every((speed) => speed.percent === 100) ? [] : known;
}

/** How fast a game runs whose bots still play hurried; undefined once they do not. */
export function hurried(game: string): GameSpeed | undefined {
  return known.find((speed) => speed.game === game && !speed.bots);
}

/** Keeps asking while a page is shown that tells it; call it while a component is being made. */
export function watchSpeeds(): void {
  $effect(() => {
    if (settled) return;
    void ask();
    const timer = setInterval(() => !document.hidden && void ask(), ASK_SECONDS * 1000);
    return () => clearInterval(timer);
  });
}

async function ask(): Promise<void> {
  try {
    known = await api.get<GameSpeed[]>("speed");
  } catch {
    // It is asked again soon, and nobody waits for it.
  }
}
