/** What is on the board and what may be done with it now: the position, the plot that is looked at, the worker in hand. */
import type { Reason } from "../game";
import { sortChoices } from "./choices";
import {
  handOf,
  MATERIALS,
  plotsOf,
  type BuildChoice,
  type Material,
  type MoveWorkerChoice,
  type Props,
  type Site,
  type Walk,
} from "./kit";
import { layOut, type Shape } from "./layout";

export class Play {
  shape: Shape = $state("round");
  /** The plot whose card is open. */
  selected: number | undefined = $state();
  /** What its walk is shown for. */
  preview: "hut" | "temple" = $state("hut");
  /** The worker that was lifted. */
  lifted: { from: Material; height: number } | undefined = $state();

  readonly view = $derived.by(() => this.props().view);
  readonly kit = $derived.by(() => this.props().kit);
  readonly plots = $derived.by(() => plotsOf(this.kit, this.view));
  readonly layout = $derived.by(() => layOut(this.plots, this.shape));
  readonly asked = $derived.by(() => this.props().turn?.asked ?? -1);
  readonly active = $derived.by(() => {
    const { interactive, mine, turn } = this.props();
    return interactive && mine.includes(this.asked) && !turn?.holding;
  });
  readonly offered = $derived.by(() => sortChoices(this.active ? this.props().choices : []));
  readonly acting = $derived.by(() => this.active && this.view.phase === "act");
  readonly hand = $derived.by(() => handOf(this.view, this.props().viewer));
  /** Plots on which something may be put. */
  readonly sites = $derived.by(
    () => new Set([...this.offered.builds.map(({ field }) => field), ...this.offered.chips.keys()]),
  );
  /** Plateaus that may be chosen now. */
  readonly goals = $derived.by(() => {
    if (this.lifted) return new Set(this.movesOf(this.lifted).map(({ to }) => to));
    return new Set(this.offered.materials.keys());
  });
  /** The materials that the lifted worker would bring each player on the plateaus where it may go. */
  readonly yields = $derived.by(
    () => new Map((this.lifted ? this.movesOf(this.lifted) : []).map(({ to, yields }) => [to, yields])),
  );
  /** What has to be answered, or else what is looked at. */
  readonly panel = $derived.by((): "offer" | "pay" | "material" | "plot" | undefined => {
    if (this.offered.offers.length) return "offer";
    if (this.offered.steps.length) return "pay";
    if (this.offered.materials.size) return "material";
    return this.selected === undefined ? undefined : "plot";
  });
  /** The plot that this is about. */
  readonly about = $derived.by(() => {
    const { offer, druid, paying } = this.view;
    if (this.panel === "offer") return offer?.field ?? druid.field;
    if (this.panel === "pay") return paying?.field;
    return this.panel === "plot" ? this.selected : undefined;
  });
  /** The druid's walk after what is looked at. */
  readonly walk = $derived.by((): Walk | undefined => {
    const site = this.selected === undefined ? undefined : this.site(this.selected);
    if (!site || this.view.phase !== "act") return undefined;
    return this.preview === "hut" ? site : this.view.elsewhere;
  });

  constructor(private readonly props: () => Props) {}

  get seats() {
    return this.props().seats;
  }

  site(field: number): Site | undefined {
    return this.view.plots?.[field];
  }

  buildsOn(field: number): BuildChoice[] {
    return this.offered.builds.filter((build) => build.field === field);
  }

  movesOf({ from, height }: { from: Material; height: number }): MoveWorkerChoice[] {
    return this.offered.moves.filter((move) => move.from === from && move.height === height);
  }

  /** Opens the card of a plot, or puts a chip there if that is what is asked. */
  look(field: number | undefined): void {
    this.lifted = undefined;
    this.selected = field;
    this.preview =
      field === undefined || this.buildsOn(field).some((build) => build.do === "hut") || !this.buildsOn(field).length
        ? "hut"
        : "temple";
  }

  /** Shows the walk after one of the two buildings. */
  show(what: "hut" | "temple" | "chip"): void {
    if (what !== "chip") this.preview = what;
  }

  /** One plot on (1) or back (-1). */
  lookBeside(way: 1 | -1): void {
    const count = this.plots.length;
    if (this.selected !== undefined) this.look((this.selected + way + count) % count);
  }

  /** Does what a text says, or asks why that is not possible; what is looked at then stays open. */
  say(text: string): void {
    if (!this.active) return;
    const { choices, act, why } = this.props();
    if (!choices.some((choice) => choice.text === text)) return why(text);
    this.forget();
    act(text);
  }

  /** What speaks against each of these, in words; nothing is done. */
  reasons(texts: string[]): Promise<(Reason | null)[]> {
    return this.props().reasons(texts);
  }

  /** A plateau was tapped, at this height of its tower if it was the tower. */
  tap(material: Material, height?: number): void {
    const { phase } = this.view;
    if (!this.active) return;
    if (phase === "take" || phase === "return") this.say(`${phase} ${material}`);
    else if (phase === "workers") this.say(`worker ${material}`);
    else if (phase === "act") this.lift(material, height);
  }

  /** Lifts a worker, or sets the lifted one down. */
  private lift(material: Material, height?: number): void {
    this.selected = undefined;
    if (this.lifted && this.lifted.from !== material) {
      this.say(`move ${this.lifted.from} ${this.lifted.height} ${material}`);
      return;
    }
    const own = this.liftable(material);
    if (height !== undefined && !own.includes(height) && this.view.stacks[material][height - 1] !== this.asked) {
      if (height <= this.view.stacks[material].length)
        this.say(`move ${material} ${height} ${MATERIALS.find((other) => other !== material)}`);
      return;
    }
    const wanted = height !== undefined && own.includes(height) ? height : this.nextBelow(own);
    const again = this.lifted?.from === material && this.lifted.height === wanted;
    this.lifted = wanted === undefined || again ? undefined : { from: material, height: wanted };
  }

  /** Heights from which a worker may be lifted, the highest first. */
  liftable(material: Material): number[] {
    const heights = new Set(this.offered.moves.filter(({ from }) => from === material).map(({ height }) => height));
    return [...heights].sort((a, b) => b - a);
  }

  /** Tapping the same plateau again goes down its tower. */
  private nextBelow(own: number[]): number | undefined {
    const here = this.lifted ? own.indexOf(this.lifted.height) : -1;
    return own[here + 1];
  }

  /** A new question starts afresh. */
  forget(): void {
    this.selected = undefined;
    this.lifted = undefined;
  }
}
