import type { Metric } from "#lib/domain/evaluation/metrics";
import { words as anyOf } from "./facts/speech.ts";
import { asksForWords, isPromise, putsACase } from "./scenario.ts";
import type { Told } from "./told.ts";

/** Behind the person, or in a row of acts: what they say to somebody. */
const SAYS = anyOf(
  "(?:(?<=^|, |(?<!\\p{L})(?:i|i'd|i'll|we|and|then|just|to|would) )(?:tell|told|call(?:ed)?|text(?:ed)?|ask(?:ed)?|explain(?:ed)?|let (?:\\p{L}+ ){1,3}know|apologized?|warn(?:ed)?|phoned?|talk(?:ed)? to|show(?:ed)? (?:her|him|them)|answer(?:ed)? (?:the |my )?(?:phones?|calls|customers?|clients?)))(?! (?:in|out|me|us|you|back|backs|outs|it)(?!\\p{L}))|(?:digo|dije|llamo|llame|aviso|avise|avisarle|escribo|escribi|explico|explique|pregunto|pregunte|contesto|conteste|contestaba|habl[oe] con)",
);
const CONDUCT = anyOf(
  "sorry|apolog\\p{L}+|(?:my|our) mistake|own it|no excuse|let (?:her|him|them) (?:talk|vent|finish)|(?:not|without|don't) (?:argue|arguing|interrupt|interrupting)|listen(?:ed)?|calm(?:ly)?|polite(?:ly)?|respectful(?:ly)?|with respect|honest|truth|in private|privacy|confidential|gloves|goggles|safety|ppe|disculp\\p{L}*|perdon\\p{L}*|lo siento|respeto|sin (?:gritar|interrumpir\\p{L}*)|escucho|escuche|guantes|gafas|seguridad|privado",
);
const STEADY = anyOf(
  "(?:i|we|am|is|was|were|be|there|open(?:ed)?|finish(?:ed)?|done|always|right) on time|(?:come(?! back)|came(?! back)|leaves?|left|arrived?|there|called|call|started?)(?: [^ ,.]+){0,4} early|never late|(?:had|only|just) (?:one|two) late|late (?:once|twice|(?:one|two|\\p{N}+) times?)|(?:never|not) (?:missed|late)|missed \\p{N}+|(?:the|each|every) night before|alarms?|covered for|as soon as|plan b|back-?up|always finish\\p{L}*|a tiempo|temprano|puntual\\p{L}*|minutos antes|noche anterior|falte",
);
const TROUBLE = anyOf(
  "problems?|broke|died|dead|leak\\p{L}*|sick|behind|no[- ]shows?|missing|complain\\p{L}*|cancel\\p{L}*|ran (?:out|long|over)|wrong|fail(?:ed|ing)|slow|upset|angry|emergency|flat|was out|mistake|problemas?|poncho|queja\\p{L}*|no queda bien|atrasad\\p{L}+|fuga|descompu\\p{L}+|rompio|enoj\\p{L}+",
);
const REASON = anyOf(
  "because(?! of)|so that|so (?:nobody|no one|i can|i could|(?:\\p{L}+ ){1,4}(?:can|could|knows?|hears?|don't|doesn't|does not|do not|won't|not|sees?|sits?|had|has))|(?:goes|ready|be|take|took|do|does|did|check|checked|clean|cleaned|call|called)(?: [^ ,.]+){0,3} first|closest|nearest|soonest|by risk|priorit\\p{L}+|rank\\p{L}*|learned|figured|compar\\p{L}+|measur\\p{L}+|depend\\p{L}+|otherwise|porque|para que|va primero|primero .{3,80} (?:luego|despues|al final)|mas cerca|prioridad|segun|comparo|mido|en vez de",
);

/** Whether an owner who reads a sentence under a metric sees why: a word of the topic alone is none of it. */
export function serves(metric: Metric, one: Told): boolean {
  const { reading, question, isJob, isMishap, isOwn, isPlan } = one;
  const { folded, did, does, said, work, claims, words } = reading;
  // Where or how long somebody worked is experience, and nothing else.
  if (isJob) return metric === "experience";
  if (claims > 1 && did === 0) return false;
  const isMessage = asksForWords(question);
  const isAct = did + does > 0 && isOwn && !isMessage;
  const isSaid = isOwn || isMessage || (putsACase(question) && folded.search(SAYS) === 0);
  switch (metric) {
    case "communication":
      return SAYS.test(folded) && isSaid;
    case "professionalism":
      return CONDUCT.test(folded) && did + does + said > 0 && isSaid;
    case "experience":
      return isAct && !isPlan && did > 0 && work > 0;
    case "reliability":
      return STEADY.test(folded) && (isOwn || isMishap) && !isMessage && !isPromise(reading);
    case "problem_solving":
      return TROUBLE.test(folded) && isAct && (did > 0 || putsACase(question));
    case "cognitive_ability":
      return REASON.test(folded) && isAct && words > 8;
  }
}
