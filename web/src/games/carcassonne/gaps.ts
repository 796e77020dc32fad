/** Where a feature is still open, and how many of the tiles left fit there. */
import { lay } from "./art/sides";
import { neighbours, readSquare, nameSquare, type View } from "./kit";
import type { Landscape } from "./landscape";
import { tilesLeft } from "./left";

const FEW = 3; // more of them tell nothing

export interface Gaps {
  fits: number[]; // how many tiles fit on each of the squares that are missing
  left: number; // of so many
}

/** Nothing of a feature that lacks too much. */
export function gapsOf(id: number, view: View, land: Landscape): Gaps | undefined {
  const squares = openSquares(id, view, land);
  const fits = squares.flatMap((square) => view.fitting?.[square] ?? []);
  if (!fits.length || fits.length > FEW || fits.length < squares.length) return undefined;
  return { fits, left: tilesLeft({ view }).left };
}

/** The empty squares that the feature looks onto. */
export function openSquares(id: number, view: View, land: Landscape): string[] {
  const kind = view.features[id]?.kind;
  if (kind === "field") return [];
  const around = land.tiles
    .filter(({ features }) => features.includes(id))
    .flatMap((tile) => {
      if (kind === "cloister") return allAround(tile.square);
      const { segments } = lay(tile.type, tile.facing);
      const beside = neighbours(tile.square);
      return segments.flatMap(({ sides }, segment) =>
        tile.features[segment] === id ? sides.map((side) => beside[side]!) : [],
      );
    });
  return [...new Set(around)].filter((square) => !land.bySquare.has(square));
}

function allAround(square: string): string[] {
  const { x, y } = readSquare(square);
  const steps = [-1, 0, 1];
  return steps.flatMap((east) => steps.map((north) => nameSquare({ x: x + east, y: y + north })));
}
