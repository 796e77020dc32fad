/** Game and livestock as small silhouettes, about 20 units wide, their feet at (0, 0), looking to the west. */
import { line, oval, shape } from "../../shared/brush";
import type { Animal } from "../kit";

interface Beast {
  body: string;
  marks?: string; // dark details
  pale?: string; // light details
  antlers?: string;
}

const legs = (xs: number[], height: number, width: number) =>
  xs.map((x) => shape(x, -height, x + width, -height, x + width, 0, x, 0)).join("");

const BEASTS: Record<Animal, Beast> = {
  rabbit: {
    body: `${oval(1.5, -4, 5, 3.8)}${oval(-4, -6.4, 2.9, 2.5)}M-4.2,-8C-6,-12 -5.4,-15 -4.2,-15C-3,-15 -2.6,-11 -3,-8ZM-2.6,-8C-2.6,-12 -1,-14.6 0,-14.2C1,-13.8 0,-10.6 -1.6,-7.6Z${oval(-2.4, -0.9, 2.4, 1)}${oval(3.6, -0.9, 3, 1)}`,
    pale: oval(6.4, -4.4, 1.7),
    marks: oval(-4.8, -6.8, 0.6),
  },
  boar: {
    body: `M-11,-5.4L-7.4,-8.4C-6,-11.6 -2,-13.4 2,-12.6C7,-12 9.6,-9 9.6,-5.6L11,-3.4L9,-4L8.4,-3.4C5,-2.6 -3,-2.6 -6,-3.4L-10.6,-3.8Z${legs([-5.4, -2.4, 4.4, 6.8], 4, 1.8)}`,
    pale: "M-10.4,-4.2L-9.2,-7L-8.2,-4.2Z",
    marks: "M-6,-10.6L-5,-13.6L-3.4,-11.8L-2,-14.4L-0.4,-12.6L1.4,-14.8L2.8,-12.4L4.8,-13.6L5.4,-11.4Z",
  },
  deer: {
    body: `M-7.8,-13.6L-11,-12.4L-10.6,-11L-7.6,-10.8L-5,-8.4C-5,-6.6 -3.6,-5.8 -2,-5.6L5,-5.6C7.6,-5.6 8.6,-7.6 8.4,-10L9.4,-11.4L7,-11.2C4,-12 -1,-11.6 -3.4,-11.6L-5.6,-14.6Z${legs([-4.2, -2, 4.2, 6.4], 7, 1.3)}`,
    antlers:
      "M-6.4,-14.4C-9.6,-16 -9.4,-19 -8.6,-20.6M-8.6,-17L-11,-18.4M-5.6,-14.6C-3.6,-16 -3,-18.6 -3.6,-20.8M-4,-17.4L-1.4,-18.6",
  },
  sheep: {
    body: `${oval(-4, -6.2, 3.6)}${oval(0, -8, 4)}${oval(4, -6.6, 3.8)}${oval(0.4, -4.8, 5.6, 3.2)}`,
    marks: `${oval(-7.6, -7, 2.1, 2.6)}${legs([-3.4, -1.4, 2.4, 4.4], 3, 1.2)}`,
  },
  pig: {
    body: `${oval(0.4, -6, 7.4, 4.4)}${oval(-7, -6.4, 3.4, 3.2)}${shape(-11, -8, -9, -8, -9, -4.6, -11, -4.6)}M-6.8,-9L-5.4,-12L-3.6,-9Z${legs([-5, -2.4, 3, 5.4], 3.4, 1.8)}`,
    marks: `${oval(-7.6, -7.4, 0.6)}M7.4,-8C10.4,-9.6 10.4,-6.4 8.6,-7.2L8.4,-6.4C11.8,-5.2 11.6,-11 7.2,-9Z`,
  },
  cow: {
    body: `M-7,-12.4C-4,-13.6 6,-13.4 8.6,-12.6C10,-12 10.2,-9 9.8,-6C9.4,-4.6 -4.6,-4.6 -6,-6L-7.4,-6.4L-8,-4.6L-11.6,-5.4L-10.6,-11L-12,-12.6L-9,-12.4Z${legs([-5.4, -3, 5.4, 7.6], 6, 1.8)}M9,-12.4L11,-11.6L11.2,-5L10.2,-5L10,-11Z`,
    pale: `M-2,-13C0,-9 4,-9.4 5,-13.2Z${oval(5, -6.8, 2, 1.4)}`,
    antlers: "M-10.4,-12.2C-12.4,-13 -12.4,-15 -11.4,-15.8M-8.4,-12.4C-7.4,-13.4 -7.6,-15 -8.4,-15.8",
  },
};

/** An animal with its feet on a point; it may look to the east. */
export function drawAnimal(animal: Animal, x: number, y: number, size: number, toEast = false): string {
  const { body, marks, pale, antlers } = BEASTS[animal];
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${toEast ? -size : size} ${size})"><path class="f-shade" d="${oval(0.6, 0, 8, 1.6)}"/>` +
    (antlers ? `<path class="f-antler" d="${antlers}"/>` : "") +
    `<path class="f-animal f-${animal}" d="${body}"/>` +
    (marks ? `<path class="f-dark" d="${marks}"/>` : "") +
    (pale ? `<path class="f-pale" d="${pale}"/>` : "") +
    "</g>"
  );
}

/** A fence with posts. */
export function fence(left: number, top: number, right: number, bottom: number): string {
  const posts = [left, (left + right) / 2, right].map((x) => line(x, bottom - 4, x, bottom + 1.4)).join("");
  return `${line(left, bottom - 3, right, bottom - 3)}${line(left, bottom - 0.8, right, bottom - 0.8)}${posts}${line(left, bottom - 2, left, top)}${line(right, bottom - 2, right, top)}${line(left, top, right, top)}`;
}
