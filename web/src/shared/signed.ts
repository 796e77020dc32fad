/** "+2", "−1", "0": a number with its sign, as people write it. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points ? `+${points}` : "0";
}

/** "2", "−1": a number as people write it, with a sign only below 0. */
export function plain(points: number): string {
  return points < 0 ? signed(points) : `${points}`;
}
