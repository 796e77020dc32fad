/** What is on the board and what may be done with it now: the position, the tile in hand, where it is held, what is lit up. */
import { Aim, distinctFacings, fittingFacings, laidBy, placements } from "./aim.svelte";
import { Cursor } from "./cursor.svelte";
import { gapsOf } from "./gaps";
import { kindOf, type Facing, type Kind, type Props } from "./kit";
import { readLandscape, TILE, type StandingFollower } from "./landscape";
import type { Award } from "../../shared/types";
import type { Bounds } from "../shared/plane";
import { barredOn, WhyNot } from "./whyNot.svelte";

/** The tile in hand over a square. */
export interface Held {
  kind: Kind;
  square: string;
  facing: Facing;
  facings: Facing[]; // that may be chosen there
}

export class Play {
  readonly aim = new Aim();
  readonly cursor = new Cursor(() => this);
  /** The feature that is lit up. */
  lit: number | undefined = $state();

  readonly view = $derived.by(() => this.props().view);
  readonly kit = $derived.by(() => this.props().kit);
  readonly land = $derived.by(() => readLandscape(this.view, this.kit));
  readonly newest = $derived.by(() => this.land.byNumber.get(this.view.newest));
  readonly feature = $derived.by(() => (this.lit === undefined ? undefined : this.view.features[this.lit]));
  /** What is missing of it. */
  readonly gaps = $derived.by(() => (this.lit === undefined ? undefined : gapsOf(this.lit, this.view, this.land)));
  readonly asked = $derived.by(() => this.props().turn?.asked ?? -1);
  readonly active = $derived.by(() => {
    const { interactive, mine, turn } = this.props();
    return interactive && mine.includes(this.asked) && !turn?.holding;
  });
  readonly hand = $derived.by(() => {
    const { phase, hand } = this.view;
    return phase === "place" && hand !== undefined ? kindOf(this.kit, hand) : undefined;
  });
  readonly placing = $derived.by(() => this.active && this.hand !== undefined);
  readonly deploying = $derived.by(() => this.active && this.view.phase === "deploy");
  /** Parts of the newest tile onto which no follower may be sent now. */
  readonly barred = $derived.by(() => {
    const open = this.props().choices.flatMap((choice) => (choice.do === "send" ? [choice.segment] : []));
    return this.deploying && this.newest ? barredOn(this.newest, open) : [];
  });
  readonly whyNot = new WhyNot(() => this.barred);
  private readonly placements = $derived.by(() => (this.placing ? placements(this.props().choices) : []));
  readonly fits = $derived.by(() => fittingFacings(this.placements));
  /** Where a bot would lay it. */
  readonly advised = $derived.by(() =>
    laidBy(this.props().advised.flatMap((text) => this.placements.find((choice) => choice.text === text) ?? [])),
  );
  /** How the tile in hand is turned where it is held over no square. */
  readonly facing = $derived.by(() => (this.hand ? this.aim.facingAmong(distinctFacings(this.hand)) : "N"));
  readonly ghost = $derived.by((): Held | undefined => {
    const { square } = this.aim;
    if (!this.hand || square === undefined) return undefined;
    const facings = this.facingsAt(square);
    return facings.length ? { kind: this.hand, square, facing: this.aim.facingAmong(facings), facings } : undefined;
  });

  constructor(private readonly props: () => Props) {}

  get seats() {
    return this.props().seats;
  }

  /** The facings in which the tile in hand may be tried on a square. */
  facingsAt(square: string): Facing[] {
    if (!this.placing || !this.hand) return [];
    if (this.props().hints) return this.fits.get(square) ?? [];
    return this.land.frontier.has(square) ? distinctFacings(this.hand) : [];
  }

  /** Holds the tile over a square, if it may be tried there; where a bot would lay it, turned as it would turn it. */
  hold(square: string | undefined): void {
    const advised = square !== undefined && square !== this.aim.square ? this.advised.get(square) : undefined;
    if (advised) this.aim.wanted = advised.facing;
    this.aim.square = square !== undefined && this.facingsAt(square).length ? square : undefined;
  }

  turn(way: 1 | -1 = 1): void {
    if (this.ghost) this.aim.turn(this.ghost.facings, way);
    else if (this.placing && this.hand) this.aim.turn(distinctFacings(this.hand), way);
  }

  /** Lays the tile on a square, or asks why that is not possible. */
  place(square: string): void {
    if (!this.placing) return;
    const { choices, act, why } = this.props();
    const facings = this.facingsAt(square);
    const text = `${square} ${facings.length ? this.aim.facingAmong(facings) : this.facing}`;
    if (choices.some((choice) => choice.text === text)) act(text);
    else why(text);
  }

  /** The followers that earn an award, which names them by square and part. */
  earning(award: Award | undefined): StandingFollower[] {
    return this.land.followers.filter(({ key }) => {
      const square = this.land.byNumber.get(parseInt(key))?.square;
      return award?.pieces.includes(`${square} ${this.view.followers[key]?.part}`);
    });
  }

  /** A new tile in hand starts afresh. */
  forget(): void {
    this.aim.square = undefined;
    this.aim.wanted = "N";
    this.lit = undefined;
  }

  /** The landscape with room for the next tile. */
  get surroundings(): Bounds {
    const { left, top, right, bottom } = this.land.bounds;
    const room = this.view.turn === undefined ? 0.15 * TILE : TILE;
    return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
  }
}
