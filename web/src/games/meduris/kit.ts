/** What the server says about the board and the position, and the few questions that every part of the board asks of it. */

export const MATERIALS = ["wood", "wool", "copper", "stone"] as const; // the order of every list of amounts
export type Material = (typeof MATERIALS)[number];
export type Face = Material | "any" | "minus";
export type Chip = "two" | "hut" | "druid" | "?";
export type Amounts = number[]; // of each material

export interface Plot {
  pair: [Material, Material];
  area: number;
  verified: boolean; // false: reconstructed, see the rules
}

export interface Kit {
  sides: Record<string, { fields: Plot[] }>; // by how many plots there are
  materials: Material[];
  areas: number;
}

/** What stands or lies on a plot. */
export interface Built {
  what?: "hut" | "temple";
  owner?: number;
  chip?: Chip;
}

/** Where the druid would go after a building, and whether he would cross the river on his way. */
export interface Walk {
  druid: number[];
  crossing: boolean;
}

export interface Site extends Walk {
  cost: Amounts; // of a hut
  free: boolean;
}

export interface Paying {
  for: "hut" | "temple" | "one" | "both"; // the last two are offerings
  field: number;
  need: Amounts;
  replaced: number[];
  given: Amounts;
}

export type DruidPlace = { stone: number; field?: undefined } | { field: number; stone?: undefined }; // stone 0 is his temple

export interface View {
  players: number;
  turn?: number;
  asked?: number;
  phase: "chips" | "kinds" | "workers" | "roll" | "take" | "return" | "act" | "pay" | "offer" | "over";
  face?: Face;
  scores: number[];
  stock: Amounts;
  hands: Record<string, Amounts>; // only those that may be seen
  counts: number[]; // materials behind each screen
  huts: number[]; // left
  temples: number[]; // left
  stacks: Record<Material, number[]>; // workers from bottom to top
  fields: Record<string, Built>;
  chip_points: number; // of the chip that brings some
  crossing_points: number; // of each rune stone, when the druid crosses the river
  temple_points: Record<string, number>; // what each temple would bring if the match ended now, where it is something
  rune_points: number[]; // the same of each player's rune stones
  druid: DruidPlace;
  runes: Record<string, number>; // owner of an area's rune stone
  turns: number;
  ending?: number;
  lap?: { left: number }; // huts that the druid has still to visit
  offer?: { field: number; size: number; chip: boolean; one: number; both: number }; // points for one material, for both
  paying?: Paying;
  plots?: Record<string, Site>; // those that are not built upon, while somebody may build soon
  elsewhere?: Walk; // after a temple, which is no stop for the druid
}

/** The side of the board with the plots for this many players. */
export function plotsOf(kit: Kit, { players }: View): Plot[] {
  const [few, many] = Object.values(kit.sides).map(({ fields }) => fields).sort((a, b) => a.length - b.length);
  return (players < 4 ? few : (many ?? few)) ?? [];
}

/** The amounts that are not zero, with their materials. */
export function nonZero(amounts: Amounts): { material: Material; amount: number }[] {
  return amounts.flatMap((amount, index) => (amount ? [{ material: MATERIALS[index]!, amount }] : []));
}

/** The materials of somebody, where they may be seen. */
export function handOf(view: View, player: number | null): Amounts | undefined {
  return player === null ? undefined : view.hands[player];
}
