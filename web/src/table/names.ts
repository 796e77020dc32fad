/** What people and bots are called. */
import { maybe, t } from "../shared/i18n.svelte";
import type { Seat } from "../shared/types";

export function seatName(seat: Seat): string {
  return seat.name ?? (seat.bot ? botName(seat.bot) : t("table-seat", { number: seat.number + 1 }));
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

/** A kind of points, such as "Cities". */
export function kindName(what: string): string {
  return maybe(`award-${what}`) ?? what;
}
