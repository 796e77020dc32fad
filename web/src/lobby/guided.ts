/** A guided first match: a real one against an easy bot, with tips. */
import { api } from "../shared/api";
import { guided } from "../shared/guided.svelte";
import { identity } from "../shared/identity.svelte";
import type { Game, TableCard } from "../shared/types";
import { openTable } from "./open";
import { firstBot } from "./shelf";

const RULES = "first-match"; // the preset, where a game has one
const BOT = "easy";

/** Opens the table and goes there. */
export function startGuided(game: Game): Promise<void> {
  const preset = RULES in game.presets ? RULES : game.recommended;
  const bot = game.bots.includes(BOT) ? BOT : firstBot(game);
  return openTable(
    {
      game: game.name,
      preset,
      seats: [{ who: "me" }, { who: "bot", bot }],
      public: false,
      absence: { then: "wait", minutes: 3 },
    },
    ({ code }) => guided.begin(code),
  );
}

/** Whether to offer a guided match to somebody who wants to play: once, and only before their first match. */
export async function mayOfferGuide(game: Game): Promise<boolean> {
  if (guided.wasOffered(game.name)) return false;
  guided.offer(game.name);
  if (!identity.token) return true;
  const mine = await api.get<TableCard[]>("mine");
  return !mine.some((card) => card.game === game.name);
}
