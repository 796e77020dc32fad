/** The players' emblems in boxes of 24 × 24, by seat: plain silhouettes that still read at 14 pixels. */

export interface Emblem {
  name: "wheel" | "boar" | "oak" | "triskele" | "sun" | "raven";
  fill: string; // path data, filled
  stroke?: string; // path data, drawn as a line of 2.6 units
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

const ray = (degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  const at = (angle: number, reach: number) =>
    `${(12 + reach * Math.sin(turn + angle)).toFixed(1)},${(12 - reach * Math.cos(turn + angle)).toFixed(1)}`;
  return `M${at(-0.32, 6.6)}L${at(0, 11.6)}L${at(0.32, 6.6)}Z`;
};

/** One arm of the triskele: out of the middle and around. */
const arm = (degrees: number) => {
  const turn = (degrees * Math.PI) / 180;
  const at = (x: number, y: number) =>
    `${(12 + x * Math.cos(turn) - y * Math.sin(turn)).toFixed(1)},${(12.6 + x * Math.sin(turn) + y * Math.cos(turn)).toFixed(1)}`;
  return `M${at(0, 0)}C${at(-3.6, -1.6)} ${at(-5.6, -5.2)} ${at(-3.6, -8.4)}C${at(-1.6, -11.4)} ${at(3.4, -10.4)} ${at(3, -6.8)}C${at(2.8, -5)} ${at(0.4, -4.6)} ${at(-0.2, -6.2)}`;
};

const EMBLEMS: Emblem[] = [
  {
    name: "wheel",
    fill: circle(12, 12, 2.6),
    stroke: `${circle(12, 12, 9.2)}M12,2.8V21.2M2.8,12H21.2`,
  },
  {
    name: "boar",
    fill: "M1.6,13.6L4.6,10.8L5.6,7L8,8.4L9.4,5.4L11,7.4L12.6,4.8L14.2,7L16,5.2L17.2,7.6C19.6,8.2 21.2,9.6 21.8,11.4L23.2,10.6L22.4,14.4C22.2,15.2 21.6,15.8 21.2,16.4L21.6,20.4H18.6L17.8,16.8C15.6,17.3 13.2,17.3 11,16.9L10.8,20.4H7.8L7.2,16.2L4.6,16.4L3,18.2L3.4,15.9L1.8,15.7Z",
  },
  {
    name: "oak",
    fill: "M11,23V19.2C8.8,20.8 5,20 5.2,17.2C5.3,15.6 7.2,14.8 9.2,15.2C6.2,15.4 2.6,13.8 2.6,10.8C2.6,8.4 5.8,8 8.8,9.8C6.2,8.4 4.8,6.2 5.8,4.4C6.8,2.8 9.2,3.6 9.9,4.8C9.9,2.4 11,0.8 12,0.8C13,0.8 14.1,2.4 14.1,4.8C14.8,3.6 17.2,2.8 18.2,4.4C19.2,6.2 17.8,8.4 15.2,9.8C18.2,8 21.4,8.4 21.4,10.8C21.4,13.8 17.8,15.4 14.8,15.2C16.8,14.8 18.7,15.6 18.8,17.2C19,20 15.2,20.8 13,19.2V23Z",
  },
  { name: "triskele", fill: circle(12, 12.6, 1.2), stroke: arm(0) + arm(120) + arm(240) },
  { name: "sun", fill: circle(12, 12, 5) + [0, 45, 90, 135, 180, 225, 270, 315].map(ray).join("") },
  {
    name: "raven",
    fill: "M0.8,8.6L6,5.8C7,3.2 9.6,2.2 11.8,3.2C13.4,3.9 14.2,5.4 14.6,7.2C17.8,9 19.6,12 20.4,15L23.4,21.4L18.6,19.2C17.4,19.6 16.2,19.6 15.2,19.3L16,22.6H13.2L12.4,18.8C8.4,17.4 6.4,13.8 6.8,9.4L3.6,9.2Z",
  },
];

/** A seat's emblem. */
export function emblemOf(seat: number): Emblem {
  return EMBLEMS[seat % EMBLEMS.length]!;
}
