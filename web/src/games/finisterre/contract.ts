// Made by tools/make_types.py from src/oppidum/games/finisterre/screen/contract: change that folder, then run `make types`.

export type Good = "wood" | "iron" | "gold" | "crop" | "fish" | "game" | "livestock";

export type Hunger = "half" | "unfed";

export type TileSize = "small" | "large";

export type Wind = "n" | "e" | "s" | "w";

/** What is sent to choose something, and what it leads to, as far as that is certain. */
export interface Offer {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[]; // answers behind it that have no other: they are given unasked
  done?: boolean; // nothing more is asked before an action is done
  scores?: Record<string, Record<string, number>>; // by clan and kind: what changes if the match ended then
  lost?: Goods; // finds no room; of what is bought only if it is not used before the phase is over
  stake?: Stake;
}

/** A word; of a card that is kept or refused also its name. */
export interface WordChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: Word;
  card?: string;
}

/** An objective is sold. */
export interface SaleChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "sell";
  card: string;
}

/** A kind of action. */
export interface KindChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "act";
  kind: Kind;
  free: boolean; // a free step
  actions?: number; // that it uses up, if more than one
}

/** A card. */
export interface CardChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "draw" | "play" | "row" | "recover" | "specialist" | "keep card" | "put back";
  card: string;
}

/** A clan. */
export interface ClanChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "first" | "clan";
  clan: number;
}

/** The guests of a feast. */
export interface GuestsChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "guests";
  clans: number[];
}

/** A card before a clan. */
export interface SlotChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "slot" | "reveal";
  slot: number;
  clan?: number;
  card?: string; // unless only its owner knows it
}

/** A unit, of whichever clan. */
export interface UnitChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "unit" | "call";
  unit: number;
  clan: number;
  comarca: string;
  cell?: string; // a cart has none
  units?: number[]; // all of its territory, where that is meant
}

/** A cell for square A of the card in play. */
export interface SquareChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "at";
  cell: string;
  facings: number[]; // in which it may lie there
  brings?: Record<string, Brings>; // by facing
  changes?: Record<string, Changes>;
}

/** A facing of the card in play. */
export interface FacingChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "facing";
  side: Wind;
  facing: number;
  cell: string; // of square A
  other: string; // of square B
  brings?: Brings;
  changes?: Changes;
}

/** A tile that goes hungry. */
export interface TileChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: Hunger;
  cell: string;
}

/** A dolmen. */
export interface DolmenChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "dolmen";
  cell: string;
  comarca: string;
}

/** Where a second tile may lie. */
export interface SecondTileChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "cell";
  side: Wind;
  cell: string;
}

/** A site or dock. */
export interface ArrowChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "site" | "dock";
  cell: string;
  toward?: Wind;
  square: string;
  side: Wind; // of the square
  comarca: string;
}

/** A bank for the odd fish. */
export interface BankChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "bank";
  corner: Corner;
  cell: string;
  comarca: string;
}

/** A comarca. */
export interface ComarcaChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "harvest" | "comarca";
  comarca: string;
}

/** A good that has appeared: a cube, or a die with its value. */
export interface FindChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "find";
  good: Good;
  value: number;
  comarca: string;
}

/** A good of a field, or a kind of good. */
export interface TakeChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "take";
  good: Good;
  value?: number;
  comarca?: string; // of the field
}

/** A good of a store: a cube, or the die that would go. */
export interface StoredChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "good";
  good: Good;
  unit?: number;
  store?: OtherStore;
  value: number;
  clan?: number; // of its unit, which has a place
  comarca?: string;
  cell?: string;
}

/** A lot. */
export interface LotChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "lot";
  lot: Lot;
}

/** A tile that is annexed. */
export interface SizeChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "size";
  size: TileSize;
}

