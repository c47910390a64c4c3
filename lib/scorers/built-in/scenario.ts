import type { Reading } from "./reading.ts";

const ASKS_WHAT_ONE_WOULD_DO =
  /(?<!\p{L})(?:what (?:do|would|will) you (?:do|say)|(?:what|whom?|how|where) (?:would|will) you|you would (?:send|say|do|write|tell|text)|what happens next|imagine|suppose|qu[eé] har[ií]as?|qu[eé] (?:haces|hace usted|dices|dice usted)|c[oó]mo (?:l[aeo]s? )?(?:respond|contest|actu|reaccion|resolv|manej|explic|organiz)[aei]r[ií]as?|c[oó]mo har[ií]as?|(?:mandar|enviar|dir|escribir)[ií]as?|imag[ií]n\p{L}+)(?!\p{L})/iu;
/** A first sentence that tells how things stand, and behind it a question, or 'Tell us what you do'. */
const TELLS_A_CASE =
  /^(?!(?:please|tell|describe|think|give|share|explain|walk|talk|name|mention|remember|recall|list|write|we|our|this|por favor|(?:cu[eé]nt|plat[ií](?:c|qu)|expl[ií](?:c|qu)|describ|h[aá]bl[ae]|pi[eé]ns[ae]|comp[aá]rt[ae]|menci[oó]n[ae]|n[oó]mbr[ae]|rec(?:u[eé]|o)rd[ae]|escr[ií]b[ae]|enum[eé]r)\p{L}*|d(?:[aeé]|[ií]\p{L}{2,}|[ae]n?os|[eé]nos)|nosotr[oa]s|nuestr[oa]s?|est[aeo]|\p{L}+[aei]mos)(?!\p{L}))[^.?]+\.”? .*(?:\?|(?:what|everything) you (?:do|say)(?!\p{L}))/isu;
const ASKS_FOR_WORDS =
  /(?<!\p{L})(?:write(?! down)|role[ -]?play|pretend|act out|word for word|(?<=^|[.,:;?!¿¡] ?|(?<!\p{L})(?:y|ahora|favor) )escr[ií]b[aei]\p{L}*|escribir[ií]as?|redact\p{L}+|finge|haz de cuenta)(?!\p{L})/iu;

const WOULD =
  /(?<!\p{L})(?:would|will|i'd|i'll|we'd|we'll|going to|gonna|haria|diria|llamaria|voy a|vamos a)(?!\p{L})/u;
const IF = /(?<!\p{L})(?:should|if|tend to|si)(?!\p{L})/u;
/** Said to a customer in a message, or to the employer. */
const TO_SOMEBODY = /(?<!\p{L})(?:you|your|yours|usted|ustedes)(?!\p{L})/u;
const OF_THEN = /(?<!\p{L})(?:was|were|had|last|yesterday)(?!\p{L})/u;
/** What makes a habit of an act, in a case too. */
const HABIT =
  /(?<!\p{L})(?:(?:every|each) (?:day|morning|afternoon|evening|night|week|month|year|shift|time|\p{L}+day)|always|usually|normally|siempre|cada (?:dia|manana|tarde|noche|semana|mes|vez))(?!\p{L})/iu;
/** Acts that are said alike of today and of yesterday. */
const ALIKE = /(?<!\p{L})(?:put|set|cut|let|split|shut)(?!\p{L})/u;

/** Whether a question puts a case: 'I call the client' in its answer is what somebody would do, and nothing they do. */
export function putsACase(question: string): boolean {
  return ASKS_WHAT_ONE_WOULD_DO.test(question) || TELLS_A_CASE.test(question);
}

/** Whether the answer to a question is a message, or a role that is played: words to somebody, and no account. */
export const asksForWords = (question: string) => ASKS_FOR_WORDS.test(question);

export const isToSomebody = ({ folded }: Reading) => TO_SOMEBODY.test(folded);

/** Whether a sentence says what one would do: its answer's case makes a plan of 'I call', and of any message. */
export function saysPlan(reading: Reading, question: string): boolean {
  const { folded, did, does } = reading;
  const isOfToday = did === 0 || (does >= did && !OF_THEN.test(folded)) || ALIKE.test(folded);
  const isMade = isOfToday || asksForWords(question);
  const isPlanned = putsACase(question) && isMade && !HABIT.test(folded);
  return isPlanned || WOULD.test(folded) || IF.test(folded);
}
