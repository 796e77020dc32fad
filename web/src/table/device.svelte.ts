/** A device that several people play at: who has it in hand, and who must take it before the board is shown. */
import type { GameClient } from "../games/game";
import type { View } from "../shared/types";
import type { Table } from "./table.svelte";

interface Seen {
  table: Table;
  client: GameClient;
  view: View;
}

export class Device {
  private taken = $state<number | null>(null); // the seat whose player has it in hand
  private seen: () => Seen;
  readonly awaited: number | null = $derived.by(() => {
    const { table, client, view } = this.seen();
    const { viewer, turn, mine } = table;
    if (viewer === null || viewer === this.taken || mine.length < 2 || turn?.over) return null;
    return client.hides?.(view, viewer) ? viewer : null;
  });

  constructor(seen: () => Seen) {
    this.seen = seen;
    $effect(() => {
      if (this.awaited === null) this.taken = this.seen().table.viewer;
    });
  }

  take = (): void => {
    this.taken = this.awaited;
  };
}
