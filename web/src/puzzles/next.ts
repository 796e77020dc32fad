/** Which puzzle comes after one. */
import type { PuzzleCard } from "../shared/types";

/** The next that has not been solved, and after the last of them the first; none if no other is left. */
export function nextPuzzle(puzzles: PuzzleCard[], solved: string[], name: string): PuzzleCard | undefined {
  const at = puzzles.findIndex((puzzle) => puzzle.name === name);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)];
  return order.find((puzzle) => !solved.includes(puzzle.name));
}
