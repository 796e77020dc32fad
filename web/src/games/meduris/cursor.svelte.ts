/** The keyboard's cursor: it walks around the ring or over the plateaus, and says what it finds. */
import { list, t } from "../../shared/i18n.svelte";
import { materialName, nameOf, runeName, sayAmounts, sayBuilt, sayPlot } from "./describe";
import { MATERIALS, type Material } from "./kit";
import type { Play } from "./play.svelte";

export class Cursor {
  plot: number | undefined = $state();
  plateau: Material | undefined = $state();
  /** What was last said, for the live region. */
  said: string = $state("");

  constructor(private readonly play: () => Play) {}

  /** One plot on or back; the first step begins at the druid. */
  step(way: 1 | -1): void {
    const { plots, view } = this.play();
    const here = this.plot ?? view.druid.field ?? plots.length - (way > 0 ? 1 : 0);
    this.goTo((here + way + plots.length) % plots.length);
  }

  /** To the next plot that glows. */
  next(way: 1 | -1): void {
    const { plots, sites } = this.play();
    if (!sites.size) return;
    let here = this.plot ?? (way > 0 ? -1 : plots.length);
    do here = (here + way + plots.length) % plots.length;
    while (!sites.has(here));
    this.goTo(here);
  }

  goTo(number: number): void {
    const { plots, view, seats, sites } = this.play();
    this.plot = number;
    this.plateau = undefined;
    const plot = plots[number]!;
    const owner = view.runes[plot.area];
    const site = view.plots?.[number];
    const said = [sayPlot(number, plot), ...sayBuilt(view, number, seats)];
    said.push(
      t("meduris-cursor-rune", {
        rune: runeName(plot.area),
        owner: owner === undefined ? t("meduris-nobody") : nameOf(seats, owner),
      }),
    );
    if (site) said.push(site.free ? t("meduris-cost-free") : t("meduris-cost", { amounts: sayAmounts(site.cost) }));
    if (sites.has(number)) said.push(t("meduris-cursor-may"));
    this.said = said.join(". ");
  }

  /** To the next plateau. */
  nextPlateau(): void {
    const { view, seats, goals, yields } = this.play();
    const here = this.plateau ? MATERIALS.indexOf(this.plateau) : -1;
    const material = MATERIALS[(here + 1) % MATERIALS.length]!;
    this.plateau = material;
    this.plot = undefined;
    const workers = view.stacks[material].map((player) => nameOf(seats, player));
    const stock = view.stock[MATERIALS.indexOf(material)] ?? 0;
    const tower = workers.length ? t("meduris-text-stack", { workers: list(workers) }) : t("meduris-text-no-workers");
    const said = [t("meduris-plateau", { material: materialName(material), stock }), tower];
    if (goals.has(material)) said.push(t("meduris-cursor-goal"));
    const gains = (yields.get(material) ?? []).flatMap((amount, player) =>
      amount ? [t("meduris-line-gain", { name: nameOf(seats, player), amount })] : [],
    );
    if (gains.length) said.push(gains.join(", "));
    this.said = said.join(". ");
  }

  leave(): void {
    this.plot = undefined;
    this.plateau = undefined;
  }
}
