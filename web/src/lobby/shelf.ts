/** The games that the server knows, asked for once. */
import { games as boards } from "../games/game";
import { api } from "../shared/api";
import { maybe } from "../shared/i18n.svelte";
import type { Game } from "../shared/types";
import { botName, characterOf } from "../table/names";

let asked: Promise<Game[]> | null = null;

export function loadGames(): Promise<Game[]> {
  asked ??= api.get<Game[]>("games");
  asked.catch(() => (asked = null)); // so that it can be tried again
  return asked;
}

/** Whether there is a board to play it upon; a game without one is coming. */
export function isPlayable(game: Game): boolean {
  return game.name in boards;
}

export function gameTitle(name: string): string {
  return maybe(`game-${name}-title`) ?? name.charAt(0).toUpperCase() + name.slice(1);
}

/** A bot's name and how it plays, such as "Carefree bot. Plays at random." */
export function botWithCharacter(bot: string, game: string): string {
  return [botName(bot), characterOf(bot, game)].filter(Boolean).join(". ");
}

/** The bot that "Play now" sits down against: the server names the usual one first. */
export function firstBot(game: Game): string {
  return game.bots[0]!;
}
