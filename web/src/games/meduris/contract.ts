// Made by tools/make_types.py from src/oppidum/games/meduris/contract.py: change that file, then run `make types`.

export type Material = "wood" | "wool" | "copper" | "stone";

export type Face = "wood" | "wool" | "copper" | "stone" | "any" | "minus";

export type Chip = "two" | "hut" | "druid";

export type ChipOnField = "two" | "hut" | "druid" | "?";

export type Building = "hut" | "temple";

export type PaidFor = "hut" | "temple" | "one" | "both";

export type Phase = "chips" | "kinds" | "workers" | "roll" | "take" | "return" | "act" | "pay" | "offer" | "over";

/** A field of the board. */
export interface Plot {
  pair: Material[];
  area: number;
  verified: boolean; // false: reconstructed, see the rules
}

/** A side of the board. */
export interface Side {
  fields: Plot[];
  runes: string[];
}

/** Both sides of the board. */
export interface Kit {
  sides: Record<string, Side>; // by how many fields there are
  materials: Material[];
  areas: number;
}

/** What stands or lies on a field. */
export interface Built {
  what?: Building;
  owner?: number;
  chip?: ChipOnField;
}

/** The druid crosses the great river, where rune stones are counted. */
export interface Crossing {
  after: number; // how many huts he has asked before
  points: number[]; // that the rune stones then bring each player
}

/** The huts that the druid would visit after a building. */
export interface Walk {
  druid: number[];
  stone?: number; // onto which he would step instead
  crossing?: Crossing;
}

/** What a hut would cost on a free field, and where the druid would go then. */
export interface Site {
  druid: number[];
  stone?: number;
  crossing?: Crossing;
  cost: number[];
  free: boolean;
  temple: number; // what a temple here would bring if the match ended then
}

export interface Paying {
  for: PaidFor;
  field: number;
  need: number[];
  replaced: number[];
  given: number[];
  left: number;
}

/** The hut that the druid asks, and the points for one material and for both. */
export interface Offer {
  field: number;
  size: number;
  chip: boolean;
  one: number;
  both: number;
}

/** Where the druid is: on a field, or on one of his stones. */
export interface DruidPlace {
  stone?: number; // 0 is his temple
  field?: number;
}

/** The last lap. */
export interface Lap {
  left: number; // huts that the druid has still to visit
}

/** A position, as a viewer may know it. */
export interface View {
  players: number;
  turn: number;
  phase: Phase;
  scores: number[];
  outlook?: (Record<string, number>)[]; // what each would score if the match ended now, by kind of award
  stock: number[];
  hands: Record<string, number[]>; // only those that may be seen
  counts: number[]; // materials behind each screen
  huts: number[]; // left
  temples: number[]; // left
  stacks: Record<Material, number[]>; // workers from bottom to top
  fields: Record<string, Built>;
  chip_points: number; // of the chip that brings some
  crossing_points: number; // of each rune stone, when the druid crosses the river
  offering_points: number; // for one of the two materials
  refusal_points: number; // lost by who offers nothing, but never below nothing
  rune_scale: number[]; // what so many rune stones bring at the end
  temple_points: Record<string, number>; // what each temple would bring if the match ended now, where it is something
  rune_points: number[]; // what each player's rune stones would bring
  river_points: number[]; // what they bring when the druid crosses the river
  druid: DruidPlace;
  temples_move_druid: boolean; // else huts alone do
  runes: Record<string, number>; // owner of an area's rune stone
  turns: number;
  asked?: number;
  ending?: number;
  lap?: Lap;
  face?: Face;
  offer?: Offer;
  paying?: Paying;
  plots?: Record<string, Site>; // fields that are not built upon, while somebody may build soon
  elsewhere?: Walk; // after a temple, which is no stop for the druid
}

/** A bonus chip is put on a field. */
export interface PutChip {
  do: "chip";
  field: number;
}

/** Chance turns a bonus chip. */
export interface TurnChip {
  do: "turn";
  chip: Chip;
}

/** The die. */
export interface Roll {
  do: "roll";
  face: Face;
}

/** A worker is put on a plateau, or a material is taken or returned. */
export interface Handle {
  do: "worker" | "take" | "return";
  material: Material;
}

/** A hut or a temple, paid plainly or with others in exchange. */
export interface Build {
  do: Building;
  field: number;
  exchange: boolean; // the payment will be asked step by step
}

export interface MoveWorker {
  do: "move";
  from: Material;
  height: number;
  to: Material;
}

/** A step of a payment. */
export interface Pay {
  do: "replace" | "give";
  material: Material;
  amount: number;
}

/** The druid gets nothing. */
export interface Refuse {
  do: "nothing";
}

/** The druid gets a material, both, or what lies under the hut. */
export interface Give {
  do: "offer";
  what: Material | "both" | "chip";
}

/** The druid gets others in exchange for one material, or for both. */
export interface Exchange {
  do: "exchange";
  what: "one" | "both";
}

/** What is sent to choose something. */
export interface Text {
  text: string;
}

/** A field where a chip may lie. */
export interface PutChipChoice {
  text: string;
  do: "chip";
  field: number;
}

/** What chance may turn up. */
export interface TurnChipChoice {
  text: string;
  do: "turn";
  chip: Chip;
}

/** What the die may show. */
export interface RollChoice {
  text: string;
  do: "roll";
  face: Face;
}

/** A plateau, or a material. */
export interface HandleChoice {
  text: string;
  do: "worker" | "take" | "return";
  material: Material;
}

/** A building and what it costs. */
export interface BuildChoice {
  text: string;
  do: Building;
  field: number;
  exchange: boolean;
  cost: number[];
}

/** A worker that may go somewhere. */
export interface MoveWorkerChoice {
  text: string;
  do: "move";
  from: Material;
  height: number;
  to: Material;
  yields: number[]; // the materials that it would bring each player
}

/** An amount of a step. */
export interface PayChoice {
  text: string;
  do: "replace" | "give";
  material: Material;
  amount: number;
}

/** An answer to the druid. */
export interface Answer {
  text: string;
  gain: number; // in points
}

/** Nothing is given. */
export interface RefuseChoice {
  text: string;
  gain: number;
  do: "nothing";
}

/** Something is given. */
export interface GiveChoice {
  text: string;
  gain: number;
  do: "offer";
  what: Material | "both" | "chip";
}

/** Others are given. */
export interface ExchangeChoice {
  text: string;
  gain: number;
  do: "exchange";
  what: "one" | "both";
}

export type Move = PutChip | TurnChip | Roll | Handle | Build | MoveWorker | Pay | Refuse | Give | Exchange;

export type Choice = PutChipChoice | TurnChipChoice | RollChoice | HandleChoice | BuildChoice | MoveWorkerChoice | PayChoice | RefuseChoice | GiveChoice | ExchangeChoice;
