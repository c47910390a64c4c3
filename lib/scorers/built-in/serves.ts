import type { Metric } from "#lib/domain/evaluation/metrics";
import { words as anyOf } from "./facts/speech.ts";
import { asksForWords, putsACase } from "./scenario.ts";
import type { Told } from "./told.ts";

/** Who is told something at work; 'her' is masked. */
const SOMEBODY =
  "(?:her|him|them|\\[\\p{L}+\\]|(?:[^ ,.]+ ){0,3}?(?:people|every(?:one|body)|clients?|customers?|guests?|tenants?|patients?|residents?|parents?|famil(?:y|ies)|callers?|boss|managers?|supervisors?|leads?|owners?|office|dispatch\\p{L}*|desk|crews?|teams?|staff|partners?|co-?workers?|drivers?|techs?|cleaners?|housekeepers?|nurses?|cooks?|chefs?|servers?|guys?|girls?|lady|ladies|m[ae]n|wom[ae]n|persons?|volunteers?|foreman|inspector|neighbors?|person at \\p{L}+))";
/** Somebody told, asked, listened to or answered, with what was said: a call alone is a step like any other. */
const TELLS = anyOf(
  `(?:(?<=^|, |(?<!\\p{L})(?:i|i'd|i'll|we|and|then|just|to|would) )(?:(?:tell|told|warn(?:ed)?|show(?:ed)?|listen(?:ed)? to|talk(?:ed)? (?:to|with)) ${SOMEBODY}(?! to (?:calm|relax|leave(?! (?:it|them|his|her|their|me)(?!\\p{L}))|shut|get out|go away))|let ${SOMEBODY} know|explain(?:ed)?(?! to me)|apologized?|ask(?:ed)? ${SOMEBODY} (?:to (?:show|help|explain|tell|check)|what|which|who|where|when|how|why|if (?!\\p{L}+ can))|answer(?:ed)? (?:the |my )?(?:phones?|calls|customers?|clients?)|(?:call|text|phone|e-?mail|ring)(?:ed)?(?: \\([^)]{1,20}\\))? ${SOMEBODY}[^.]{0,40}? (?:with|when|that|before|ahead|tell|told|say|said|ask|asked|offer|offered|give|gave)))|(?<!(?:^|[^\\p{L}])(?:no|nunca|ni|sin|me|nos)(?: (?:l[aeo]s?|se))* )(?:(?:les?|se l[ao]s?) digo|digo(?= (?:al?|la verdad|lo que)(?!\\p{L}))|dije|avise?|avisarle|explico|explique|pregunto|pregunte|les? escrib[oi]|contest(?:o|e|aba)|habl[oe] con|l[ao]s? escuch[oe])`,
);
const CONDUCT = anyOf(
  "sorry|apolog\\p{L}+|(?:my|our) mistake|i own it|no excuse|let [^ ]+ (?:talk|vent|finish)|(?:not|without|don't) (?:argue|arguing|interrupt|interrupting)|listen(?:ed)?|calm(?:ly)?|polite(?:ly)?|respectful(?:ly)?|with respect|honest|truth|in private|privacy|confidential|gloves|goggles|safety|ppe|disculp\\p{L}*|perdon\\p{L}*|lo siento|respeto|sin (?:gritar|interrumpir\\p{L}*)|escucho|escuche|guantes|gafas|seguridad|privado",
);
/** What somebody demands of a customer is no conduct of their own. */
const DEMANDS =
  /(?<!\p{L})(?:tell|told) (?:him|her|them|\[\p{L}+\]|(?:[^ ,.]+ ){0,2}(?:customers?|clients?|guests?|callers?|lady|man|guy)) to(?: (?!because |so )[^ ,.]+){1,6}/gu;
