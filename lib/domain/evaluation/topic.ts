import { asksSomething } from "./asides.ts";
import { withoutBoasts } from "./boasts.ts";
import { distinctHits, fold, phrases } from "./fold.ts";
import { CUES } from "./lexicon/cues.ts";
import { LEISURE, NO_IDEA, SPEECH, WORK } from "./lexicon/signals.ts";
import { readSentence } from "./reading.ts";
import { type Sentence, splitSentences } from "./sentences.ts";
import { inFull } from "./spelling.ts";
import { NAMES_THE_READER } from "./to-the-reader.ts";
import { isVerb } from "./verbs.ts";
import { countWords } from "./words.ts";

const work = phrases(WORK);
const leisure = phrases(LEISURE);
const noIdea = new RegExp(`^\\W*(?:well|um|uh|honestly|pues|eh)?\\W*(?:${NO_IDEA.join("|")})\\b`);
const trade = phrases([...CUES.experience, ...CUES.problem_solving, ...CUES.professionalism]);
const punctuality = phrases(CUES.reliability);

/** Words of work; where the question is about being on time, 'a ride' is one too. */
function wordsOfWork(question: string, words: string): number {
  const aboutTime = distinctHits(fold(question), punctuality) >= 2;
  return (
    distinctHits(words, work) +
    distinctHits(words, trade) +
    (aboutTime ? distinctHits(words, punctuality) : 0)
  );
}

const COMMON = new Set([
  "tell",
  "about",
  "time",
  "when",
  "what",
  "would",
  "your",
  "have",
  "with",
  "this",
  "that",
  "describe",
  "please",
  "could",
  "como",
  "cuando",
  "cual",
  "sobre",
  "usted",
  "para",
  "haria",
  "cuente",
  "describa",
  "look",
  "looks",
  "example",
  "ejemplo",
  "favorite",
  "best",
]);

function stems(text: string): Set<string> {
  return new Set(
    (fold(text).match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.slice(0, 5)),
  );
}

const speech = phrases(SPEECH);

/** Things done, but for talking, in sentences that don't turn to the reader: those happen in any story. */
function deeds(sentence: Sentence): number {
  const { acts, amounts, folded, rule } = readSentence(sentence);
  if (NAMES_THE_READER.test(folded)) return 0;
  const told = amounts > 0 ? 0 : distinctHits(folded, speech);
  return Math.max(rule ? 1 : 0, acts - told);
}

/** Whether a sentence says more than a question, thanks or talk of this job's terms. */
function saysSomething(sentence: Sentence): boolean {
  const { bound, aside, folded } = readSentence(sentence);
  return !asksSomething(folded) && (bound || !aside);
}

/**
 * Why an English or Spanish answer says nothing about its question or about work, or null. Cautious: one word of work
 * is enough, or one thing done, or two words that the question holds too. What somebody asks is no answer.
 */
export function offTopicReason(question: string, answer: string): string | null {
  const folded = fold(answer);
  const sentences = splitSentences(answer).map(withoutBoasts);
  const done = sentences.some((sentence) => deeds(sentence) > 0);
  if (noIdea.test(folded) && (countWords(folded) < 15 || !done)) {
    return "the candidate said they had no answer";
  }
  const told = sentences.filter(saysSomething);
  if (told.length === 0)
    return "the answer has only questions, thanks or job terms, and nothing about work";
  const words = told.map(({ text }) => inFull(fold(text), isVerb)).join(" ");
  const asked = stems(question);
  const shared = [...stems(words)].filter((stem) => asked.has(stem)).length;
  const aboutWork =
    wordsOfWork(question, words) + told.reduce((sum, sentence) => sum + deeds(sentence), 0);
  const aboutLeisure = distinctHits(words, leisure);
  const lost = (aboutWork === 0 && shared < 2) || aboutLeisure > aboutWork + shared;
  return lost ? "the answer isn't about the question" : null;
}
