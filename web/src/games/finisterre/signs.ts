/** What squares and terrain cards show, in words. */
import { list, t } from "../../shared/i18n.svelte";
import { squareOf, type Feature, type Kit, type MapSquare } from "./kit";

function sayFeature({ kind, count = 1, animals = [] }: Feature): string {
  const feature = t("finisterre-feature", { kind, count });
  return animals.length
    ? t("finisterre-feature-with", {
        feature,
        animals: list(animals.map((animal) => t("finisterre-animal", { animal }))),
      })
    : feature;
}

/** "Forest with boar, iron mountain and flood". */
export function saySigns(kit: Kit, { card, half }: Pick<MapSquare, "card" | "half">): string {
  const event = kit.cards[card]?.event;
  const seal = event?.half === half ? [t("finisterre-event", { event: event.code })] : [];
  return list([...squareOf(kit, card, half).features.map(sayFeature), ...seal]);
}

/** A terrain card by what it shows: "Terrain: forest, iron mountain and river". */
export function terrainName(kit: Kit, card: string): string {
  return t("finisterre-terrain-of", { signs: terrainSigns(kit, card) });
}

/** What it shows. */
export function terrainSigns(kit: Kit, card: string): string {
  const halves = (["A", "B"] as const).map((half) => saySigns(kit, { card, half }));
  return list([...new Set(halves.filter(Boolean))]);
}
