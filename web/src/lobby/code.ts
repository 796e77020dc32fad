/** The code of a table, read from what somebody typed or pasted: "wolf 7k", "WOLF7K", or a whole link. */

export function readCode(text: string): string | null {
  const link = /\/(?:table|replay)\/([A-Za-z0-9]+)/.exec(text);
  const code = (link?.[1] ?? text.replace(/[\s-]/g, "")).toUpperCase();
  return /^[A-Z0-9]{5,6}$/.test(code) ? code : null;
}
