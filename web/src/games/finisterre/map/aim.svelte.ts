/** The card in hand over the map: which ways of laying it cover the cell that is pointed at, and which of them is shown. */
import { otherCell } from "../cells";
import type { Brings, Changes, Choice, Half } from "../kit";
import type { Play } from "../play.svelte";

/** A way of laying the card: the cell of square A, that of B, and the facing. */
export interface Placement {
  cell: string;
  other: string;
  facing: number;
  brings: Brings; // to the ground; below zero what would vanish from it
  changes: Changes;
}

/** All ways, by every cell that they cover; those with square A there come first. */
function placementsByCell(choices: Choice[]): Map<string, Placement[]> {
  const found = new Map<string, Placement[]>();
  const all = choices.flatMap(placementsOf);
  const add = (cell: string, placement: Placement) => found.set(cell, [...(found.get(cell) ?? []), placement]);
  for (const placement of all) add(placement.cell, placement);
  for (const placement of all) add(placement.other, placement);
  return found;
}

/** The ways that a choice leaves open. */
function placementsOf(choice: Choice): Placement[] {
  if (choice.do === "at") {
    const { cell, facings, brings = {}, changes = {} } = choice;
    return facings.map((facing) => ({
      cell,
      other: otherCell(cell, facing),
      facing,
      brings: brings[facing] ?? {},
      changes: changes[facing] ?? {},
    }));
  }
  if (choice.do !== "facing") return [];
  const { cell, other, facing, brings = {}, changes = {} } = choice;
  return [{ cell, other, facing, brings, changes }];
}

export class Aim {
  /** The cell that is pointed at. */
  cell: string | undefined = $state();
  /** Which of its ways is shown: the square on it and the facing that were last wanted. */
  private wanted: { half: Half; facing: number } = $state({ half: "A", facing: 0 });
  /** What was laid by one gesture although the server asks for cell and facing. */
  private sent: Placement | undefined;

  readonly placements = $derived.by(() => placementsByCell(this.play().choices));
  readonly placing = $derived.by(() => this.placements.size > 0 && this.card !== undefined);
  readonly ways = $derived.by((): Placement[] =>
    this.target === undefined ? [] : (this.placements.get(this.target) ?? []),
  );
  readonly shown = $derived.by((): Placement | undefined => {
    const { half, facing } = this.wanted;
    const same = this.ways.find((way) => way.facing === facing && this.halfOf(way) === half);
    return same ?? this.ways.find((way) => way.facing === facing) ?? this.ways[0];
  });

  constructor(private readonly play: () => Play) {}

  /** Whether the card fits where it is held, and in one way. */
  get onlyWay(): boolean {
    return this.ways.length === 1;
  }

  get card(): string | undefined {
    return this.play().view.card?.card;
  }

  /** Where the card is held: once the server knows the cell, there. */
  private get target(): string | undefined {
    const { phase, card } = this.play().view;
    if (this.cell !== undefined && this.placements.has(this.cell)) return this.cell;
    return phase === "facing" ? card?.at : undefined;
  }

  /** Points at a cell, if the card may cover it. */
  hold(cell: string | undefined): void {
    const next = cell !== undefined && this.placements.has(cell) ? cell : undefined;
    if (next !== this.cell) this.cell = next;
  }

  /** The next way (1), or the one before (-1). */
  turn(hand: 1 | -1 = 1): void {
    if (!this.shown) return;
    const next = this.ways[(this.ways.indexOf(this.shown) + hand + this.ways.length) % this.ways.length]!;
    this.wanted = { half: this.halfOf(next), facing: next.facing };
  }

  /** Lays the card as it is shown. */
  lay(): void {
    const { shown } = this;
    if (!shown) return;
    const choice = this.play().choices.find((each) => each.do === "at" && each.cell === shown.cell);
    if (!choice) return this.face(shown.facing);
    this.sent = shown;
    this.play().say(choice.text);
  }

  /** When the server asks for the facing of a card that was laid by one gesture, it is told at once. */
  follow(): void {
    const { view, active } = this.play();
    const { sent } = this;
    if (!sent || !active || view.phase === "square") return;
    this.sent = undefined;
    if (view.phase === "facing" && view.card?.at === sent.cell) this.face(sent.facing);
  }

  private face(facing: number): void {
    const choice = this.play().choices.find((each) => each.do === "facing" && each.facing === facing);
    if (choice) this.play().say(choice.text);
  }

  private halfOf(way: Placement): Half {
    return way.cell === this.target ? "A" : "B";
  }
}
