/** What this browser remembers: localStorage that never throws, since private windows may forbid it. */

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then it lasts as long as the page.
  }
}

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The parts of something that was remembered as JSON. */
export function recallParts<T extends object>(key: string): Partial<T> {
  try {
    const parts: unknown = JSON.parse(recall(key) ?? "{}");
    return typeof parts === "object" && parts !== null ? parts : {};
  } catch {
    return {};
  }
}
