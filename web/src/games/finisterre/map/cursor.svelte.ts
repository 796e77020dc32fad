/** The keyboard's cursor: it goes from target to target, or over the whole map where there is none, and says where it is. */
import type { Point } from "../../shared/plane";
import { t } from "../../../shared/i18n.svelte";
import { sayCell, sayTarget } from "../describeMap";
import type { Scope } from "../describe";
import { keyOfPlace, type Target } from "../places";
import { middleOf } from "../cells";
import type { Scene } from "../scene";
import type { Aim } from "./aim.svelte";
import { spotOf } from "./targets";

const SIDEWAYS = 2.2; // how much worse it is to lie beside the way than on it

export interface Surroundings {
  scene: Scene;
  targets: Map<string, Target>;
  aim: Aim;
  scope: Scope;
}

interface Stop {
  key: string;
  spot: Point;
  cell?: string;
}

export class Cursor {
  /** Where it stands, by the key of a target or a cell. */
  key: string | undefined = $state();
  /** What was last said, for the live region. */
  said: string = $state("");

  constructor(private readonly around: () => Surroundings) {}

  get spot(): Point | undefined {
    return this.stop?.spot;
  }

  get cell(): string | undefined {
    return this.stop?.cell;
  }

  get target(): Target | undefined {
    return this.key === undefined ? undefined : this.around().targets.get(this.key);
  }

  /** To the nearest stop in a direction. */
  step(x: number, y: number): void {
    const stops = this.stops();
    const from = this.spot;
    if (!from) return this.goTo(stops[0]);
    const ahead = stops
      .map((stop) => ({
        stop,
        far: (stop.spot.x - from.x) * x - (stop.spot.y - from.y) * y,
        aside: Math.abs((stop.spot.x - from.x) * y) + Math.abs((stop.spot.y - from.y) * x),
      }))
      .filter(({ far }) => far > 1)
      .sort((a, b) => a.far + SIDEWAYS * a.aside - b.far - SIDEWAYS * b.aside);
    if (ahead[0]) this.goTo(ahead[0].stop);
  }

  /** To the next stop (1) or the one before (-1), in reading order. */
  next(hand: 1 | -1): void {
    const stops = this.stops().sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x);
    if (!stops.length) return;
    const here = stops.findIndex(({ key }) => key === this.key);
    this.goTo(stops[here < 0 && hand < 0 ? stops.length - 1 : (here + hand + stops.length) % stops.length]);
  }

  leave(): void {
    this.key = undefined;
  }

  private get stop(): Stop | undefined {
    return this.stops().find(({ key }) => key === this.key);
  }

  private stops(): Stop[] {
    const { scene, targets, aim } = this.around();
    const onCell = (cell: string): Stop => ({ key: keyOfPlace({ sort: "cell", cell }), spot: middleOf(cell), cell });
    if (aim.placing) return [...aim.placements.keys()].map(onCell);
    if (targets.size)
      return [...targets.values()].map(({ key, place }) => {
        const cell = place.sort === "cell" ? place.cell : undefined;
        return { key, spot: spotOf(place, scene), cell };
      });
    return [...scene.byCell.keys(), ...scene.pieces.flatMap(({ cell }) => (cell === undefined ? [] : [cell]))].map(
      onCell,
    );
  }

  private goTo(stop: Stop | undefined): void {
    if (!stop) return;
    const { scene, aim, scope } = this.around();
    this.key = stop.key;
    const { cell } = stop;
    if (aim.placing && cell !== undefined)
      this.said = t("finisterre-map-fits", { cell, count: aim.placements.get(cell)?.length ?? 0 });
    else if (this.target) this.said = sayTarget(this.target, scope);
    else if (cell !== undefined) this.said = sayCell(cell, scene.byCell.get(cell), scene.pieces, scope);
  }
}
