/** What clans build: villages behind palisades, walled cities, boats and carts, with flags in the clan's colour and emblem. */
import { Brush, line, oval, shape } from "../../shared/brush";
import { emblemOf } from "../../../shared/emblems";

const HUTS: Record<"small" | "large", [number, number, number][]> = {
  small: [
    [50, 46, 1.15],
    [30, 62, 1.1],
    [69, 64, 1.1],
  ],
  large: [
    [33, 44, 1],
    [67, 44, 1],
    [24, 64, 1],
    [50, 66, 1.1],
    [76, 64, 1],
  ],
};
const PALISADE = "M20,26H80Q91,26 91,38V76Q91,88 80,88H20Q9,88 9,76V38Q9,26 20,26Z";

/** An emblem in a box of so many units around a point. */
export function drawEmblem(clan: number, x: number, y: number, size: number): string {
  const { fill, stroke } = emblemOf(clan);
  return (
    `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})"><path class="f-emblem" d="${fill}"/>` +
    `${stroke ? `<path class="f-emblem-line" d="${stroke}"/>` : ""}</g>`
  );
}

/** Whose a unit is, where the map is too far away for its picture. */
export function drawToken(clan: number): string {
  return `<path class="f-token" d="${oval(0, 0, 11)}"/>${drawEmblem(clan, 0, 0, 17)}`;
}

function drawFlag(clan: number, x: number, foot: number): string {
  const top = foot - 40;
  return (
    `<path class="f-pole" d="${line(x, foot, x, top)}"/><path class="f-flag" d="M${x},${top}H${x + 27}L${x + 23},${top + 10}L${x + 27},${top + 20}H${x}Z"/>` +
    drawEmblem(clan, x + 11.6, top + 10, 16)
  );
}

function drawHut(x: number, y: number, s: number): string {
  const brush = new Brush().order("f-shade", "f-hut", "f-hut-dark", "f-door", "f-roof-own", "f-roof-shade");
  brush.add("f-shade", oval(x + 2, y + 6 * s, 12 * s, 3.6 * s));
  brush.add(
    "f-hut",
    `M${x - 8 * s},${y - 2 * s}V${y + 4.6 * s}Q${x},${y + 9 * s} ${x + 8 * s},${y + 4.6 * s}V${y - 2 * s}Z`,
  );
  brush.add("f-door", `M${x - 2 * s},${y + 6.8 * s}V${y + 1 * s}h${4 * s}V${y + 6.8 * s}Z`);
  brush.add(
    "f-roof-own",
    `M${x - 11.4 * s},${y + 1 * s}L${x},${y - 14 * s}L${x + 11.4 * s},${y + 1 * s}Q${x},${y + 5 * s} ${x - 11.4 * s},${y + 1 * s}Z`,
  );
  brush.add(
    "f-roof-shade",
    `M${x},${y - 14 * s}L${x + 11.4 * s},${y + 1 * s}Q${x + 6 * s},${y + 3 * s} ${x + 2 * s},${y + 3 * s}Z`,
  );
  return brush.markup;
}

/** A village tile on its cell; in a closed city a wall is drawn around both tiles, and no palisade. */
export function drawVillage(clan: number, size: "small" | "large", closed: boolean): string {
  const huts = HUTS[size].map(([x, y, s]) => drawHut(x, y + 4, s)).join("");
  const flags = size === "small" ? drawFlag(clan, 44, 46) : drawFlag(clan, 18, 44) + drawFlag(clan, 55, 44);
  const fence = `<path class="f-ground" d="${PALISADE}"/><path class="f-rim-edge" d="${PALISADE}"/><path class="f-stakes" d="${PALISADE}"/>`;
  return `${closed ? "" : fence}${flags}${huts}`;
}

/** A square of grass under what stands on its own cell, in the clan's colour at its rim. */
export function drawPlot(): string {
  return '<path class="f-meadow" d="M2,2H98V98H2Z"/><path class="f-plot-own" d="M2,2H98V98H2Z"/><path class="f-plot-rim" d="M4,4H96V96H4Z"/>';
}

