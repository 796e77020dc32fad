/** A small landscape for the start page, where no kit is loaded: edges of each square, then what it shows. */
import { drawSquare, type SquareArt } from "../art/square";
import type { Animal, CardSquare, CornerName, Feature, FeatureKind, Kit } from "../kit";

const ROWS = [
  [".rr. farm:sheep,pig", ".r.r forest:boar", ".rvr iron", "wrwr bridge crop@nw gold2@se fish1", "..vr iron forest", ".... dolmen"],
  ["r.r. iron", ".... farm:cow,sheep", "", "w.w. crop@nw forest@se:rabbit crop@ne fish2", "", ".... forest:deer"],
  ["rr.. farm:cow", ".r.r forest", ".r.r iron", "wrwr bridge crop@ne forest@sw fish1", "rr.r forest:deer", "...r farm:pig,pig"],
];

/** Village tiles: column, row, clan, size. */
export const SAMPLE_VILLAGES = [
  [4, 1, 0, "large"],
  [2, 1, 1, "small"],
] as const;
export const SAMPLE_CARTS = [[1.5, 0.46, 2]] as const;

export interface SampleSquare {
  x: number;
  y: number;
  art: SquareArt;
}

function readFeature(text: string): Feature {
  const [, kind, count, corner, animals] = /^([a-z]+)(\d?)(?:@(\w+))?(?::(.*))?$/.exec(text)!;
  return {
    kind: kind as FeatureKind,
    ...(count ? { count: Number(count) } : {}),
    ...(corner ? { corner: corner as CornerName } : {}),
    ...(animals ? { animals: animals.split(",") as Animal[] } : {}),
  };
}

function readSquare(text: string): CardSquare {
  const [edges = "....", ...features] = text.split(" ");
  return { edges, parts: [], features: features.map(readFeature) };
}

export function drawSample(): SampleSquare[] {
  const named = ROWS.flatMap((row, y) => row.map((text, x) => ({ name: `${x},${y}`, x, y, text }))).filter(({ text }) => text);
  const cards = Object.fromEntries(named.map(({ name, text }) => [name, { group: "", squares: [readSquare(text), readSquare(text)] }]));
  const kit = { cards } as unknown as Kit;
  return named.map(({ name, x, y }) => ({ x: 100 * x, y: 100 * y, art: drawSquare(kit, name, "A", 0, name) }));
}
