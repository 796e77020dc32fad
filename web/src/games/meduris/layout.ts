/** How the board fills a window: a broad, a round or a tall oval, with the plateaus, the druid's temple and his stones inside. */
import type { Bounds, Point } from "../shared/plane";
import type { Material, Plot } from "./kit";
import { Oval } from "./oval";
import { DEPTH, Ring } from "./ring";

export type Shape = "broad" | "round" | "tall";

interface Plan {
  across: number; // half axes of the middle of the ring
  down: number;
  plateaus: Record<Material, [number, number]>;
  size: number; // of a plateau
  temple: [number, number];
  stones: [number, number][];
}

const PLANS: Record<Shape, Plan> = {
  broad: {
    across: 436,
    down: 314,
    plateaus: { wood: [-182, -78], wool: [182, -78], copper: [188, 96], stone: [-188, 96] },
    size: 1,
    temple: [0, -52],
    stones: [
      [-44, 50],
      [-58, 104],
      [-66, 158],
    ],
  },
  round: {
    across: 376,
    down: 376,
    plateaus: { wood: [-132, -120], wool: [132, -120], copper: [142, 72], stone: [-142, 72] },
    size: 0.98,
    temple: [0, -32],
    stones: [
      [-38, 142],
      [-54, 186],
      [-64, 228],
    ],
  },
  tall: {
    across: 288,
    down: 440,
    plateaus: { wood: [-92, -178], wool: [92, -178], copper: [97, 30], stone: [-97, 30] },
    size: 0.86,
    temple: [0, -84],
    stones: [
      [-40, 142],
      [-56, 200],
      [-66, 260],
    ],
  },
};

export interface Layout {
  shape: Shape;
  ring: Ring;
  plateaus: Record<Material, Point>;
  size: number;
  temple: Point;
  stones: Point[];
  bounds: Bounds;
}

const point = ([x, y]: [number, number]): Point => ({ x, y });
const laid = new WeakMap<Plot[], Map<Shape, Layout>>();

const SLACK = 0.1; // how far beyond its bounds a shape is kept, so that a longer question does not change it

/** The shape that suits a window; the one of before, if that is nearly as good. */
export function shapeFor(width: number, height: number, before?: Shape): Shape {
  const ratio = width / Math.max(1, height);
  if (ratio < 0.86 + (before === "tall" ? SLACK : before ? -SLACK : 0)) return "tall";
  return ratio < 1.16 + (before === "broad" ? -SLACK : before ? SLACK : 0) ? "round" : "broad";
}

export function layOut(fields: Plot[], shape: Shape): Layout {
  const known = laid.get(fields) ?? new Map<Shape, Layout>();
  laid.set(fields, known);
  const layout = known.get(shape) ?? compose(fields, shape);
  known.set(shape, layout);
  return layout;
}

function compose(fields: Plot[], shape: Shape): Layout {
  const { across, down, plateaus, size, temple, stones } = PLANS[shape];
  const edge = DEPTH.runes + 20;
  return {
    shape,
    ring: new Ring(fields, new Oval(across, down)),
    plateaus: {
      wood: point(plateaus.wood),
      wool: point(plateaus.wool),
      copper: point(plateaus.copper),
      stone: point(plateaus.stone),
    },
    size,
    temple: point(temple),
    stones: stones.map(point),
    bounds: { left: -across - edge, right: across + edge, top: -down - edge, bottom: down + edge },
  };
}
