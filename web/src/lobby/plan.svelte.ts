/** A table that is being planned: who sits where, by which rules, who may come. */
import { t } from "../shared/i18n.svelte";
import { identity } from "../shared/identity.svelte";
import type { Absence, Game, Value } from "../shared/types";
import { counted, departures, inForce, optionsOf } from "./inForce";
import type { NewTable } from "./open";
import { firstBot } from "./shelf";

/** "here" is another person at this device. */
export type Who = "me" | "open" | "here" | "bot";
export interface SeatPlan {
  who: Who;
  bot: string;
  name: string;
}
export type Setting = "bot" | "friends" | "device";

const COMPANY: Record<Setting, Who> = { bot: "bot", friends: "open", device: "here" };

export class Plan {
  seats: SeatPlan[] = $state([]);
  preset = $state("");
  options: Record<string, Value> = $state.raw({});
  public = $state(false);
  absence: Absence = $state({ then: "wait", minutes: 3 });
  /** As chosen; null leaves it to the number of people. */
  hints: boolean | null = $state(null);

  /** The options in which the table departs from its preset, and how many of them change it. */
  readonly changes: string[] = $derived.by(() => departures(this.game, this.preset, this.options));
  readonly changed = $derived.by(() => counted(this.game, this.changes).length);
  readonly awaitsOthers = $derived(this.seats.some((seat) => seat.who === "open"));
  readonly allowsHints = $derived(this.hints ?? this.seats.filter((seat) => seat.who !== "bot").length <= 1);
  readonly watches = $derived(!this.seats.some((seat) => seat.who === "me" || seat.who === "here"));
  readonly setting: Setting | undefined = $derived.by(() => this.#currentSetting());

  constructor(
    readonly game: Game,
    setting: Setting = "friends",
  ) {
    this.choosePreset(game.recommended);
    this.arrange(setting, game.seats[0]!);
  }

  /** Me on the first seat, and company of one kind on the others. */
  arrange(setting: Setting, players = this.seats.length): void {
    this.seats = Array.from({ length: players }, (_, number) => this.#newSeat(number ? COMPANY[setting] : "me"));
  }

  resize(players: number): void {
    const company = this.seats.at(-1)?.who ?? "open";
    while (this.seats.length < players) this.seats.push(this.#newSeat(company === "me" ? "open" : company));
    this.seats.length = players;
  }

  /** Gives a seat to somebody; I can sit only once, so I leave my former seat to who sat here. */
  seat(number: number, who: Who, bot?: string): void {
    const seat = this.seats[number]!;
    if (who === "me") for (const other of this.seats) if (other.who === "me") other.who = seat.who;
    seat.who = who;
    if (bot) seat.bot = bot;
  }

  /** What no preset decides, such as the River, stays as it is. */
  choosePreset(preset: string): void {
    const decided = new Set(Object.values(this.game.presets).flatMap((values) => Object.keys(values)));
    const extras = Object.entries(this.options).filter(([name]) => !decided.has(name));
    this.preset = preset;
    this.options = { ...optionsOf(this.game, preset), ...Object.fromEntries(extras) };
  }

  /** Leaves the preset, or arrives at another one. */
  chooseOption(name: string, value: Value): void {
    this.options = { ...this.options, [name]: value };
    this.preset = inForce(this.game, this.preset, this.options)[0];
  }

  /** What is wrong with the name on a seat, in words; empty if nothing. */
  problem(number: number): string {
    if (this.seats[number]!.who !== "here") return "";
    const names = this.seats.map((seat) => this.#nameOn(seat));
    if (!names[number]) return t("lobby-seat-name-missing");
    return names.some((name, other) => other !== number && name === names[number]) ? t("lobby-seat-name-twice") : "";
  }

  get complete(): boolean {
    return this.seats.every((_, number) => !this.problem(number));
  }

  request(): NewTable {
    return {
      game: this.game.name,
      preset: this.preset,
      options: Object.fromEntries(this.changes.map((name) => [name, this.options[name]!])),
      seats: this.seats.map(({ who, bot, name }) => {
        if (who === "bot") return { who, bot };
        return who === "here" ? { who: "me", name: name.trim() } : { who };
      }),
      public: this.public,
      hints: this.hints,
      absence: this.awaitsOthers ? $state.snapshot(this.absence) : { then: "wait", minutes: this.absence.minutes },
    };
  }

  #nameOn(seat: SeatPlan): string {
    if (seat.who === "here") return seat.name.trim().toLowerCase();
    return seat.who === "me" ? (identity.name?.toLowerCase() ?? "") : "";
  }

  #newSeat(who: Who): SeatPlan {
    return { who, bot: firstBot(this.game), name: "" };
  }

  #currentSetting(): Setting | undefined {
    const company = this.seats.filter((seat) => seat.who !== "me").map((seat) => seat.who);
    if (company.length !== this.seats.length - 1) return undefined;
    return (Object.keys(COMPANY) as Setting[]).find((setting) => company.every((who) => who === COMPANY[setting]));
  }
}
