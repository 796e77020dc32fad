/** What the action bar says, to everybody in every moment of a match. */
import type { BoardProps, GameClient } from "../games/game";
import { t } from "../shared/i18n.svelte";
import type { Turn } from "../shared/types";

export interface Asking {
  kicker: string; // a small line above: whose turn it is
  text: string;
}

interface Moment {
  turn: Turn | null;
  mine: number[];
  names: string[];
  client: GameClient;
  board: BoardProps;
  teaches?: boolean; // that turns can end by themselves
}

export function ask({ turn, mine, names, client, board, teaches }: Moment): Asking {
  if (!turn) return { kicker: "", text: "" };
  if (turn.over) return { kicker: "", text: t("table-over") };
  const kicker = mine.length ? "" : t("table-watching");
  if (turn.asked < 0) return { kicker, text: t("table-chance") };
  const name = names[turn.asked] ?? "";
  if (!mine.includes(turn.asked)) return { kicker, text: t("table-waiting-for", { name }) };
  const turnOf = turn.holding ? undefined : client.turnOf?.(board.view);
  return {
    kicker: sayWhose(turnOf === undefined || turnOf === turn.asked, mine.length > 1 ? name : ""),
    text: turn.holding ? t(teaches ? "table-holding-first" : "table-holding") : client.tell(board),
  };
}

/** A name only where several play at this device. */
function sayWhose(ownTurn: boolean, name: string): string {
  if (ownTurn) return name ? t("table-your-turn-name", { name }) : t("table-your-turn");
  return name ? t("table-asked-name", { name }) : t("table-asked");
}
