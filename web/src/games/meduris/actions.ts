/** What may be done by the buttons of a card, and their number keys. */
import { t } from "../../shared/i18n.svelte";
import { nameOf } from "./describe";
import type { Amounts, BuildChoice, Walk } from "./kit";
import type { Play } from "./play.svelte";

export interface PlotAction {
  what: "hut" | "temple" | "chip";
  text: string;
  label: string;
  offered: boolean; // else pressing it asks why not
  key?: string;
  cost?: Amounts; // absent: nothing
  trade?: string; // the same with another payment
  tradeKey?: string;
  brings?: string; // the rune stone, or points at the end
  walk?: Walk; // of the druid, afterwards
}

/** Everything that could be asked of a plot: a chip, or a hut and a temple, each with another payment. */
export function plotActions(play: Play, field: number): PlotAction[] {
  const actions = play.active && play.view.phase === "chips" ? [chipAction(play, field)] : buildActions(play, field);
  let key = 0;
  for (const action of actions) {
    if (action.offered) action.key = String(++key);
    if (action.trade) action.tradeKey = String(++key);
  }
  return actions;
}

function chipAction(play: Play, field: number): PlotAction {
  const text = play.offered.chips.get(field);
  return { what: "chip", text: text ?? `chip ${field}`, label: t("meduris-put-chip"), offered: text !== undefined };
}

function buildActions(play: Play, field: number): PlotAction[] {
  const site = play.site(field);
  if (!play.acting || !site) return [];
  const builds = play.buildsOn(field);
  return (["hut", "temple"] as const).map((what) => {
    const plain = builds.find((build) => build.do === what && !build.exchange);
    const trade = builds.find((build) => build.do === what && build.exchange);
    const cost = (plain ?? trade)?.cost ?? (what === "hut" ? site.cost : undefined);
    return {
      what,
      text: `${what} ${field}`,
      label: what === "hut" ? t("meduris-build-hut") : t("meduris-build-temple"),
      offered: plain !== undefined,
      cost: cost?.some(Boolean) ? cost : undefined,
      trade: trade?.text,
      brings: what === "hut" ? sayRune(play, field) : sayTemple(site.temple, plain ?? trade),
      walk: what === "hut" ? site : play.view.elsewhere,
    };
  });
}

/** The rune stone that a hut takes, and from whom. */
function sayRune(play: Play, field: number): string | undefined {
  const owner = play.view.runes[play.plots[field]!.area];
  if (owner === play.asked) return undefined;
  return owner === undefined
    ? t("meduris-takes-rune")
    : t("meduris-takes-rune-from", { owner: nameOf(play.seats, owner) });
}

/** What a temple that may be built would bring. */
function sayTemple(points: number, build: BuildChoice | undefined): string | undefined {
  return build && t("meduris-temple-brings", { points });
}

/** The number keys of the moment: those of what has to be answered, else those of the card that is open. */
export function numberKeys(play: Play): [key: string, text: string][] {
  const { offers, steps, materials } = play.offered;
  const counted = (texts: string[]) =>
    texts.slice(0, 9).map((text, index): [string, string] => [String(index + 1), text]);
  if (offers.length) return counted(offers.map(({ text }) => text));
  if (steps.length) return steps.filter(({ amount }) => amount < 10).map(({ amount, text }) => [String(amount), text]);
  if (materials.size) return counted([...materials.values()]);
  if (play.selected === undefined) return [];
  const keyed = ({ key, text, tradeKey, trade }: PlotAction): [string, string][] => [
    ...(key ? [[key, text] as [string, string]] : []),
    ...(tradeKey && trade ? [[tradeKey, trade] as [string, string]] : []),
  ];
  return plotActions(play, play.selected).flatMap(keyed);
}
