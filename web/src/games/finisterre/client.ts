/** Finisterre as the table knows it (games/game.ts). */
import "../shared/board.css";
import "./art/art.css";

export { default as Board } from "./Board.svelte";
export { default as Legend } from "./Legend.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Side } from "./Side.svelte";
export { happened } from "./happened";
export { hides } from "./secrets";
export { atOnce, award, buttons, keys, line, move, outcome, tell } from "./words";

export const tips = () => import("./tips").then((module) => module.default);

export const kinds = [
  "tile",
  "boat",
  "cart",
  "link",
  "bridge",
  "spirit",
  "spirit-share",
  "hidden-specialist",
  "objective",
  "hidden-objective",
  "fulfilled-objective",
  "failed-objective",
];
export const scoredAtEnd = true;
