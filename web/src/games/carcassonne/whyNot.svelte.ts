/** Why no follower may stand on the other parts of the newest tile: the server is asked once for all of them. */
import { untrack } from "svelte";
import { HALVES, lay, type TurnedSegment } from "./art/sides";
import { FACINGS, type Props } from "./kit";
import type { LaidTile } from "./landscape";

/** A part of a tile as it is spelled, and its feature. */
export interface Barred {
  text: string;
  segment: number;
  feature: number;
}

export class WhyNot {
  private said: Record<string, string> = $state.raw({}); // by what would be sent

  private readonly asked = $derived.by(() =>
    this.barred()
      .map(({ text }) => text)
      .join("\n"),
  );

  constructor(private readonly barred: () => Barred[]) {}

  /** Why none may stand there; nothing of a place where one may. */
  of(feature: number | undefined): string {
    const part = this.barred().find((one) => one.feature === feature);
    return (part && this.said[part.text]) ?? "";
  }

  /** Asks; for an $effect, whose cleanup it returns. */
  ask(reasons: Props["reasons"]): (() => void) | undefined {
    const texts = this.asked ? untrack(this.barred).map(({ text }) => text) : [];
    untrack(() => (this.said = {}));
    if (!texts.length) return undefined;
    let current = true;
    void untrack(() => reasons(texts)).then(
      (found) => {
        if (current) this.said = Object.fromEntries(texts.map((text, index) => [text, found[index]?.said ?? ""]));
      },
      () => {}, // pressed, it still says why
    );
    return () => (current = false);
  }
}

/** The parts of a tile that are not among those that may be chosen. */
export function barredOn(tile: LaidTile, open: number[]): Barred[] {
  return lay(tile.type, tile.facing).segments.flatMap((part, segment) =>
    open.includes(segment) ? [] : [{ text: spell(part), segment, feature: tile.features[segment]! }],
  );
}

/** "road E": a part, by the first of its ends if it has any. */
function spell({ kind, sides, halves }: TurnedSegment): string {
  const end = sides.length ? FACINGS[Math.min(...sides)] : HALVES[Math.min(...halves)];
  return end ? `${kind} ${end}` : kind;
}
