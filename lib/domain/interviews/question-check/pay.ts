/** What somebody earns or earned, in its many words; never what they expect, nor what customers pay. */
const WAGE =
  "(?:salary|wages?|pay|hourly rate|pay rate|rate of pay|income|earnings|take-home|pay ?check|compensation)";
const EARLIER = "(?:current|previous|last|past|prior|present|former|recent)";
const JOB =
  "(?:they|(?:your|that) (?:\\w+ )?(?:job|employer|boss|company|position|place|work|role|restaurant))";

export const PAY = {
  english: [
    new RegExp(
      `\\b${EARLIER} (?:\\w+ )?(?:salary|wages?|earnings|hourly rate|hourly pay|pay rate|rate of pay|rate(?= ?(?:[?.,]|$))|income|pay ?stubs?|pay ?checks?|w-?2s?)\\b`,
    ),
    new RegExp(`\\byour (?:${EARLIER}|old) pay\\b`),
    /\b(?:salary|pay|wage) history\b|\byour (?:pay ?stubs?|w-?2s?)\b/,
    new RegExp(`\\b(?:what|how much|how high) (?:was|were) your (?:[\\w-]+ ){0,2}?${WAGE}\\b`),
    /\bhow much per (?:hour|week|month) (?:did|do|were|are) you\b|\b(?:what|how much)(?: money)? (?:did|do|were|are) you (?:(?:currently|now|usually|normally|get|getting|being) )*(?:earn|earning|paid)\b/,
    /\bhow much(?: money)? (?:did|do|were|are) you (?:currently |now |usually )?(?:make|making)\b(?! (?:of|sure|for)\b)/,
    /\bwhat (?:did|do|were|are) you (?:currently |now )?(?:make|making)(?: (?:per|an? (?:hour|day|week|month|year)|at (?:your|that|the)|there|now|before|hourly)\b| ?(?:\?|$))/,
    new RegExp(
      `\\b(?:what|how much)(?: money)? (?:did|does|do|were|was|is) ${JOB} (?:\\w+ )?(?:pay|paying)\\b(?! (?:for|attention)\\b)`,
    ),
    /\bwhat (?:compensation|bonus|salary|pay|wages?|hourly rate|tips) (?:did|were|do|are) you (?:get|receive|earn|make|paid|getting|receiving|earning|making)\b/,
  ],
  spanish: [
    /\b(?:salario|sueldo|pago|paga)(?: por hora| mensual)? (?:actual|anterior|pasad[oa]|previ[oa])\b|\bultim[oa] (?:salario|sueldo|pago|paga)\b/,
    /\b(?:cual|que|cuanto) (?:era|fue|es) (?:tu|su) (?:salario|sueldo|paga)\b|\bque (?:salario|sueldo|paga) (?:tenias|tenia|ganabas|ganaba)\b|\bhistorial (?:salarial|de (?:salarios?|sueldos?))\b/,
    /\bcuanto (?:ganas|ganabas|gana usted|ganaba|ganaste|gano|cobrabas|cobraba|cobraste)\b/,
    /\bcuanto (?:te|le) (?:paga|pagan|pagaba|pagaban|pagaron|pago)\b/,
  ],
} as const;