/** So much of something. */
export interface AmountChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "amount" | "carry";
  amount: number;
  helper?: Helper;
  strength?: number; // of an attack or a defence with so much iron
  holds?: boolean; // against the attack
  good?: Good; // that is sold
  left?: number; // to be named of other goods then
}

/** How a flag changes sides. */
export interface FormChoice {
  text: string;
  cost?: Amounts;
  gain?: Amounts;
  follows?: Choice[];
  done?: boolean;
  scores?: Record<string, Record<string, number>>;
  lost?: Goods;
  stake?: Stake;
  do: "grow" | "add" | "take over";
  cell: string;
  unit?: number;
}

export type Choice = WordChoice | SaleChoice | KindChoice | CardChoice | ClanChoice | GuestsChoice | SlotChoice | UnitChoice | SquareChoice | FacingChoice | TileChoice | DolmenChoice | SecondTileChoice | ArrowChoice | BankChoice | ComarcaChoice | FindChoice | TakeChoice | StoredChoice | LotChoice | SizeChoice | AmountChoice | FormChoice;

export type CardState = "down" | "up" | "active" | "ill" | "away";

export type UnitKind = "village" | "boat" | "cart";

/** A village, a boat or a cart. */
export interface Unit {
  kind: UnitKind;
  comarca: string;
  territory: number; // called by its first unit
  capacity: number;
  used: number;
  store: Goods;
  town?: number;
  flags?: number;
  cell?: string; // of a boat
}

/** What the tiles of a territory eat, and the food that it has. */
export interface Territory {
  units: number[];
  need: number;
  food: number;
}

/** The goods of nomads. */
export interface Caravan {
  capacity: number;
  used: number;
  store: Goods;
}

/** A card in a hand. */
export interface HandCard {
  open: boolean;
  later?: boolean;
  card?: string; // unless the viewer does not know it
}

/** A good that lies on a card. */
export interface Item {
  good: Good;
  value: number;
}

/** A card before a clan. */
export interface Slot {
  state: CardState;
  card?: string; // unless only its owner knows it
  items?: Item[];
  holder?: number; // before whom it lies when it is away
  coins?: number; // alms on it
  turned?: boolean; // in this action phase
  used?: boolean;
}

/** A clan. */
export interface Clan {
  coins: number;
  spirit: number;
  effective: number; // spirit with what cards add
  star: number;
  carried: number;
  pool: number;
  stopped: boolean;
  nomad: boolean;
  tiles: number; // left to build
  vehicles: number;
  units: Record<string, Unit>;
  territories: Record<string, Territory>;
  hand: HandCard[];
  slots: Record<string, Slot>;
  sold: number;
  fulfilled: string[];
  caravan?: Caravan;
  bought?: Goods;
}

export type Corner = "ne" | "se" | "sw" | "nw";

export type Group = "build" | "trade" | "travel" | "spirit" | "people" | "offence" | "free";

export type Half = "A" | "B";

export type Kind = "small" | "large" | "grow" | "annex" | "boat" | "cart" | "leave" | "destroy" | "offering" | "feast" | "gift" | "sail" | "load" | "activate" | "deactivate" | "attack" | "convert" | "convert specialist" | "buy" | "sell" | "sell food" | "buy specialist" | "sell specialist" | "mint" | "melt" | "use" | "move" | "drop" | "drive";

export type FeatureKind = "forest" | "iron" | "farm" | "crop" | "gold" | "fish" | "bridge" | "dolmen" | "lake";

export type Animal = "rabbit" | "boar" | "deer" | "sheep" | "pig" | "cow";

export type EventName = "summer" | "winter" | "crop plague" | "livestock plague" | "game plague" | "fire" | "rich vein" | "robbery" | "fertility" | "flood";

export type Edge = "land" | "road" | "site" | "dock" | "river" | "sea";

export type Activation = "tool" | "food" | "wood" | "gold";

export type Trait = "generation" | "saving" | "twice" | "magic" | "rotating";

