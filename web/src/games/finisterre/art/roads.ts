/** Roads and bridges, and what they lead to: docks with a jetty, sites with a white arrow. */
import { line, oval } from "../../shared/brush";
import { pathOf, type Curve } from "../../shared/curve";
import type { Plan } from "./plan";

export function drawRoads({ roads, edges }: Plan): string {
  if (!roads.length) return "";
  const data = roads.map(({ curve }) => pathOf(curve)).join("");
  const ends = roads
    .map(({ curve }) => endOf(curve))
    .filter((end) => end.x > 4 && end.x < 96 && end.y > 4 && end.y < 96);
  const hubs = (radius: number) => ends.map(({ x, y }) => oval(x, y, radius)).join("");
  return (
    `<path class="f-road-edge" d="${data}"/><path class="f-hub-edge" d="${hubs(6)}"/><path class="f-road" d="${data}"/>` +
    `<path class="f-hub" d="${hubs(4.6)}"/><path class="f-ruts" d="${data}"/>${[0, 1, 2, 3].map((side) => (edges[side] === "d" ? drawJetty(side) : "")).join("")}`
  );
}

function endOf(road: Curve) {
  return road.at(-1)![3];
}

export function drawBridge({ bridge }: Plan): string {
  if (!bridge) return "";
  const turn = (Math.atan2(bridge.way.y, bridge.way.x) * 180) / Math.PI;
  const planks = Array.from({ length: 9 }, (_, i) => line(-14 + i * 3.5, -7, -14 + i * 3.5, 7)).join("");
  return (
    `<g transform="translate(50 50) rotate(${turn})"><path class="f-shade" d="M-15,-6H15V10H-15Z"/>` +
    `<path class="f-deck" d="M-17,-7.4H17V7.4H-17Z"/><path class="f-planks" d="${planks}"/><path class="f-rail" d="M-17,-7.6H17M-17,7.6H17"/></g>`
  );
}

function drawJetty(side: number): string {
  return `<g transform="rotate(${90 * side} 50 50)"><path class="f-jetty" d="M43,0H57V18H43Z"/><path class="f-planks" d="M43,4.5H57M43,9H57M43,13.5H57"/></g>`;
}

/** The marks of sites and docks by the sides where they are; they stand on top of everything, so that they are found. */
export function drawArrows({ edges }: Plan): { side: number; art: string }[] {
  return [0, 1, 2, 3].flatMap((side) => {
    if (edges[side] === "v") return [{ side, art: drawSite(side) }];
    return edges[side] === "d" ? [{ side, art: drawDock(side) }] : [];
  });
}

function drawSite(side: number): string {
  return `<g transform="rotate(${90 * side} 50 50)"><path class="f-arrow" d="M50,2L61,15H54.6V26H45.4V15H39Z"/></g>`;
}

function drawDock(side: number): string {
  const [x, y] = [
    [50, 13],
    [87, 50],
    [50, 87],
    [13, 50],
  ][side]!;
  return (
    `<g transform="translate(${x} ${y})"><path class="f-anchor-plate" d="${oval(0, 0, 9.4)}"/>` +
    `<path class="f-anchor" d="M0,-3.4V5.6M-3.2,-0.4H3.2M-5,2C-4.6,5 -2,6 0,6C2,6 4.6,5 5,2M0,-3.4a1.4,1.4 0 1 1 .01,0Z"/></g>`
  );
}
