/** Roads, their bridges, and the villages where they end. */
import { Brush, line, oval, shape } from "../../shared/brush";
import { pathOf } from "../../shared/curve";
import type { Ground } from "./ground";
import type { Bridge, Plan } from "./plan";
import type { Point } from "../../shared/plane";

/** Pale paths with a soft edge. */
export function drawRoads({ roads, village }: Plan): string {
  const data = roads.flatMap((road) => road.curves.map((curve) => pathOf(curve))).join("");
  if (!data) return "";
  const square = village ? oval(village.x, village.y, 9.5, 8.5) : "";
  const edge = `<path class="c-road-edge" d="${data}"/>` + (square && `<path class="c-square-edge" d="${square}"/>`);
  const road = `<path class="c-road" d="${data}"/>` + (square && `<path class="c-square" d="${square}"/>`);
  return `${edge}${road}<path class="c-ruts" d="${data}"/>`;
}

/** Bridges of planks with a rail on each side. */
export function drawBridges({ bridges }: Plan): string {
  return bridges.map(drawBridge).join("");
}

function drawBridge({ place, way }: Bridge): string {
  const turn = (Math.atan2(way.y, way.x) * 180) / Math.PI;
  const planks = Array.from({ length: 8 }, (_, i) => line(-12.2 + i * 3.5, -6.5, -12.2 + i * 3.5, 6.5)).join("");
  return (
    `<g transform="translate(${place.x.toFixed(1)} ${place.y.toFixed(1)}) rotate(${turn.toFixed(1)})">` +
    `<path class="c-bridge-shade" d="M-12,-6H12V10H-12Z"/><path class="c-bridge" d="M-14.5,-7H14.5V7H-14.5Z"/>` +
    `<path class="c-planks" d="${planks}"/><path class="c-rail" d="M-15,-7.2H15M-15,7.2H15"/></g>`
  );
}

/** A well in the middle, and round houses under thatch between the roads. */
export function drawVillage({ plan: { village }, houses }: Ground): string {
  if (!village) return "";
  const behind = houses.filter((house) => house.y <= village.y);
  const before = houses.filter((house) => house.y > village.y);
  return drawRoundHouses(behind) + drawWell(village) + drawRoundHouses(before);
}

function drawRoundHouses(houses: Point[]): string {
  const brush = new Brush().order("c-shade", "c-hut", "c-door", "c-thatch", "c-thatch-light");
  for (const { x, y } of houses) {
    brush.add("c-shade", oval(x + 2, y + 3, 7.5, 2.6));
    brush.add("c-hut", `M${x - 5.4},${y - 1.5}V${y + 2.6}Q${x},${y + 5.6} ${x + 5.4},${y + 2.6}V${y - 1.5}Z`);
    brush.add("c-door", shape(x - 1.2, y + 4, x - 1.2, y, x + 1.2, y, x + 1.2, y + 4));
    brush.add("c-thatch", `M${x - 7.4},${y}L${x},${y - 9}L${x + 7.4},${y}Q${x},${y + 3} ${x - 7.4},${y}Z`);
    brush.add(
      "c-thatch-light",
      `M${x - 7.4},${y}L${x},${y - 9}L${x - 1},${y + 1.5}Q${x - 4.6},${y + 1.2} ${x - 7.4},${y}Z`,
    );
  }
  return brush.markup;
}

function drawWell({ x, y }: Point): string {
  return `<ellipse class="c-well" cx="${x}" cy="${y}" rx="4.2" ry="3.6"/><ellipse class="c-well-water" cx="${x}" cy="${y}" rx="2.3" ry="1.9"/>`;
}
