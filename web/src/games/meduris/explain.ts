/** What the druid, rune stones, chips, plateaus and the great river are, what they do next and who has what, in words. */
import { list, t } from "../../shared/i18n.svelte";
import type { Seat } from "../../shared/types";
import { materialName, nameOf, runeName, sayChip, sayDruid, sayGains, sayWalk } from "./describe";
import { MATERIALS, type ChipOnField, type Material, type View } from "./kit";
import type { Layout } from "./layout";
import type { Thing } from "./things";

export interface Explained {
  title: string;
  lines: string[];
  rule: string;
}

interface Sight {
  view: View;
  layout: Layout;
  seats: Seat[];
}

export function explain(thing: Thing, sight: Sight): Explained {
  switch (thing.kind) {
    case "druid":
      return explainDruid(sight);
    case "river":
      return explainRiver(sight);
    case "area":
      return explainArea(thing.area, sight);
    case "chip":
      return explainChip(thing.field, sight);
    case "plateau":
      return explainPlateau(thing.material, sight);
  }
}

function explainDruid({ view, seats }: Sight): Explained {
  const { temples_move_druid, offering_points, refusal_points, lap, elsewhere } = view;
  const moves = t("meduris-explain-druid-moves", {
    what: temples_move_druid ? "building" : "hut",
    way: view.druid.stone === undefined ? "ring" : "stones",
  });
  const next = elsewhere && [`${t("meduris-side-next")} ${sayWalk(elsewhere, view, seats, view.turn)}`];
  return {
    title: t("meduris-text-druid"),
    lines: [
      sayDruid(view),
      ...(lap ? [t("meduris-side-lap")] : [moves, ...(next ?? [])]),
      t("meduris-explain-druid-asks", { one: offering_points, lost: refusal_points }),
    ],
    rule: view.druid.stone === undefined ? "MED-42" : "MED-40",
  };
}

function explainRiver({ view, layout, seats }: Sight): Explained {
  const title = t("meduris-explain-river");
  if (view.lap) return { title, lines: [t("meduris-explain-river-lap")], rule: "MED-67" };
  const last = layout.ring.plots.length - 1;
  const gains = sayGains(view.river_points, seats);
  const about = t("meduris-explain-river-about", { last, points: view.crossing_points });
  const now = gains ? t("meduris-explain-river-now", { gains }) : t("meduris-explain-river-nobody");
  return { title, lines: [about, now], rule: "MED-58" };
}

function explainArea(area: number, { view, layout, seats }: Sight): Explained {
  const plots = layout.ring.plots.filter((plot) => plot.area === area).map(({ number }) => number);
  const owner = view.runes[area];
  const held = seats.map(({ number }) => Object.values(view.runes).filter((player) => player === number).length);
  const scale = view.rune_scale;
  return {
    title: t("meduris-explain-area", { rune: runeName(area), first: plots[0]!, last: plots.at(-1)! }),
    lines: [
      owner === undefined
        ? t("meduris-explain-rune-free")
        : t("meduris-explain-rune-owner", { owner: nameOf(seats, owner) }),
      t("meduris-explain-rune-brings", { points: view.crossing_points }),
      ...held.map((runes, player) =>
        t("meduris-explain-rune-player", {
          name: nameOf(seats, player),
          runes,
          points: view.rune_points[player] ?? 0,
          next: scale[runes + 1] ?? scale.at(-1)!,
        }),
      ),
    ],
    rule: "MED-30",
  };
}

const CHIP_RULES: Record<ChipOnField, string> = { two: "MED-31", hut: "MED-32", druid: "MED-33", "?": "MED-10" };

function explainChip(field: number, { view, seats }: Sight): Explained {
  const { chip = "?", owner } = view.fields[field] ?? {};
  const used = owner !== undefined; // a druid chip under its hut
  return {
    title: sayChip(chip, view),
    lines: [
      chip === "?"
        ? t("meduris-explain-chip-hidden")
        : used
          ? t("meduris-explain-chip-under", { owner: nameOf(seats, owner), number: field })
          : t("meduris-chip-about", { chip, points: view.chip_points }),
    ],
    rule: used ? "MED-55" : CHIP_RULES[chip],
  };
}

function explainPlateau(material: Material, { view, seats }: Sight): Explained {
  const workers = view.stacks[material].map((player) => nameOf(seats, player));
  return {
    title: t("meduris-plateau", {
      material: materialName(material),
      stock: view.stock[MATERIALS.indexOf(material)] ?? 0,
    }),
    lines: [
      workers.length ? `${t("meduris-text-stack", { workers: list(workers) })}.` : `${t("meduris-text-no-workers")}.`,
      t("meduris-explain-plateau-die"),
      t("meduris-explain-plateau-big"),
    ],
    rule: "MED-20",
  };
}
