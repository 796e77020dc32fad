/** What a unit reaches: its territory, and the road that it stands at with all comarcas on it. */
import { pathOf } from "../../shared/curve";
import { sidesOf } from "../art/plan";
import { beside } from "../cells";
import type { Unit, View } from "../kit";
import { unitKey } from "../places";
import type { Scene } from "../scene";
import type { LaidSquare } from "./square";

export interface Reach {
  unit: string; // its key
  units: { key: string; clan: number; unit: number }[]; // of its territory
  comarcas: Set<string>;
  roads: { cell: string; left: number; top: number; data: string }[];
}

type Node = { square: LaidSquare; area: number } | { cell: string };

export function reachOf(view: View, scene: Scene, clan: number, number: number): Reach | undefined {
  const clanUnits = view.clans[clan]?.units ?? {};
  const unit = clanUnits[number];
  if (!unit) return undefined;
  const units = Object.entries(clanUnits).filter(([, { territory }]) => territory === unit.territory);
  const parts = units.flatMap(([, each]) => walk(view, scene, each));
  const comarcas = new Set([
    ...units.map(([, { comarca }]) => comarca),
    ...parts.map(({ square, area }) => comarcaOf(square, area)),
  ]);
  const roads = [...new Map(parts.map((part) => [nameOf(part), part])).values()].map(({ square, area }) => ({
    cell: `${square.cell} ${area}`,
    left: square.left,
    top: square.top,
    data: square.art.plan.roads
      .filter((road) => road.area === area)
      .map(({ curve }) => pathOf(curve))
      .join(""),
  }));
  return {
    unit: unitKey(clan, number),
    units: units.map(([other]) => ({ key: unitKey(clan, other), clan, unit: Number(other) })),
    comarcas,
    roads,
  };
}

function comarcaOf({ comarcas, art }: LaidSquare, area: number): string {
  return comarcas[art.plan.areas[area]!.corners[0]!]!;
}

/** The pieces of road that a village or boat stands at. */
function walk(view: View, scene: Scene, { town, cell }: Unit): { square: LaidSquare; area: number }[] {
  const cells = town !== undefined ? (view.towns[town]?.cells ?? []) : cell === undefined ? [] : [cell];
  const wave: Node[] = cells.map((each) => ({ cell: each }));
  const seen = new Set(wave.map(nameOf));
  for (let next = 0; next < wave.length; next++) {
    for (const node of around(view, scene, wave[next]!)) {
      if (seen.has(nameOf(node))) continue;
      seen.add(nameOf(node));
      wave.push(node);
    }
  }
  return wave.flatMap((node) => ("square" in node ? [node] : []));
}

function nameOf(node: Node): string {
  return "square" in node ? `${node.square.cell} ${node.area}` : node.cell;
}

function around(view: View, scene: Scene, node: Node): Node[] {
  return "square" in node ? aroundPart(view, scene, node.square, node.area) : aroundTile(view, scene, node.cell);
}

/** From a tile to the roads that end at it, in its own comarca; and to the other tile of its city. */
function aroundTile(view: View, scene: Scene, cell: string): Node[] {
  const tile = view.tiles[cell];
  if (!tile) return [];
  const town = tile.what === "village" ? view.towns[tile.town] : undefined;
  const roads = [0, 1, 2, 3].flatMap((side): Node[] => {
    const square = scene.byCell.get(beside(cell, side));
    return square && meets(view, square, (side + 2) & 3, cell) ? [partAt(square, (side + 2) & 3)] : [];
  });
  return [...roads, ...(town?.cells ?? []).map((other) => ({ cell: other }))];
}

function aroundPart(view: View, scene: Scene, square: LaidSquare, area: number): Node[] {
  const { plan } = square.art;
  const found: Node[] = plan.bridge ? plan.areas.map((_, other) => ({ square, area: other })) : [];
  for (const side of sidesOf(plan.areas[area]!)) {
    const front = beside(square.cell, side);
    const other = scene.byCell.get(front);
    if (other && plan.edges[side] === "r" && other.art.plan.edges[(side + 2) & 3] === "r")
      found.push(partAt(other, (side + 2) & 3));
    else if (!other && meets(view, square, side, front)) found.push({ cell: front });
  }
  return found;
}

/** Whether the road at a side of a square leads to the tile on a cell: a village by a site, a boat by a dock. */
function meets(view: View, square: LaidSquare, side: number, cell: string): boolean {
  const tile = view.tiles[cell];
  if (!tile) return false;
  const comarca = view.clans[tile.clan]?.units[tile.unit]?.comarca;
  const edges = tile.what === "village" ? "vr" : "dr";
  return edges.includes(square.art.plan.edges[side]!) && square.comarcas[side] === comarca;
}

function partAt(square: LaidSquare, side: number): Node {
  return { square, area: square.art.plan.areas.findIndex((area) => sidesOf(area).includes(side)) };
}
