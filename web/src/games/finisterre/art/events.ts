/** Events as round seals, each with its sign in a box of 16 × 16 around the middle. */
import { line, oval, shape } from "../../shared/brush";

interface Seal {
  fill?: string;
  line?: string;
}

const rays = Array.from({ length: 8 }, (_, i) => {
  const [dx, dy] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)];
  return line(4.4 * dx, 4.4 * dy, 6.6 * dx, 6.6 * dy);
}).join("");
const flake = [0, 60, 120]
  .map((degrees) => {
    const [dx, dy] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return line(-6.4 * dx, -6.4 * dy, 6.4 * dx, 6.4 * dy);
  })
  .join("");
const skull = `M-5,-1a5,5 0 1 1 10,0C5,1.4 3.4,2 3,3V5.6H-3V3C-3.4,2 -5,1.4 -5,-1ZM-3.2,-1a1.3,1.3 0 1 0 2.6,0a1.3,1.3 0 1 0 -2.6,0ZM0.6,-1a1.3,1.3 0 1 0 2.6,0a1.3,1.3 0 1 0 -2.6,0Z`;

const SEALS: Record<string, Seal> = {
  SU: { fill: oval(0, 0, 3.1), line: rays },
  WI: { line: `${flake}M-2,-5.6L0,-3.8L2,-5.6M-2,5.6L0,3.8L2,5.6` },
  PLC: {
    fill: "M0,-6.6q-2,2.4 0,5q2,-2.6 0,-5ZM-0.4,1.4q-4,-0.4 -4.4,-4q4,0.2 4.4,4ZM0.4,1.4q4,-0.4 4.4,-4q-4,0.2 -4.4,4ZM-0.4,4.8q-4,-0.4 -4.4,-4q4,0.2 4.4,4ZM0.4,4.8q4,-0.4 4.4,-4q-4,0.2 -4.4,4Z",
    line: "M0,-2V7M-6,6L6,-6",
  },
  PLG: { fill: skull, line: "M-4.4,-4C-7.4,-4.4 -7.6,-6.4 -6.6,-7.4M4.4,-4C7.4,-4.4 7.6,-6.4 6.6,-7.4" },
  PLH: {
    fill: skull,
    line: "M-2.4,-5.6C-5,-6.4 -5,-8 -4.6,-8.6M2.4,-5.6C5,-6.4 5,-8 4.6,-8.6M-4,-6.6L-6.4,-6.8M4,-6.6L6.4,-6.8",
  },
  FIR: {
    fill: "M0.4,-7.4C1.4,-3.8 5.4,-2.2 5.2,2.2C5,5.4 2.6,7 0,7C-2.8,7 -5.2,5.2 -5.2,2C-5.2,-0.4 -3.6,-1.6 -3.2,-3.6C-1.8,-2.8 -1.4,-1.8 -1.4,-0.6C0.4,-2.2 0.8,-4.6 0.4,-7.4Z",
  },
  VEI: {
    line: "M-6,-3.2C-3,-6.8 3,-6.8 6,-3.2M0,-5.8V6.6",
    fill: shape(3.6, 2.4, 5, 0.6, 6.6, 2.4, 5, 4.4) + shape(-6.4, 3, -5, 1.4, -3.6, 3, -5, 4.8),
  },
  ROB: {
    fill: "M-6.6,-2.6C-4,-4.2 -1.6,-3.6 0,-2.6C1.6,-3.6 4,-4.2 6.6,-2.6C6.6,1 4.6,3 2.8,3C1.2,3 0.8,1.2 0,1.2C-0.8,1.2 -1.2,3 -2.8,3C-4.6,3 -6.6,1 -6.6,-2.6ZM-4.8,-0.8a1.6,1.1 0 1 0 3.2,0a1.6,1.1 0 1 0 -3.2,0ZM1.6,-0.8a1.6,1.1 0 1 0 3.2,0a1.6,1.1 0 1 0 -3.2,0Z",
  },
  FER: {
    fill: "M0,0.6C-5.4,0.8 -6.4,-3.4 -6,-6C-2.4,-6 0.2,-3.6 0,0.6ZM0.4,2.6C0.4,-1 2.8,-3 6,-2.6C6.2,0.6 4,2.8 0.4,2.6Z",
    line: "M0,0V6.8M-3.6,6.8H3.6",
  },
  FLO: {
    line: "M-6.4,-3.2q2.1,-3 4.2,0t4.2,0t4.2,0M-6.4,0.8q2.1,-3 4.2,0t4.2,0t4.2,0M-6.4,4.8q2.1,-3 4.2,0t4.2,0t4.2,0",
  },
};

/** The seal of an event around a point. */
export function drawSeal(code: string, x: number, y: number, size = 1): string {
  const seal = SEALS[code] ?? {};
  return (
    `<g transform="translate(${x} ${y}) scale(${size})"><path class="f-seal f-seal-${code.toLowerCase()}" d="${oval(0, 0, 11)}"/>` +
    (seal.fill ? `<path class="f-seal-sign" fill-rule="evenodd" d="${seal.fill}"/>` : "") +
    (seal.line ? `<path class="f-seal-line" d="${seal.line}"/>` : "") +
    "</g>"
  );
}
