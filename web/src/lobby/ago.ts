/** How long ago something was, as people say it: "3 hours ago", "last month". */

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(seconds: number, language: string): string {
  const elapsed = Date.now() / 1000 - seconds;
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  for (const [unit, length] of UNITS) if (elapsed >= length) return words.format(-Math.floor(elapsed / length), unit);
  return words.format(0, "second");
}
