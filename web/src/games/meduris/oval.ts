/** An oval measured along its length, clockwise from its lowest point; an offset leads away from it, outwards where positive. */
import { line } from "../shared/brush";
import type { Point } from "../shared/plane";

const STEPS = 1440; // points at equal distances
const STRIDE = 7; // units between two points of a drawn line

interface Sample extends Point {
  outX: number;
  outY: number;
}

export class Oval {
  readonly length: number;
  private readonly samples: Sample[];

  constructor(
    readonly across: number,
    readonly down: number,
  ) {
    const { points, length } = measure(across, down);
    this.length = length;
    this.samples = points;
  }

  /** The point at this distance along the oval, and this far from it. */
  at(along: number, out = 0): Point {
    const place = (((along / this.length) % 1) + 1) % 1;
    const before = Math.floor(place * STEPS);
    const share = place * STEPS - before;
    const [a, b] = [this.samples[before % STEPS]!, this.samples[(before + 1) % STEPS]!];
    const mix = (p: number, q: number) => p + (q - p) * share;
    return { x: mix(a.x, b.x) + out * mix(a.outX, b.outX), y: mix(a.y, b.y) + out * mix(a.outY, b.outY) };
  }

  /** Where a point lies: how far along, and how far out. */
  find({ x, y }: Point): { along: number; out: number } {
    let best = 0;
    let least = Infinity;
    this.samples.forEach((sample, index) => {
      const distance = (sample.x - x) ** 2 + (sample.y - y) ** 2;
      if (distance < least) [best, least] = [index, distance];
    });
    const { x: px, y: py, outX, outY } = this.samples[best]!;
    return { along: (best / STEPS) * this.length, out: (x - px) * outX + (y - py) * outY };
  }

  /** A line along the oval. */
  trace(from: number, to: number, out: number): string {
    return line(...this.points(from, to, out));
  }

  /** The area between two distances along and two offsets. */
  band(from: number, to: number, inner: number, outer: number): string {
    return `${line(...this.points(from, to, outer), ...this.points(to, from, inner))}Z`;
  }

  /** The whole oval at an offset, as a closed shape. */
  loop(out: number): string {
    return `${line(...this.points(0, this.length, out))}Z`;
  }

  private points(from: number, to: number, out: number): number[] {
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) / STRIDE));
    return Array.from({ length: steps + 1 }, (_, step) => this.at(from + ((to - from) * step) / steps, out)).flatMap(
      ({ x, y }) => [x, y],
    );
  }
}

/** Points at equal distances on an ellipse, clockwise on the screen, from the bottom on. */
function measure(across: number, down: number): { points: Sample[]; length: number } {
  const fine = STEPS * 8;
  const point = (step: number) => {
    const angle = Math.PI / 2 + (2 * Math.PI * step) / fine;
    return { x: across * Math.cos(angle), y: down * Math.sin(angle) };
  };
  const sums = [0];
  for (let step = 1; step <= fine; step++) {
    const [a, b] = [point(step - 1), point(step)];
    sums.push(sums[step - 1]! + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const length = sums[fine]!;
  let step = 0;
  const points = Array.from({ length: STEPS }, (_, index): Sample => {
    while (sums[step + 1]! < (index / STEPS) * length) step++;
    const { x, y } = point(step);
    const [outX, outY] = [x / across ** 2, y / down ** 2];
    const size = Math.hypot(outX, outY);
    return { x, y, outX: outX / size, outY: outY / size };
  });
  return { points, length };
}
