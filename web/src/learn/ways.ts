/** Other ways to learn a game than its lessons: pages that the hub links to. A page that is made later adds its line here. */

import type { Game } from "../shared/types";

export interface Way {
  path: (game: string) => string;
  title: string; // keys of words
  about: string;
  isThere?: (game: Game) => boolean; // else for every game
}

export const ways: Way[] = [
  { path: (game) => `/rules/${game}`, title: "lobby-rules-of", about: "learn-rules-about" },
  {
    path: (game) => `/puzzle/${game}`,
    title: "lobby-puzzle-today",
    about: "learn-today-about",
    isThere: ({ puzzles }) => puzzles > 0,
  },
  {
    path: (game) => `/puzzles/${game}`,
    title: "lobby-puzzles-all",
    about: "learn-puzzles-about",
    isThere: ({ puzzles }) => puzzles > 0,
  },
  { path: (game) => `/examples/${game}`, title: "lobby-examples", about: "learn-examples-about" },
];
