/** Other ways to learn a game than its lessons: pages that the hub links to. A page that is made later adds its line here. */

export interface Way {
  path: (game: string) => string;
  title: string; // keys of words
  about: string;
}

export const ways: Way[] = [
  { path: (game) => `/rules/${game}`, title: "lobby-rules-of", about: "learn-rules-about" },
  { path: (game) => `/examples/${game}`, title: "lobby-examples", about: "learn-examples-about" },
];
