/** Words in four languages: Fluent files under web/locales. The shell's come first; a page or board asks for its own by needWords. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

const shell: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./words/en"),
  es: () => import("./words/es"),
  it: () => import("./words/it"),
  nl: () => import("./words/nl"),
};
const others = import.meta.glob<string>(
  ["../../locales/*/*.ftl", "!../../locales/*/{common,lobby,refusals,table}.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);

/** Groups that some page asked for, the last one last; a new language is loaded with all of them. */
const needed = new Set<string>();
const loaded = new Map<string, FluentResource[]>();
let current: { language: Language; bundle: FluentBundle } = $state.raw({
  language: "en",
  bundle: new FluentBundle("en"),
});

/** The words for a key in the language of the moment; reactive, so use it in markup or $derived. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return maybe(key, args) ?? (import.meta.env.DEV ? `⟨${key}⟩` : "");
}

/** Like t, but undefined where no words exist: for keys built from what the server sends. `key.title` is an attribute. */
export function maybe(key: string, args?: Record<string, FluentVariable>): string | undefined {
  const [name, attribute] = key.split(".");
  const message = current.bundle.getMessage(name!);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? current.bundle.formatPattern(pattern, args ? withMinus(args) : null, []) : undefined;
}

/** The words for a key if they need no facts of a moment. */
export function plain(key: string): string | undefined {
  const value = current.bundle.getMessage(key)?.value;
  return typeof value === "string" ? value : undefined;
}

/** A number that is written with a minus, not with a hyphen. */
class Below extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

const CELL = /^-?\d+,-?\d+$/; // "3,-2"

/** Numbers below zero and names of cells, as they are printed. */
function withMinus(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const printed = (value: FluentVariable) => {
    if (typeof value === "number" && value < 0) return new Below(value);
    return typeof value === "string" && CELL.test(value) ? value.replaceAll("-", "−") : value;
  };
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, printed(value)]));
}

/** The language that is shown, once its words are there. */
export function language(): Language {
  return current.language;
}

/** Several things, joined as the language does. */
export function list(parts: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(language(), { type }).format(parts);
}

/** Loads groups of words (names of .ftl files), for what is loaded on demand: await it before showing. Where games have words for the same key, those asked for last are said. */
export async function needWords(...groups: string[]): Promise<void> {
  for (const group of groups) {
    needed.delete(group);
    needed.add(group);
  }
  await show(settings.language);
}

/** Loads the shell's words, and follows the language setting from then on. */
export async function startWords(): Promise<void> {
  await show(settings.language);
  $effect.root(() => {
    $effect(() => {
      if (settings.language !== current.language) void show(settings.language);
    });
  });
}

async function show(language: Language): Promise<void> {
  await Promise.all(groups().map((group) => load(language, group)));
  if (language !== settings.language) return; // Changed again while we were loading.
  // Others may have asked meanwhile and be ready before us: all that is there is shown, not only what we asked for.
  const resources = groups().flatMap((group) => loaded.get(`${language}/${group}`) ?? []);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  current = { language, bundle };
  document.documentElement.lang = language;
}

function groups(): string[] {
  return ["shell", ...needed];
}

async function load(language: Language, group: string): Promise<FluentResource[]> {
  const key = `${language}/${group}`;
  const known = loaded.get(key);
  if (known) return known;
  const resources = (await read(language, group)).map((source) => new FluentResource(source));
  loaded.set(key, resources);
  return resources;
}

async function read(language: Language, group: string): Promise<string[]> {
  if (group === "shell") return Object.values((await shell[language]()).default);
  const source = await others[`../../locales/${language}/${group}.ftl`]?.();
  return source === undefined ? [] : [source];
}
