/** A small landscape for the start page, where no kit is loaded: C city (* with a shield), R road, I river, M cloister, with their sides. */
import { HALVES } from "./art/sides";
import type { Facing, Kind, Segment } from "./kit";

const ROWS = [
  ["R:NW", "C:S", "R:ES", "R:EW I:NS", "C*:NE R:SW", "C:W R:NE"],
  ["M", "C:NS", "R:NS", "I:NS", "R:NE", "R:EW"],
  ["I:EW", "C:N C:S I:EW", "C:S R:N I:EW", "C:ES I:NW", "C:E C:W", "C:W"],
];

/** Who stands on which part: column, row, segment, player. */
export const SCENE_FOLLOWERS = [
  [4, 0, 0, 0],
  [2, 1, 0, 1],
  [0, 1, 0, 4],
  [3, 2, 0, 2],
  [5, 1, 1, 3],
] as const;

export interface SceneTile {
  kind: Kind;
  column: number;
  row: number;
}

export const SCENE: SceneTile[] = ROWS.flatMap((row, number) =>
  row.map((signs, column) => ({ kind: readKind(`scene ${column} ${number}`, signs), column, row: number })),
);

function readKind(id: string, signs: string): Kind {
  const parts = signs.split(" ").map((part) => part.split(":") as [string, string?]);
  const sidesOf = (letter: string) =>
    parts.filter(([sign]) => sign[0] === letter).map(([sign, sides = ""]) => ({ sign, sides: [...sides] as Facing[] }));
  const walled = sidesOf("C").flatMap(({ sides }) => sides);
  const segments: Segment[] = [
    ...sidesOf("C").map(({ sign, sides }) => segment("city", sides, sign.endsWith("*") ? 1 : 0)),
    ...sidesOf("R").map(({ sides }) => segment("road", sides)),
    ...sidesOf("M").map(() => segment("cloister", [])),
    { ...segment("field", []), halves: HALVES.filter((half) => !walled.some((side) => side === half[0])) },
  ];
  const river = sidesOf("I").flatMap(({ sides }) => sides);
  return { id, about: "", count: 1, pile: "land", sides: "", symmetry: 4, river, segments };
}

function segment(kind: Segment["kind"], sides: Facing[], shields = 0): Segment {
  return { kind, sides, halves: [], shields, touches: [] };
}