/** What a square shows. */
export interface Feature {
  kind: FeatureKind;
  count?: number;
  animals?: Animal[];
  corner?: Corner; // of its bank
}

/** Half of a card, as it lies at facing 0. */
export interface CardSquare {
  edges: string; // n, e, s, w; a letter for each
  parts: number[]; // of the corners ne, se, sw, nw
  features: Feature[];
}

/** The event of a card, and where it stands. */
export interface CardEvent {
  code: string;
  name: EventName;
  half: Half;
  corner: Corner;
}

/** A terrain card: square A in the west, B in the east. */
export interface Card {
  group: string;
  squares: CardSquare[];
  event?: CardEvent;
}

/** A kind of specialist. */
export interface Specialist {
  code: string;
  name: string;
  copies: number;
  gold: number; // its value
  activation: Activation; // what is put on it
  flags: Trait[];
  replaces?: string;
}

/** An objective for whoever has most of something at the end. */
export interface FinalObjective {
  sort: "final";
  code: string;
  name: string;
}

/** An objective that everybody can fulfil. */
export interface PartialObjective {
  sort: "partial";
  code: string;
  name: string;
  amount: number;
  open: number; // points
  hidden: number;
  failed: number;
  spirit?: number;
}

/** Points of a final objective. */
export interface FinalPoints {
  alone: number;
  shared: number;
  others: number;
}

/** Points of final objectives, public or hidden. */
export interface Final {
  open: FinalPoints;
  hidden: FinalPoints;
}

/** A price. */
export interface Cost {
  wood?: number;
  iron?: number;
  gold?: number;
  coins?: number;
}

/** What is built, with its price. */
export interface Costs {
  small_village: Cost;
  large_village: Cost;
  growth: Cost;
  annex_small: Cost;
  annex_large: Cost;
  boat: Cost;
  cart: Cost;
}

/** Dice in the box. */
export interface Dice {
  crop: number;
  fish: number;
  game: number;
  livestock: number;
}

/** Cards of other sorts among the terrain. */
export interface Deck {
  objectives: number[];
  specialties: number[];
}

/** How food grows. */
export interface Seasons {
  die_most: number;
  crop_start: number;
  crop_least: number;
  crop_most: number;
  growth: number[];
  fish_growth: number[];
}

/** What landscapes bring. */
export interface Yields {
  game: number[];
  livestock: number[];
  fish_value: number;
  iron_base: number;
  forest_wood: number;
  crop_dice: number;
}

/** Prices of a second tile where it is paid in gold. */
export interface AnnexInGold {
  annex_small: number[];
  annex_large: number[];
}

/** The market: the size of lots, and prices from the first lot to the last. */
export interface MarketNumbers {
  wood_lot: number;
  wood: number[];
  iron_lot: number;
  iron: number[];
  food_lot: number;
  food_group: number;
  food: number[];
}

/** The mint. */
export interface MintNumbers {
  rate: number;
  fee: number;
  melt_cap: number;
}

/** Offerings, feasts and gifts. */
export interface Worship {
  offering_left: number;
  offering_spent: number;
  feast_food: number;
  feast_spent: number;
  gift: number;
}

/** Carried actions. */
export interface Carried {
  most: number;
  unlimited: number;
  least: number;
  sale: number;
  price: number;
  blocks: number[]; // where each block of the pool ends
}

/** Attacks and conversions. */
export interface Strife {
  open_lead: number;
  city_lead: number;
  spirit_lead: number;
  spirit_cost: number;
  spirit_comfort: number;
}

/** What brings points. */
export interface Points {
  tile: number[];
  city: number[];
  boat: number;
  cart: number;
  link_city: number;
  link_open: number;
  bridge: number;
  open_link_least: number;
  spirit: number;
  spirit_share: Record<string, number>;
}

