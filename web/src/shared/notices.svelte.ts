/** Short messages above the page: errors stay until they are dismissed, news go by themselves. */
import { ApiError } from "./api";
import { maybe, t } from "./i18n.svelte";

export interface Notice {
  id: number;
  kind: "error" | "news";
  text: string;
}

let list: Notice[] = $state.raw([]);
let last = 0;

export const notices = {
  get list(): Notice[] {
    return list;
  },
};

export function tellNews(text: string): void {
  const id = add("news", text);
  setTimeout(() => dismiss(id), 5000);
}

/** Shows what went wrong, in plain words. */
export function tellError(error: unknown): void {
  const text = explain(error);
  if (list.some((notice) => notice.text === text)) return;
  const id = add("error", text);
  setTimeout(() => dismiss(id), 15000);
}

export function dismiss(id: number): void {
  list = list.filter((notice) => notice.id !== id);
}

/** Plain words for an error: our own for a known reason, else the server's. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return t("error-unknown");
  return maybe(`error-${error.reason}`) ?? maybe(`why-${error.reason}`) ?? (error.message || t("error-unknown"));
}

function add(kind: Notice["kind"], text: string): number {
  last += 1;
  list = [...list, { id: last, kind, text }];
  return last;
}
