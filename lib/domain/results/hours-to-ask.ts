import { hoursFit } from "../room/availability.ts";
import { hoursInWords } from "../room/hours.ts";
import type { StatementView } from "./result-detail.ts";

/**
 * What to ask if a person's week does not meet the shift of the interview, or they marked none: one item, or nothing. It
 * is compared when it is shown, as the shift may change, and says nothing of the person.
 */
export function hoursToAsk(week: string | null, shift: string | null): StatementView[] {
  const hours = hoursInWords(shift);
  if (hours === null || hoursFit(week, shift) !== "ask") return [];
  const source = { kind: "week_grid", questionId: null } as const;
  return [
    { kind: "to_check", metric: null, fact: null, text: `The shift: ${hours}`, quotes: [], source },
  ];
}
