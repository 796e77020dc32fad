/** What part of the plane is seen: pan and zoom change one transform attribute and nothing else in the page. */
import { select } from "d3-selection";
import { zoom, zoomIdentity, zoomTransform, type D3ZoomEvent, type ZoomBehavior, type ZoomTransform } from "d3-zoom";
import type { Bounds, Point } from "./plane";

const SMALLEST = 0.14; // pixels for a unit
const LARGEST = 4;
const LARGEST_WHEN_FITTED = 1.5;
const GLIDE = 220; // milliseconds
const EDGE = 12; // pixels around a landscape that is fitted
const STEP = 1.4; // how much nearer at a time

export interface CameraOptions {
  whole: () => Bounds; // all that there is to see
  hearts?: () => Bounds[]; // what matters most, first things first, for a whole that is too large to be read
  legible?: () => number; // pixels for a unit below which nothing can be read
  still: () => boolean; // whether nothing may move by itself
  keepsWheel: (event: WheelEvent) => boolean; // whether the wheel means something else here
  seen?: (scale: number) => void; // whenever it comes nearer or goes farther
  keeps?: () => Kept | undefined; // what nothing may cover
  covered?: () => { left: number; top: number; right?: number; bottom: number }; // pixels that something lies upon
}

/** What is to be seen, and how large what lies in the lower right corner is, in pixels. */
export interface Kept {
  bounds: Bounds;
  corner: { width: number; height: number };
}

export class Camera {
  /** Whether the person has moved it since it was last fitted. */
  moved = false;
  /** What it came near to for a finger, before it goes back to where it came from. */
  near: { bounds: Bounds; scale: number; from: ZoomTransform } | undefined;
  private readonly zoom: ZoomBehavior<SVGSVGElement, unknown>;
  private readonly followers = new Set<() => void>();
  private gliding = 0;
  private heading: ZoomTransform | undefined; // where it glides to
  private told = 0; // the scale that was last told
  private window = ""; // its size when everything was last shown

