/** What the server says about the cards and the position, and the few questions that every part of the board asks of it. */
import type { Choice as PlainChoice } from "../../shared/types";

export type Good = "wood" | "iron" | "gold" | "crop" | "fish" | "game" | "livestock";
export type Wind = "n" | "e" | "s" | "w";
export type CornerName = "ne" | "se" | "sw" | "nw";
export type Half = "A" | "B";
export type FeatureKind = "forest" | "iron" | "farm" | "crop" | "gold" | "fish" | "bridge" | "dolmen" | "lake";
export type Animal = "rabbit" | "boar" | "deer" | "sheep" | "pig" | "cow";
export type Amounts = Partial<Record<Good | "coins" | "star" | "food" | "spirit", number>>;

export interface Feature {
  kind: FeatureKind;
  count?: number;
  animals?: Animal[];
  corner?: CornerName; // of its bank
}

/** Half of a card, as it lies at facing 0. */
export interface CardSquare {
  edges: string; // n, e, s, w: "." land, r road, v site, d dock, w river, s sea
  parts: number[]; // of the corners ne, se, sw, nw
  features: Feature[];
}

export interface CardEvent {
  code: string;
  name: string;
  half: Half;
  corner: CornerName;
}

/** A terrain card: square A in the west, B in the east. */
export interface Card {
  group: string;
  squares: [CardSquare, CardSquare];
  event?: CardEvent;
}

export interface Kit {
  cards: Record<string, Card>;
  edges: Record<string, string>;
  goods: Good[];
  specialists: Record<string, any>;
  objectives: Record<string, any>;
  final: { open: number; hidden: number };
  costs: Record<string, Amounts>;
  actions: Record<string, string>;
  numbers: any;
}

/** A square of a card on the map. */
export interface MapSquare {
  card: string;
  half: Half;
  facing: number;
  comarcas: string[]; // by corner: ne, se, sw, nw
}

export interface Tile {
  what: "village" | "boat";
  clan: number;
  unit: number;
  size?: "small" | "large";
  town?: number;
  arrow?: boolean; // whether it stands before its site
  hunger?: "half" | "unfed";
}

export interface Town {
  cells: string[];
  square: string;
  side: Wind;
  comarca: string;
  closed: boolean;
}

/** A free site or dock that points at a cell. */
export interface Arrow {
  square: string;
  side: Wind;
  comarca: string;
}

export interface Comarca {
  people: Record<string, number>; // flags by clan
  ground: Partial<Record<Good, number | Record<string, number>>>; // cubes by number, dice by value and number
  dolmens: Record<string, number>; // gold by cell
  open: boolean;
  crops?: number;
  veins?: number;
}

export interface Unit {
  kind: "village" | "boat" | "cart";
  comarca: string;
  territory: number;
  capacity: number;
  used: number;
  store: Amounts;
  town?: number;
  flags?: number;
  cell?: string;
}

export interface HandCard {
  open: boolean;
  later?: boolean;
  card?: string;
}

/** A card before a clan. */
export interface Slot {
  state: string;
  card?: string; // unless only its owner knows it
  items?: { good: Good; value: number }[]; // that lie on it
  holder?: number; // before whom it lies when it is away
  coins?: number; // alms on it
  turned?: boolean; // in this action phase
  used?: boolean;
}

export interface Clan {
  coins: number;
  spirit: number;
  effective: number;
  star: number;
  carried: number;
  pool: number;
  stopped: boolean;
  nomad: boolean;
  tiles: number;
  vehicles: number;
  units: Record<string, Unit>;
  territories: Record<string, { units: number[]; need: number; food: number }>;
  hand: HandCard[];
  slots: Record<string, Slot>;
  sold: number;
  fulfilled: string[];
  caravan?: { capacity: number; used: number; store: Amounts };
  bought?: Amounts;
}

export interface Lot {
  count?: number;
  size: number;
  sale: any; // coins, or by kind of food
  price?: number;
  values?: Amounts;
  group?: Amounts;
  lots?: number[]; // what lies in each of wood or iron
  groups?: { goods: Amounts; full: boolean }[]; // of food
}

