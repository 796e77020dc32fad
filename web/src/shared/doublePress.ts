/** A double click means the button that it began on: when the choices change in between, its second press is no answer. */
const PAUSE = 400; // milliseconds after a change

export class DoublePress {
  private changed = -Infinity;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Other choices lie under the pointer from now on. */
  change(): void {
    this.changed = this.now();
  }

  /** Stops the second press of a double click; `detail` counts presses at one spot, and is 0 for keys. */
  readonly stop = (event: Pick<MouseEvent, "detail" | "preventDefault" | "stopPropagation">): void => {
    if (event.detail < 2 || this.now() - this.changed >= PAUSE) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
