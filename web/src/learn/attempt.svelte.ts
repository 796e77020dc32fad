/** A lesson that is being tried. */
import type { LessonState, LessonVerdict } from "../shared/types";
import type { Adviser } from "../table/sitting";
import { lessonsDone } from "./progress.svelte";
import { Solo } from "./solo.svelte";

export class Attempt extends Solo<LessonState> {
  verdict = $state.raw<LessonVerdict>({ state: "open", reason: null, rule: null });
  left = $state(0);
  advised = $state.raw<string | null>(null);
  back = $state(0);
  hint = $state(0); // 0: not asked for, 1: in a word, 2: the step itself

  readonly adviser: Adviser;

  constructor(game: string, name: string) {
    super("lessons", game, name);
    const may = () => this.myTurn && this.hint < 2;
    this.adviser = {
      get allowed() {
        return true;
      },
      get may() {
        return may();
      },
      thinking: false,
      ask: async () => this.showHint(),
      dismiss: () => (this.hint = 0),
    };
  }

  get open(): boolean {
    return this.verdict.state === "open";
  }

  readonly showHint = (): void => {
    this.hint = Math.min(2, this.hint + 1);
  };

  protected follow(state: LessonState): void {
    this.left = state.left;
    this.verdict = state.verdict;
    this.advised = state.advised;
    this.back = state.back;
    this.hint = 0;
    if (state.verdict.state === "reached") lessonsDone.note(this.game, this.name);
  }
}
