/** What is asked now and what may be chosen: the position, the choice that is looked at, the one that waits for a yes. */
import { carried } from "./carried.svelte";
import { momentOf } from "./describe";
import type { Reason } from "../game";
import { groupChoices } from "./groups";
import { leftAfter } from "./meals";
import { hasAny, type Choice, type Clan, type Props } from "./kit";

export class Play {
  /** The place on the map that pointer or focus is on, by its key (places.ts); the map and the guide share it. */
  hovered: string | undefined = $state();
  /** A choice that waits to be confirmed, because it has a price. */
  chosen: Choice | undefined = $state.raw();
  /** The choices of a place that was tapped and has several. */
  among: Choice[] | undefined = $state.raw();

  readonly view = $derived.by(() => this.props().view);
  readonly kit = $derived.by(() => this.props().kit);
  readonly asked = $derived.by(() => this.props().turn?.asked ?? -1);
  readonly active = $derived.by(() => {
    const { interactive, mine, turn } = this.props();
    return interactive && mine.includes(this.asked) && !turn?.holding;
  });
  readonly choices = $derived.by((): Choice[] => (this.active ? this.props().choices : []));
  /** Changes whenever something else is asked. */
  readonly question = $derived.by(() => {
    const { phase, turn, deciding, harvest, card } = this.view;
    return JSON.stringify([turn, phase, this.asked, this.active, deciding, harvest, card, this.choices.length]);
  });
  /** What the guide shows as buttons: everything, or what a tapped place has. */
  readonly groups = $derived.by(() => groupChoices(this.among ?? this.choices, this.kit));
  /** The clan with whose eyes I look. */
  readonly own = $derived.by((): Clan | undefined => (this.viewer === null ? undefined : this.view.clans[this.viewer]));

  constructor(private readonly props: () => Props) {}

  get seats() {
    return this.props().seats;
  }

  get viewer() {
    return this.props().viewer;
  }

  /** Whether somebody here is asked now and then. */
  get seated(): boolean {
    const { interactive, mine } = this.props();
    return interactive && mine.length > 0;
  }

  get advised() {
    return this.props().advised;
  }

  /** Does it, if it is free of charge; else shows what it costs, and does it when it is chosen again. */
  choose(choice: Choice): void {
    if (!this.active) return;
    if (this.mustConfirm(choice) && this.chosen?.text !== choice.text) this.chosen = choice;
    else this.say(choice.text);
  }

  /** One choice of a place is chosen; of several the guide shows buttons. */
  chooseAmong(choices: Choice[]): void {
    if (choices.length === 1) this.choose(choices[0]!);
    else if (choices.length) {
      this.chosen = undefined;
      this.among = choices;
    }
  }

  /** Carried actions are kept without a question, if that is wanted. */
  keepCarried(): void {
    if (!carried.kept || momentOf(this.view) !== "carry") return;
    const none = this.choices.find((choice) => choice.do === "carry" && choice.amount === 0);
    if (none) this.say(none.text);
  }

  confirm(): void {
    if (this.chosen) this.say(this.chosen.text);
  }

  /** Puts back what was chosen, then what was tapped; whether there was anything. */
  cancel(): boolean {
    if (!this.chosen && !this.among) return false;
    if (this.chosen) this.chosen = undefined;
    else this.among = undefined;
    return true;
  }

  /** Does what a text says, or asks why that is not possible. */
  say(text: string): void {
    if (!this.active) return;
    const { choices, act, why } = this.props();
    this.forget();
    if (choices.some((choice) => choice.text === text)) act(text);
    else why(text);
  }

  /** What speaks against some texts, in words. */
  reasons(texts: string[]): Promise<(Reason | null)[]> {
    return this.props().reasons(texts);
  }

  /** A new question starts afresh. */
  forget(): void {
    this.hovered = undefined;
    this.chosen = undefined;
    this.among = undefined;
  }

  /** What would be left to eat if the chosen thing is done and that is too little. */
  readonly hungry = $derived.by(() => {
    const clan = this.view.clans[this.asked];
    return this.chosen && clan ? leftAfter(this.chosen, this.view, clan) : undefined;
  });

  /** Whatever has a price; what leaves a tile hungry; giving up actions that could still be done; a kind of action is
   *  only the beginning, unless nothing more is asked. */
  private mustConfirm(choice: Choice): boolean {
    if (choice.do === "stop" || choice.do === "end")
      return this.choices.some((other) => other.do === "act" && !other.free);
    if (choice.do === "act") return !!choice.done;
    const clan = this.view.clans[this.asked];
    if (choice.follows || choice.lost || choice.stake) return true;
    return hasAny(choice.cost) || hasAny(choice.gain) || (!!clan && !!leftAfter(choice, this.view, clan));
  }
}
