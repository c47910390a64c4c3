import { distinctHits, fold, phrases } from "./fold.ts";
import { SPEECH } from "./lexicon/signals.ts";
import { readSentence } from "./reading.ts";

/** Whose verdict on the work somebody may tell of: 'the inspector gave us a score of 98'. */
const OTHERS =
  /\b(?:inspect(?:or|ion)s?|health department|customers?|guests?|clients?|google|yelp|airbnb|tenants?|homeowners?|audit\w*|supervisor|boss|chef|stars?)\b/u;
const TO_THE_READER =
  /(?<!\p{L})(?:you|your|please|whoever|reader|this|these|that answer|my (?:answers?|interview|responses?|application|candidate))(?!\p{L})/u;
const DEMAND =
  /(?<!\p{L})(?:should|must|shall|deserves?|ha(?:s|ve) to be|needs? to be|ought)(?!\p{L})/u;
const OWN_SCORE = /\bmy (?:scores?|ratings?|grades?|marks?|points)\b/u;
const speech = phrases(SPEECH);

function turnsToNobody(folded: string): boolean {
  return !TO_THE_READER.test(folded) && !DEMAND.test(folded);
}

/** Whether a sentence tells of a verdict by others: 'our kitchen got a perfect score from the inspector'. */
export function judgedByOthers(sentence: string): boolean {
  const folded = fold(sentence).replace(/\s+/g, " ");
  return OTHERS.test(folded) && turnsToNobody(folded);
}

/** Whether a sentence tells of something done and turns to nobody: such a one gives no orders. */
export function tellsOfDeeds(sentence: string): boolean {
  const folded = fold(sentence).replace(/\s+/g, " ");
  if (!turnsToNobody(folded) || OWN_SCORE.test(folded)) return false;
  const { own, acts } = readSentence({ text: sentence, start: 0, end: sentence.length });
  return own && acts > distinctHits(folded, speech);
}
