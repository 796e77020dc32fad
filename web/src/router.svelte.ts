/** Which page is shown: the path of the address bar, read and written. */
import { build, reload } from "./shared/build.svelte";

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "examples"; game: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; name: string }
  | { page: "puzzles"; game: string }
  | { page: "puzzle"; game: string; name: string | null }
  | { page: "table"; code: string }
  | {
      page: "rules";
      game: string;
      wanted: string | null;
      table: string | null;
      preset: string | null;
      options: Options;
    }
  | { page: "how"; game: string }
  | { page: "replay"; code: string; at: number | null; example: string | null; review: boolean }
  | { page: "mine" }
  | { page: "about" }
  | { page: "missing" };

/** As they stand in an address: the server reads them. */
type Options = Record<string, string>;

let current: Route = $state.raw(read(location));

export const router = {
  get route(): Route {
    return current;
  },
};

/** Shows the page at a path of this site; `replace` leaves no step in the history. */
export function go(path: string, { replace = false } = {}): void {
  const same = path === location.pathname + location.search + location.hash;
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
  go(link.pathname + link.search + link.hash);
}

addEventListener("popstate", () => (build.mayReload ? reload() : (current = read(location))));

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

function read(at: Address): Route {
  const [first, second, third, ...rest] = at.pathname.split("/").filter(Boolean).map(decode);
  if (first === "rules" && second !== undefined && !rest.length) return readRules(second, third, at);
  if (first === "lesson" && second && third && !rest.length) return { page: "lesson", game: second, name: third };
  if (first === "puzzle" && second && !rest.length) return { page: "puzzle", game: second, name: third || null };
  if (first === "learn" && second && third === "how" && !rest.length) return { page: "how", game: second };
  if (third !== undefined) return { page: "missing" };
  if (first === undefined) return { page: "start" };
  if (second === undefined) return first === "mine" || first === "about" ? { page: first } : { page: "missing" };
  if (first === "new" || first === "examples" || first === "learn" || first === "puzzles")
    return { page: first, game: second };
  if (first === "table") return { page: "table", code: second.toUpperCase() };
  if (first === "replay") return { page: "replay", code: second.toUpperCase(), ...readMoment(at.search) };
  return { page: "missing" };
}

/** The rules of a game, as they are at a table, by a preset or under options; open at a rule or a chapter. */
function readRules(game: string, chapter: string | undefined, { search, hash }: Address): Route {
  const { table = null, preset = null, ...options } = Object.fromEntries(new URLSearchParams(search));
  const wanted = decode(hash.slice(1)) || (chapter ?? null);
  return { page: "rules", game, wanted, table: table?.toUpperCase() ?? null, preset, options };
}

/** The step of a replay, the worked example that it shows, if it is one, and whether its review is shown first. */
function readMoment(search: string): { at: number | null; example: string | null; review: boolean } {
  const query = new URLSearchParams(search);
  const step = Number.parseInt(query.get("at") ?? "", 10);
  return { at: Number.isNaN(step) ? null : step, example: query.get("example"), review: query.has("review") };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
