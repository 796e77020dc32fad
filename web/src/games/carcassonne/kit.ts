/** What the server says about the tiles and the position, and the few questions that every part of the board asks of it. */
import type { BoardProps } from "../game";
import type { Choice, Facing, Kind, Kit, Move, View } from "./contract";

export type * from "./contract";

export type Carcassonne = { kit: Kit; view: View; choice: Choice; move: Move };
export type Props = BoardProps<Carcassonne>;

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
