/** The mountain in the ring: layers of paper, four terraces with what grows or lies there, and the druid's circle of stones on the height. */
import { Brush } from "../../shared/brush";
import { diceOf } from "../../shared/dice";
import type { Point } from "../../shared/plane";
import { MATERIALS, type Material } from "../kit";
import type { Layout } from "../layout";
import { DEPTH } from "../ring";
import { blob } from "./blob";
import { block, boulder, fence, fir, furnace, logs, sheep } from "./scenery";

export const TERRACE = { across: 108, down: 62 };
const CLIFF = 13;

const path = (name: string, data: string, extra = "") => `<path class="${name}" d="${data}"${extra}/>`;

/** The heights between the ring and the top, without the terraces. */
export function drawHeights({ ring, temple }: Layout): string {
  const across = ring.curve.across + DEPTH.mountain;
  const down = ring.curve.down + DEPTH.mountain;
  const layers = [0.9, 0.72, 0.53, 0.35].map((share, layer) => {
    const lift = (1 - share) * (temple.y - 6);
    const data = blob({ x: 0, y: lift, across: across * share, down: down * share }, `height ${layer}`, 0.045, 18);
    return path("m-cut-shade", data, ` transform="translate(0 7)"`) + path(`m-height-${layer}`, data);
  });
  return path("m-height-foot", ring.curve.loop(DEPTH.mountain)) + layers.join("");
}

/** One plateau with its cliff and scenery; the workers stand in its middle. */
export function drawTerrace(material: Material): { ground: string; scenery: string } {
  const data = blob({ x: 0, y: 0, ...TERRACE }, `terrace ${material}`, 0.05, 13);
  const brush = new Brush().order("m-shade", "m-rail", "m-post", "m-trunk", "m-hoof");
  SCENERY[material](brush);
  const cliff =
    path("m-cut-shade", data, ` transform="translate(4 ${CLIFF + 9})"`) +
    path(`m-cliff-${material}`, data, ` transform="translate(0 ${CLIFF})"`);
  return { ground: cliff + path(`m-terrace-${material}`, data), scenery: brush.markup };
}

/** The edge of a plateau, a little farther out. */
export function edgeOf(material: Material): string {
  return blob({ x: 0, y: 0, across: TERRACE.across + 2, down: TERRACE.down + 2 }, `terrace ${material}`, 0.05, 13);
}

const SCENERY: Record<Material, (brush: Brush) => void> = {
  wood(brush) {
    for (const [x, y, size] of [
      [-88, -16, 1.15],
      [-66, -34, 1.3],
      [-44, -44, 1.2],
      [22, -46, 1.2],
      [46, -38, 1.35],
      [70, -26, 1.2],
      [92, -8, 1.05],
      [-98, 6, 0.95],
    ] as const)
      fir(brush, x, y, size);
    logs(brush, -92, 34);
  },
  wool(brush) {
    fence(brush, -88, -20, -64, -36, -40, -45, -14, -50, 14, -50, 42, -44, 66, -34, 90, -16);
    for (const [x, y, way] of [
      [-64, -16, 1],
      [-38, -30, 1],
      [62, -16, -1],
      [90, 4, -1],
      [80, 30, -1],
    ] as const)
      sheep(brush, x, y, way);
  },
  copper(brush) {
    for (const [x, y, size] of [
      [88, -10, 0.9],
      [44, -38, 0.7],
      [72, 36, 0.7],
    ] as const)
      boulder(brush, x, y, size);
    furnace(brush, -62, -10);
    brush.add("m-vein", "M64,-30l8,6l-2,8l10,4M-20,-46l8,4l4,-4l9,4M92,14l-8,6l4,6");
  },
  stone(brush) {
    for (const [x, y, width, height] of [
      [-80, -24, 34, 16],
      [-52, -16, 26, 14],
      [52, -22, 30, 18],
      [-66, -40, 24, 14],
    ] as const)
      block(brush, x, y, width, height);
    for (const [x, y, size] of [
      [-86, 14, 1],
      [90, 4, 0.95],
      [-64, 32, 0.7],
      [24, -42, 0.8],
    ] as const)
      boulder(brush, x, y, size);
  },
};

/** Firs and boulders on the slopes, where nothing else stands. */
export function drawSlopes({ ring, plateaus, size, temple, stones }: Layout): string {
  const dice = diceOf("slopes");
  const across = ring.curve.across + DEPTH.mountain;
  const down = ring.curve.down + DEPTH.mountain;
  const free = ({ x, y }: Point) =>
    Math.abs(x) > 34 + Math.max(0, y / 12) &&
    (x / (across - 12)) ** 2 + ((y - 10) / (down - 20)) ** 2 < 1 &&
    MATERIALS.every((material) => {
      const { x: px, y: py } = plateaus[material];
      return ((x - px) / (size * TERRACE.across + 14)) ** 2 + ((y - 8 - py) / (size * TERRACE.down + 26)) ** 2 > 1;
    }) &&
    [temple, ...stones].every((stone) => Math.hypot(x - stone.x, y - stone.y) > 44);
  const places: Point[] = [];
  for (let tries = 0; tries < 900 && places.length < 60; tries++) {
    const place = { x: (2 * dice() - 1) * across, y: (2 * dice() - 1) * down };
    if (free(place) && places.every((other) => Math.hypot(place.x - other.x, place.y - other.y) > 17))
      places.push(place);
  }
  const brush = new Brush().order("m-shade", "m-trunk");
  for (const { x, y } of places.sort((a, b) => a.y - b.y)) {
    if (dice() < 0.16) boulder(brush, x, y, 0.5 + 0.3 * dice());
    else fir(brush, x, y, 0.62 + 0.4 * dice());
  }
  return brush.markup;
}

/** The druid's temple: a circle of standing stones, as far as it is behind him and before him. */
export function drawCircle(): { behind: string; before: string } {
  const menhir = (x: number, y: number, height: number) =>
    path(
      "m-menhir",
      `M${x - 5.5},${y}L${x - 4},${y - height}L${x + 2},${y - height - 2.4}L${x + 5},${y - height + 2}L${x + 6},${y}Z`,
    ) + path("m-menhir-light", `M${x - 5.5},${y}L${x - 4},${y - height}L${x + 0.4},${y - height - 1.6}L${x - 1},${y}Z`);
  const floor =
    path("m-cut-shade", blob({ x: 0, y: 8, across: 50, down: 28 }, "temple", 0.05, 11)) +
    path("m-holy", blob({ x: 0, y: 0, across: 50, down: 28 }, "temple", 0.05, 11));
  const behind = [
    [-38, -4, 24],
    [-22, -14, 27],
    [0, -18, 29],
    [22, -14, 27],
    [38, -4, 24],
  ] as const;
  const before = [
    [-32, 16, 19],
    [32, 16, 19],
  ] as const;
  return {
    behind: floor + behind.map(([x, y, h]) => menhir(x, y, h)).join(""),
    before: before.map(([x, y, h]) => menhir(x, y, h)).join(""),
  };
}
