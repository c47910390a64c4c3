import { withoutBoasts } from "./boasts.ts";
import { withRanges } from "./ranges.ts";
import { splitSentences } from "./sentences.ts";
import { offTopicReason } from "./topic.ts";
import type { PreparedAnswer } from "./types.ts";
import { countWords, wordsOf } from "./words.ts";

/** Words without orders to the scorer that an answer needs before anyone may score it. */
export const FEWEST_WORDS = 6;
/** Confidence of speech recognition below which a transcript is not believed. */
export const LOWEST_CONFIDENCE = 0.45;

const NOTHING_SAID: Record<string, string> = {
  no_answer: "no answer was given",
  no_speech: "no speech was recognized",
  no_speech_to_text: "no speech-to-text is configured",
  unreadable: "the recording could not be read",
};

/** Takes the ranges that get no credit out of a sent text. */
export function creditable(answer: Pick<PreparedAnswer, "sent" | "noCredit">): string {
  return withRanges(answer.sent.text, answer.noCredit, () => "");
}

/** Why an answer is below the no-signal floor whatever the scorer, or null. */
export function floorReason(answer: Omit<PreparedAnswer, "floor">): string | null {
  if (answer.state !== "answered") return NOTHING_SAID[answer.state] ?? "no answer was given";
  const said = countWords(answer.sent.text);
  if (said === 0) return "no answer was given";
  if (answer.confidence !== null && answer.confidence < LOWEST_CONFIDENCE) {
    return "the recording could not be understood well enough";
  }
  const left = countWords(creditable(answer));
  if (left < FEWEST_WORDS && answer.noCredit.length > 0) {
    return answer.noCredit.some(({ order }) => order)
      ? "it says nothing but orders to the scorer"
      : "it speaks of this interview only, not of work";
  }
  if (left < FEWEST_WORDS) return `only ${said} ${said === 1 ? "word was" : "words were"} said`;
  const beside = splitSentences(creditable(answer)).map(({ text, ...place }) =>
    countWords(withoutBoasts({ text, ...place }).text),
  );
  if (beside.reduce((sum, words) => sum + words, 0) < FEWEST_WORDS)
    return "it praises oneself and tells of no work";
  const vocabulary = new Set(wordsOf(creditable(answer).toLowerCase()));
  if (vocabulary.size < 4) return "the same few words are repeated";
  const readable = answer.answerLanguage === "en" || answer.answerLanguage === "es";
  return readable ? offTopicReason(answer.questionText, creditable(answer)) : null;
}
