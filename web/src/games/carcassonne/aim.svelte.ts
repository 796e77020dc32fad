/** Where the tile in hand is held, and how it is turned. */
import { FACINGS, type Choice, type Facing, type Kind, type PlaceChoice } from "./kit";

/** The choices that lay the tile. */
export function placements(choices: Choice[]): PlaceChoice[] {
  return choices.filter((choice) => choice.do === "place");
}

/** The facings that fit on each square. */
export function fittingFacings(choices: PlaceChoice[]): Map<string, Facing[]> {
  const fits = new Map<string, Facing[]>();
  for (const { square, facing } of choices) fits.set(square, [...(fits.get(square) ?? []), facing]);
  return fits;
}

/** Where choices lay the tile, each square with its first facing and the places of its choices: 1 is the first of all. */
export function laidBy(choices: PlaceChoice[]): Map<string, { facing: Facing; places: number[] }> {
  const squares = new Map<string, { facing: Facing; places: number[] }>();
  choices.forEach(({ square, facing }, index) => {
    const places = squares.get(square)?.places;
    if (places) places.push(index + 1);
    else squares.set(square, { facing, places: [index + 1] });
  });
  return squares;
}

export class Aim {
  /** The square over which the tile is held, if any. */
  square: string | undefined = $state();
  /** How the person turned it last; where it does not fit so, the next facing that fits is shown. */
  wanted: Facing = $state("N");

  /** The facing to be shown, among those that may be chosen. */
  facingAmong(facings: Facing[]): Facing {
    const start = FACINGS.indexOf(this.wanted);
    return (
      FACINGS.map((_, step) => FACINGS[(start + step) % 4]!).find((facing) => facings.includes(facing)) ?? this.wanted
    );
  }

  /** Turns to the next facing that may be chosen, clockwise (1) or back (-1). */
  turn(facings: Facing[], hand: 1 | -1 = 1): void {
    const shown = FACINGS.indexOf(this.facingAmong(facings));
    const next = [1, 2, 3, 4].map((step) => FACINGS[(shown + hand * step + 8) % 4]!);
    this.wanted = next.find((facing) => facings.includes(facing)) ?? this.wanted;
  }
}

/** The facings of a kind that look different. */
export function distinctFacings({ symmetry }: Kind): Facing[] {
  return FACINGS.slice(0, symmetry);
}
