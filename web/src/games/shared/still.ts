/** A board as a picture on a page: nothing to press or to drag, nothing in front of it, as large as what it shows. */
import { getContext, setContext } from "svelte";
import type { Bounds } from "./plane";

export interface Still {
  readonly near: string[]; // places to show; empty for the whole board
  sized(bounds: Bounds): void; // how large that is, in units of the plane
}

const KEY = Symbol("still");

/** For the page, around a board. */
export function keepStill(still: Still): void {
  setContext(KEY, still);
}

/** For whatever belongs to a board: the picture that it is, if it is one. */
export function stillOf(): Still | undefined {
  return getContext<Still | undefined>(KEY);
}
