/** The server's choices, sorted by what they are for. */
import type { Choice } from "../../shared/types";
import type { Amounts, Material } from "./kit";

export interface Build {
  text: string;
  do: "hut" | "temple";
  field: number;
  exchange: boolean; // the payment will be asked step by step
  cost: Amounts;
}

export interface Move {
  text: string;
  from: Material;
  height: number; // from 1
  to: Material;
}

export interface Sized {
  text: string;
  material: Material;
  amount: number;
}

export interface Offer {
  text: string;
  gain: number;
}

export interface Offered {
  builds: Build[];
  moves: Move[];
  chips: Map<number, string>; // by field
  materials: Map<Material, string>; // to take, to return, or where to put a worker
  steps: Sized[]; // of a payment
  offers: Offer[];
  others: string[]; // what the board cannot show
}

export function sortChoices(choices: Choice[]): Offered {
  const offered: Offered = { builds: [], moves: [], chips: new Map(), materials: new Map(), steps: [], offers: [], others: [] };
  for (const choice of choices) {
    const { text } = choice;
    if (choice.do === "move") offered.moves.push(choice as unknown as Move);
    else if (choice.do === "hut" || choice.do === "temple") offered.builds.push(choice as unknown as Build);
    else if (typeof choice.amount === "number") offered.steps.push(choice as unknown as Sized);
    else if (typeof choice.gain === "number") offered.offers.push(choice as unknown as Offer);
    else if (typeof choice.material === "string") offered.materials.set(choice.material as Material, text);
    else if (typeof choice.field === "number") offered.chips.set(choice.field, text);
    else offered.others.push(text);
  }
  offered.offers.sort((a, b) => Number(a.text === "nothing") - Number(b.text === "nothing")); // to refuse comes last
  return offered;
}
