/** "+2", "−1", "0": a number with its sign, as people write it. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points ? `+${points}` : "0";
}
