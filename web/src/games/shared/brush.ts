/** Shapes gathered by their class, so that a picture is a few paths however much stands on it. */

export class Brush {
  private readonly strokes = new Map<string, string>();

  /** Adds path data to the shape of a class; classes are painted in the order in which they were first used. */
  add(name: string, data: string): this {
    this.strokes.set(name, (this.strokes.get(name) ?? "") + data);
    return this;
  }

  /** Fixes the order of classes. */
  order(...names: string[]): this {
    for (const name of names) this.add(name, "");
    return this;
  }

  get markup(): string {
    let markup = "";
    for (const [name, data] of this.strokes) if (data) markup += `<path class="${name}" d="${data}"/>`;
    return markup;
  }
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Points, x and y in turn, as a closed shape. */
export function shape(...numbers: number[]): string {
  let data = "";
  for (let i = 0; i < numbers.length; i += 2) data += `${i ? "L" : "M"}${round(numbers[i]!)},${round(numbers[i + 1]!)}`;
  return `${data}Z`;
}

/** Points, x and y in turn, as an open line. */
export function line(...numbers: number[]): string {
  return shape(...numbers).slice(0, -1);
}

/** An ellipse as path data. */
export function oval(x: number, y: number, width: number, height = width): string {
  const [rx, ry] = [round(width), round(height)];
  return `M${round(x - width)},${round(y)}a${rx},${ry} 0 1 0 ${round(2 * width)},0a${rx},${ry} 0 1 0 ${round(-2 * width)},0Z`;
}