  constructor(
    private readonly svg: SVGSVGElement,
    plane: SVGGElement,
    private readonly options: CameraOptions,
  ) {
    this.zoom = zoom<SVGSVGElement, unknown>()
      .scaleExtent([SMALLEST, LARGEST])
      .clickDistance(5)
      .filter((event: Event) => this.minds(event))
      .on("zoom", ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
        plane.setAttribute("transform", transform.toString());
        if (transform.k !== this.told) this.options.seen?.((this.told = transform.k));
        for (const follow of this.followers) follow();
        if (sourceEvent) this.touch();
      });
    select(svg).call(this.zoom).on("dblclick.zoom", null);
  }

  release(): void {
    cancelAnimationFrame(this.gliding);
    select(this.svg).on(".zoom", null);
  }

  /** A point of the window as a point of the plane. */
  toPlane(event: { clientX: number; clientY: number }): Point {
    const { left, top } = this.svg.getBoundingClientRect();
    const [x, y] = this.transform.invert([event.clientX - left, event.clientY - top]);
    return { x, y };
  }

  /** A point of the plane in pixels of the map. */
  toPixels({ x, y }: Point): Point {
    const [left, top] = this.transform.apply([x, y]);
    return { x: left, y: top };
  }

  /** Calls now, and whenever what is seen has changed; what comes back ends that. */
  follow(then: () => void): () => void {
    this.followers.add(then);
    then();
    return () => this.followers.delete(then);
  }

  /** Pixels for a unit. */
  get scale(): number {
    return this.transform.k;
  }

  /** Shows everything, never larger than is pleasant. */
  fit(glide = true): void {
    this.show(this.options.whole(), glide);
  }

  /** What is seen first: everything, or where that is too small to be read what matters most. */
  begin(glide = true): void {
    const [first, ...others] = this.hearts;
    if (!first) return this.fit(glide);
    const least = this.legible;
    let seen = first;
    for (const other of others) {
      const both = around(seen, other);
      if (this.scaleFor(both) >= least) seen = both;
    }
    this.show(seen, glide, least);
  }

  /** Stays where it is, unless nobody has moved it and what must be seen has grown out of sight. */
  keep(glide = true): void {
    if (!this.moved && !this.sees(this.hearts[0] ?? this.options.whole())) this.begin(glide);
  }

  /** Goes back from where it came near for a finger. */
  goBack(): void {
    if (this.near) this.glide(this.near.from);
    this.near = undefined;
  }

  private show(bounds: Bounds, glide: boolean, least = SMALLEST): void {
    if (!this.svg.clientWidth || !this.svg.clientHeight) return;
    this.look(middleOf(bounds), Math.max(this.scaleFor(bounds), least), glide);
    this.moved = false;
    this.near = undefined;
    this.window = sizeOfWindow();
  }

  private scaleFor({ left, top, right, bottom }: Bounds): number {
    const frame = this.frame;
    const [width, height] = [frame.right - frame.left - 2 * EDGE, frame.bottom - frame.top - 2 * EDGE];
    return Math.min(width / (right - left), height / (bottom - top), LARGEST_WHEN_FITTED);
  }

  private get legible(): number {
    return this.options.legible?.() ?? SMALLEST;
  }

  /** None, where everything can be read at once. */
  private get hearts(): Bounds[] {
    return this.scaleFor(this.options.whole()) < this.legible ? (this.options.hearts?.() ?? []) : [];
  }

  nearer(): void {
    this.zoomBy(STEP);
  }

  farther(): void {
    this.zoomBy(1 / STEP);
  }

  /** Around the middle of what is seen. */
  private zoomBy(factor: number): void {
    const middle = middleOf(this.frame);
    const [x, y] = this.transform.invert([middle.x, middle.y]);
    this.look({ x, y }, Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor)));
    this.moved = true;
  }

  /** Moves as little as is needed to see the bounds. */
  reveal(bounds: Bounds): void {
    if (this.sees(bounds)) return;
    this.look(middleOf(bounds), this.scale);
  }

  /** Comes near enough for fingers. */
  approach(bounds: Bounds, scale: number): void {
    this.near = { bounds, scale: Math.max(scale, this.scale), from: this.near?.from ?? this.transform };
    if (this.scale >= scale && this.sees(bounds)) return;
    this.look(middleOf(bounds), this.near.scale);
  }

  /** Moves what is covered and must not be: up, or to the left. */
  uncover(): void {
    const from = this.heading ?? this.transform;
    const to = this.uncovered(from);
    if (to !== from) this.glide(to);
  }

  /** The map has another size: what a finger looks at stays in the middle; what is beside the map may take its room and give it back. */
  settle(): void {
    if (this.near) this.look(middleOf(this.near.bounds), this.near.scale, false);
    else if (this.window === sizeOfWindow()) this.keep(false);
    else if (!this.moved) this.begin(false);
  }

  sees({ left, top, right, bottom }: Bounds): boolean {
    const [x0, y0] = this.transform.apply([left, top]);
    const [x1, y1] = this.transform.apply([right, bottom]);
    const frame = this.frame;
    return x0 >= frame.left - 1 && y0 >= frame.top - 1 && x1 <= frame.right + 1 && y1 <= frame.bottom + 1;
  }

  /** The pixels in which something can be seen. */
  private get frame(): Bounds {
    const { clientWidth, clientHeight } = this.svg;
    const { left, top, right = 0, bottom } = this.options.covered?.() ?? { left: 0, top: 0, bottom: 0 };
    return {
      left,
      top,
      right: Math.max(clientWidth - right, left + 1),
      bottom: Math.max(clientHeight - bottom, top + 1),
    };
  }

  private get transform(): ZoomTransform {
    return zoomTransform(this.svg);
  }

  private minds(event: Event): boolean {
    if (event instanceof WheelEvent) return !this.options.keepsWheel(event);
    return !(event instanceof MouseEvent && event.button > 0);
  }

  private touch(): void {
    this.moved = true;
    this.near = undefined;
    this.heading = undefined;
    cancelAnimationFrame(this.gliding);
  }

  private uncovered(seen: ZoomTransform): ZoomTransform {
    const kept = this.options.keeps?.();
    if (!kept) return seen;
    const { bounds, corner } = kept;
    const right = seen.applyX(bounds.right) - (this.svg.clientWidth - corner.width);
    const below = seen.applyY(bounds.bottom) - (this.svg.clientHeight - corner.height);
    if (Math.min(right, below) <= 0) return seen;
    const above = seen.applyY(bounds.top) - below >= 0; // else there is room at the left only
    return zoomIdentity.translate(seen.x - (above ? 0 : right), seen.y - (above ? below : 0)).scale(seen.k);
  }

  private look(centre: Point, scale: number, glide = true): void {
    const middle = middleOf(this.frame);
    const to = zoomIdentity.translate(middle.x, middle.y).scale(scale).translate(-centre.x, -centre.y);
    this.glide(this.uncovered(to), glide);
  }

  private glide(to: ZoomTransform, glide = true): void {
    this.heading = to;
    cancelAnimationFrame(this.gliding);
    const from = this.transform;
    const began = performance.now();
    const step = (now: number) => {
      const share = glide && !this.options.still() ? Math.min(1, Math.max(0, (now - began) / GLIDE)) : 1;
      const eased = 1 - (1 - share) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      const between = zoomIdentity.translate(mix(from.x, to.x), mix(from.y, to.y)).scale(mix(from.k, to.k));
      select(this.svg).call(this.zoom.transform, between);
      if (share < 1) this.gliding = requestAnimationFrame(step);
      else this.heading = undefined;
    };
    step(began);
  }
}

function sizeOfWindow(): string {
  return `${innerWidth} ${innerHeight}`;
}

function around(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function middleOf({ left, top, right, bottom }: Bounds): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
