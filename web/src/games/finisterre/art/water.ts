/** Rivers in two tones, springs, lakes, the sea, and the fish in them. */
import { Brush, oval } from "../../shared/brush";
import { directionOn, pathOf, pointOn, type Curve } from "../../shared/curve";
import { at, type Point } from "../../shared/plane";
import { CENTRE, flow, type Plan } from "./plan";

export function drawWater(plan: Plan, dice: () => number): string {
  if (!plan.rivers.length) return "";
  const data = plan.rivers.map((curve) => pathOf(curve)).join("");
  const tone = (name: string, grow: number) =>
    `<path class="${name}" d="${data}"/>${drawPools(plan, `${name}-pool`, grow)}`;
  const ripples = new Brush();
  for (const curve of plan.rivers) for (const gap of [-3.6, 3.4]) drawRipples(ripples, curve, gap, dice);
  for (const side of plan.seas) drawWaves(ripples, side);
  return (
    tone("f-bank", 2) +
    tone("f-water", 0) +
    tone("f-shallow", -4) +
    ripples.markup +
    plan.fish.map((place) => drawFish(place, flow(plan, place))).join("")
  );
}

function drawPools({ spring, lake, seas, rivers }: Plan, name: string, grow: number): string {
  let data = "";
  if (spring) data += oval(spring.x, spring.y, 13 + grow, 11 + grow);
  if (lake) data += oval(CENTRE.x, CENTRE.y, 24 + grow, 20 + grow);
  if (rivers.length > 2) data += oval(CENTRE.x, CENTRE.y, 10.5 + grow, 10.5 + grow);
  const pools = data ? `<path class="${name}" d="${data}"/>` : "";
  return (
    pools +
    seas.map((side) => `<path class="${name}" transform="rotate(${90 * side} 50 50)" d="${seaShape(grow)}"/>`).join("")
  );
}

/** The sea at the north side: all of it, narrowing to the river. */
function seaShape(grow: number): string {
  const [left, right, deep] = [8 - 1.5 * grow, 92 + 1.5 * grow, 40 + grow];
  return `M${left},0C${left + 6},22 ${30 - grow},${deep - 10} ${40 - grow},${deep}Q50,${deep + 6} ${60 + grow},${deep}C${70 + grow},${deep - 10} ${right - 6},22 ${right},0Z`;
}

function drawWaves(brush: Brush, side: number): void {
  const turn = (x: number, y: number): Point => {
    const [dx, dy] = [x - 50, y - 50];
    return [at(x, y), at(50 - dy, 50 + dx), at(50 - dx, 50 - dy), at(50 + dy, 50 - dx)][side & 3]!;
  };
  for (const [x, y] of [
    [30, 9],
    [56, 6],
    [44, 18],
    [66, 17],
  ] as const) {
    const [a, b, c] = [turn(x, y), turn(x + 5, y - 4), turn(x + 10, y)];
    brush.add("f-ripple", `M${spot(a)}Q${spot(b)} ${spot(c)}`);
  }
}

function spot({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

function drawRipples(brush: Brush, curve: Curve, gap: number, dice: () => number): void {
  const beside = (share: number) => {
    const [place, way] = [pointOn(curve, share), directionOn(curve, share)];
    return spot(at(place.x - way.y * gap, place.y + way.x * gap));
  };
  for (let share = 0.06 + dice() * 0.1; share < 0.86; share += 0.2 + dice() * 0.16)
    brush.add("f-ripple", `M${beside(share)}Q${beside(share + 0.05)} ${beside(share + 0.1)}`);
}

const FISH = "M-9,0C-6,-5 2,-5.4 6,-1L11,-4.6L10,0L11,4.6L6,1C2,5.4 -6,5 -9,0Z";

function drawFish({ x, y }: Point, way: Point): string {
  const upright = Math.abs(way.y) > Math.abs(way.x);
  const turn = upright
    ? (Math.atan2(Math.abs(way.y), way.x * Math.sign(way.y || 1)) * 180) / Math.PI
    : (Math.atan2(way.y * Math.sign(way.x), Math.abs(way.x)) * 180) / Math.PI;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})"><path class="f-fish" d="${FISH}"/><path class="f-fish-eye" d="${oval(-5, -0.8, 0.9)}"/></g>`;
}
