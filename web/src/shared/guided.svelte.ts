/** What this device remembers of guided matches: which tables have tips, which tips were seen, whom it was offered. */
import { recallParts, remember } from "./storage";

interface Memory {
  tables: string[]; // with tips, the latest last
  seen: Record<string, string[]>; // by game
  offered: string[]; // games
}

const KEY = "oppidum.tips";
const MOST_TABLES = 20;

let memory: Memory = $state.raw({ tables: [], seen: {}, offered: [], ...recallParts<Memory>(KEY) });

export const guided = {
  /** Whether a table has tips. */
  has(code: string): boolean {
    return memory.tables.includes(code);
  },
  begin(code: string): void {
    keep({ tables: [...memory.tables.filter((one) => one !== code), code].slice(-MOST_TABLES) });
  },
  end(code: string): void {
    keep({ tables: memory.tables.filter((one) => one !== code) });
  },
  seen(game: string): string[] {
    return memory.seen[game] ?? [];
  },
  see(game: string, tip: string): void {
    if (!this.seen(game).includes(tip)) keep({ seen: { ...memory.seen, [game]: [...this.seen(game), tip] } });
  },
  wasOffered(game: string): boolean {
    return memory.offered.includes(game);
  },
  offer(game: string): void {
    if (!this.wasOffered(game)) keep({ offered: [...memory.offered, game] });
  },
};

function keep(changes: Partial<Memory>): void {
  memory = { ...memory, ...changes };
  remember(KEY, JSON.stringify(memory));
}