const SOMEWHERE = anyOf("at (?:an?|the|my|our)|in an?|en una?");
/** Oneself, with up to some words that don't deny what comes: 'I was not always on time'. */
const I = "(?:i|i'm|im|i've|ive|i'd|we|we're|we've)(?: (?!(?:not|never|left|[^ ,.]+n't) )[^ ,.]+)";
const HABIT = "(?:always|every (?:day|morning|night|shift))";
/** A record of showing up, or a habit of it. */
const SHOWS_UP = anyOf(
  `never (?:been |once )?late|(?:never|not) missed|had (?:only |just )?(?:one|two|three) late(?! \\p{L}+s)|late (?:once|twice|(?:one|two|\\p{N}+) times?)(?! (?:an?|per|every|each) )|missed (?:one|two|\\p{N}+)|(?:${I}{0,4} ${HABIT}|${HABIT} (?:[^ ,.]+ ){0,3}?(?:i|we))(?: [^ ,.]+){0,4} (?:on time|early|finish\\p{L}*|open\\p{L}*)|${I}{0,6} (?:come|came|arrived?|get|got|be|been|there|work|start(?:ed)?|(?:leave|left) (?:my |the )?(?:home|house))(?: (?!left )[^ ,.]+){0,4} min(?:utes?)? early|${I}{0,4} leave (?:[^ ,.]+ ){0,3}early (?:in case|to (?:get|be)|so)|${I}{0,6} covered for(?! (?:me|us)(?!\\p{L}))|falte|nunca (?:falt\\p{L}+|llego tarde)|(?<!(?:me (?:iba|voy|fui)|sal(?:go|ia|i)(?! de (?:mi |la )?casa))(?: [^ ,.]+){0,4} )minutos antes|(?<!no )siempre (?:(?:llego|llegue)(?!(?: [^ ,.]+){0,2} tarde)|termin\\p{L}+|avis\\p{L}+)`,
);
const TROUBLE = anyOf(
  "(?<!(?:some(?:thing|one|body)|what) (?:is |was |ran |goes |went )?|(?:not a|no|any|sin) )(?:problems?|broke|died|dead|leak\\p{L}*|sick|(?:got|was|were|are|fell) behind|no[- ]shows?|missing|complain\\p{L}*|cancel\\p{L}*|ran (?:out|long|over)|wrong|fail(?:ed|ing)|slow|upset|angry|emergency|flat|(?:was|were) out|mistake|problemas?|poncho|queja\\p{L}*|no queda bien|atrasad\\p{L}+|fuga|descompu\\p{L}+|rompio|enoj\\p{L}+)",
);
/** Where what went wrong and what was done about it meet. */
const MEETS = /[,.;:] |(?<!\p{L})(?:so|and|when|if|then|until|y|cuando|si|luego) /u;
/** A cause, what is kept from happening, or what goes first and by what. */
const REASON = anyOf(
  "because(?! of)|otherwise|so (?:that )?(?:nobody|no one|(?!i )(?:\\p{L}+ ){1,4}(?:don't|doesn't|does not|do not|won't|wouldn't|isn't|wasn't|never)|(?:\\p{L}+ ){1,9}without)|must be \\p{L}+ first|closest|nearest|soonest|by risk|priorit\\p{L}+|rank\\p{L}*|(?:learned|figured|noticed|realized)(?: out)? (?:that|how|why)|compar\\p{L}+|measur\\p{L}+|porque|para que no|(?:va|van) primero|mas cerca|prioridad|segun|comparo|mido|en vez de",
);

/** Whether an owner who reads a sentence under a metric sees it there: a word of the topic is none of it, nor is a step. */
export function serves(metric: Metric, one: Told): boolean {
  const { reading, question, isJob, isMishap, isOwn, isPlan } = one;
  const { folded, did, does, said, work, amounts, claims, words } = reading;
  // Where or how long somebody worked is experience, or a record of it.
  if (isJob && metric !== "reliability") return metric === "experience";
  if (claims > 1 && did === 0) return false;
  const isMessage = asksForWords(question);
  const isAct = did + does > 0 && isOwn && !isMessage;
  const isPlaced = amounts > 0 || SOMEWHERE.test(folded);
  const isSaid = isOwn || isMessage || (putsACase(question) && folded.search(TELLS) === 0);
  switch (metric) {
    case "communication":
      return TELLS.test(folded) && isSaid;
    case "professionalism":
      return CONDUCT.test(folded.replace(DEMANDS, "")) && did + does + said > 0 && isSaid;
    case "experience":
      return isAct && !isPlan && did > 0 && work > 0 && said === 0 && isPlaced;
    case "reliability":
      return SHOWS_UP.test(folded) && (isOwn || isMishap);
    case "problem_solving":
      return (
        TROUBLE.test(folded) && MEETS.test(folded) && isAct && (did > 0 || putsACase(question))
      );
    case "cognitive_ability":
      return REASON.test(folded) && isAct && words > 8 && said === 0;
  }
}
