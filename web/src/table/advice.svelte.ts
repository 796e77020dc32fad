/** Hints: what a strong bot would do in my place, asked for, and shown until the position changes. */
import type { BoardProps, GameClient, TurnLine } from "../games/game";
import { api, ApiError } from "../shared/api";
import { language, t } from "../shared/i18n.svelte";
import { tellError } from "../shared/notices.svelte";
import type { Choice, Hint, HintedMove } from "../shared/types";
import { sayReasons } from "./reasons";
import type { Table } from "./table.svelte";

const PRICED = "coin"; // told as a price

export class Advice {
  thinking = $state(false);
  private given = $state.raw<Hint | null>(null);

  readonly allowed = $derived.by(() => !!this.table.card?.hints && this.table.mine.length > 0);
  readonly may = $derived.by(() => this.allowed && this.table.myTurn && this.table.choices.length > 0);
  readonly moves: HintedMove[] = $derived.by(() => (this.given?.seq === this.table.seq ? this.given.moves : []));

  constructor(private readonly table: Table) {}

  readonly ask = async (): Promise<void> => {
    if (!this.may || this.thinking) return;
    const { code, asked: seat, seq } = this.table;
    this.thinking = true;
    try {
      this.given = await api.post<Hint>(`tables/${code}/hint`, { seat, seq });
    } catch (error) {
      if (!(error instanceof ApiError && error.reason === "stale")) tellError(error); // else the match has gone on
    } finally {
      this.thinking = false;
    }
  };

  readonly dismiss = (): void => {
    this.given = null;
  };
}

/** A move in words, and the squares it is about: as its button says it, with its key, or the board, or the log would. */
export function sayMove(
  { text, move }: HintedMove,
  client: GameClient,
  board: BoardProps,
  names: string[],
): TurnLine & { key?: string } {
  const button = client.buttons(board).find((one) => one.text === text);
  if (button) return { text: button.label, where: [], key: button.key ?? "" };
  const actor = board.turn?.asked ?? -1;
  const entry = {
    seq: 0,
    kind: "action" as const,
    actor,
    text,
    move,
    awards: [],
    happened: [],
    whereabouts: {},
    undoes: [],
    gains: [],
    at: 0,
  };
  const said = client.move?.(move, text, board.view) ?? client.line([entry], board.kit, names);
  return { text: said.text || text, where: said.where };
}

/** A choice in words, as if it had been advised. */
export function sayChoice(choice: Choice, client: GameClient, board: BoardProps, names: string[]): TurnLine {
  const move = { ...choice, do: "do" in choice ? String(choice.do) : "" };
  return sayMove({ text: choice.text, move, lead: null, win: null, visits: null, reasons: [] }, client, board, names);
}

/** What a move costs and brings, where its game says so; what speaks for it, and what against it. */
export function sayWhy(move: HintedMove, client: GameClient, board: BoardProps, names: string[]): string[] {
  const choice = board.choices.find((each) => each.text === move.text);
  const told = (choice && client.outcome?.(choice, board)) ?? [];
  const reasons = told.length ? move.reasons.filter(({ what }) => what !== PRICED) : move.reasons;
  return [told.join(" · "), ...sayReasons(reasons, names)].filter(Boolean);
}

/** "win 62 %, +4.1 points"; nothing if the bot has not looked ahead. */
export function sayFigures({ win, lead }: HintedMove): string {
  if (win === null || lead === null) return "";
  const percent = new Intl.NumberFormat(language(), { style: "percent" });
  const points = new Intl.NumberFormat(language(), {
    signDisplay: "exceptZero",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return t("table-hint-figures", { win: percent.format(win), lead: points.format(lead).replace("-", "−") });
}