/** The action that is being decided. */
export interface Deciding {
  kind: string;
  target?: string;
  amounts?: Amounts;
  attacked?: { clan: number; unit: number };
  lead?: number; // by which the attack must be stronger
  strength?: number; // of the attack, unless bids are blind
}

export interface View {
  players: number;
  turn: number;
  phase: string;
  scores: number[];
  year: { half_years: number; number: number; season: "winter" | "summer"; crop: number };
  squares: Record<string, MapSquare>;
  tiles: Record<string, Tile>;
  towns: Record<string, Town>;
  sites: Record<string, Arrow[]>;
  docks: Record<string, Arrow[]>;
  comarcas: Record<string, Comarca>;
  made: Record<string, string[]>;
  clans: Record<string, Clan>;
  market: Record<string, Lot>;
  mint: { brings: number[]; costs: number[] }; // coins for one gold, two, …
  supply: Record<Good, number>;
  deck: { upper: number; lower: number };
  remaining: Record<string, number>;
  row: string[];
  display: Record<string, number>;
  objectives: string[];
  start?: number;
  asked?: number;
  playing?: number;
  dealing?: number;
  card?: { card?: string; at?: string; facing?: number; other?: string; covered?: string[]; fish?: number };
  finds?: { good: Good; value: number; comarca: string; count: number }[];
  harvest?: { allowance: number; taken: number; done: string[]; links: [string, string][]; comarca?: string; picker?: number };
  actions?: { left: number; free: number };
  deciding?: Deciding;
  menu?: boolean; // the clan names the food that is eaten next
  readings: { fuel: Good; fish: "track" | "half_year" }; // how this table reads the rules
}

/** A choice with all that any kind of it may tell. */
export interface Choice extends PlainChoice {
  cell?: string;
  other?: string;
  facing?: number;
  facings?: number[]; // in which the card may lie on a cell
  square?: string;
  side?: Wind;
  corner?: CornerName;
  comarca?: string;
  clan?: number;
  unit?: number;
  units?: number[];
  slot?: number;
  card?: string;
  row?: boolean;
  good?: Good;
  value?: number;
  store?: string;
  lot?: string;
  amount?: number;
  size?: "small" | "large";
  kind?: string;
  free?: boolean;
  keep?: string;
  gold?: number;
  left?: number;
  cost?: Amounts;
  gain?: Amounts;
  actions?: number; // that it uses up, if more than one
  guests?: number[];
  helped?: boolean; // by a warrior or fighter
  strength?: number;
  holds?: boolean; // against the attack
  form?: string;
  brings?: Amounts | Record<string, Amounts>; // to the ground, by laying the card; by facing while the cell is chosen
}

export const WINDS: Wind[] = ["n", "e", "s", "w"];
export const CORNERS: CornerName[] = ["ne", "se", "sw", "nw"];
export const CUBES: Good[] = ["wood", "iron", "gold"];

export function isCube(good: string): boolean {
  return CUBES.includes(good as Good);
}

/** The goods of a store, of a price or of whatever is counted, one after the other. */
export function partsOf(amounts: Amounts): { name: string; amount: number }[] {
  return Object.entries(amounts).map(([name, amount]) => ({ name, amount: amount ?? 0 }));
}

export interface Square {
  x: number;
  y: number;
}

/** "3,-2" as numbers; east is x + 1, north is y + 1. */
export function readCell(name: string): Square {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return { x, y };
}

/** The name of a cell. */
export function nameCell({ x, y }: Square): string {
  return `${x},${y}`;
}

/** The cell beside a cell, by the number of the side. */
export function beside(name: string, side: number): string {
  const { x, y } = readCell(name);
  return nameCell({ x: x + [0, 1, 0, -1][side & 3]!, y: y + [1, 0, -1, 0][side & 3]! });
}

/** Where square B of a card lies whose square A lies on a cell. */
export function otherCell(cell: string, facing: number): string {
  return beside(cell, facing + 1);
}

/** A square of a card. */
export function squareOf(kit: Kit, card: string, half: Half): CardSquare {
  const known = kit.cards[card];
  if (!known) throw new Error(`The kit has no card ${card}`);
  return known.squares[half === "A" ? 0 : 1];
}

/** Whether a name is that of a terrain card. */
export function isTerrain(kit: Kit, card: string): boolean {
  return card in kit.cards;
}
