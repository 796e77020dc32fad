/** Soft irregular shapes, as if cut with scissors. */
import { diceOf } from "../../shared/dice";

const round = (value: number) => Math.round(value * 10) / 10;

export interface Oval {
  x: number;
  y: number;
  across: number; // half axes
  down: number;
}

/** A closed curve around an oval that wavers by a share of its size; the same seed gives the same shape. */
export function blob({ x, y, across, down }: Oval, seed: string, waver = 0.06, corners = 14): string {
  const dice = diceOf(seed);
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * (corner + 0.5 * (dice() - 0.5))) / corners;
    const reach = 1 + waver * (2 * dice() - 1);
    return [x + across * reach * Math.cos(angle), y + down * reach * Math.sin(angle)] as const;
  });
  return smooth(points);
}

/** A closed curve through points. */
export function smooth(points: (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  let data = `M${round(points[0]![0])},${round(points[0]![1])}`;
  points.forEach((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const control = (a: readonly number[], b: readonly number[], p: readonly number[]) =>
      `${round(p[0]! + (b[0]! - a[0]!) / 6)},${round(p[1]! + (b[1]! - a[1]!) / 6)}`;
    data += `C${control(before, to, from)} ${control(after, from, to)} ${round(to[0])},${round(to[1])}`;
  });
  return `${data}Z`;
}