/** The numbers of the box; lists of tiles by their flags: none, small, large. */
export interface Numbers {
  tiles: number;
  vehicles: number;
  huts: number[];
  boat_slots: number;
  cart_slots: number;
  caravan_slots: number;
  free_steps: number;
  nomad_actions: number;
  nomad_cards: number;
  star_most: number;
  objective_sale: number;
  idle_coin: number;
  boat_reach: number;
  sea_steps: number;
  turn_limit: number;
  cubes: Cubes;
  dice: Dice;
  deck: Deck;
  seasons: Seasons;
  yields: Yields;
  annex_in_gold: AnnexInGold;
  market: MarketNumbers;
  mint: MintNumbers;
  worship: Worship;
  carried: Carried;
  strife: Strife;
  points: Points;
}

/** What is in the box. */
export interface Kit {
  cards: Record<string, Card>;
  edges: Record<string, Edge>; // by their letters
  goods: Good[];
  specialists: Record<string, Specialist>;
  objectives: Record<string, FinalObjective | PartialObjective>;
  final: Final;
  costs: Costs;
  actions: Record<Kind, string>; // kinds of actions with their titles
  groups: Record<Kind, Group>; // under which they are offered
  numbers: Numbers;
}

/** A square of a card on the map. */
export interface MapSquare {
  card: string;
  half: Half;
  facing: number;
  comarcas: string[]; // by corner: ne, se, sw, nw
}

/** A tile of a settlement. */
export interface VillageTile {
  what: "village";
  clan: number;
  unit: number;
  size: TileSize;
  town: number;
  arrow: boolean; // whether it stands before its site
  hunger?: Hunger;
}

/** A boat. */
export interface BoatTile {
  what: "boat";
  clan: number;
  unit: number;
}

/** A settlement. */
export interface Town {
  cells: string[];
  square: string; // whose site it stands before
  side: Wind; // of that square
  comarca: string;
  closed: boolean;
}

/** A free site or dock that points at a cell. */
export interface Arrow {
  square: string;
  side: Wind; // of the square
  comarca: string;
}

/** What lies on the ground: cubes by number, dice by value and number. */
export interface Ground {
  wood?: number;
  iron?: number;
  gold?: number;
  crop?: Record<string, number>;
  fish?: Record<string, number>;
  game?: Record<string, number>;
  livestock?: Record<string, number>;
}

/** A comarca. */
export interface Comarca {
  people: Record<string, number>; // flags by clan
  ground: Ground;
  dolmens: Record<string, number>; // gold by cell
  open: boolean; // whether it can still grow outwards
  crops?: number;
  veins?: number;
}

export type Landscape = "forest" | "iron" | "gold" | "crop" | "farm" | "fish";

export type Helper = "warrior" | "fighter";

export type Lot = "wood" | "iron" | "food";

export type OtherStore = "caravan" | "bought" | "lost";

export type Word = "enough" | "feed" | "end" | "stop" | "yes" | "no" | "look" | "alchemy" | "one way" | "find nothing" | "recover none" | "keep up" | "keep down" | "refuse" | "keep" | "publish" | "?";

/** A word that says all. */
export interface SayWord {
  do: Word;
}

/** A kind of action; in a log `sell` may also be the sale of an objective, `small` and `large` an annexed tile. */
export interface Act {
  do: "act";
  kind: Kind;
}

/** A card is drawn, played, taken from the row, recovered or hired, or a seer keeps it or puts it back. */
export interface NameCard {
  do: "draw" | "play" | "row" | "recover" | "specialist" | "keep card" | "put back";
  card: string;
}

/** A clan begins, gets a gift or is cured. */
export interface NameClan {
  do: "first" | "clan";
  clan: number;
}

/** The clans that are invited to a feast. */
export interface Invite {
  do: "guests";
  clans: number[];
}

/** A card before a clan: its own unless another is named. */
export interface NameSlot {
  do: "slot" | "reveal";
  slot: number;
  clan?: number;
}

