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
  no_speech: "no speech was heard",
  no_speech_to_text: "no speech-to-text service is connected",
  unreadable: "the recording couldn't be played",
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
    return "the recording wasn't clear enough to understand";
  }
  const left = countWords(creditable(answer));
  if (left < FEWEST_WORDS && answer.noCredit.length > 0) {
    return answer.noCredit.some(({ order }) => order)
      ? "the answer only tells the scorer how to score"
      : "the answer is only about this interview, not about work";
  }
  if (left < FEWEST_WORDS)
    return `the answer is only ${said} ${said === 1 ? "word" : "words"} long`;
  const beside = splitSentences(creditable(answer)).map(({ text, ...place }) =>
    countWords(withoutBoasts({ text, ...place }).text),
  );
  if (beside.reduce((sum, words) => sum + words, 0) < FEWEST_WORDS)
    return "the answer is self-praise with no example of work";
  const vocabulary = new Set(wordsOf(creditable(answer).toLowerCase()));
  if (vocabulary.size < 4) return "the answer repeats the same few words";
  const readable = answer.answerLanguage === "en" || answer.answerLanguage === "es";
  return readable ? offTopicReason(answer.questionText, creditable(answer)) : null;
}
