/** The rule book of a game: loaded once for the options it is read under, searched, with the words of every rule. */
import { api } from "../shared/api";
import { maybe, needWords } from "../shared/i18n.svelte";
import { explain } from "../shared/notices.svelte";
import type { Chapter, OptionInForce, RuleBook, ToldRule, Value } from "../shared/types";

/** What is played: a preset, or all options of a table. */
export interface Played {
  preset?: string;
  options?: Record<string, Value>;
  players?: number;
}

/** The preset that somebody chose last to read the rules of a game by, until the page is loaded anew. */
export const chosen = new Map<string, string>();

interface FoundChapter extends Chapter {
  introduced: boolean; // with its introduction
}

export class Book {
  search = $state("");
  trouble = $state("");
  told = $state.raw<RuleBook | null>(null);

  /** The chapters with what was searched for, without pictures while something is; whole where their title says it. */
  readonly chapters = $derived.by((): FoundChapter[] => {
    const wanted = plain(this.search).split(" ").filter(Boolean);
    const all = this.told?.chapters ?? [];
    if (!wanted.length) return all.map((chapter) => ({ ...chapter, introduced: true }));
    return all
      .map((chapter) => {
        const title = this.chapterTitle(chapter.name);
        const whole = saysAll([title], wanted);
        return {
          ...chapter,
          introduced: saysAll([title, this.chapterIntro(chapter.name)], wanted),
          diagrams: [],
          rules: whole ? chapter.rules : chapter.rules.filter((rule) => this.has(rule, wanted)),
        };
      })
      .filter(({ introduced, rules }) => introduced || rules.length);
  });
  readonly found = $derived.by(() => this.chapters.reduce((sum, { rules }) => sum + rules.length, 0));
  private readonly options = $derived.by(
    () => new Map((this.told?.options ?? []).map((option) => [option.name, option])),
  );

  constructor(
    readonly game: string,
    readonly ofTable = false, // whose rules they are
  ) {}

  async load(played: Played): Promise<void> {
    try {
      this.trouble = "";
      const path = `games/${encodeURIComponent(this.game)}/rulebook?${queryOf(played)}`;
      const words = needWords(
        "rulebook",
        "table",
        this.game,
        ...["learn", "lessons", "rules", "words"].map((group) => `${group}-${this.game}`),
      );
      [this.told] = await Promise.all([api.get<RuleBook>(path), words]);
    } catch (error) {
      this.trouble = explain(error);
    }
  }

  title(id: string): string {
    return maybe(`rule-${id}.title`) ?? id;
  }

  /** The words of a rule, with the figures that are in force. */
  text(id: string): string {
    return maybe(`rule-${id}`, this.told?.figures) ?? "";
  }

  /** What is said more precisely, in small print. */
  detail(id: string): string | undefined {
    return maybe(`rule-${id}.detail`, this.told?.figures);
  }

  chapterTitle(name: string): string {
    return maybe(`chapter-${this.game}-${name}`) ?? name;
  }

  chapterIntro(name: string): string {
    return maybe(`chapter-${this.game}-${name}.intro`, this.told?.figures) ?? "";
  }

  chapterOf(rule: string): string | undefined {
    return this.told?.chapters.find(({ rules }) => rules.some(({ id }) => id === rule))?.name;
  }

  optionsOf(rule: ToldRule): OptionInForce[] {
    return rule.options.flatMap((name) => this.options.get(name) ?? []);
  }

  optionTitle(name: string): string {
    return maybe(`option-${this.game}-${name}`) ?? name;
  }

  valueTitle(name: string, value: Value): string {
    return maybe(`option-${this.game}-${name}-${String(value).replaceAll("+", "-")}`) ?? String(value);
  }

  private has(rule: ToldRule, wanted: string[]): boolean {
    return saysAll([rule.id, this.title(rule.id), this.text(rule.id), this.detail(rule.id) ?? ""], wanted);
  }
}

/** What is played, as the address of a rule book says it. */
export function addressOf({ preset, options = {} }: Played): string {
  const query = new URLSearchParams(preset ? { preset } : {});
  for (const [name, value] of Object.entries(options)) query.set(name, spell(value));
  return query.toString();
}

/** What is played, as the server reads it. */
export function queryOf({ preset, options, players }: Played): URLSearchParams {
  const query = new URLSearchParams();
  if (preset) query.set("preset", preset);
  if (options) query.set("options", spellOptions(options));
  if (players) query.set("players", String(players));
  return query;
}

/** As in match files: `river=yes farm_points=3`. */
function spellOptions(options: Record<string, Value>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${spell(value)}`)
    .join(" ");
}

function spell(value: Value): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** Whether these texts together have every word that is wanted. */
function saysAll(texts: string[], wanted: string[]): boolean {
  const said = plain(texts.join(" "));
  return wanted.every((word) => said.includes(word));
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

export interface Piece {
  text: string;
  rule?: string; // that this names
}

/** A text in pieces, each rule that it names by itself: "see CAR-26" leads there. */
export function piecesOf(words: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: rule, index } of words.matchAll(/\b[A-Z]{3}-\d{2,3}\b/g)) {
    if (index > from) pieces.push({ text: words.slice(from, index) });
    pieces.push({ text: rule, rule });
    from = index + rule.length;
  }
  if (from < words.length) pieces.push({ text: words.slice(from) });
  return pieces;
}
