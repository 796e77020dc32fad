/** How things come and go: short, and not at all with reduced motion. Svelte plays them where one view differs from the next. */
import type { TransitionConfig } from "svelte/transition";
import { motionReduced } from "../../shared/settings.svelte";

const easeOut = (t: number) => 1 - (1 - t) ** 3;

function move(duration: number, css: (t: number) => string): TransitionConfig {
  return { duration: motionReduced() ? 0 : duration, easing: easeOut, css };
}

/** A tile is laid from above. */
export function drop(_: Element): TransitionConfig {
  return move(220, (t) => `opacity: ${t}; transform: translateY(${-14 * (1 - t)}px) scale(${1.12 - 0.12 * t})`);
}

/** A follower steps onto the tile. */
export function appear(_: Element): TransitionConfig {
  return move(180, (t) => `opacity: ${t}; transform: scale(${0.5 + 0.5 * t})`);
}

/** A follower goes home. */
export function leave(_: Element): TransitionConfig {
  return move(250, (t) => `opacity: ${t}; transform: translateY(${-22 * (1 - t)}px)`);
}
