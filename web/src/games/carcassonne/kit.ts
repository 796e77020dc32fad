/** What the server says about the tiles and the position, and the few questions that every part of the board asks of it. */

import type { Term } from "../../shared/types";

export type FeatureKind = "city" | "road" | "field" | "cloister";
export type Facing = "N" | "E" | "S" | "W";

export interface Segment {
  kind: FeatureKind;
  sides: string[];
  halves: string[];
  shields: number;
  touches: number[];
}

export interface Kind {
  id: string;
  about: string;
  count: number;
  pile: "river" | "lake" | "start" | "land" | "spring";
  sides: string;
  symmetry: number;
  river: string[];
  segments: Segment[];
}

export interface Kit {
  kinds: Kind[];
}

export interface Tile {
  square: string;
  kind: string;
  facing: Facing;
  features: number[]; // of each segment
}

export interface Follower {
  player: number;
  part: string;
}

export interface Feature {
  kind: FeatureKind;
  size: number;
  worth: number; // the sum of its terms
  terms: Term[];
  followers: number[];
  pays: number[]; // what it would bring each player now
  pays_farmers?: number[]; // what a completed city would bring the farmers around it
  open?: number;
  shields?: number;
  cities?: number[];
}

export interface View {
  players: number;
  turn?: number; // absent when the match is over
  phase: "draw" | "place" | "deploy" | "over";
  hand?: string;
  scores: number[];
  supply: number[];
  tiles: Record<string, Tile>; // by order of placing
  followers: Record<string, Follower>; // by tile.segment
  features: Record<string, Feature>;
  newest: number;
  river_end?: string;
  pile: Kind["pile"];
  remaining: Record<string, number>;
  discarded: string[];
}

export const FACINGS: Facing[] = ["N", "E", "S", "W"];

const known = new WeakMap<Kit, Map<string, Kind>>();

/** The kind of tile with this id. */
export function kindOf(kit: Kit, id: string): Kind {
  let kinds = known.get(kit);
  if (!kinds) known.set(kit, (kinds = new Map(kit.kinds.map((kind) => [kind.id, kind]))));
  const kind = kinds.get(id);
  if (!kind) throw new Error(`The kit has no tile ${id}`);
  return kind;
}

export interface Square {
  x: number;
  y: number;
}

/** "3,-2" as numbers; east is x + 1, north is y + 1. */
export function readSquare(name: string): Square {
  const [x = 0, y = 0] = name.split(",").map(Number);
  return { x, y };
}

/** The name of a square. */
export function nameSquare({ x, y }: Square): string {
  return `${x},${y}`;
}

/** The four squares beside a square, clockwise from the north. */
export function neighbours(name: string): string[] {
  const { x, y } = readSquare(name);
  return [`${x},${y + 1}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x - 1},${y}`];
}

/** The players with something above nothing, such as followers in a feature or points from it. */
export function playersWith(amounts: number[]): number[] {
  return amounts.flatMap((amount, player) => (amount ? [player] : []));
}
