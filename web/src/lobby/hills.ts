/** Hills as outlines and cut marks, for the picture of the start page. Always the same: the dice are seeded. */

export interface Hill {
  outline: string;
  cuts: string;
}

type Height = (x: number) => number;

const WIDTH = 3600;
const BOTTOM = 460;

export function makeHill(height: Height, rows: number, seed: number): Hill {
  return { outline: outline(height), cuts: cuts(height, rows, dice(seed)) };
}

function outline(height: Height): string {
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 24) points.push(`${x} ${height(x).toFixed(1)}`);
  return `M0 ${BOTTOM}L${points.join("L")}L${WIDTH} ${BOTTOM}Z`;
}

/** Lens-shaped marks of the gouge that follow the slope, longer and rarer further down. */
function cuts(height: Height, rows: number, random: () => number): string {
  const marks: string[] = [];
  for (let row = 0; row < rows; row++) {
    const depth = 11 + row * (11 + row * 1.5);
    for (let x = random() * 60; x < WIDTH; x += 34 + row * 9 + random() * 46) {
      const y = height(x) + depth + random() * 5;
      if (y < BOTTOM) marks.push(mark(x, y, slope(height, x), 13 + row * 3 + random() * 16, 1.4 + row * 0.25));
    }
  }
  return marks.join("");
}

function mark(x: number, y: number, rise: number, length: number, thickness: number): string {
  const [dx, dy] = [length, length * rise];
  const half = (lift: number) => `${(dx / 2).toFixed(1)} ${(dy / 2 + lift).toFixed(1)}`;
  return (
    `M${x.toFixed(1)} ${y.toFixed(1)}q${half(-thickness)} ${dx.toFixed(1)} ${dy.toFixed(1)}` +
    `q${(-dx / 2).toFixed(1)} ${(-dy / 2 + thickness).toFixed(1)} ${(-dx).toFixed(1)} ${(-dy).toFixed(1)}z`
  );
}

function slope(height: Height, x: number): number {
  return (height(x + 8) - height(x - 8)) / 16;
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
