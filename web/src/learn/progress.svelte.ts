/** What a guest has done. A guest lives in this browser, and so does what they have learned: the server need not know. */
import { recallParts, remember } from "../shared/storage";

class Progress {
  private done: Record<string, string[]> = $state.raw({});

  constructor(private readonly key: string) {
    this.done = this.stored();
    addEventListener("storage", (event) => {
      if (event.key === key) this.done = this.stored(); // other pages of this browser may have gone on
    });
  }

  /** What was done of a game, by name. */
  of(game: string): string[] {
    return this.done[game] ?? [];
  }

  /** Remembers what was done. */
  note(game: string, name: string): void {
    const known = this.of(game);
    if (known.includes(name)) return;
    this.done = { ...this.done, [game]: [...known, name] };
    remember(this.key, JSON.stringify(this.done));
  }

  private stored(): Record<string, string[]> {
    const found = Object.entries(recallParts<Record<string, string[]>>(this.key));
    return Object.fromEntries(found.flatMap(([game, names]) => (Array.isArray(names) ? [[game, names]] : [])));
  }
}

export const lessonsDone = new Progress("oppidum.lessons");
export const puzzlesSolved = new Progress("oppidum.puzzles");
