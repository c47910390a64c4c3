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
import { isToSomebody, saysPlan } from "./scenario.ts";
import { SENTENCE_END, sentenceAround } from "./sentences.ts";

/** A sentence as an owner reads it. */
export type Told = {
  questionId: string;
  question: string;
  text: string;
  reading: Reading;
  /** An act of one's own with its object, in an English answer. */
  act: string | null;
  /** Whether it may be shown at all, and is read at a glance. */
  isShown: boolean;
  /** Whether it says how long, where or over whom somebody worked. */
  isJob: boolean;
  isPlan: boolean;
  isMishap: boolean;
  /** Whether it tells of the person's own work, and nothing that went wrong. */
  isOwn: boolean;
};

/** Words of what says something by itself, and is read at a glance. */
const FEWEST_WORDS = 7;
const MOST_WORDS = 45;

/** A mishap of one's own: it may be told well, and is no strength. */
const MISHAP =
  /(?<!\p{L})(?:(?:i|we) (?:\p{L}+ )?(?:broke|missed|forgot|messed|dropped|spilled|scratched|got fired)|i (?:was|been|came|got|had|have been|used to be) (?:\p{L}+ )?late|wrote (?:me )?up|my fault|rompi|olvide|(?<!no )falte|se me (?:cayo|olvido|rompio|quebro)|llegue (?:[^ ]+ ){0,3}?tarde)(?!\p{L})/u;
/** Work that is looked for, or isn't there. */
const SEEKS =
  /(?<!\p{L})(?:(?:looking|searching) for|applied (?:at|for|to)|appl(?:y|ied|ying) for|(?:off|out of) work|laid off|unemployed|need (?:a job|work)|busc(?:o|aba|ando)|solicit(?:ud|e|ando)|aplique|(?:necesito|ocupo) (?:trabajo|jale|chamba)|sin (?:trabajo|jale|chamba)|desemplead[oa])(?!\p{L})/u;
/** Work that is no job: chores of one's own house or family, and what volunteers do. */
const NO_JOB =
  /(?<!\p{L})(?:(?:my|our) (?:own )?(?:house|home|place)|mi (?:propia )?casa|at home|(?:clean(?:ed|ing)? for|help(?:ed|ing)?) (?:my )?\[family\]|(?:my|our|the) church|mi iglesia|volunt\p{L}+)(?!\p{L})/u;
/** In English, where every clause has a subject. Spanish verbs say who. */
const OF_ONESELF = /(?<!\p{L})(?:i|im|ive|we|my|our)(?!\p{L})/u;

/** Whether one of two texts is in the other. */
export const overlap = (one: { text: string }, other: { text: string }): boolean =>
  one.text.includes(other.text) || other.text.includes(one.text);

/** An answer, and what a sentence of it is to an owner. */
export type ToldAnswer = ReadAnswer & { told: Told[] };

/** `jobs` are the quotes of facts that say how long, where or over whom somebody worked. */
export function toldAnswer(one: ReadAnswer, jobs: readonly ClaimedQuote[]): ToldAnswer {
  const { questionId, questionText, answerLanguage, sent } = one.answer;
  const words = WORDS[answerLanguage ?? ""];
  const isEnglish = answerLanguage === "en";
  const isNoJob = NO_JOB.test(fold(sent.text));
  // Neither what is protected, an order to the scorer, nor work that one would leave out, which is shown as such.
  const isFit = (text: string) => {
    const [quote] = verifiedQuotes([{ questionId, text }], [one.answer]);
    const length = countWords(text);
    if (!quote || length < FEWEST_WORDS || length > MOST_WORDS) return false;
    return !(refuses(text) || instructsScorer(text) || speaksOfProtected(quote.text));
  };
  /** With the sentence behind it where that counts something: 'We missed 3 visits. The year before it was 19.' */
  const withOutcome = (text: string) => {
    const from = sent.text.indexOf(text);
    const [, next = ""] = sent.text.slice(from + text.length - 1).split(SENTENCE_END);
    const both = sent.text.slice(from, sent.text.indexOf(next, from) + next.length);
    return words && readSentence(next, words).amounts > 0 && isFit(both) ? both : text;
  };
  const judged = (said: Reading): Told => {
    const whole = sentenceAround(said.text, sent.text, isFit);
    const text = MISHAP.test(fold(whole)) ? withOutcome(whole) : whole;
    const reading = text === said.text || !words ? said : readSentence(text, words);
    const { folded } = reading;
    const isUnasked = tellsOfLanguages(text) && !asksForLanguages(questionText);
    const isJob = jobs.some((job) => overlap(job, { text }));
    const isMishap = MISHAP.test(folded);
    const isElse = isMishap || SEEKS.test(folded) || isToSomebody(reading);
    const isOwn = !isElse && !(isNoJob && !NO_JOB.test(folded));
    return {
      questionId,
      question: questionText,
      text,
      reading,
      act: isEnglish ? actIn(text) : null,
      isShown: !isUnasked && isFit(text),
      isJob,
      isPlan: saysPlan(reading, questionText),
      isMishap,
      isOwn: isJob || (isOwn && (!isEnglish || OF_ONESELF.test(folded))),
    };
  };
  return { ...one, told: one.readings.map(judged) };
}
