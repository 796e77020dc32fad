/** What one person plays alone. The steps are kept here: the server plays them anew each time, so a step back is one fewer. */
import { api, ApiError } from "../shared/api";
import { identity } from "../shared/identity.svelte";
import { tellError } from "../shared/notices.svelte";
import type { Choice, Entry, Reasons, Refusal, Seat, SoloState, Turn, View } from "../shared/types";
import type { Sitting } from "../table/sitting";

const NAMES = ["Ana", "Bran", "Cleo", "Dora", "Enzo", "Fina"]; // of those at the table; you have your own, if you have one

export abstract class Solo<S extends SoloState = SoloState> implements Sitting {
  view = $state.raw<View>({});
  choices = $state.raw<Choice[]>([]);
  turn = $state.raw<Turn | null>(null);
  entries = $state.raw<Entry[]>([]);
  card = $state.raw<{ seats: Seat[] } | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  steps = $state.raw<string[]>([]);
  options = $state.raw<SoloState["options"]>({});
  you = $state(0);
  busy = $state(false);

  readonly connection = "open" as const;
  readonly mine = $derived([this.you]);
  readonly asked = $derived.by(() => (this.open ? (this.turn?.asked ?? -1) : -1));
  readonly myTurn = $derived(this.asked === this.you);
  readonly undoSeat = $derived(this.steps.length ? this.you : undefined);

  private readonly path: string;

  constructor(
    kind: "lessons" | "puzzles",
    readonly game: string,
    readonly name: string,
  ) {
    this.path = `${kind}/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
  }

  /** Whether another step can be taken. */
  abstract get open(): boolean;

  /** Take over what only this kind of task tells. */
  protected abstract follow(state: S): void;

  /** From the beginning. */
  readonly restart = (): Promise<void> => this.show([]);

  /** Take a step; a refusal changes nothing and says which rule is against it. */
  readonly act = (text: string): void => {
    if (this.myTurn && !this.busy) void this.take(text).catch(tellError);
  };

  readonly undo = (): void => {
    if (this.steps.length && !this.busy) void this.show(this.steps.slice(0, -1)).catch(tellError);
  };

  readonly dismissRefusal = (): void => {
    this.refusal = null;
  };

  /** What speaks against some things now. */
  async reasons(texts: string[]): Promise<(Refusal | null)[]> {
    const found = await api.post<Reasons>(`${this.path}/why`, { steps: this.steps, texts });
    return found.reasons;
  }

  protected take(text: string): Promise<void> {
    return this.show([...this.steps, text]);
  }

  /** Where some steps lead. */
  protected ask(wish: { steps: string[]; show?: boolean }): Promise<S> {
    return api.post<S>(this.path, wish);
  }

  protected async show(steps: string[]): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const state = await this.ask({ steps });
      this.steps = steps;
      if (this.card?.seats.length !== state.players) this.card = { seats: seatsOf(state) };
      this.you = state.you;
      this.view = state.view;
      this.choices = state.choices;
      this.turn = state.turn;
      this.entries = state.entries;
      this.options = state.options;
      this.follow(state);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      this.refusal = error;
    } finally {
      this.busy = false;
    }
  }
}

function seatsOf({ players, you }: SoloState): Seat[] {
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
