import { countWords, distinctHits, fold, phrases } from "./fold.ts";
import { LEISURE, NO_IDEA, WORK } from "./lexicon/signals.ts";
import { readSentence } from "./reading.ts";
import { splitSentences } from "./sentences.ts";

const work = phrases(WORK);
const leisure = phrases(LEISURE);
const noIdea = new RegExp(`^\\W*(?:well|um|uh|honestly|pues|eh)?\\W*(?:${NO_IDEA.join("|")})\\b`);
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

/** Why an English or Spanish answer says nothing about its question or about work, or null. Cautious. */
export function offTopicReason(question: string, answer: string): string | null {
  const folded = fold(answer);
  if (countWords(folded) < 15 && noIdea.test(folded)) return "it says that there is no answer";
  const asked = stems(question);
  const shared = [...stems(answer)].filter((stem) => asked.has(stem)).length;
  const acts = splitSentences(answer).reduce(
    (sum, sentence) => sum + readSentence(sentence).acts,
    0,
  );
  const aboutWork = distinctHits(folded, work) + acts;
  const aboutLeisure = distinctHits(folded, leisure);
  const lost = aboutWork + shared === 0 || aboutLeisure > aboutWork + shared;
  return lost ? "it is not about the question" : null;
}
