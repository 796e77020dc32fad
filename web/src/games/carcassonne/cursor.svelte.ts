/** The keyboard's cursor: it walks over squares, and says what lies there. */
import { list, t } from "../../shared/i18n.svelte";
import type { Seat } from "../../shared/types";
import { describeFeature, describeRest, describeSides, describeTile, nameOf, sayTurned, sayWhere } from "./describe";
import { gapsOf, type Gaps } from "./gaps";
import { nameSquare, readSquare, type Facing, type Feature, type View } from "./kit";
import { TILE, type Landscape } from "./landscape";
import type { WhyNot } from "./whyNot.svelte";

export interface Surroundings {
  land: Landscape;
  view: View;
  seats: Seat[];
  fits: Map<string, Facing[]>;
  placing: boolean;
  whyNot: WhyNot; // onto the newest tile no follower may be sent
}

export class Cursor {
  square: string | undefined = $state();
  /** What was last said, for the live region. */
  said: string = $state("");
  private feature = -1; // which segment of the tile was last looked at

  constructor(private readonly around: () => Surroundings) {}

  /** One square on, not beyond those beside the landscape; the first step begins at the newest tile. */
  step(x: number, y: number): void {
    const { left, top, right, bottom } = this.around().land.bounds;
    const here = readSquare(this.square ?? this.newestSquare);
    this.goTo(
      nameSquare({
        x: between(left / TILE - 1, here.x + x, right / TILE),
        y: between(-bottom / TILE, here.y + y, 1 - top / TILE),
      }),
    );
  }

  /** To the next square where the tile fits, in reading order. */
  next(hand: 1 | -1): void {
    const squares = [...this.around().fits.keys()].sort(inReadingOrder);
    if (!squares.length) return;
    const here = this.square === undefined ? -1 : squares.indexOf(this.square);
    const to = here < 0 && hand < 0 ? squares.length - 1 : (here + hand + squares.length) % squares.length;
    this.goTo(squares[to]!);
  }

  /** The next feature of the tile under the cursor, which is said; undefined where no tile lies. */
  nextFeature(): number | undefined {
    const { land, view, seats, whyNot } = this.around();
    const tile = land.bySquare.get(this.square ?? this.newestSquare);
    if (!tile) return undefined;
    this.feature = (this.feature + 1) % tile.features.length;
    const id = tile.features[this.feature]!;
    const feature = view.features[id];
    const why = tile.number === view.newest ? whyNot.of(id) : "";
    if (feature) this.said = [sayFeature(feature, seats, gapsOf(id, view, land)), why].filter(Boolean).join(". ");
    return id;
  }

  private get newestSquare(): string {
    const { land, view } = this.around();
    return land.byNumber.get(view.newest)?.square ?? "0,0";
  }

  private goTo(square: string): void {
    const { land, fits, placing } = this.around();
    this.square = square;
    this.feature = -1;
    const tile = land.bySquare.get(square);
    const facings = fits.get(square);
    const where = sayWhere(square);
    if (tile) {
      const sides = describeSides(tile.type, tile.facing);
      this.said = t("carcassonne-cursor-tile", { where, tile: describeTile(tile.type), sides });
    } else if (facings) this.said = t("carcassonne-cursor-fits", { where, turned: list(facings.map(sayTurned)) });
    else if (placing) this.said = t("carcassonne-cursor-not", { where });
    else this.said = t("carcassonne-cursor-empty", { where });
  }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function inReadingOrder(a: string, b: string): number {
  const [p, q] = [readSquare(a), readSquare(b)];
  return q.y - p.y || p.x - q.x;
}

function sayFeature(feature: Feature, seats: Seat[], gaps: Gaps | undefined): string {
  const names = feature.followers.flatMap((count, player) => (count ? [nameOf(seats, player)] : []));
  const who = names.length ? list(names) : t("carcassonne-feature-nobody");
  return [describeFeature(feature), ...describeRest(feature, seats, gaps), who].join(". ");
}
