/** What never changes around the mountain: the rim with its forest, the druid's path, streams, and the great river with its bridge. */
import { Brush, line, shape } from "../../shared/brush";
import { diceOf } from "../../shared/dice";
import type { Layout } from "../layout";
import { DEPTH, RIVER } from "../ring";
import { fir } from "./scenery";

const TINTS = [0, 1, 2, 3, 0, 1, 2, 3, 1]; // grounds of the nine areas; neighbours differ

const path = (name: string, data: string) => `<path class="${name}" d="${data}"/>`;

/** The ground of an area. */
export function tintOf(area: number): number {
  return TINTS[area % TINTS.length]!;
}

/** The board's own sheet with its forest, below everything. */
export function drawRim({ ring }: Layout): string {
  const { curve, areas } = ring;
  const dice = diceOf("rim");
  const firs: { x: number; y: number; size: number }[] = [];
  for (let along = RIVER / 2 + 20; along < curve.length - RIVER / 2 - 20; along += 11 + 9 * dice()) {
    if (areas.some(({ middle }) => Math.abs(along - middle) < 44)) continue;
    const { x, y } = curve.at(along, 78 + 16 * dice());
    firs.push({ x, y: y + 8, size: 0.62 + 0.3 * dice() });
  }
  const brush = new Brush().order("m-shade", "m-trunk");
  for (const { x, y, size } of firs.sort((a, b) => a.y - b.y)) fir(brush, x, y, size);
  return (
    `<path class="m-sheet-shade" d="${curve.loop(DEPTH.edge)}" transform="translate(0 9)"/>` +
    path("m-sheet", curve.loop(DEPTH.edge)) +
    path("m-sheet-light", curve.loop(DEPTH.out + 6)) +
    brush.markup
  );
}

/** The path around the mountain, and the way to it from the temple over the three stones. */
export function drawPath({ ring, temple, stones }: Layout): string {
  const { curve } = ring;
  const join = curve.at(RIVER / 2 + 14, DEPTH.path);
  const way = line(temple.x, temple.y, ...stones.flatMap(({ x, y }) => [x, y]), join.x, join.y);
  return (
    path("m-path-edge", curve.loop(DEPTH.path)) +
    path("m-way-edge", way) +
    path("m-path", curve.loop(DEPTH.path)) +
    path("m-way", way) +
    path("m-steps", curve.loop(DEPTH.path))
  );
}

/** Streams between two areas. */
export function drawStreams({ ring }: Layout): string {
  const { curve, areas } = ring;
  const data = areas.slice(1).map(({ from }) => {
    const along = from - 6;
    return line(
      ...[DEPTH.in - 5, DEPTH.in + 26, 0, DEPTH.out - 26, DEPTH.out, DEPTH.edge].flatMap((out, index) => {
        const { x, y } = curve.at(along + (index % 2 ? 1.8 : -1.8), out);
        return [x, y];
      }),
    );
  });
  return path("m-stream-bank", data.join("")) + path("m-stream", data.join(""));
}

/** A piece of a stream, and one of the great river, for whoever has never seen the board. */
export function drawWaterSample(what: "stream" | "river"): string {
  const bend = (x: number) => `M${x},-28c-9,18 9,36 0,56`;
  if (what === "stream") return path("m-stream-bank", bend(0)) + path("m-stream", bend(0));
  const band = (half: number) => `${bend(-half)}h${2 * half}c9,-20 -9,-38 0,-56z`;
  return path("m-bank", band(24)) + path("m-river", band(20)) + path("m-shallow", band(14));
}

/** The great river, from its spring below the temple to the edge, where the last plot and the first do not touch. */
export function drawRiver({ ring, temple }: Layout): string {
  const end = ring.curve.down + DEPTH.edge;
  const start = temple.y + 22;
  const bank = ring.curve.down + DEPTH.in - 44;
  const half = (y: number) =>
    y < bank ? 5 + 17 * ((y - start) / (bank - start)) ** 1.4 : 22 + (RIVER / 2 - 27) * Math.min(1, (y - bank) / 70);
  const sway = (y: number) => (y < bank ? 7 * Math.sin((y - start) / 34) * (1 - (y - start) / (bank - start)) : 0) + 4;
  const edges = (more: number) => {
    const steps = Array.from({ length: 27 }, (_, step) => start + ((end - start) * step) / 26);
    const waver = (y: number) => 1.8 * Math.sin(y / 9);
    const right = steps.flatMap((y) => [sway(y) + half(y) + more + waver(y), y]);
    const left = steps.reverse().flatMap((y) => [sway(y) - half(y) - more + waver(y + 5), y]);
    return shape(...right, ...left);
  };
  const ripples = new Brush();
  const dice = diceOf("ripples");
  for (let y = start + 30; y < end - 8; y += 13) {
    const room = half(y) - 7;
    if (room < 4) continue;
    const x = sway(y) + (2 * dice() - 1) * (room - 3);
    const size = Math.min(9, room);
    ripples.add("m-ripple", `M${(x - size).toFixed(1)},${y.toFixed(1)}q${size / 2},-4 ${size},0t${size},0`);
  }
  return (
    `<clipPath id="m-sheet"><path d="${ring.curve.loop(DEPTH.edge)}"/></clipPath><g clip-path="url(#m-sheet)">` +
    path("m-bank", edges(4.5)) +
    path("m-river", edges(0)) +
    path("m-shallow", edges(-6)) +
    ripples.markup +
    `</g>`
  );
}

/** Planks that carry the druid over the river. */
export function drawBridge({ ring }: Layout): string {
  const { curve } = ring;
  const reach = RIVER / 2 - 6;
  const planks = Array.from({ length: 11 }, (_, plank) => -reach + (2 * reach * plank) / 10).map((along) => {
    const [a, b] = [curve.at(along, DEPTH.path - 13), curve.at(along, DEPTH.path + 13)];
    return line(a.x, a.y, b.x, b.y);
  });
  return (
    path("m-bridge", curve.band(-reach, reach, DEPTH.path - 13, DEPTH.path + 13)) +
    path("m-planks", planks.join("")) +
    path("m-rails", curve.trace(-reach, reach, DEPTH.path - 14) + curve.trace(-reach, reach, DEPTH.path + 14))
  );
}

/** One of the druid's stones around its middle. */
export function drawStone(number: number): string {
  return (
    '<ellipse class="m-step-shade" cy="4" rx="19" ry="12"/><ellipse class="m-step" rx="19" ry="12"/>' +
    `<text class="m-step-number" y="5">${number}</text>`
  );
}
