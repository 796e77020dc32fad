/** The four phases of a turn, as players know them. */
import type { Phase, View } from "./kit";

export const STAGES = ["cards", "harvest", "meal", "actions"] as const;
export type Stage = (typeof STAGES)[number];

const OF_PHASES: Partial<Record<Phase, Stage>> = {
  ...of("cards", "deal", "card", "square", "facing", "recover", "bank", "find", "keep"),
  ...of("harvest", "harvest", "take", "link", "link-take"),
  ...of("meal", "feed"),
  ...of("actions", "carry", "act", "target", "amount", "cell", "consent", "defend", "loot", "rescue", "form", "seer"),
};

function of(stage: Stage, ...phases: Phase[]): Partial<Record<Phase, Stage>> {
  return Object.fromEntries(phases.map((phase) => [phase, stage]));
}

/** The phase of the turn that is played; what has too little room is sorted out behind meals and within actions. */
export function stageOf({ phase, deciding, actions }: View): Stage | undefined {
  if (phase === "overflow") return actions?.left !== undefined && deciding ? "actions" : "meal";
  if (phase === "deal" && deciding) return "actions"; // a seer looks at the deck
  return OF_PHASES[phase];
}