/** A unit: an own one unless another clan is named. */
export interface NameUnit {
  do: "unit" | "call";
  unit: number;
  clan?: number;
}

/** A cell: of square A, of a tile that goes hungry, or of a dolmen. */
export interface NameCell {
  do: "at" | "unfed" | "half" | "dolmen";
  cell: string;
}

/** A site or dock by the cell in front of it. */
export interface NameArrow {
  do: "site" | "dock";
  cell: string;
  toward?: Wind; // where its square lies from there, if two point at the cell
}

/** Where square B lies from square A, or a second tile from the first. */
export interface NameSide {
  do: "facing" | "cell";
  side: Wind;
}

/** The bank of the odd fish. */
export interface NameBank {
  do: "bank";
  corner: Corner;
}

/** A comarca is harvested, or travelled to. */
export interface NameComarca {
  do: "harvest" | "comarca";
  comarca: string;
}

/** A good that has appeared: a cube, or a die with its value. */
export interface Find {
  do: "find";
  good: Good;
  value?: number;
  comarca: string;
}

/** A good of a field, or a kind of good that is looted, stolen or eaten first. */
export interface Take {
  do: "take";
  good: Good;
  value?: number; // of a die
}

/** A good of a store: of a unit, of the caravan, of what was bought or would be lost. */
export interface NameStored {
  do: "good";
  good: Good;
  unit?: number;
  store?: OtherStore;
}

/** What is traded. */
export interface NameLot {
  do: "lot";
  lot: Lot;
}

/** A number, of an attack or a defence perhaps with help; or carried actions. */
export interface NameAmount {
  do: "amount" | "carry";
  amount: number;
  helper?: Helper;
}

/** How a flag changes sides: from which tile, and to which unit. */
export interface NameForm {
  do: "grow" | "add" | "take over";
  cell: string;
  unit?: number;
}

export type Move = SayWord | Act | NameCard | NameClan | Invite | NameSlot | NameUnit | NameCell | NameArrow | NameSide | NameBank | NameComarca | Find | Take | NameStored | NameLot | NameAmount | NameForm;

export type Season = "winter" | "summer";

export type Phase = "first" | "deal" | "card" | "square" | "facing" | "recover" | "bank" | "find" | "keep" | "harvest" | "take" | "link" | "link-take" | "feed" | "carry" | "act" | "target" | "amount" | "cell" | "consent" | "defend" | "loot" | "rescue" | "form" | "overflow" | "seer" | "over";

/** Cubes by their number, food by its value; what there is none of is left out. */
export interface Goods {
  wood?: number;
  iron?: number;
  gold?: number;
  crop?: number;
  fish?: number;
  game?: number;
  livestock?: number;
}

/** Goods and whatever else is paid and got. */
export interface Amounts {
  wood?: number;
  iron?: number;
  gold?: number;
  crop?: number;
  fish?: number;
  game?: number;
  livestock?: number;
  coins?: number;
  star?: number; // points
  spirit?: number; // levels
  food?: number; // of any kind
}

/** What laying a card brings to the ground; below zero what would vanish from it. */
export interface Brings {
  wood?: number;
  iron?: number;
  gold?: number;
  crop?: number;
  fish?: number;
  game?: number;
  livestock?: number;
  star?: number;
}

/** What an attack is about. */
export interface Stake {
  clan: number; // that is attacked
  unit: number;
  lead: number; // by which it must be stronger than the defence
  defence: number; // the most that the other clan can put up
  loot?: Goods; // of one of these kinds, as much as there is room for
  wood?: number; // of an empty boat or cart, which is broken for a star point
  stopped?: number; // the least defence that stops it, if the other clan has so much; once its iron is known
}

/** What else a card would change where it lies: free sites and docks on the table, and what its placer has. */
export interface Changes {
  sites?: number;
  docks?: number;
  coins?: number;
  sick?: number; // specialists of the placer that are ill
  points?: number; // of the placer, if the match ended now
  keep?: number; // of the goods that come so many may be kept: there is room for some
}

