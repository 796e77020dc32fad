/** What the last step of a replay shows besides its move: the final scoring, in words. */
import { t } from "../shared/i18n.svelte";
import { signed } from "../shared/signed";
import { finalAwards } from "../table/points";
import type { Replay } from "./replay.svelte";

export function finalScoring({ turn, past, view }: Pick<Replay, "turn" | "past" | "view">, names: string[]): string {
  const awards = turn?.over ? finalAwards(past) : [];
  if (!awards.length) return "";
  const brought = (view.scores ?? []).map((_, player) =>
    awards.reduce((sum, award) => sum + (award.player === player ? award.points : 0), 0),
  );
  return t("replay-final", {
    gains: brought.map((points, player) => `${names[player] ?? ""} ${signed(points)}`).join(", "),
  });
}
