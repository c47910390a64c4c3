import { verifiedQuotes } from "#lib/domain/evaluation/evidence";
import type { ClaimedQuote } from "#lib/domain/evaluation/quote";
import { asksForLanguages } from "#lib/domain/evaluation/statements/asks-languages";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { tellsOfLanguages } from "#lib/domain/evaluation/statements/tells-languages";
import { countWords } from "#lib/domain/evaluation/words";
import { fold } from "#lib/domain/text/fold";
import { actIn } from "./act.ts";
import { type ReadAnswer, WORDS } from "./answer.ts";
import { instructsScorer } from "./injection.ts";
import { type Reading, readSentence } from "./reading.ts";
import { refuses } from "./refusal.ts";
import { putsACase } from "./scenario.ts";
import { sentenceAround } from "./sentences.ts";

/** A sentence as an owner reads it. */
export type Told = {
  questionId: string;
  text: string;
  reading: Reading;
  /** An act of one's own with its object, in an English answer. */
  act: string | null;
  /** Whether it may be shown at all, and is read at a glance. */
  isShown: boolean;
  isShort: boolean;
  /** Whether it says how long, where or over whom somebody worked. */
  isJob: boolean;
  isPlan: boolean;
  isMishap: boolean;
  /** Whether it tells of the person's own work, and nothing that went wrong. */
  isOwn: boolean;
};

/** Words of a sentence that says something by itself, and that one reads at a glance. */
const LENGTH = { fewest: 7, most: 45 };

const HYPOTHETICAL =
  /(?<!\p{L})(?:would|should|will|if|i'd|i'll|tend to|going to|haria|diria|si)(?!\p{L})/u;
/** Said to a customer in a message, or to the employer. */
const TO_SOMEBODY = /(?<!\p{L})(?:you|your|yours|usted|ustedes)(?!\p{L})/u;
const ASKS_TO_WRITE = /(?<!\p{L})(?:write|escrib\p{L}+)(?!\p{L})/iu;
const OF_THEN = /(?<!\p{L})(?:was|were|had|last|yesterday)(?!\p{L})/u;
/** Acts that are said alike of today and of yesterday. */
const ALIKE = /(?<!\p{L})(?:put|set|cut|let|split|shut)(?!\p{L})/u;

/** A mishap of one's own: it may be told well, and is no strength. */
const MISHAP =
  /(?<!\p{L})(?:(?:i|we) (?:\p{L}+ )?(?:broke|missed|forgot|messed|dropped|spilled|scratched|got fired)|i (?:was|been|came|got|had|have been|used to be) (?:\p{L}+ )?late|wrote (?:me )?up|my fault|rompi|olvide|(?<!no )falte|se me (?:cayo|olvido|rompio|quebro)|llegue (?:[^ ]+ ){0,3}?tarde)(?!\p{L})/u;
/** Work that is no job: chores of one's own house or family, and what volunteers do. */
const NO_JOB =
  /(?<!\p{L})(?:(?:my|our) (?:own )?(?:house|home|place)|mi (?:propia )?casa|at home|clean(?:ed|ing)? for (?:my )?\[family\]|(?:my|our|the) church|mi iglesia|volunt\p{L}+)(?!\p{L})/u;
/** In English, where every clause has a subject. Spanish verbs say who. */
const OF_ONESELF = /(?<!\p{L})(?:i|im|ive|we|my|our)(?!\p{L})/u;

/** Whether a sentence says what one would do: its answer's case makes a plan of 'I call', and of any message. */
function saysPlan({ folded, did, does }: Reading, question: string): boolean {
  const isOfToday = did === 0 || (does >= did && !OF_THEN.test(folded)) || ALIKE.test(folded);
  const isMade = isOfToday || TO_SOMEBODY.test(folded) || ASKS_TO_WRITE.test(question);
  return HYPOTHETICAL.test(folded) || (putsACase(question) && isMade);
}

/** An answer, and what a sentence of it is to an owner. */
export type ToldAnswer = ReadAnswer & { tell: (reading: Reading) => Told };

/** `jobs` are the quotes of facts that say how long, where or over whom somebody worked. */
export function toldAnswer(one: ReadAnswer, jobs: readonly ClaimedQuote[]): ToldAnswer {
  const { questionId, questionText, answerLanguage, sent } = one.answer;
  const words = WORDS[answerLanguage ?? ""];
  const isEnglish = answerLanguage === "en";
  const isNoJob = NO_JOB.test(fold(sent.text));
  const isShort = (text: string) => {
    const length = countWords(text);
    return length >= LENGTH.fewest && length <= LENGTH.most;
  };
  // Neither what is protected, an order to the scorer, nor work that one would leave out, which is shown as such.
  const mayBeShown = (text: string) => {
    const [quote] = verifiedQuotes([{ questionId, text }], [one.answer]);
    if (!quote || refuses(text) || instructsScorer(text)) return false;
    return !speaksOfProtected(quote.text);
  };
  const isFit = (text: string) => isShort(text) && mayBeShown(text);
  const judged = (said: Reading): Told => {
    const text = sentenceAround(said.text, sent.text, isFit);
    const reading = text === said.text || !words ? said : readSentence(text, words);
    const { folded } = reading;
    const isUnasked = tellsOfLanguages(text) && !asksForLanguages(questionText);
    const isJob = jobs.some((job) => text.includes(job.text) || job.text.includes(text));
    const isMishap = MISHAP.test(folded);
    const isElse = isMishap || TO_SOMEBODY.test(folded);
    const isOwn = !isElse && !(isNoJob && !NO_JOB.test(folded));
    return {
      questionId,
      text,
      reading,
      act: isEnglish ? actIn(text, putsACase(questionText)) : null,
      isShown: !isUnasked && mayBeShown(text),
      isShort: isShort(text),
      isJob,
      isPlan: saysPlan(reading, questionText),
      isMishap,
      isOwn: isJob || (isOwn && (!isEnglish || OF_ONESELF.test(folded))),
    };
  };
  const known = new Map<Reading, Told>();
  const tell = (reading: Reading) => {
    const told = known.get(reading) ?? judged(reading);
    known.set(reading, told);
    return told;
  };
  return { ...one, tell };
}
