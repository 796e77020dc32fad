/** A square of a card in layers: the meadow, what lies flat on it, and what stands up. */
import { Brush, line } from "../../shared/brush";
import { diceOf } from "../../shared/dice";
import { CORNERS, squareOf, type Cards, type Half } from "../kit";
import { drawSeal } from "./events";
import { makePlan, type Plan } from "./plan";
import { drawArrows, drawBridge, drawRoads } from "./roads";
import { drawFields, drawSigns } from "./signs";
import { drawWater } from "./water";

export interface SquareArt {
  plan: Plan;
  meadow: string;
  flat: string;
  upright: string;
  arrows: { side: number; art: string }[]; // sites and docks
}

const known = new WeakMap<Cards["cards"], Map<string, SquareArt>>();
const SEAL_PLACES = [
  [88, 11],
  [88, 89],
  [12, 89],
  [12, 11],
] as const;

/** The markup of a square; the cell decides where grass and trees stand. */
export function drawSquare({ cards }: Cards, card: string, half: Half, facing: number, cell: string): SquareArt {
  let arts = known.get(cards);
  if (!arts) known.set(cards, (arts = new Map<string, SquareArt>()));
  const key = `${card}${half}${facing} ${cell}`;
  let art = arts.get(key);
  if (!art) arts.set(key, (art = paint({ cards }, card, half, facing, cell)));
  return art;
}

function paint(kit: Cards, card: string, half: Half, facing: number, cell: string): SquareArt {
  const plan = makePlan(squareOf(kit, card, half), facing);
  const dice = diceOf(`${card}${half} ${cell}`);
  const event = kit.cards[card]?.event;
  const [x, y] = SEAL_PLACES[event ? (CORNERS.indexOf(event.corner) + facing) & 3 : 0]!;
  return {
    plan,
    meadow: `<path class="f-meadow" d="M-.3-.3H100.3V100.3H-.3Z"/>${drawGrass(dice)}`,
    flat: drawFields(plan) + drawWater(plan, dice) + drawRoads(plan) + drawBridge(plan),
    arrows: drawArrows(plan),
    upright: drawSigns(plan, dice) + (event?.half === half ? drawSeal(event.code, x, y, 0.92) : ""),
  };
}

/** Cuts and tufts of grass, as a knife leaves them. */
function drawGrass(dice: () => number): string {
  const brush = new Brush().order("f-cut", "f-tuft");
  for (let group = 0; group < 4; group++) {
    const [x, y, cuts] = [15 + dice() * 70, 12 + dice() * 76, 3 + Math.floor(dice() * 3)];
    for (let cut = 0; cut < cuts; cut++) {
      const [half, row, middle] = [4 + dice() * 5, y + (cut - cuts / 2) * 2.6, x + dice() * 5 - 2.5];
      brush.add(
        "f-cut",
        `M${(middle - half).toFixed(1)},${row.toFixed(1)}q${half.toFixed(1)},-1.8 ${(2 * half).toFixed(1)},0`,
      );
    }
  }
  for (let tuft = 0; tuft < 9; tuft++) {
    const [x, y, size] = [5 + dice() * 90, 6 + dice() * 90, 1.4 + dice() * 1.2];
    for (const [lean, height] of [
      [-1, 0.6],
      [0, 1],
      [1, 0.6],
    ] as const)
      brush.add("f-tuft", line(x + lean * size, y - size * height, x + lean * size * 0.4, y + size * 0.5));
  }
  return brush.markup;
}

/** All layers in one. */
export function wholeSquare({ meadow, flat, upright, arrows }: SquareArt): string {
  return meadow + flat + upright + arrows.map(({ art }) => art).join("");
}
