/** Which page is shown: the path of the address bar, read and written. */
import { build, reload } from "./shared/build.svelte";

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "examples"; game: string }
  | { page: "table"; code: string }
  | { page: "replay"; code: string; at: number | null }
  | { page: "mine" }
  | { page: "about" }
  | { page: "missing" };

let current: Route = $state.raw(read(location));

export const router = {
  get route(): Route {
    return current;
  },
};

/** Shows the page at a path of this site; `replace` leaves no step in the history. */
export function go(path: string, { replace = false } = {}): void {
  const same = path === location.pathname + location.search;
  history[replace || same ? "replaceState" : "pushState"](null, "", path);
  if (build.mayReload) return reload();
  current = read(location);
}

/** Turns clicks upon links of this site into steps of the router, unless a new tab is wanted. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

addEventListener("popstate", () => (build.mayReload ? reload() : (current = read(location))));

function read(at: { pathname: string; search: string }): Route {
  const [first, second, ...rest] = at.pathname.split("/").filter(Boolean).map(decode);
  if (rest.length) return { page: "missing" };
  if (first === undefined) return { page: "start" };
  if (second === undefined) return first === "mine" || first === "about" ? { page: first } : { page: "missing" };
  if (first === "new" || first === "examples") return { page: first, game: second };
  if (first === "table") return { page: "table", code: second.toUpperCase() };
  if (first === "replay") return { page: "replay", code: second.toUpperCase(), at: readStep(at.search) };
  return { page: "missing" };
}

function readStep(search: string): number | null {
  const step = Number.parseInt(new URLSearchParams(search).get("at") ?? "", 10);
  return Number.isNaN(step) ? null : step;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
