const ASKS_WHAT_ONE_WOULD_DO =
  /(?<!\p{L})(?:what (?:do|would|will) you (?:do|say)|(?:what|whom?|how|where) (?:would|will) you|you would (?:send|say|do|write|tell|text)|what happens next|imagine|suppose|qu[eé] har[ií]as?|qu[eé] haces|c[oó]mo har[ií]as?|imag[ií]n\p{L}+)(?!\p{L})/iu;
/** A first sentence that tells how things stand, and a question behind it: 'A client is angry. How do you answer?' */
const TELLS_A_CASE =
  /^(?!(?:please|tell|describe|think|give|share|explain|walk|talk|name|write|we|our|this|cu[eé]nt\p{L}*|d[ií]\p{L}{2,}|describ\p{L}*)(?!\p{L}))[^.?]+\. .*\?/isu;

/** Whether a question puts a case: 'I call the client' in its answer is what somebody would do, and nothing they do. */
export function putsACase(question: string): boolean {
  return ASKS_WHAT_ONE_WOULD_DO.test(question) || TELLS_A_CASE.test(question);
}
