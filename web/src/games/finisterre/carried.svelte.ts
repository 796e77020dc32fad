/** Whether carried actions are kept without a question, at this browser, until somebody wants to be asked again. */
import { recall, remember } from "../../shared/storage";

const KEY = "oppidum.finisterre.carried";
const KEPT = "kept";

let kept = $state(recall(KEY) === KEPT);

export const carried = {
  get kept() {
    return kept;
  },
  keep(always: boolean): void {
    kept = always;
    remember(KEY, always ? KEPT : "asked");
  },
};
