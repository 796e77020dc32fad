/** A lesson that is being tried. Its steps are kept here alone: the server plays them anew each time, so a step back is one fewer. */
import { api, ApiError } from "../shared/api";
import { identity } from "../shared/identity.svelte";
import { tellError } from "../shared/notices.svelte";
import type { Choice, Entry, LessonState, LessonVerdict, Reasons, Refusal, Seat, Turn, View } from "../shared/types";
import type { Adviser, Sitting } from "../table/sitting";
import { noteDone } from "./progress.svelte";

const NAMES = ["Ana", "Bran", "Cleo", "Dora", "Enzo", "Fina"]; // of those at the table; you have your own, if you have one

export class Attempt implements Sitting {
  view = $state.raw<View>({});
  choices = $state.raw<Choice[]>([]);
  turn = $state.raw<Turn | null>(null);
  entries = $state.raw<Entry[]>([]);
  card = $state.raw<{ seats: Seat[] } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  verdict = $state.raw<LessonVerdict>({ state: "open", reason: null, rule: null });
  steps = $state.raw<string[]>([]);
  left = $state(0);
  options = $state.raw<LessonState["options"]>({});
  you = $state(0);
  advised = $state.raw<string | null>(null);
  back = $state(0);
  busy = $state(false);
  hint = $state(0); // 0: not asked for, 1: in a word, 2: the step itself

  readonly connection = "open" as const;
  readonly mine = $derived([this.you]);
  readonly asked = $derived(this.verdict.state === "open" ? (this.turn?.asked ?? -1) : -1);
  readonly myTurn = $derived(this.asked === this.you);
  readonly undoSeat = $derived(this.steps.length ? this.you : undefined);

  readonly adviser: Adviser;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    const may = () => this.myTurn && this.hint < 2;
    this.adviser = {
      get allowed() {
        return true;
      },
      get may() {
        return may();
      },
      thinking: false,
      ask: async () => this.showHint(),
      dismiss: () => (this.hint = 0),
    };
  }

  /** From the beginning. */
  readonly restart = (): Promise<void> => this.show([]);

  /** Take a step; a refusal changes nothing and says which rule is against it. */
  readonly act = (text: string): void => {
    if (this.myTurn && !this.busy) void this.show([...this.steps, text]).catch(tellError);
  };

  readonly undo = (): void => {
    if (this.steps.length && !this.busy) void this.show(this.steps.slice(0, -1)).catch(tellError);
  };

  readonly dismissRefusal = (): void => {
    this.refusal = null;
  };

  readonly showHint = (): void => {
    this.hint = Math.min(2, this.hint + 1);
  };

  /** What speaks against some things now. */
  async reasons(texts: string[]): Promise<(Refusal | null)[]> {
    const found = await api.post<Reasons>(`${this.path}/why`, { steps: this.steps, texts });
    return found.reasons;
  }

  private get path(): string {
    return `lessons/${encodeURIComponent(this.game)}/${encodeURIComponent(this.name)}`;
  }

  private async show(steps: string[]): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const state = await api.post<LessonState>(this.path, { steps });
      this.steps = steps;
      this.follow(state);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      this.refusal = error;
    } finally {
      this.busy = false;
    }
  }

  private follow(state: LessonState): void {
    if (!this.card || this.card.seats.length !== state.players) this.card = { seats: seatsOf(state) };
    this.you = state.you;
    this.view = state.view;
    this.choices = state.choices;
    this.turn = state.turn;
    this.entries = state.entries;
    this.left = state.left;
    this.options = state.options;
    this.verdict = state.verdict;
    this.advised = state.advised;
    this.back = state.back;
    this.hint = 0;
    if (state.verdict.state === "reached") noteDone(this.game, this.name);
  }
}

function seatsOf({ players, you }: LessonState): Seat[] {
  const others = NAMES.filter((name) => name !== identity.name).slice(0, players);
  const mine = identity.name ?? others.shift()!;
  return Array.from({ length: players }, (_, number) => ({
    number,
    name: number === you ? mine : others.shift()!,
    bot: null,
    open: false,
    mine: number === you,
    present: true,
  }));
}
