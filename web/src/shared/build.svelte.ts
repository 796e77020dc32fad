/** Which build of the client this page is, and how it gives way to a newer one: once, and never while something would be lost. */

export const VERSION = import.meta.env.VITE_VERSION ?? "dev";
const OURS = import.meta.env.VITE_BUILD;
const KEY = "oppidum.reloaded"; // the builds for which this tab has reloaded already: another time would not help

let theirs: string | null = $state(null);
const keepers = new Set<() => boolean>();
const touched = new Set<Field>();
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const build = {
  /** Whether the server hands out another build than this. */
  get outdated(): boolean {
    return OURS !== undefined && theirs !== null && theirs !== OURS;
  },
  /** Whether a page that is left anyway should be loaded anew. */
  get mayReload(): boolean {
    return this.outdated && reloadedFor()?.includes(theirs!) === false;
  },
};

/** The server has said which build it hands out. */
export function hearBuild(heard: string | null): void {
  if (heard) theirs = heard;
  if (document.hidden) reloadIfIdle();
}

/** Keeps the page while something is so; the answer ends that. */
export function keepPageWhile(isSo: () => boolean): () => void {
  keepers.add(isSo);
  return () => keepers.delete(isSo);
}

/** At a moment when nobody would be disturbed: loads the newer build, unless something would be lost. */
export function reloadIfIdle(): void {
  if (build.mayReload && !somethingWouldBeLost()) reload();
}

export function reload(): void {
  const builds = reloadedFor();
  if (builds && theirs) sessionStorage.setItem(KEY, JSON.stringify([...builds, theirs]));
  location.reload();
}

/** Null if this browser remembers nothing: it might reload for ever. */
function reloadedFor(): string[] | null {
  try {
    const builds: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return Array.isArray(builds) ? builds.map(String) : [];
  } catch {
    return null;
  }
}

function somethingWouldBeLost(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...keepers].some((isSo) => isSo()) || !!document.querySelector("dialog[open]") || [...touched].some(isFilled);
}

/** A text that is there; for a choice that was made there is no telling. */
function isFilled(field: Field): boolean {
  const chosen = field instanceof HTMLSelectElement || field.type === "radio" || field.type === "checkbox";
  return chosen || (field.type !== "range" && field.value.trim() !== "");
}

function noteTouched(event: Event): void {
  const field = event.target;
  if (field instanceof Element && field.matches("main :is(input, textarea, select)")) touched.add(field as Field);
}

document.addEventListener("input", noteTouched, true);
document.addEventListener("visibilitychange", () => document.hidden && reloadIfIdle());
