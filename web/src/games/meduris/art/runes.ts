/** Signs of our own for the nine areas, in boxes of 24 × 24, to be drawn as lines. */

export const RUNES = [
  {
    name: "snake",
    data: "M12.4,12.2C13.6,10.6 15.4,12.6 14,14.2C12.2,16.2 8.4,14.6 8.6,11.6C8.8,8 13,6.2 16,8.2C19.6,10.6 19,16 15.6,18.4C11.6,21.2 5.8,19 4.6,14.4",
  },
  { name: "box", data: "M12,3L20,12L12,21L4,12ZM12,10.4V13.6" },
  {
    name: "sprout",
    data: "M12,21V11M12,14C8,13.6 5,10 5,5C9,5.6 12,9 12,14M12,11C12.4,7.4 15,4.6 19,4.2C19.2,8.6 16,11.4 12,11",
  },
  {
    name: "arch",
    data: "M4.4,20V11C4.4,6.6 8,3.6 12,3.6C16,3.6 19.6,6.6 19.6,11V20M9,20V12C9,10 10.2,8.8 12,8.8C13.8,8.8 15,10 15,12V20",
  },
  {
    name: "whirl",
    data: "M10.4,4C5.4,5.6 3.4,10 4.4,14C5.4,17.8 8.4,20 10.4,20C7.8,16 7.8,8 10.4,4M13.6,4C18.6,5.6 20.6,10 19.6,14C18.6,17.8 15.6,20 13.6,20C16.2,16 16.2,8 13.6,4",
  },
  {
    name: "waves",
    data: "M3,8C5.4,4.6 7.6,4.6 9.4,7.4C11.2,10.2 13.2,10.2 15,7.4C16.8,4.6 19,4.6 21,7.2M3,16.6C5.4,13.2 7.6,13.2 9.4,16C11.2,18.8 13.2,18.8 15,16C16.8,13.2 19,13.2 21,15.8",
  },
  { name: "ladder", data: "M7,3V21M17,3V21M7,7.4L17,5.6M7,12.9L17,11.1M7,18.4L17,16.6" },
  {
    name: "hook",
    data: "M8,21V9C8,5.4 10.4,3.4 13,3.4C15.8,3.4 17.8,5.4 17.8,7.8C17.8,10 16.2,11.4 14.4,11.4M13,17V20.4M17,15.4V20.4",
  },
  { name: "arrow", data: "M12,21V4M5.4,10.4L12,3.4L18.6,10.4M6.6,17L12,11.6L17.4,17" },
] as const;

/** The rune stone of an area; its middle is (0, 0). */
export function drawRuneStone(area: number): string {
  return (
    `<path class="m-rune-shade" d="${RUNE_STONE}" transform="translate(0 3)"/><path class="m-rune-stone" d="${RUNE_STONE}"/>` +
    `<path class="m-rune" d="${RUNES[area % RUNES.length]!.data}" transform="translate(-10.6 -10.6) scale(.88)"/>`
  );
}

/** A rune stone without its sign; its middle is (0, 0). */
export const RUNE_STONE =
  "M-15.6,-9.8C-11,-16.8 -2,-18.4 5.6,-16.6C13.4,-14.4 18,-7 17,1.4C16.4,9.8 10.4,16.6 1.4,17.2C-8.4,17.8 -16,12.4 -17.4,4.4C-18,-.6 -17.8,-6 -15.6,-9.8Z";
