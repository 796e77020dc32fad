/** The props of a board at a moment of a recorded match, before the eyes of its player. */
import type { BoardProps, Contract } from "../src/games/game";
import { VIEWER, type Moment, type Recorded } from "./recorded";

export interface TriedBoard<G extends Contract> {
  props: BoardProps<G>;
  sent: string[]; // what was done
  asked: string[]; // what was not offered, so that the server was asked about it
}

export function boardAt<G extends Contract>(
  { kit, seats }: Recorded<G>,
  { view, turn, choices }: Moment<G>,
  changes: Partial<BoardProps<G>> = {},
): TriedBoard<G> {
  const [sent, asked]: [string[], string[]] = [[], []];
  const props: BoardProps<G> = {
    ...{ kit, view, choices, turn, seats, viewer: VIEWER, mine: [VIEWER], highlight: [], hints: true, advised: [] },
    ...{ interactive: true, reasons: () => Promise.resolve([]) },
    act: (text: string) => void sent.push(text),
    why: (text: string) => void asked.push(text),
    ...changes,
  };
  return { props, sent, asked };
}
