/** Goods: cubes of wood, iron and gold, dice of food with their value; each in a box of 16 × 16 around the middle. */
import { oval, shape } from "../../shared/brush";
import type { Counted, Good } from "../kit";

const box = "M-7,-5.4Q-7,-7 -5.4,-7H5.4Q7,-7 7,-5.4V5.4Q7,7 5.4,7H-5.4Q-7,7 -7,5.4Z";

const SIGNS: Record<Good, string> = {
  wood: `<path class="f-good-sign" d="${oval(0, 0, 4.6)}"/><path class="f-good-line" d="${oval(0, 0, 2.6)}${oval(0, 0, 0.8)}"/>`,
  iron: `<path class="f-good-sign" d="M-5,-3.4H3.4L5.4,-2.2C3.4,-2 2.6,-1 2.2,0.2C2,1.4 2.6,2.4 4,3V4.4H-3.6V3C-2.2,2.4 -1.8,1.4 -2,0.2C-3.6,-0.2 -4.8,-1.4 -5,-3.4Z"/>`,
  gold: `<path class="f-good-dark" d="${shape(-4.6, 1, -2.8, -3.4, 1.8, -4, 4.8, -0.6, 2.8, 3.6, -2.6, 3.8)}" opacity=".28"/><path class="f-good-sign" d="${shape(-3.4, 0, -2, -2.8, 1.2, -3, -0.8, -0.2)}"/>`,
  crop: `<path class="f-good-line" d="M0,-1V6M0,4.4q-3.6,-0.4 -3.8,-3.6q3.6,0.2 3.8,3.6M0,4.4q3.6,-0.4 3.8,-3.6q-3.6,0.2 -3.8,3.6M0,0.6q-3.6,-0.4 -3.8,-3.6q3.6,0.2 3.8,3.6M0,0.6q3.6,-0.4 3.8,-3.6q-3.6,0.2 -3.8,3.6M0,-2.6q-1.8,-1.8 0,-3.8q1.8,2 0,3.8"/>`,
  fish: `<path class="f-good-dark" d="M-6,0C-4,-3.4 1.4,-3.6 3.4,-0.8L6,-3L5.4,0L6,3L3.4,0.8C1.4,3.6 -4,3.4 -6,0Z"/>`,
  game: `<path class="f-good-line" d="M-0.6,6V3C-4,2 -5.4,-1 -4.6,-5.4M-4.6,-0.8L-2.2,-3.4M0.6,6V3C4,2 5.4,-1 4.6,-5.4M4.6,-0.8L2.2,-3.4"/>`,
  livestock: `<path class="f-good-dark" d="M-2.8,-3.4H2.8L5.6,-4.6L4.6,-1.6L2.8,-1.4L2,4.4Q0,6 -2,4.4L-2.8,-1.4L-4.6,-1.6L-5.6,-4.6Z"/>`,
};

/** The sign of a kind of good. */
export function drawGood(good: Good): string {
  return `<path class="f-good f-good-${good}" d="${box}"/>${SIGNS[good]}`;
}

const STAR = "M0,-9 2.4,-3.1 8.6,-2.8 3.8,1.2 5.3,7.3 0,3.9 -5.3,7.3 -3.8,1.2 -8.6,-2.8 -2.4,-3.1Z";
const OTHERS: Record<Exclude<Counted, Good>, string> = {
  coins: `<path class="f-coin" d="${oval(0, 0, 9)}"/><path class="f-coin-rim" d="${oval(0, 0, 6)}M0,-3.5V3.5M-2.5,-1.5H2.5M-2.5,1.5H2.5"/>`,
  food: `<path class="f-food" d="M-8,-5Q-8,-8 -5,-8H5Q8,-8 8,-5V5Q8,8 5,8H-5Q-8,8 -8,5Z"/><path class="f-fork" d="M-3.5,-4v8M-5.5,-4v3q0,1.5 2,1.5t2,-1.5v-3M3.5,4v-8q2.5,2 2,5h-2"/>`,
  spirit: `<path class="f-star" d="${STAR}"/>`,
  star: `<path class="f-star" d="${oval(0, 0, 7)}"/><path class="f-star-point" d="${STAR}" transform="scale(.58)"/>`, // five of them are a level
};

/** The sign of a good, of coins, of food of any kind, of a level of spirituality, or of a star point. */
export function drawSign(what: Counted): string {
  return isOther(what) ? OTHERS[what] : drawGood(what);
}

function isOther(what: Counted): what is keyof typeof OTHERS {
  return what in OTHERS;
}

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1.1], [1, -1.1], [-1, 0], [1, 0], [-1, 1.1], [1, 1.1]],
}; // prettier-ignore
const FACE = { x: 5.6, y: 5.6, half: 5, pip: 2.7 };

/** A die of food: its kind's sign, with the face of the die beside it. */
export function drawDie(good: Good, value: number): string {
  const pips = PIPS[value];
  return pips ? drawGood(good) + drawFace(pips) : drawFood(good, value);
}

/** Food of a kind with its whole value, whichever dice it is. */
export function drawFood(good: Good, value: number): string {
  return drawGood(good) + drawSum(value);
}

function drawFace(pips: [number, number][]): string {
  const { x, y, half, pip } = FACE;
  const dots = pips.map(([across, down]) => oval(x + across * pip, y + down * pip, 1)).join("");
  return (
    `<rect class="f-good f-good-plate" x="${x - half}" y="${y - half}" width="${2 * half}" height="${2 * half}" rx="2"/>` +
    `<path class="f-good-dark" d="${dots}"/>`
  );
}

function drawSum(value: number): string {
  const half = value > 99 ? 9 : value > 9 ? 6.6 : 4.8;
  const plate = `M${6 - half + 4.6},0.4H${6 + half - 4.6}a4.6,4.6 0 0 1 0,9.2H${6 - half + 4.6}a4.6,4.6 0 0 1 0,-9.2Z`;
  return `<path class="f-good f-good-plate" d="${plate}"/><text class="f-good-text" x="6" y="8.2">${value}</text>`;
}

/** Goods that are seen from afar: a crate, which says nothing but that some are there. */
export function drawCrate(): string {
  return `<path class="f-crate" d="M-7.5,-5.5H7.5V6.5H-7.5Z"/><path class="f-crate-line" d="M-7.5,-1.5H7.5M-7.5,2.5H7.5M-4,-5.5V6.5M4,-5.5V6.5"/>`;
}

/** The outline of a nugget, for gold on dolmens. */
export const NUGGET = shape(-5.4, 1, -3, -4.2, 2.4, -4.8, 5.6, -0.6, 3.2, 4.4, -3, 4.6);
