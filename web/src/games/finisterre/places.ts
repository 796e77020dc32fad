/** Where on the map choices are: each by a key that the map and the guide share, and all choices of one place together. */
import type { Choice, CornerName, Good, Wind } from "./kit";

export type Place =
  | { sort: "cell"; cell: string }
  | { sort: "card"; cell: string; other: string; facing: number }
  | { sort: "edge"; cell: string; square: string; side: Wind }
  | { sort: "unit"; clan: number; unit: number }
  | { sort: "bank"; cell: string; corner: CornerName }
  | { sort: "pile"; comarca: string; good: Good; value: number }
  | { sort: "comarca"; comarca: string };

export interface Target {
  key: string;
  place: Place;
  choices: Choice[];
}

/** The place of a choice, or undefined if it is only in the panels. */
export function placeOf(choice: Choice): Place | undefined {
  const { cell, other, facing, square, side, corner, comarca, clan, unit, good, value, slot } = choice;
  if (slot !== undefined) return undefined;
  if (cell !== undefined && other !== undefined && facing !== undefined) return { sort: "card", cell, other, facing };
  if (cell !== undefined && square !== undefined && side !== undefined) return { sort: "edge", cell, square, side };
  if (clan !== undefined && unit !== undefined) return { sort: "unit", clan, unit };
  if (cell !== undefined && corner !== undefined) return { sort: "bank", cell, corner };
  if (comarca !== undefined && good !== undefined) return { sort: "pile", comarca, good, value: value ?? 1 };
  if (cell !== undefined) return { sort: "cell", cell };
  return comarca === undefined ? undefined : { sort: "comarca", comarca };
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
      return `comarca ${place.comarca}`;
  }
}

export function unitKey(clan: number, unit: number | string): string {
  return `unit ${clan}.${unit}`;
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
