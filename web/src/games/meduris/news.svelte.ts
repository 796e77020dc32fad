/** What came with the last views: cubes and points that are seen for a moment, and what stays marked as newest. */
import { changesBetween, type Changes, type Flight, type Gain } from "./changes";
import type { Material, View } from "./kit";
import type { Layout } from "./layout";

const SHOWN = 2600; // milliseconds

export class News {
  flights: Flight[] = $state.raw([]);
  gains: Gain[] = $state.raw([]);
  newest: number | undefined = $state(); // a plot
  moved: Material | undefined = $state(); // a plateau
  private seen: View | undefined;

  /** Compares a view with the one before. */
  follow(view: View, layout: Layout): void {
    const before = this.seen;
    this.seen = view;
    if (before && before !== view) this.add(changesBetween(before, view, layout));
  }

  private add({ flights, gains, newest, moved }: Changes): void {
    if (newest !== undefined || moved) [this.newest, this.moved] = [newest, moved];
    if (!flights.length && !gains.length) return;
    this.flights = [...this.flights, ...flights];
    this.gains = [...this.gains, ...gains];
    setTimeout(() => {
      this.flights = this.flights.filter((flight) => !flights.includes(flight));
      this.gains = this.gains.filter((gain) => !gains.includes(gain));
    }, SHOWN);
  }
}
