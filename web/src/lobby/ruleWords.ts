/** Presets, options and what was changed, in words. */
import { maybe, t } from "../shared/i18n.svelte";
import type { Game, Option, Value } from "../shared/types";
import { counted, type InForce } from "./inForce";

export function presetTitle(game: string, preset: string | null): string {
  return preset ? (maybe(`preset-${game}-${preset}`) ?? preset) : t("lobby-rules-own");
}

/** What an option is about. */
export function optionTitle(game: string, option: Pick<Option, "name"> & Partial<Option>): string {
  return maybe(`option-${game}-${option.name}`) ?? option.about ?? option.name;
}

/** What a value of it means, in a sentence. */
export function valueInWords(game: string, option: Pick<Option, "name"> & Partial<Option>, value: Value): string {
  const about = option.choices?.find((choice) => choice.value === value)?.about;
  return maybe(valueKey(game, option.name, value)) ?? about ?? String(value);
}

/** The same in a few words, such as "all who share score". */
export function valueInShort(game: string, name: string, value: Value): string {
  return maybe(`${valueKey(game, name, value)}.short`) ?? `${name} ${value}`;
}

function valueKey(game: string, name: string, value: Value): string {
  return `option-${game}-${name}-${String(value).replaceAll("+", "-")}`;
}

/** Every departure in a few words. */
export function changesInShort({ game, changes, options }: InForce): string[] {
  return changes.map((name) => valueInShort(game, name, options[name]!));
}

/** The preset and all departures in one line. */
export function rulesInShort(rules: InForce): string {
  return [presetTitle(rules.game, rules.preset), ...changesInShort(rules)].join(" · ");
}

/** "Rule book, with 1 change"; what is played in addition is none. */
export function presetWithChanges(game: Game, preset: string, changes: string[]): string {
  const count = counted(game, changes).length;
  const title = presetTitle(game.name, preset);
  return count ? t("rules-changed", { preset: title, count }) : title;
}
