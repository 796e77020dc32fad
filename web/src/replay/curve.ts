/** The curve of a review: what every seat may hope for after every event, as shapes of a drawing. */
import type { Story, Worth } from "../shared/types";

export type Shown = keyof Worth; // chances to win, or points

export interface Box {
  width: number;
  height: number;
  length: number; // events of the whole match
}

interface Sample {
  seq: number;
  worth: Worth;
}

function samplesOf(story: Story): Sample[] {
  return [{ seq: 0, worth: story.beginning }, ...story.steps];
}

/** What the seats could hope for when the match stood at an event. */
export function worthAt(story: Story, at: number): Worth {
  return story.steps.findLast(({ seq }) => seq <= at)?.worth ?? story.beginning;
}

/** A band for every seat, stacked from below to the full height: chances add up to 1. */
export function bands(story: Story, { width, height, length }: Box): string[] {
  const samples = samplesOf(story);
  const x = ({ seq }: Sample) => round((seq / Math.max(1, length)) * width);
  const y = ({ worth }: Sample, seats: number) =>
    round(height * (1 - worth.win.slice(0, seats).reduce((sum, chance) => sum + chance, 0)));
  return story.beginning.win.map((_, seat) => {
    const upper = samples.map((sample) => `${x(sample)},${y(sample, seat + 1)}`);
    const lower = samples.map((sample) => `${x(sample)},${y(sample, seat)}`).reverse();
    return `M${[...upper, ...lower].join("L")}Z`;
  });
}

/** A line for every seat, and the points at the foot and at the top. */
export function lines(story: Story, { width, height, length }: Box): { paths: string[]; least: number; most: number } {
  const samples = samplesOf(story);
  const all = samples.flatMap(({ worth }) => worth.points);
  const least = Math.min(0, Math.floor(Math.min(...all)));
  const most = Math.max(least + 10, Math.ceil(Math.max(...all)));
  const paths = story.beginning.points.map((_, seat) => {
    const places = samples.map(({ seq, worth }) => {
      const up = (worth.points[seat]! - least) / (most - least);
      return `${round((seq / Math.max(1, length)) * width)},${round(height * (1 - up))}`;
    });
    return `M${places.join("L")}`;
  });
  return { paths, least, most };
}

/** The event at a place of the drawing, as a share of its width. */
export function eventAt(share: number, length: number): number {
  return Math.max(0, Math.min(length, Math.round(share * length)));
}

function round(value: number): number {
  return Math.round(100 * value) / 100;
}
