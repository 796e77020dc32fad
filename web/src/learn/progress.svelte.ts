/** Which lessons a guest has done. A guest lives in this browser, and so does what they have learned: the server need not know. */
import { recallParts, remember } from "../shared/storage";

const KEY = "oppidum.lessons";

let done: Record<string, string[]> = $state.raw(stored());

/** The lessons of a game that were done, by their names. */
export function lessonsDone(game: string): string[] {
  return done[game] ?? [];
}

/** Remembers a lesson that was done. */
export function noteDone(game: string, name: string): void {
  const known = lessonsDone(game);
  if (known.includes(name)) return;
  done = { ...done, [game]: [...known, name] };
  remember(KEY, JSON.stringify(done));
}

/** Other pages of this browser may have gone on. */
addEventListener("storage", (event) => {
  if (event.key === KEY) done = stored();
});

function stored(): Record<string, string[]> {
  const found = Object.entries(recallParts<Record<string, string[]>>(KEY));
  return Object.fromEntries(found.flatMap(([game, names]) => (Array.isArray(names) ? [[game, names]] : [])));
}
