/** What the action bar and the announcer need of whatever is being played: a table, or a lesson. */
import type { Seat } from "../shared/types";
import type { Advice } from "./advice.svelte";
import type { Table } from "./table.svelte";

export type Sitting = Pick<
  Table,
  | "turn"
  | "mine"
  | "asked"
  | "myTurn"
  | "busy"
  | "undoSeat"
  | "refusal"
  | "entries"
  | "connection"
  | "act"
  | "undo"
  | "dismissRefusal"
> & { readonly card: { seats: Seat[] } | null };

/** Who can be asked for advice. */
export type Adviser = Pick<Advice, "allowed" | "may" | "thinking" | "ask" | "dismiss">;
