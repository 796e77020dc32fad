/** Carcassonne as the table knows it (games/game.ts). */
import "../shared/board.css";
import "./art/art.css";

export { default as Board } from "./Board.svelte";
export { default as Legend } from "./Legend.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Side } from "./Side.svelte";
export { award, buttons, keys, line, move, tell } from "./words";

export const tips = () => import("./tips").then((module) => module.default);

export const kinds = ["city", "road", "cloister", "farm"];
