/** Whether the window is as narrow as a phone. The styles of whatever lies on a stage turn at the same width. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 720px)");
