import { eld } from "eld/small";
import { LANGUAGES } from "../text/languages.ts";
import { countWords } from "./words.ts";

const NAMES = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
/** ISO 639-2's code for a language that can't be told. */
export const UNDETERMINED = "und";

/** The English name of a language code; 'this language' if it can't be told. */
export function languageName(code: string): string {
  if (code === "tl") return "Tagalog";
  return code === UNDETERMINED ? "this language" : (NAMES.of(code) ?? "this language");
}

/** Share of the best language's score from which another one may be it too. */
const NEAR = 0.95;
/** Words that are an answer by themselves. */
const WORDS_OF_AN_ANSWER = 6;
const MASKS = /\[\p{L}{1,12}\]/gu;

function isIn(text: string, language: string): boolean {
  const found = eld.detect(text);
  const scores = found.getScores();
  return (scores[language] ?? 0) >= NEAR * (scores[found.language] ?? 1);
}

/**
 * Language of an answer as an ISO 639-1 code, or null if it can't be told. If enough of it is said in the
 * language of the interview, it is that one, whatever stands beside it. Deterministic, no network.
 */
export function detectLanguage(answer: string, interview: string): string | null {
  const text = answer.replace(MASKS, " ");
  const own = text.split(/[.!?\n]/).filter((part) => isIn(part, interview));
  if (countWords(own.join(" ")) >= WORDS_OF_AN_ANSWER) return interview;
  const found = eld.detect(text);
  return found.language !== "" && found.isReliable() ? found.language : null;
}

/** What an answer, or words of it, are said in if that surely isn't English, the language of the employer's screens; else null. */
export function otherThanEnglish(
  answer: string | null,
  interview: string,
): { code: string; name: string } | null {
  const code = answer === null ? null : detectLanguage(answer, interview);
  if (answer === null || code === null || code === "en") return null;
  // A few words look like any language: those of the room are likely, others are not ("I drive." is no Norwegian).
  const isLikely = LANGUAGES.some((one) => one.code === code);
  return isLikely || countWords(answer) >= WORDS_OF_AN_ANSWER
    ? { code, name: languageName(code) }
    : null;
}

/** Whether a text may be English: false if most is in other letters, or enough is said and surely in another language. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter));
  if (latin.length * 2 < letters.length) return false;
  const found = eld.detect(text);
  const isSure = found.isReliable() && countWords(text) >= WORDS_OF_AN_ANSWER;
  return found.language === "en" || !isSure;
}
