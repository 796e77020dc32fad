/** What "Play now" starts: the level of the bots, how many play, and what is played in addition; the last choice is kept. */
import { recallParts, remember } from "../shared/storage";
import type { Game, Value } from "../shared/types";
import { extrasOf } from "./inForce";
import type { NewTable } from "./open";

export interface PlayChoice {
  bot: string;
  players: number;
  extras: Record<string, Value>;
}

const key = (game: Game) => `oppidum.play.${game.name}`;

/** As it was chosen last at this device, as far as the server still offers it. */
export function lastChoice(game: Game): PlayChoice {
  const { bot, players, extras } = recallParts<PlayChoice>(key(game));
  const kept = extrasOf(game).flatMap(({ name, choices }): [string, Value][] => {
    const value = extras?.[name];
    return choices.slice(1).some((choice) => choice.value === value) ? [[name, value!]] : [];
  });
  return {
    bot: bot && game.bots.includes(bot) ? bot : game.bots[0]!,
    players: players && game.seats.includes(players) ? players : game.seats[0]!,
    extras: Object.fromEntries(kept),
  };
}

export function keepChoice(game: Game, choice: PlayChoice): void {
  remember(key(game), JSON.stringify(choice));
}

/** The table that a choice means: I against bots, by the rules that the game recommends. */
export function tableOf(game: Game, { bot, players, extras }: PlayChoice): NewTable {
  const bots = Array.from({ length: players - 1 }, () => ({ who: "bot" as const, bot }));
  return {
    game: game.name,
    preset: game.recommended,
    options: extras,
    seats: [{ who: "me" }, ...bots],
    public: false,
    absence: { then: "wait", minutes: 3 },
  };
}