/** The ground of a tile in a closed city. */
export function drawYard(): string {
  return '<path class="f-ground" d="M0,0H100V100H0Z"/>';
}

/** The wall of a closed city, around the cells from one corner to the other. */
export function drawWall(width: number, height: number): string {
  const [left, top, right, bottom] = [8, 10, width - 8, height - 9];
  const ring = shape(left, top, right, top, right, bottom, left, bottom);
  const tower = (x: number, y: number) => `M${x - 7},${y + 7}V${y - 8}h3.4v3h2.6v-3h2v3h2.6v-3h3.4V${y + 7}Z`;
  const towers = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ]
    .map(([x, y]) => tower(x!, y!))
    .join("");
  const gate = `M${width / 2 - 9},${bottom + 5}V${bottom - 9}h4v3h3v-3h4v3h3v-3h4V${bottom + 5}Z`;
  return (
    `<path class="f-wall-edge" d="${ring}"/><path class="f-wall" d="${ring}"/><path class="f-merlons" d="${ring}"/>` +
    `<path class="f-tower" d="${towers}${gate}"/><path class="f-door" d="M${width / 2 - 4},${bottom + 5}V${bottom - 1}a4,4.4 0 0 1 8,0V${bottom + 5}Z"/>`
  );
}

/** A boat before its dock. */
export function drawBoat(clan: number): string {
  return (
    `<path class="f-water-pool" d="M14,8H86Q92,8 92,14V86Q92,92 86,92H14Q8,92 8,86V14Q8,8 14,8Z"/>` +
    `<path class="f-ripple" d="M16,24q6,-5 12,0t12,0M62,18q6,-5 12,0t12,0M14,84q6,-5 12,0t12,0M60,86q6,-5 12,0t12,0"/>` +
    `<path class="f-shade" d="${oval(52, 73, 36, 7)}"/><path class="f-pole" d="M50,14V60" style="stroke-width:3"/>` +
    `<path class="f-sail" d="M53,16C72,20 80,36 78,54L53,56Z"/><path class="f-sail" d="M47,22C34,28 27,42 26,54L47,56Z"/>` +
    drawEmblem(clan, 63.5, 42, 20) +
    `<path class="f-hull" d="M12,58H88C86,70 76,77 66,77H34C22,77 14,70 12,58Z"/><path class="f-planks" d="M15,64H85M20,70H80"/>`
  );
}

/** A cart with a hood, about 44 units wide, its middle at (0, 0). */
export function drawCart(clan: number): string {
  const wheel = (x: number) =>
    `<path class="f-wheel" d="${oval(x, 12, 7)}"/><path class="f-planks" d="${line(x - 7, 12, x + 7, 12)}${line(x, 5, x, 19)}"/>`;
  return (
    `<path class="f-shade" d="${oval(2, 19, 24, 4)}"/><path class="f-hull" d="M-22,2H22L19,11H-19Z"/>` +
    `<path class="f-hoop" d="M-19,3C-21,-14 -12,-20 0,-20C12,-20 21,-14 19,3Z"/>${drawEmblem(clan, 0, -8, 19)}${wheel(-12)}${wheel(12)}`
  );
}

/** A bowl on a badge: empty for a tile that goes hungry, half full for one that has half. */
export function drawHunger(hunger: "half" | "unfed", x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><path class="f-alarm" d="${oval(0, 0, 10)}"/><path class="f-alarm-sign" d="M-6,-1H6C6,4 3,6 0,6C-3,6 -6,4 -6,-1Z"/>` +
    (hunger === "half"
      ? `<path class="f-good-gold" d="${oval(0, -1, 4.6, 2.4)}"/>`
      : '<path class="f-antler" d="M-4,-6L4,-3"/>') +
    "</g>"
  );
}
