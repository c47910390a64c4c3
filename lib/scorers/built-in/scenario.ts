import type { Reading } from "./reading.ts";
import { isHypothetical, isToSomebody } from "./showable.ts";

const ASKS_WHAT_ONE_WOULD_DO =
  /(?<!\p{L})(?:what (?:do|would|will) you (?:do|say)|(?:what|whom?|how|where) (?:would|will) you|you would (?:send|say|do|write|tell|text)|what happens next|imagine|suppose|qu[eé] har[ií]as?|qu[eé] haces|c[oó]mo har[ií]as?|imag[ií]n\p{L}+)(?!\p{L})/iu;
/** A first sentence that tells how things stand, and a question behind it: 'A client is angry. How do you answer?' */
const TELLS_A_CASE =
  /^(?!(?:please|tell|describe|think|give|share|explain|walk|talk|name|write|we|our|this|cu[eé]nt\p{L}*|d[ií]\p{L}{2,}|describ\p{L}*)(?!\p{L}))[^.?]+\. .*\?/isu;

/** Whether a question puts a case: 'I call the client' in its answer is what somebody would do, and nothing they do. */
export function putsACase(question: string): boolean {
  return ASKS_WHAT_ONE_WOULD_DO.test(question) || TELLS_A_CASE.test(question);
}

const ASKS_TO_WRITE = /(?<!\p{L})(?:write|escrib\p{L}+)(?!\p{L})/iu;

/** Acts that are said alike of today and of yesterday. */
const ALIKE = /(?<!\p{L})(?:put|set|cut|let|split|shut)(?!\p{L})/u;

/** Whether a sentence says what somebody would do: its answer's case makes a plan of 'I call', and of any message. */
export function isPlan(reading: Reading, question: string): boolean {
  const { did, does, folded } = reading;
  const isOfToday = did === 0 || does > did || ALIKE.test(folded);
  const isMade = isOfToday || isToSomebody(reading) || ASKS_TO_WRITE.test(question);
  return isHypothetical(reading) || (putsACase(question) && isMade);
}