/** So many cubes. */
export interface Cubes {
  wood: number;
  iron: number;
  gold: number;
}

/** Where the year stands. */
export interface Year {
  half_years: number; // that have passed
  number: number;
  season: Season;
  crop: number; // the value of a crop
}

/** Lots of wood or iron. */
export interface CubeLots {
  count: number;
  size: number;
  sale: number; // coins for a lot
  lots: number[]; // what lies in each
  price?: number; // of the lot that is for sale
}

/** A lot of food. */
export interface FoodGroup {
  goods: Goods;
  full: boolean;
}

/** Coins for a lot of one kind. */
export interface FoodPrices {
  crop: number;
  fish: number;
  game: number;
  livestock: number;
}

/** Lots of food. */
export interface FoodLots {
  values: Goods;
  size: number;
  sale: FoodPrices;
  groups: FoodGroup[];
  price?: number; // of the lot that is for sale
  group?: Goods; // what it holds
}

/** What lies in the market, and what one costs and brings the viewer now. */
export interface Market {
  wood: CubeLots;
  iron: CubeLots;
  food: FoodLots;
}

/** Coins for one gold, two, … */
export interface Mint {
  brings: number[];
  costs: number[];
}

/** How this table reads the rules. */
export interface Readings {
  fuel: Good;
  fish: "track" | "half_year";
}

/** Cards in the deck. */
export interface DeckSize {
  upper: number;
  lower: number;
}

/** The same by sort. */
export interface Remaining {
  terrain: number;
  objectives: number;
  specialists: number;
}

/** The card in play, and where it lies. */
export interface CardInPlay {
  card?: string; // unless the viewer does not know it
  at?: string;
  facing?: number;
  other?: string;
  covered?: string[];
  fish?: number;
}

/** Goods that may be taken because of the card in play. */
export interface Found {
  good: Good;
  value: number;
  comarca: string;
  count: number;
}

/** A harvest. */
export interface Harvest {
  allowance: number;
  taken: number;
  done: string[];
  links: string[][];
  comarca?: string;
  picker?: number;
}

/** What the clan may still do. */
export interface ActionsLeft {
  left: number;
  free: number;
}

/** A unit that is attacked. */
export interface Attacked {
  clan: number;
  unit: number;
}

/** The action that is being decided. */
export interface Deciding {
  kind: Kind;
  target?: Move; // its first answer
  amounts?: Goods; // food that is being sold
  attacked?: Attacked;
  lead?: number; // by which the attack must be stronger
  strength?: number; // of the attack, unless bids are blind
  stake?: Stake; // of an attack
}

/** A position. */
export interface View {
  players: number;
  turn: number;
  phase: Phase;
  scores: number[];
  outlook?: (Record<string, number>)[]; // what each would score if the match ended now, by kind of award
  progress?: Record<string, number[]>; // of each objective: how much every clan has of what it counts
  year: Year;
  squares: Record<string, MapSquare>;
  tiles: Record<string, VillageTile | BoatTile>;
  towns: Record<string, Town>;
  sites: Record<string, Arrow[]>;
  docks: Record<string, Arrow[]>;
  comarcas: Record<string, Comarca>;
  made: Record<string, Landscape[]>; // what sides of squares have brought, by cell and side
  clans: Record<string, Clan>;
  market: Market;
  mint: Mint;
  readings: Readings;
  supply: Cubes;
  deck: DeckSize;
  remaining: Remaining;
  row: string[];
  display: Record<string, number>;
  objectives: string[];
  start?: number;
  dealing?: number;
  asked?: number;
  playing?: number;
  card?: CardInPlay;
  finds?: Found[];
  harvest?: Harvest;
  menu?: boolean; // the clan names the food that is eaten next
  actions?: ActionsLeft;
  deciding?: Deciding;
}
