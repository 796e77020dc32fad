/** Plots, materials and the druid in words. */
import { list, t } from "../../shared/i18n.svelte";
import type { Seat } from "../../shared/types";
import { seatName } from "../../table/names";
import { RUNES } from "./art/runes";
import {
  isMaterial,
  nonZero,
  type Amounts,
  type ChipOnField,
  type Material,
  type Plot,
  type Reply,
  type View,
  type Walk,
} from "./kit";

export function nameOf(seats: Seat[], player: number): string {
  const seat = seats[player];
  return seat ? seatName(seat) : "";
}

export function materialName(material: Material): string {
  return t("meduris-material", { material });
}

/** What an answer to the druid is called. */
export function answerKind(move: Reply): string {
  if (move.do === "nothing") return "nothing";
  return `${move.do}-${isMaterial(move.what) ? "one" : move.what}`;
}

/** "2 wood and 1 stone". */
export function sayAmounts(amounts: Amounts): string {
  return list(nonZero(amounts).map(({ material, amount }) => t("meduris-amount", { material, amount })));
}

export function runeName(area: number): string {
  return t("meduris-rune", { rune: RUNES[area % RUNES.length]!.name });
}

/** What stands or lies on a plot: "Ana’s hut, on a druid chip". */
export function sayBuilt(view: View, number: number, seats: Seat[]): string[] {
  const { what, owner, chip } = view.fields[number] ?? {};
  const name = owner === undefined ? "" : nameOf(seats, owner);
  const said: string[] = [];
  if (what === "hut") said.push(t("meduris-hut-of", { name }));
  if (what === "temple")
    said.push(
      t("meduris-temple-of", { name }),
      t("meduris-temple-points", { points: view.temple_points[number] ?? 0 }),
    );
  if (chip) said.push(sayChip(chip, view));
  return said;
}

/** "Bonus chip: 2 points". */
export function sayChip(chip: ChipOnField, { chip_points }: View): string {
  return t("meduris-chip", { chip: chip === "?" ? "unknown" : chip, points: chip_points });
}

/** "Plot 18, stone and wood". */
export function sayPlot(number: number, { pair }: Plot): string {
  return t("meduris-plot", { number, first: materialName(pair[0]!), second: materialName(pair[1]!) });
}

/** Where the druid would go, and whom he would ask. The owner of a hut that does not stand yet is given. */
export function sayWalk({ druid, stone, crossing }: Walk, view: View, seats: Seat[], builder: number): string {
  if (!druid.length) return stone === undefined ? t("meduris-walk-none") : t("meduris-walk-stone");
  const asks = (numbers: number[]) =>
    t("meduris-walk-asks", {
      stops: list(
        numbers.map((number) =>
          t("meduris-walk-stop", { number, name: nameOf(seats, view.fields[number]?.owner ?? builder) }),
        ),
      ),
    });
  if (!crossing) return asks(druid);
  const { after, points } = crossing;
  const river = t("meduris-walk-crossing", { gains: sayGains(points, seats) });
  return [...(after ? [asks(druid.slice(0, after))] : []), river, asks(druid.slice(after))].join(" ");
}

/** "Ana +3, Bran +1". */
export function sayGains(amounts: number[], seats: Seat[]): string {
  const gains = amounts.flatMap((amount, player) =>
    amount ? [t("meduris-line-gain", { name: nameOf(seats, player), amount })] : [],
  );
  return gains.join(", ");
}

export function sayDruid({ druid }: View): string {
  if (druid.field !== undefined) return t("meduris-druid-at", { number: druid.field });
  return druid.stone ? t("meduris-druid-stone", { stone: druid.stone }) : t("meduris-druid-temple");
}
