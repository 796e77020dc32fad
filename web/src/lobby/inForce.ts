/** The rules that a table plays by: a preset, and the options in which it departs from it. */
import type { Game, Option, Value } from "../shared/types";

/** As the card of a table tells it. */
export interface InForce {
  game: string;
  preset: string | null;
  changes: string[];
  options: Record<string, Value>;
}

type Rules = Pick<Game, "presets"> & { options: Pick<Option, "name" | "choices" | "needs">[] };

/** What is played under a preset, option by option. */
export function optionsOf(game: Rules, preset: string): Record<string, Value> {
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.choices[0]!.value]));
  return { ...defaults, ...game.presets[preset] };
}

/** The options whose values a preset does not say, as far as they mean something: as `departures` of the engine. */
export function departures(game: Rules, preset: string, options: Record<string, Value>): string[] {
  const usual = optionsOf(game, preset);
  return game.options
    .filter(({ name, needs }) => options[name] !== usual[name] && (!needs || options[needs]))
    .map(({ name }) => name);
}

/** By which preset options play: the one that was chosen, unless another says all that presets decide. */
export function inForce(game: Rules, chosen: string, options: Record<string, Value>): [string, string[]] {
  const decided = (preset: string) => counted(game, departures(game, preset, options)).length;
  const exact = decided(chosen) ? Object.keys(game.presets).find((preset) => !decided(preset)) : undefined;
  return [exact ?? chosen, departures(game, exact ?? chosen, options)];
}

/** What no preset decides, such as the River: played in addition, and no change of the rules. */
export function extrasOf(game: Pick<Game, "presets" | "options">): Option[] {
  return game.options.filter((option) => !isDecided(game, option.name));
}

/** Of some options those that change a preset. */
export function counted(game: Pick<Game, "presets">, names: string[]): string[] {
  return names.filter((name) => isDecided(game, name));
}

function isDecided(game: Pick<Game, "presets">, name: string): boolean {
  return Object.values(game.presets).some((preset) => name in preset);
}
