/** Followers: cloaked figures with their player's colour, emblem and a hem of their own, so that nobody needs the colour. */
import { emblemOf } from "../../../shared/emblems";
import type { FeatureKind } from "../kit";

/** The middle of the figure is (0, 0); it is about 32 units high, or broad when it lies. */
interface Figure {
  cloak: string;
  hem: string;
  face: string;
  emblem: string; // transform
}

const STANDING: Figure = {
  cloak:
    "M0,-16C4.8,-16 7.2,-12.6 7.2,-9.2C7.2,-7 6.4,-5.4 5.4,-4.4C9.4,-2 11.2,5 12,13.4C8,16.4 -8,16.4 -12,13.4C-11.2,5 -9.4,-2 -5.4,-4.4C-6.4,-5.4 -7.2,-7 -7.2,-9.2C-7.2,-12.6 -4.8,-16 0,-16Z",
  hem: "M-11.5,9.6C-7,12 7,12 11.5,9.6L12,13.4C8,16.4 -8,16.4 -12,13.4Z",
  face: "M0,-13C2.6,-13 4,-11 4,-8.8C4,-6.4 2.2,-4.8 0,-4.8C-2.2,-4.8 -4,-6.4 -4,-8.8C-4,-11 -2.6,-13 0,-13Z",
  emblem: "translate(-6 -2.6) scale(.5)",
};

const SITTING: Figure = {
  cloak:
    "M0,-14C4.8,-14 7.2,-10.6 7.2,-7.2C7.2,-5 6.4,-3.4 5.4,-2.4C9,-1 11,3 11.4,6.4C14,7.4 15.4,9.4 15,11.4C10,14.4 -10,14.4 -15,11.4C-15.4,9.4 -14,7.4 -11.4,6.4C-11,3 -9,-1 -5.4,-2.4C-6.4,-3.4 -7.2,-5 -7.2,-7.2C-7.2,-10.6 -4.8,-14 0,-14Z",
  hem: "M-14.4,8.4C-8,11.4 8,11.4 14.4,8.4C15,9.4 15.2,10.4 15,11.4C10,14.4 -10,14.4 -15,11.4C-15.2,10.4 -15,9.4 -14.4,8.4Z",
  face: "M0,-11C2.6,-11 4,-9 4,-6.8C4,-4.4 2.2,-2.8 0,-2.8C-2.2,-2.8 -4,-4.4 -4,-6.8C-4,-9 -2.6,-11 0,-11Z",
  emblem: "translate(-5.4 -1.8) scale(.45)",
};

const LYING: Figure = {
  cloak:
    "M-16.5,1C-16.5,-3.8 -13,-6.6 -9.4,-6.6C-7.2,-6.6 -5.6,-5.8 -4.6,-4.8C-1,-8.4 8,-9.4 15.4,-8.6C17.6,-4 17.6,4.6 15.4,8.4C9,9.6 -1,9 -4.8,6.4C-5.8,7.4 -7.4,8.2 -9.6,8.2C-13,8.2 -16.5,5.4 -16.5,1Z",
  hem: "M11.4,-8.8C12.8,-8.8 14.2,-8.7 15.4,-8.6C17.6,-4 17.6,4.6 15.4,8.4C14.2,8.6 12.8,8.8 11.4,8.8C13.4,4 13.4,-4 11.4,-8.8Z",
  face: "M-13.4,1C-13.4,-1.6 -11.4,-3.4 -9,-3.4C-6.8,-3.4 -5.4,-1.4 -5.4,0.8C-5.4,3 -6.8,4.8 -9,4.8C-11.4,4.8 -13.4,3.4 -13.4,1Z",
  emblem: "translate(-2.4 -5.6) scale(.48)",
};

function figureOf(kind: FeatureKind): Figure {
  if (kind === "field") return LYING;
  return kind === "cloister" ? SITTING : STANDING;
}

/** The markup of a follower; its colours come from the classes `of-<player>`. */
export function drawFigure(kind: FeatureKind, player: number): string {
  const { cloak, hem, face, emblem } = figureOf(kind);
  const sign = emblemOf(player);
  return (
    `<path class="c-halo" d="${cloak}"/><path class="c-cloak" d="${cloak}"/>` +
    `<path class="c-hem" d="${hem}" fill="url(#c-hem-${player})"/><path class="c-face" d="${face}"/>` +
    `<g class="c-emblem" transform="${emblem}"><path d="${sign.fill}"/>${sign.stroke ? `<path class="c-emblem-line" d="${sign.stroke}"/>` : ""}</g>`
  );
}

/** The patterns of the hems, by player: stripes, dots, slants, waves, checks and bars. */
const HEMS = ["M2,0V4", "M1,2h2", "M-1,5L5,-1M-1,1L1,-1M3,5L5,3", "M0,3L2,1L4,3", "M0,1H2M2,3H4", "M0,1H4M0,3H4"];

/** Definitions that every drawing with followers needs once. */
export const figureDefinitions = HEMS.map(
  (data, player) =>
    `<pattern id="c-hem-${player}" class="of-${player}" width="4" height="4" patternUnits="userSpaceOnUse">` +
    `<path class="c-hem-line" d="${data}" stroke-width="${player === 1 || player === 4 ? 2 : 1.3}"/></pattern>`,
).join("");
