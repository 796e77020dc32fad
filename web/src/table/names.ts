/** What people and bots are called. */
import { maybe, t } from "../shared/i18n.svelte";
import type { Seat } from "../shared/types";

/** What bots are called, each by its seat: two of the same level are told apart. */
const BOT_NAMES = ["Alda", "Brais", "Cibrán", "Duarte", "Erea", "Froila"];

export function seatName({ name, bot, number }: Seat): string {
  return name ?? (bot ? BOT_NAMES[number % BOT_NAMES.length]! : t("table-seat", { number: number + 1 }));
}

/** With its level, if it is a bot. */
export function seatAndLevel(seat: Seat): string {
  return seat.bot ? t("table-bot-of-level", { name: seatName(seat), level: botName(seat.bot) }) : seatName(seat);
}

/** As people read them: from the easiest to the hardest, then those that do not look ahead. */
const BOTS = ["easy", "medium", "hard", "champion", "greedy", "uniform"];

export function inOrder(bots: string[]): string[] {
  const place = (bot: string) => (BOTS.includes(bot) ? BOTS.indexOf(bot) : BOTS.length);
  return [...bots].sort((one, other) => place(one) - place(other));
}

export function botName(bot: string): string {
  return maybe(`bot-${bot}`) ?? bot;
}

/** How a bot plays a game, and what it overlooks there. */
export function characterOf(bot: string, game: string): string {
  return maybe(`bot-${bot}-about`, { game }) ?? "";
}

/** A kind of points, such as "Cities". */
export function kindName(what: string): string {
  return maybe(`award-${what}`) ?? what;
}
