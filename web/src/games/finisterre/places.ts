/** Where on the map choices are: each by a key that the map and the guide share, and all choices of one place together. */
import type { Choice, Corner, Good, Wind } from "./kit";

export type Place =
  | { sort: "cell"; cell: string }
  | { sort: "card"; cell: string; other: string; facing: number }
  | { sort: "edge"; cell: string; square: string; side: Wind }
  | { sort: "unit"; clan: number; unit: number }
  | { sort: "bank"; cell: string; corner: Corner }
  | { sort: "pile"; comarca: string; good: Good; value: number }
  | { sort: "comarca"; comarca: string };

export interface Target {
  key: string;
  place: Place;
  choices: Choice[];
}

/** The place of a choice, or undefined if it is only in the panels. */
export function placeOf(choice: Choice): Place | undefined {
  switch (choice.do) {
    case "facing":
      return { sort: "card", cell: choice.cell, other: choice.other, facing: choice.facing };
    case "site":
    case "dock":
      return { sort: "edge", cell: choice.cell, square: choice.square, side: choice.side };
    case "unit":
    case "call":
      return { sort: "unit", clan: choice.clan, unit: choice.unit };
    case "good": {
      const { clan, unit } = choice;
      return clan === undefined || unit === undefined ? undefined : { sort: "unit", clan, unit };
    }
    case "bank":
      return { sort: "bank", cell: choice.cell, corner: choice.corner };
    case "find":
    case "take": {
      const { comarca, good, value = 1 } = choice;
      return comarca === undefined ? undefined : { sort: "pile", comarca, good, value };
    }
    case "at":
    case "unfed":
    case "half":
    case "dolmen":
    case "cell":
    case "grow":
    case "add":
    case "take over":
      return { sort: "cell", cell: choice.cell };
    case "harvest":
    case "comarca":
      return { sort: "comarca", comarca: choice.comarca };
    default:
      return undefined;
  }
}

export function keyOfPlace(place: Place): string {
  switch (place.sort) {
    case "cell":
      return `cell ${place.cell}`;
    case "card":
      return `card ${place.cell} ${place.facing}`;
    case "edge":
      return `edge ${place.square} ${place.side}`;
    case "unit":
      return unitKey(place.clan, place.unit);
    case "bank":
      return `bank ${place.cell} ${place.corner}`;
    case "pile":
      return `pile ${place.comarca} ${place.good} ${place.value}`;
    case "comarca":
      return comarcaKey(place.comarca);
  }
}

export function unitKey(clan: number, unit: number | string): string {
  return `unit ${clan}.${unit}`;
}

export function comarcaKey(comarca: string): string {
  return `comarca ${comarca}`;
}

/** The key of the place of a choice. */
export function keyOf(choice: Choice): string | undefined {
  const place = placeOf(choice);
  return place && keyOfPlace(place);
}

/** All places with their choices, in the order of the choices. */
export function targetsOf(choices: Choice[]): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (!place) continue;
    const key = keyOfPlace(place);
    const known = targets.get(key);
    if (known) known.choices.push(choice);
    else targets.set(key, { key, place, choices: [choice] });
  }
  return targets;
}
