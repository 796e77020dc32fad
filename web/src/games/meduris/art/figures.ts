/** Workers, the druid, huts and temples. What belongs to somebody carries the owner's colour, emblem and pattern. */
import { emblemOf } from "../../../shared/emblems";

const path = (name: string, data: string) => `<path class="${name}" d="${data}"/>`;

/** An owner's emblem, so many units across, its middle at x, y. */
export function drawEmblem(player: number, x: number, y: number, size: number): string {
  const { fill, stroke } = emblemOf(player);
  const place = `translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`;
  return `<g transform="${place}">${path("m-emblem", fill)}${stroke ? path("m-emblem-line", stroke) : ""}</g>`;
}

export const LEVEL = 29; // units between two workers in a tower

const WORKER =
  "M-19.5,-13C-22.5,-6 -24.5,6 -23,13.5C-12,18.5 12,18.5 23,13.5C24.5,6 22.5,-6 19.5,-13C10,-16.6 -10,-16.6 -19.5,-13Z";
const HEAD =
  "M0,-37C7,-37 11,-32 11,-26C11,-21.4 8.6,-17 6.4,-15H-6.4C-8.6,-17 -11,-21.4 -11,-26C-11,-32 -7,-37 0,-37Z";

/** A worker; the middle of the body is (0, 0). Only the one on top shows his face. */
export function drawWorker(player: number, onTop: boolean): string {
  const face = onTop
    ? path("m-halo", HEAD) +
      path("m-own", HEAD) +
      path(
        "m-face",
        "M0,-32.4C4.2,-32.4 6.6,-29.4 6.6,-26C6.6,-22.2 3.6,-19.4 0,-19.4C-3.6,-19.4 -6.6,-22.2 -6.6,-26C-6.6,-29.4 -4.2,-32.4 0,-32.4Z",
      ) +
      path("m-eyes", "M-2.6,-27.4v2M2.6,-27.4v2")
    : "";
  return (
    path("m-halo", WORKER) +
    face +
    path("m-own", WORKER) +
    path("m-shoulders", "M-19.5,-13C-10,-16.6 10,-16.6 19.5,-13C12,-9.6 -12,-9.6 -19.5,-13Z") +
    `<path class="m-hem" d="M-23.4,9.4C-12,14 12,14 23.4,9.4L23,13.5C12,18.5 -12,18.5 -23,13.5Z" fill="url(#m-weave-${player})"/>` +
    drawEmblem(player, 0, 0.6, 20)
  );
}

const WALL = "M-19,2V21C-12,26 12,26 19,21V2Z";
const ROOF =
  "M0,-33C2,-33 3.4,-31.6 4,-30C10,-18 20,-6 30,5.4C27.4,9.6 24,10.4 21,8.4C18.4,12.2 14.6,12.8 11.2,10.4C8.6,13.6 3.6,14.2 0,11.4C-3.6,14.2 -8.6,13.6 -11.2,10.4C-14.6,12.8 -18.4,12.2 -21,8.4C-24,10.4 -27.4,9.6 -30,5.4C-20,-6 -10,-18 -4,-30C-3.4,-31.6 -2,-33 0,-33Z";

/** A round house under a roof of thatch; 60 units broad and high, its middle at (0, 0). */
export function drawHut(player: number): string {
  return (
    path("m-halo", WALL + ROOF) +
    path("m-wall", WALL) +
    path("m-wall-shade", "M8,2H19V21C16,23.2 12,24.4 8,24.9Z") +
    path("m-door", "M-6,24.6V16.4C-6,12.6 6,12.6 6,16.4V24.6C2,25 -2,25 -6,24.6Z") +
    path("m-own", ROOF) +
    path(
      "m-roof-shade",
      "M2.6,-32.4L4,-30C10,-18 20,-6 30,5.4C27.4,9.6 24,10.4 21,8.4C18.4,12.2 14.6,12.8 11.2,10.4Z",
    ) +
    path("m-thatch", "M-9,-14L-22,4M9,-14L22,4M-13,4L-11.4,8M13,4L11.4,8") +
    drawEmblem(player, 0, -4.4, 21)
  );
}

