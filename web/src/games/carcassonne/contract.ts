// Made by tools/make_types.py from src/oppidum/games/carcassonne/contract.py: change that file, then run `make types`.

export type Facing = "N" | "E" | "S" | "W";

export type FeatureKind = "city" | "road" | "field" | "cloister";

export type Phase = "draw" | "place" | "deploy" | "over";

export type Pile = "river" | "lake" | "start" | "land" | "spring";

/** A part of a tile. */
export interface Segment {
  kind: FeatureKind;
  sides: Facing[];
  halves: string[]; // of sides, in the sixteen winds
  shields: number;
  touches: number[]; // segments of cities that a field lies beside
}

/** All that is needed to draw one kind of tile, facing N. */
export interface Kind {
  id: string;
  about: string;
  count: number;
  pile: Pile;
  sides: string;
  symmetry: number; // how many of its facings look different
  river: Facing[];
  segments: Segment[];
}

/** What is in the box. */
export interface Kit {
  kinds: Kind[];
  followers: number; // of each player
}

/** A tile on the table. */
export interface Tile {
  square: string;
  kind: string;
  facing: Facing;
  features: number[]; // of each segment
}

/** A follower on the table. */
export interface Follower {
  player: number;
  part: string;
}

/** What was counted, how many there are, and what each is worth. */
export interface Counted {
  what: string; // tile, city or shield
  count: number;
  each: number;
}

/** A city, a road, a field or a cloister. */
export interface Feature {
  kind: FeatureKind;
  size: number;
  worth: number; // the sum of its terms
  terms: Counted[];
  followers: number[]; // of each player
  pays: number[]; // what it would bring each player now
  pays_farmers?: number[]; // what a completed city would bring the farmers around it
  open?: number; // ends; of a field there are none
  shields?: number;
  closed?: number; // the least that it is worth when it is complete, while it is not
  cities?: number[]; // completed ones that a field feeds
}

/** A view without its tiles, followers, features and the kinds that remain. */
export interface Plain {
  players: number;
  phase: Phase;
  scores: number[];
  outlook?: (Record<string, number>)[]; // what each would score if the match ended now, by kind of award
  fitting?: Record<string, number>; // how many of the tiles that remain fit on each empty square beside a tile
  supply: number[];
  newest: number;
  pile: Pile;
  discarded: string[];
  turn?: number; // absent when the match is over
  hand?: string;
  river_end?: string;
}

/** A position; there are no secrets in it. */
export interface View {
  players: number;
  phase: Phase;
  scores: number[];
  outlook?: (Record<string, number>)[];
  fitting?: Record<string, number>;
  supply: number[];
  newest: number;
  pile: Pile;
  discarded: string[];
  turn?: number;
  hand?: string;
  river_end?: string;
  tiles: Record<string, Tile>; // by their numbers, in the order of placing
  followers: Record<string, Follower>; // by tile.segment
  features: Record<string, Feature>;
  remaining: Record<string, number>; // tiles still to be drawn, by kind
}

/** Chance draws a tile. */
export interface Draw {
  do: "draw";
  tile: string;
}

/** The tile is laid. */
export interface Place {
  do: "place";
  square: string;
  facing: Facing;
}

/** A follower goes onto a part of the tile. */
export interface Send {
  do: "send";
  kind: FeatureKind;
  spot?: string; // a side or half-side; absent of a cloister
}

/** No follower is sent, or the tile leaves the match. */
export interface Leave {
  do: "none" | "discard";
}

/** A square and facing where the tile fits. */
export interface PlaceChoice {
  do: "place";
  square: string;
  facing: Facing;
  text: string;
}

/** A part of the tile where a follower may stand. */
export interface SendChoice {
  do: "send";
  kind: FeatureKind;
  spot?: string;
  text: string;
  segment: number;
}

/** Nothing more to show. */
export interface LeaveChoice {
  do: "none" | "discard";
  text: string;
}

/** A tile that chance may draw. */
export interface DrawChoice {
  do: "draw";
  tile: string;
  text: string;
}

export type Move = Draw | Place | Send | Leave;

export type Choice = PlaceChoice | SendChoice | LeaveChoice | DrawChoice;
