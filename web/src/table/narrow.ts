/**
 * Whether the window is as narrow as a phone, or a tablet's held upright. The styles of whatever lies on a stage turn at the same widths.
 */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 720px), (max-width: 1024px) and (orientation: portrait)");
