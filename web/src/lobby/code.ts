/** The code of a table, read from what somebody typed or pasted: "wolf 7k", "WOLF7K", or a whole link. */

export function readCode(typed: string): string | null {
  const link = /\/(?:table|replay)\/([A-Za-z0-9]+)/.exec(typed);
  const code = (link?.[1] ?? typed.replace(/[\s-]/g, "")).toUpperCase();
  return /^[A-Z0-9]{5,6}$/.test(code) ? code : null;
}
