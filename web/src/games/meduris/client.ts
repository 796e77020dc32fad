/** Meduris as the table knows it (games/game.ts). */
import "../shared/board.css";
import "./art/art.css";

export { default as Board } from "./Board.svelte";
export { default as Legend } from "./Legend.svelte";
export { default as Picture } from "./Picture.svelte";
export { default as Side } from "./Side.svelte";
export { atOnce, award, buttons, keys, line, move, tell, turnOf } from "./words";

export const unranked = true; // numbers are keys of its cards
export const tips = () => import("./tips").then((module) => module.default);

export const kinds = ["chip", "offering", "druid-chip", "crossing", "temple", "runes", "refusal"];
