/** A tile in three layers: the meadow, what lies flat on it, and what stands up. */
import type { Facing, Kind } from "../kit";
import { drawCities, drawTowns } from "./city";
import { drawChurch, drawGarden } from "./cloister";
import { diceOf } from "../../shared/dice";
import { groundOf } from "./ground";
import { drawGrass, drawTrees } from "./meadow";
import { drawRiver } from "./river";
import { drawBridges, drawRoads, drawVillage } from "./road";

export interface TileArt {
  meadow: string;
  flat: string;
  upright: string;
}

/** The markup of a tile on a square; the square decides where grass and houses stand. */
export function drawTile(kind: Kind, facing: Facing, square: string): TileArt {
  const ground = groundOf(kind, facing);
  const { plan } = ground;
  const dice = diceOf(`${square} ${kind.id}`);
  const grass = drawGrass(ground, dice);
  const river = drawRiver(ground, dice);
  return {
    meadow: `<path class="c-meadow" d="M-.3-.3H100.3V100.3H-.3Z"/>${grass}`,
    flat: drawGarden(plan) + river + drawRoads(plan) + drawBridges(plan) + drawCities(plan),
    upright: drawTrees(ground, dice) + drawChurch(plan) + drawTowns(ground, dice) + drawVillage(ground),
  };
}
