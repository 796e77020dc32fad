/** The guide at a table: an introduction before the first decision, then tips, until somebody wants no more. */
import type { GameClient } from "../../games/game";
import type { Sight, TipsOfGame } from "../../games/tips";
import { needWords } from "../../shared/i18n.svelte";
import { guided } from "../../shared/guided.svelte";
import type { Table } from "../table.svelte";
import { Tips, type Shown } from "./tips.svelte";

const INTRODUCTION = "introduction"; // is remembered like a tip

export class Guidance {
  private list: TipsOfGame | null = $state.raw(null);
  private tips: Tips | null = $state.raw(null);
  private introduced = $state(false);
  private heard = -1; // the last entry that a tip may have been about

  readonly shown: Shown | null = $derived.by(() => this.tips?.shown ?? null);
  /** Changes when tips may begin. */
  readonly ready: boolean = $derived.by(() => this.tips !== null && this.introduced);
  readonly squares: string[] = $derived.by(() => this.shown?.where ?? []);
  readonly panels: number = $derived.by(() => (this.list && !this.introduced ? this.list.panels : 0));
  readonly Panel = $derived.by(() => this.list?.Panel);

  constructor(
    readonly game: string,
    private readonly kit: unknown,
  ) {}

  /** Whether a table is one at which somebody could be guided: with one seat of theirs. */
  static may(table: Table, client: GameClient): boolean {
    return !!client.tips && table.mine.length === 1;
  }

  async begin(client: GameClient): Promise<void> {
    const [list] = await Promise.all([client.tips?.(), needWords(`tips-${this.game}`)]);
    if (!list) return;
    const seen = new Set(guided.seen(this.game));
    this.introduced = !list.panels || seen.has(INTRODUCTION);
    this.list = list;
    this.tips = new Tips(list.tips, {
      has: (tip) => seen.has(tip),
      add: (tip) => {
        seen.add(tip);
        guided.see(this.game, tip);
      },
    });
  }

  end(): void {
    this.list = this.tips = null;
  }

  /** The last panel of the introduction was read, or it was left. */
  readonly introduce = (): void => {
    this.introduced = true;
    guided.see(this.game, INTRODUCTION);
  };

  readonly got = (): void => this.tips?.got();

  /** Where the table stands now. Who comes into a match that they have begun before hears nothing of what was. */
  follow(table: Table): void {
    const [me] = table.mine;
    if (!this.tips || !this.introduced || !table.view || me === undefined) return;
    if (this.heard < 0) {
      const begun = table.entries.some(({ actor, kind }) => kind === "action" && actor === me);
      this.heard = begun ? table.seq : 0;
    }
    const fresh = table.entries.filter(({ seq }) => seq > this.heard);
    this.heard = table.seq;
    const choices = table.myTurn && !table.turn?.holding ? table.choices : [];
    const sight: Sight = { kit: this.kit, view: table.view, choices, me };
    this.tips.follow(table.seq, sight, fresh);
  }
}
