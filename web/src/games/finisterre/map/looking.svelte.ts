/** What is looked at: the unit or comarca under the pointer, and the unit whose reach is shown. */
import type { Point } from "../../shared/plane";
import { cellAt } from "../cells";
import type { View } from "../kit";
import { comarcaKey } from "../places";
import { comarcaAt, type Scene } from "../scene";
import type { Piece } from "./pieces";
import { reachOf, type Reach } from "./reach";
import type { Region } from "./regions";
import type { LaidSquare } from "./square";

const CART = 26; // how near to the middle of a cart the pointer is on it

export class Looking {
  /** The unit whose reach is shown, by its key. */
  selected: string | undefined = $state();
  private under: { unit?: string; comarca?: string; cell?: string } = $state.raw({});

  readonly piece = $derived.by((): Piece | undefined => this.pieceOf(this.under.unit ?? this.selected));
  readonly square = $derived.by((): LaidSquare | undefined => this.scene().byCell.get(this.under.cell ?? ""));
  readonly region = $derived.by((): Region | undefined => this.scene().regions.get(this.under.comarca ?? ""));
  readonly reach = $derived.by((): Reach | undefined => {
    const piece = this.pieceOf(this.selected);
    return piece && reachOf(this.view(), this.scene(), piece.clan, piece.number);
  });

  constructor(
    private readonly scene: () => Scene,
    private readonly view: () => View,
  ) {}

  /** The comarcas that are lit up: the one under the pointer, and the one that a choice is about. */
  lit(hovered: string | undefined): Set<string> {
    const names = [...this.scene().regions.keys()];
    return new Set(names.filter((name) => name === this.under.comarca || comarcaKey(name) === hovered));
  }

  /** At a unit, or else at a comarca, if those are not hidden. */
  at(point: Point, comarcas: boolean): void {
    const unit = this.pieceAt(point)?.key;
    const comarca = unit || !comarcas ? undefined : comarcaAt(this.scene(), point);
    const cell = comarca && cellAt(point);
    const { under } = this;
    if (unit !== under.unit || comarca !== under.comarca || cell !== under.cell) this.under = { unit, comarca, cell };
  }

  away(): void {
    this.under = {};
  }

  /** Shows the reach of a unit, or hides it again. */
  select(unit: string | undefined): void {
    this.selected = unit === this.selected ? undefined : unit;
  }

  selectAt(point: Point): void {
    this.select(this.pieceAt(point)?.key);
  }

  private pieceAt(point: Point): Piece | undefined {
    const on = cellAt(point);
    return this.scene().pieces.findLast(({ cell, place }) =>
      cell === undefined ? Math.hypot(place.x - point.x, place.y - point.y) < CART : cell === on,
    );
  }

  private pieceOf(unit: string | undefined): Piece | undefined {
    return unit === undefined ? undefined : this.scene().byUnit.get(unit)?.[0];
  }
}
