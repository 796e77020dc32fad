/** A puzzle that is being tried. */
import type { Choice, PuzzleState, View } from "../shared/types";
import { puzzlesSolved } from "../learn/progress.svelte";
import { Solo } from "../learn/solo.svelte";

/** What was seen when something was asked, and what might be done. */
interface Asked {
  view: View;
  choices: Choice[];
}
const NOT_ASKED: Asked = { view: {}, choices: [] };

export class PuzzleTry extends Solo<PuzzleState> {
  /** Where the puzzle stands; null until it is there. */
  told = $state.raw<PuzzleState | null>(null);
  beginning = $state.raw<Asked>(NOT_ASKED);
  then = $state.raw<Asked>(NOT_ASKED); // after the first step
  misses = $state(0);
  revealed = $state(false); // what is seen was not found, but shown

  private revealing = false;
  private spoilt = false; // it was shown once: it cannot be solved any more

  constructor(game: string, name: string) {
    super("puzzles", game, name);
  }

  get state(): PuzzleState["state"] {
    return this.told?.state ?? "open";
  }

  get open(): boolean {
    return this.state === "open";
  }

  /** Shows what solves it, played to the end of the turn. */
  readonly reveal = async (): Promise<void> => {
    if (this.busy) return;
    const { solution } = await this.ask({ steps: [], show: true });
    this.spoilt = this.revealing = true;
    try {
      const steps = solution?.steps ?? [];
      if (steps.length > 1) await this.show(steps.slice(0, 1)); // to know what is asked then
      await this.show(steps);
    } finally {
      this.revealing = false;
    }
  };

  /** Where only one thing can be done next, nobody is asked. */
  protected override async take(text: string): Promise<void> {
    const before = this.steps;
    await super.take(text);
    const only = this.choices.length === 1 ? this.choices[0] : undefined;
    if (this.open && this.steps !== before && only) await this.take(only.text);
  }

  protected follow(state: PuzzleState): void {
    if (!this.steps.length) this.beginning = state;
    if (this.steps.length === 1) this.then = state;
    this.told = state;
    this.revealed = this.revealing;
    if (state.state === "missed") this.misses += 1;
    if (state.state === "solved" && !this.spoilt) puzzlesSolved.note(this.game, this.name);
  }
}
