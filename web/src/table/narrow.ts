/** Whether the window is as narrow as a phone; app.css and all pages turn at the same width. */
import { MediaQuery } from "svelte/reactivity";

export const narrow = new MediaQuery("(max-width: 720px)");
