/** Loads a game's client, its words and its kit, once. */
import { games, type GameClient } from "../games/game";
import { api } from "../shared/api";
import { needWords } from "../shared/i18n.svelte";

export interface LoadedGame {
  name: string;
  client: GameClient;
  kit: unknown;
}

const loading = new Map<string, Promise<LoadedGame>>();

/** The game, with its words before those of other games. */
export async function loadGame(name: string): Promise<LoadedGame> {
  const [game] = await Promise.all([loadOnce(name), needWords(name, `words-${name}`, `cards-${name}`, `map-${name}`)]);
  return game;
}

function loadOnce(name: string): Promise<LoadedGame> {
  const known = loading.get(name);
  if (known) return known;
  const started = load(name);
  loading.set(name, started);
  started.catch(() => loading.delete(name)); // so that it can be tried again
  return started;
}

async function load(name: string): Promise<LoadedGame> {
  const importClient = games[name];
  if (!importClient) throw new Error(`no board for ${name}`);
  const [client, kit] = await Promise.all([importClient(), api.get<unknown>(`games/${encodeURIComponent(name)}/kit`)]);
  return { name, client, kit };
}
