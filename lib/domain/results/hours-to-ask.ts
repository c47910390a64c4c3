import type { StatementSource } from "../evaluation/statements/statement.ts";
import { type HoursFit, hoursFit, outsideWeek } from "../room/availability.ts";
import { hoursInWords } from "../room/hours.ts";
import { hasHours, namedHours } from "../room/named-hours.ts";
import type { StatementView } from "./result-detail.ts";

/** The must-haves about hours that a person said yes to, and that the week they marked does not have. */
function unlikeWeek(week: string | null, yesTo: readonly string[]): string[] {
  if (week === null) return [];
  return yesTo.filter((mustHave) => {
    const hours = namedHours(mustHave);
    return hours !== null && !hasHours(week, hours);
  });
}

/** How a person's week meets the shift, and what they said yes to. */
export function fitOf(
  week: string | null,
  shift: string | null,
  yesTo: readonly string[],
): HoursFit | null {
  return unlikeWeek(week, yesTo).length > 0 ? "ask" : hoursFit(week, shift);
}

/**
 * What to ask about hours: a must-have that the person's week is unlike, or else what of the interview's shift is outside
 * that week, or all of it if they marked none. It is compared when it is shown, as the shift may change, and says nothing
 * of the person.
 */
export function hoursToAsk(
  week: string | null,
  shift: string | null,
  yesTo: readonly string[],
): StatementView[] {
  const marked = hoursInWords(week) ?? "no hours";
  const unlike = unlikeWeek(week, yesTo).map((mustHave) =>
    toAsk("must_have", `“${mustHave}” was answered Yes, and the week grid says: ${marked}`),
  );
  if (unlike.length > 0) return unlike;
  const fit = hoursFit(week, shift);
  if (fit === "ask") return [toAsk("week_grid", `The shift: ${hoursInWords(shift)}`)];
  if (fit !== "part") return [];
  return [toAsk("week_grid", `The rest of the shift: ${hoursInWords(outsideWeek(shift, week))}`)];
}

function toAsk(kind: StatementSource["kind"], text: string): StatementView {
  const source = { kind, questionId: null };
  return { kind: "to_check", metric: null, fact: null, text, quotes: [], source };
}
