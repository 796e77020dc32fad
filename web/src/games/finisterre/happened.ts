/** What happened by itself, in words: a line for what concerns nobody alone, and one for each clan. */
import { list, t } from "../../shared/i18n.svelte";
import type { Happening } from "../../shared/types";
import type { ToldHappening } from "../game";
import { cardName } from "./cards";
import { comarcaName } from "./comarcas";
import { capital, goodName, sayAmount, sayPieces } from "./describe";
import type { Counted } from "./kit";

const STARS = ["stars-for-sites", "stars-for-dolmen", "stars-for-harm", "stars-for-hunger"]; // gained or lost
const COINS = ["robbed", "beggar", "earned"]; // what is counted in coins

/** In the order in which it happened; the same thing with several goods is told once. */
export function happened(all: Happening[]): ToldHappening[] {
  const told = new Map<number | null, string[]>();
  for (const some of gather(all)) {
    const player = some[0]!.player;
    told.set(player, [...(told.get(player) ?? []), say(some)]);
  }
  return [...told].flatMap(([player, texts]): ToldHappening[] =>
    player === null ? texts.map((text) => ({ player, text: capital(text) })) : [{ player, text: texts.join(" · ") }],
  );
}

/** What is told together: goods that were eaten, or that appeared in one place. */
function gather(all: Happening[]): Happening[][] {
  const groups = new Map<string, Happening[]>();
  for (const each of all) {
    const key = [each.what, each.player, ...each.where, ...each.pieces].join();
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()];
}

function say(some: Happening[]): string {
  const { what, player, amount, good, where, pieces } = some[0]!;
  return t("finisterre-happened", {
    what: what === "burnt" && player === null ? "burnt-ground" : what,
    amount: some.length > 1 && what !== "turn" ? some.reduce((sum, each) => sum + each.amount, 0) : amount,
    good: good && goodName(good),
    goods: list(mergeGoods(some).map(sayGoods)),
    place: where[0] ? comarcaName(where[0]) : "",
    card: pieces[0] ? cardName(pieces[0]) : "",
  });
}

/** Of each good, all that is told of it. */
function mergeGoods(some: Happening[]): Happening[] {
  const sums = new Map<string, Happening>();
  for (const each of some) sums.set(each.good, { ...each, amount: each.amount + (sums.get(each.good)?.amount ?? 0) });
  return [...sums.values()];
}

function sayGoods({ what, good, amount }: Happening): string {
  if (STARS.includes(what)) return sayAmount("star", Math.abs(amount));
  if (COINS.includes(what)) return sayAmount("coins", amount);
  return what === "plague" ? sayPieces(good as Counted, amount) : good ? sayAmount(good as Counted, amount) : "";
}
