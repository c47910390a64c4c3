import { maskContact } from "./contact.ts";
import { creditlessRanges, sentencesWithout } from "./creditless.ts";
import { floorReason } from "./floor.ts";
import { detectLanguage, mainLanguage } from "./language.ts";
import { maskNames, maskPersons } from "./mask.ts";
import { maskOwnNames } from "./own-name.ts";
import { asStored, type Edit, edited, type SentText } from "./sent-text.ts";
import { splitSentences } from "./sentences.ts";
import { casingOf } from "./title-case.ts";
import type { AnswerInput, AttemptInput, PreparedAnswer } from "./types.ts";

/** Zero-width, bidirectional and tag characters, soft hyphens and control characters but line breaks and tabs. */
const INVISIBLE = /(?![\n\t\r])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/gu;

function invisible(text: string): Edit[] {
  return [...text.matchAll(INVISIBLE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0] === "\u2028" || match[0] === "\u2029" ? "\n" : "",
  }));
}

function personEdits(text: string, whole: string | null): Edit[] {
  const sentences = splitSentences(text);
  const casing = casingOf(sentences.map((sentence) => sentence.text));
  return sentences.flatMap((sentence) => {
    const own = detectLanguage(sentence.text);
    const language = own === "en" || own === "es" ? own : (own ?? whole ?? "unknown");
    const edits =
      language === "en" || language === "es" || language === "unknown"
        ? maskPersons(sentence.text, language, casing)
        : maskNames(sentence.text, language, casing);
    return edits.map((edit) => ({
      ...edit,
      start: edit.start + sentence.start,
      end: edit.end + sentence.start,
    }));
  });
}

const contactEdits = (text: string, names: readonly string[]): Edit[] => [
  ...maskContact(text),
  ...maskOwnNames(text, names),
];

/** The text that a scorer gets for a stored one: nothing invisible, nobody's name, and the way back. */
export function sentTextOf(stored: string, names: readonly string[]): SentText {
  const visible = edited(asStored(stored), invisible(stored));
  const language = detectLanguage(visible.text);
  const contactless = edited(visible, contactEdits(visible.text, names));
  return edited(contactless, personEdits(contactless.text, language));
}

/** An employer's question without the candidate's name or anybody's phone, e-mail and address in it. */
function sentQuestion(question: string, names: readonly string[]): string {
  const visible = edited(asStored(question), invisible(question));
  return edited(visible, contactEdits(visible.text, names)).text;
}

function prepareAnswer(
  answer: AnswerInput,
  names: readonly string[],
  interview: string,
): PreparedAnswer {
  const sent = sentTextOf(answer.text, names);
  const noCredit = creditlessRanges(sent.text);
  const left = sentencesWithout(sent.text, noCredit).map(({ text }) => text);
  const answerLanguage =
    mainLanguage(left, interview) ?? (left.length > 0 ? null : detectLanguage(sent.text));
  const questionText = sentQuestion(answer.questionText, names);
  const prepared = { ...answer, questionText, sent, answerLanguage, noCredit };
  return { ...prepared, floor: floorReason(prepared) };
}

/** Every answer of an attempt as a scorer may see it. */
export function prepareAttempt(attempt: AttemptInput): PreparedAnswer[] {
  return attempt.answers.map((answer) => prepareAnswer(answer, attempt.names, attempt.language));
}
