/** A small position for the start page, where no kit is loaded. */
import type { Built, Material, Plot, View } from "./kit";

const LETTERS: Record<string, Material> = { W: "wood", L: "wool", C: "copper", S: "stone" };
const PAIRS = "LC SW LC WC SW|WL CL WS|SC LS CW CL|SC LW|WC SC WL|SL SW LC WS LS|WC WL CS|WS LW CL CW|LS SC LS";

export const SCENE_PLOTS: Plot[] = PAIRS.split("|").flatMap((pairs, area) =>
  pairs.split(" ").map((pair): Plot => ({ pair: [LETTERS[pair[0]!]!, LETTERS[pair[1]!]!], area, verified: true })),
);

const hut = (owner: number): Built => ({ what: "hut", owner });
const temple = (owner: number): Built => ({ what: "temple", owner });

export const SCENE: Pick<View, "fields" | "runes" | "stacks" | "stock" | "druid" | "turns"> = {
  fields: {
    0: hut(1),
    1: hut(0),
    2: temple(2),
    4: { chip: "hut" },
    5: hut(2),
    6: hut(2),
    8: { chip: "two" },
    24: hut(1),
    25: hut(3),
    27: temple(0),
    28: hut(3),
    29: { chip: "druid" },
    30: hut(0),
    31: hut(2),
  },
  runes: { 0: 0, 1: 2, 7: 3, 8: 2 },
  stacks: { wood: [0, 1], wool: [2], copper: [3, 0, 1], stone: [2, 1] },
  stock: [11, 14, 9, 12],
  druid: { field: 1 },
  turns: 0,
};
