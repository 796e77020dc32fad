/** Everything that is known of a tile as it lies before it is drawn: its plan, whose every cell is, and who stands where. */
import type { Facing, Kind } from "../kit";
import { oval } from "../../shared/brush";
import { contour } from "./contour";
import { pathOf } from "../../shared/curve";
import { makePlan, type Plan } from "./plan";
import { cellAt, clearance, GARDEN, ownersOf, type Owners } from "./raster";
import { lay } from "./sides";
import { at, type Point } from "../../shared/plane";
import { findSpots, type Spots } from "./spots";

export interface Ground {
  plan: Plan;
  owners: Owners;
  meadowRoom: Float32Array; // for each cell: how far a meadow reaches around it
  spots: Spots;
  houses: Point[]; // of a village
  areas: Area[]; // by segment
}

/** The shape of a segment, to be lit up: filled, or drawn as a broad line. */
export interface Area {
  data: string;
  line: boolean;
}

const known = new Map<Kind, Partial<Record<Facing, Ground>>>();

export function groundOf(kind: Kind, facing: Facing): Ground {
  let facings = known.get(kind);
  if (!facings) known.set(kind, (facings = {}));
  return (facings[facing] ??= survey(kind, facing));
}

function survey(kind: Kind, facing: Facing): Ground {
  const plan = makePlan(lay(kind, facing));
  const owners = ownersOf(plan);
  const meadowRoom = meadowRoomOf(plan, owners);
  const spots = findSpots(plan, owners);
  return { plan, owners, meadowRoom, spots, houses: villageHouses(plan, meadowRoom), areas: areasOf(plan, owners) };
}

function meadowRoomOf({ tile }: Plan, owners: Owners): Float32Array {
  const room = new Float32Array(owners.length);
  tile.segments.forEach(({ kind }, segment) => {
    if (kind !== "field") return;
    clearance(owners, segment).forEach((far, cell) => (room[cell] = Math.max(room[cell]!, far)));
  });
  return room;
}

/** Round houses about a crossing, between the roads. */
function villageHouses({ village }: Plan, meadowRoom: Float32Array): Point[] {
  if (!village) return [];
  const places = [-45, -135, 45, 135, -90, 90, 0, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return at(village.x + 16 * Math.cos(angle), village.y + 15 * Math.sin(angle));
  });
  return places
    .filter((place) => meadowRoom[cellAt(place)]! > 4.5)
    .slice(0, 4)
    .sort((a, b) => a.y - b.y);
}

function areasOf(plan: Plan, owners: Owners): Area[] {
  const { cities, roads, cloister, tile } = plan;
  return tile.segments.map(({ kind }, segment): Area => {
    if (kind === "city") return { data: cities.find((city) => city.segment === segment)!.area, line: false };
    if (kind === "field") return { data: contour(owners, segment), line: false };
    if (kind === "road") {
      const road = roads.find((road) => road.segment === segment)!;
      return { data: road.curves.map((curve) => pathOf(curve)).join(""), line: true };
    }
    const { x, y } = cloister!.place;
    return { data: oval(x, y, GARDEN.x, GARDEN.y), line: false };
  });
}
