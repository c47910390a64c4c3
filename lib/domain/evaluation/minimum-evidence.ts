import { isDoubtful, isHardToHear } from "./hearing.ts";
import type { PreparedAnswer } from "./types.ts";
import { countWords, repeatsItself } from "./words.ts";

/** Words that an answer needs before anyone may score it. */
const MIN_WORDS = 6;
/** What a form without an answer is filled with. */
const NO_ANSWER = /^n\/?a$/i;
/** Why an answer without any words is not assessed. */
export const NOT_GIVEN = "no answer was given";
/** Why one that was heard badly isn't. */
export const UNCLEAR = "the recording wasn't clear enough to understand";
/** Why one that goes on without saying more isn't. */
export const REPEATS = "the answer repeats the same few words";

/** Why one without words isn't, by what became of it. */
export const NOTHING_SAID: Record<string, string> = {
  no_answer: NOT_GIVEN,
  no_speech: "no speech was heard",
  no_speech_to_text: "no speech-to-text service is connected",
  unreadable: "the recording couldn't be played",
};

/** Why the words of an answer say too little, or null. */
function tooFewWords(text: string): string | null {
  const said = countWords(text);
  if (said === 0 || (said <= 2 && NO_ANSWER.test(text.trim()))) return NOT_GIVEN;
  if (said < MIN_WORDS) return `the answer is only ${said} ${said === 1 ? "word" : "words"} long`;
  return repeatsItself(text) ? REPEATS : null;
}

/**
 * Why an answer can't be assessed whatever the scorer and the language, or null. Whether it is beside the point, praise
 * without work or an order is the scorer's to say.
 */
export function tooLittleEvidence({
  state,
  sent,
  segments,
}: Pick<PreparedAnswer, "state" | "sent" | "segments">): string | null {
  if (state !== "answered") return NOTHING_SAID[state] ?? NOT_GIVEN;
  if (isHardToHear(segments)) return UNCLEAR;
  const reason = tooFewWords(sent.text);
  // Of what is left nobody knows how much more there was.
  return reason !== null && isDoubtful(segments) ? UNCLEAR : reason;
}
