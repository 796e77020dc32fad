/** What the person at this browser prefers. */
import { recallParts, remember } from "./storage";

export const LANGUAGES = ["en", "es", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  theme: Theme;
  language: Language;
  sounds: boolean;
  hints: boolean;
  reducedMotion: boolean;
  /** End my turn by itself as soon as nothing is left to choose. */
  autoDone: boolean;
}

const KEY = "oppidum.settings";
const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");

export const settings: Settings = $state({
  theme: "auto",
  language: preferredLanguage(),
  sounds: false,
  hints: true,
  reducedMotion: false,
  autoDone: false,
  ...recallParts<Settings>(KEY),
});

let systemDark = $state(darkSystem.matches);
let systemStill = $state(stillSystem.matches);
darkSystem.addEventListener("change", (event) => (systemDark = event.matches));
stillSystem.addEventListener("change", (event) => (systemStill = event.matches));

/** Whether nothing should move: asked for here or by the system. */
export function motionReduced(): boolean {
  return settings.reducedMotion || systemStill;
}

/** The theme that is shown, with "auto" resolved. */
export function shownTheme(): "light" | "dark" {
  if (settings.theme !== "auto") return settings.theme;
  return systemDark ? "dark" : "light";
}

$effect.root(() => {
  $effect(() => {
    const root = document.documentElement;
    root.dataset.theme = shownTheme();
    root.dataset.motion = motionReduced() ? "reduced" : "full";
    const background = getComputedStyle(root).getPropertyValue("--bg").trim();
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", background);
  });
  $effect(() => remember(KEY, JSON.stringify(settings)));
});

function preferredLanguage(): Language {
  for (const wish of navigator.languages) {
    const language = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return "en";
}
