import type { Language } from "../shared/settings.svelte";

/** What each language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  es: "Español",
  it: "Italiano",
  nl: "Nederlands",
};
