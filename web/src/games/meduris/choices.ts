/** The server's choices, sorted by what they are for. */
import type {
  BuildChoice,
  Choice,
  ExchangeChoice,
  GiveChoice,
  Material,
  MoveWorkerChoice,
  PayChoice,
  RefuseChoice,
} from "./kit";

export type OfferChoice = RefuseChoice | GiveChoice | ExchangeChoice;

export interface Offered {
  builds: BuildChoice[];
  moves: MoveWorkerChoice[];
  chips: Map<number, string>; // by field
  materials: Map<Material, string>; // to take, to return, or where to put a worker
  steps: PayChoice[]; // of a payment
  offers: OfferChoice[];
  others: string[]; // what the board cannot show
}

export function sortChoices(choices: Choice[]): Offered {
  const offered: Offered = {
    builds: [],
    moves: [],
    chips: new Map(),
    materials: new Map(),
    steps: [],
    offers: [],
    others: [],
  };
  for (const choice of choices) {
    switch (choice.do) {
      case "move":
        offered.moves.push(choice);
        break;
      case "hut":
      case "temple":
        offered.builds.push(choice);
        break;
      case "replace":
      case "give":
        offered.steps.push(choice);
        break;
      case "nothing":
      case "offer":
      case "exchange":
        offered.offers.push(choice);
        break;
      case "worker":
      case "take":
      case "return":
        offered.materials.set(choice.material, choice.text);
        break;
      case "chip":
        offered.chips.set(choice.field, choice.text);
        break;
      default:
        offered.others.push(choice.text);
    }
  }
  offered.offers.sort((a, b) => Number(a.do === "nothing") - Number(b.do === "nothing")); // to refuse comes last
  return offered;
}
