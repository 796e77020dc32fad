/** The ring of plots around the mountain: where each plot, area and stop of the druid lies. */
import type { Point } from "../shared/plane";
import type { Plot } from "./kit";
import type { Oval } from "./oval";

/** Offsets from the middle of the plots, in units; outwards is positive. */
export const DEPTH = {
  edge: 98,
  runes: 97,
  number: 67,
  out: 53,
  building: 16,
  signs: -35,
  in: -53,
  path: -77,
  mountain: -98,
};
export const RIVER = 84; // units of the ring that the great river takes
const STREAM = 12; // and a stream between two areas
const GAP = 1.3; // between a plot and its border

export interface PlacedPlot extends Plot {
  number: number;
  from: number; // along the ring
  to: number;
  middle: number;
  width: number;
  outline: string;
}

export interface PlacedArea {
  number: number;
  from: number;
  to: number;
  middle: number;
}

export class Ring {
  readonly plots: PlacedPlot[] = [];
  readonly areas: PlacedArea[] = [];

  constructor(
    fields: Plot[],
    readonly curve: Oval,
  ) {
    const borders = fields.filter((field, number) => number && field.area !== fields[number - 1]!.area).length;
    const width = (curve.length - RIVER - borders * STREAM) / fields.length;
    let along = RIVER / 2;
    fields.forEach((field, number) => {
      if (number && field.area !== fields[number - 1]!.area) along += STREAM;
      const [from, to] = [along, (along += width)];
      const outline = curve.band(from + GAP, to - GAP, DEPTH.in, DEPTH.out);
      this.plots.push({ ...field, number, from, to, middle: (from + to) / 2, width, outline });
    });
    for (const { area, from, to } of this.plots) {
      const known = this.areas[area];
      const start = known ? known.from : from;
      this.areas[area] = { number: area, from: start, to, middle: (start + to) / 2 };
    }
  }

  /** A point of a plot, this far out. */
  spot(number: number, out: number): Point {
    return this.curve.at(this.plots[number]!.middle, out);
  }

  /** The plot at a point, with the path before it and its rune behind it. */
  plotAt(point: Point): number | undefined {
    const { along, out } = this.curve.find(point);
    if (out < DEPTH.path - 12 || out > DEPTH.edge) return undefined;
    const slack = STREAM / 2;
    return this.plots.find(({ from, to }) => along >= from - slack && along < to + slack)?.number;
  }

  /** How far along the druid stands who is beside a plot; laps are added up, so that a walk leads on. */
  stop(number: number, laps = 0): number {
    return this.plots[number]!.middle + laps * this.curve.length;
  }
}
