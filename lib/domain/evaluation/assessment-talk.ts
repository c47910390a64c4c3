import { judgedByOthers, saidAtWork, tellsOfDeeds } from "./account.ts";
import { fold } from "./fold.ts";
import * as lists from "./lexicon/assessment-talk.ts";
import { pleadsForScore } from "./pleas.ts";
import { withoutReported } from "./reported.ts";

const expressions = (sources: readonly string[]) =>
  sources.map((source) => new RegExp(source, "u"));
const TALK = expressions(lists.TALK);
const SAID_TO_YOU = expressions(lists.SAID_TO_YOU);
const TOLD_OF_DEEDS = expressions(lists.TOLD_OF_DEEDS);
const PRAISE = expressions(lists.PRAISE);
const OF_THE_CANDIDATE = expressions(lists.OF_THE_CANDIDATE);
const OF_ONESELF =
  /(?<!\p{L})(?:i|i'[mdv]e?|i'll|me|my|we|us|our|yo|mi|mis|nos|nuestr[oa]s?)(?!\p{L})/u;

/** `text` is folded; folding takes the vowel signs from Hindi and Arabic, which are parts of their words. */
function talks(text: string, sentence: string): boolean {
  const spelled = sentence.toLowerCase();
  const found = (patterns: RegExp[]) =>
    patterns.some((pattern) => pattern.test(text) || pattern.test(spelled));
  if (found(TALK)) return true;
  if (found(SAID_TO_YOU) && !saidAtWork(sentence)) return true;
  if (found(OF_THE_CANDIDATE) && !OF_ONESELF.test(text)) return true;
  if (found(TOLD_OF_DEEDS) && !tellsOfDeeds(sentence)) return true;
  return found(PRAISE) && !judgedByOthers(sentence);
}

/**
 * Says whether a sentence speaks of this assessment, and not of work. What it says of the answer, the score or the one
 * who scores is no evidence of anything, whatever it claims, so it earns nothing and takes nothing away. It is no
 * accusation either: the note 'tried to instruct the scorer' is for orders only (injection.ts).
 */
export function talksOfAssessment(sentence: string): boolean {
  const text = fold(sentence).replace(/\s+/g, " ");
  if (pleadsForScore(sentence)) return true;
  if (!talks(text, sentence)) return false;
  const left = withoutReported(text);
  return left === text || talks(left, left);
}