const POSTS = "M-26,-12L-23,23.6H-11.4L-12.6,-12ZM26,-12L23,23.6H11.4L12.6,-12Z";
const LINTEL = "M-30.4,-25.6L29.4,-27L31,-12L-29.6,-10.4Z";

/** A gate of three stones with the owner's cloth; as large as a hut. */
export function drawTemple(player: number): string {
  const cloth = "M-12.6,-11H12.6V14.4L6.4,10.6L0,16.4L-6.4,10.6L-12.6,14.4Z";
  return (
    path("m-halo", POSTS + LINTEL + cloth) +
    path("m-own", cloth) +
    drawEmblem(player, 0, -0.4, 19) +
    path("m-gate", POSTS) +
    path("m-gate-shade", "M-16,-12L-15.6,23.6H-11.4L-12.6,-12ZM26,-12L23,23.6H18.4L20.4,-12Z") +
    path("m-gate", LINTEL) +
    path("m-gate-shade", "M-29.8,-14.6L30.6,-16.4L31,-12L-29.6,-10.4Z") +
    path("m-gate-line", "M-20,-22.4L-12,-22.6M4,-23.2H16")
  );
}

const ROBE =
  "M0,-30C6.4,-30 9.6,-25 9.4,-19.6C9.3,-16.6 8.4,-14.4 7.4,-13C13.4,-9 16,6 16.6,21.6C8,26 -8,26 -16.6,21.6C-16,6 -13.4,-9 -7.4,-13C-8.4,-14.4 -9.3,-16.6 -9.4,-19.6C-9.6,-25 -6.4,-30 0,-30Z";

/** The druid in his white robe, with beard, sickle and staff; he stands upon (0, 24). */
export const DRUID =
  path("m-druid-halo", `${ROBE}M21,25V-26C21,-33 12,-33 12.4,-27`) +
  path("m-staff", "M21,25V-26C21,-33 12,-33 12.4,-27") +
  path("m-robe", ROBE) +
  path("m-robe-shade", "M7.4,-13C13.4,-9 16,6 16.6,21.6C14,23 11,24 8,24.4C9,10 8,-4 4,-11Z") +
  path(
    "m-druid-face",
    "M0,-26.4C3.8,-26.4 6,-23.6 5.8,-20.4C5.6,-17.4 3,-15.6 0,-15.6C-3,-15.6 -5.6,-17.4 -5.8,-20.4C-6,-23.6 -3.8,-26.4 0,-26.4Z",
  ) +
  path("m-beard", "M-5.8,-19.6C-3.4,-17.4 3.4,-17.4 5.8,-19.6C6.4,-13 3,-4 0,0C-3,-4 -6.4,-13 -5.8,-19.6Z") +
  path("m-eyes", "M-2.4,-21.8v1.8M2.4,-21.8v1.8") +
  path("m-wreath", "M-8,-25.4C-4,-29.6 4,-29.6 8,-25.4L7.4,-22.6C4,-26 -4,-26 -7.4,-22.6Z") +
  path("m-sickle", "M-11,3.4C-15,0.4 -15,-6.4 -9.4,-8.4C-12.4,-5.4 -12,-1 -8.4,2L-5.4,5") +
  path("m-belt", "M-11.6,7C-6,10 6,10 11.6,7");

/** The weave of each player's hem. */
const WEAVES = ["M2,0V4", "M1,2h2", "M-1,5L5,-1M-1,1L1,-1M3,5L5,3", "M0,3L2,1L4,3"];

/** Definitions that every drawing with workers needs once. */
export const weaveDefinitions = WEAVES.map(
  (data, player) =>
    `<pattern id="m-weave-${player}" class="of-${player}" width="4" height="4" patternUnits="userSpaceOnUse">` +
    `<path class="m-weave" d="${data}" stroke-width="${player === 1 ? 2 : 1.3}"/></pattern>`,
).join("");
