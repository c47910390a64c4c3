import { verifiedQuotes } from "#lib/domain/evaluation/evidence";
import { asksForLanguages } from "#lib/domain/evaluation/statements/asks-languages";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import type { PreparedAnswer } from "#lib/domain/evaluation/types";
import { fold } from "#lib/domain/text/fold";
import { instructsScorer } from "./injection.ts";
import type { Reading } from "./reading.ts";
import { refuses } from "./refusal.ts";

/** Words below which a sentence says little by itself. */
export const FEWEST_WORDS = 7;

const HYPOTHETICAL =
  /(?<!\p{L})(?:would|should|will|if|i'd|i'll|tend to|going to|haria|diria|si)(?!\p{L})/u;
const TO_SOMEBODY = /(?<!\p{L})(?:you|your|yours|usted|ustedes)(?!\p{L})/u;

/** A mishap of one's own, in folded text: it may be told well, and is no strength. */
const MISHAP =
  /(?<!\p{L})(?:i (?:\p{L}+ )?(?:broke|missed|forgot|messed|dropped|spilled|scratched|got fired)|i (?:was|been|came|got|had|have been) (?:\p{L}+ )?late|wrote me up|my fault|rompi|olvide|falte|se me (?:cayo|olvido|rompio|quebro)|llegue (?:[^ ]+ ){0,3}?tarde)(?!\p{L})/u;

/** Of languages, which count only where the interview asks for them. */
const SPEAKS =
  /(?<!\p{L})(?:speak|spoke|fluent|bilingual|hablo|entiendo|escribo)(?: \p{L}+){0,4} (?:english|spanish|ingl[eé]s|español)(?!\p{L})/iu;

/** Work that is no job: chores of one's own house or family, and what volunteers do. */
const NO_JOB =
  /(?<!\p{L})(?:(?:my|our) (?:own )?(?:house|home|place)|mi (?:propia )?casa|at home|clean(?:ed|ing)? for (?:my )?\[family\]|(?:my|our|the) church|mi iglesia|volunt\p{L}+)(?!\p{L})/u;

/** Whether an answer speaks of work that is no job, and a sentence of it doesn't say so. */
export const hidesNoJob = (sentence: string, answer: string) =>
  NO_JOB.test(fold(answer)) && !NO_JOB.test(fold(sentence));

/** In English, where every clause has a subject. Spanish verbs say who. */
const OF_ONESELF = /(?<!\p{L})(?:i|im|ive|we|my|our)(?!\p{L})/u;

export const isOfOneself = ({ folded }: Reading) => OF_ONESELF.test(folded);
export const isMishap = ({ folded }: Reading) => MISHAP.test(folded);
export const isHypothetical = ({ folded }: Reading) => HYPOTHETICAL.test(folded);
/** Said to a customer in a message, or to the employer. */
export const isToSomebody = ({ folded }: Reading) => TO_SOMEBODY.test(folded);

/** Whether a sentence of an answer may be chosen, as it was said: masks hide what is protected from a scorer. */
export type Showable = (sentence: { questionId: string; text: string }) => boolean;

/**
 * Neither a few empty words, nor what is protected, an order to the scorer, or work that somebody would leave out: that
 * is shown as such, and never for them.
 */
export function showableOf(answers: readonly PreparedAnswer[]): Showable {
  return (sentence) => {
    const asked = answers.find(({ questionId }) => questionId === sentence.questionId);
    const isUnasked = SPEAKS.test(sentence.text) && !asksForLanguages(asked?.questionText ?? "");
    const [quote] = verifiedQuotes([sentence], answers);
    if (!quote || isUnasked || refuses(sentence.text) || instructsScorer(sentence.text))
      return false;
    return !speaksOfProtected(quote.text);
  };
}
