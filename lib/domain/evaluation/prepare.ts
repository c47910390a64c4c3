import { detectLanguage } from "./language.ts";
import { maskContact } from "./masking/contact.ts";
import { maskOwnName } from "./masking/own-name.ts";
import { maskPersons } from "./masking/persons.ts";
import { tooLittleEvidence } from "./minimum-evidence.ts";
import { asStored, type Edit, edited, type SentText } from "./sent-text.ts";
import type { AnswerInput, AttemptInput, PreparedAnswer, Segment } from "./types.ts";

/** Zero-width, bidirectional and tag characters, soft hyphens and control characters but line breaks and tabs. */
const INVISIBLE = /(?![\n\t\r])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Zl}\p{Zp}]/gu;

function invisible(text: string): Edit[] {
  return [...text.matchAll(INVISIBLE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    text: match[0] === "\u2028" || match[0] === "\u2029" ? "\n" : "",
  }));
}

/** What stands for words that may not be the person's: in a line of its own, so that nothing is read across it. */
const UNCLEAR = "\n[unclear]\n";

/** Pieces in doubt, those in a row as one. Nothing of them reaches a scorer, so that nothing of them counts or is quoted. */
function doubted(segments: readonly Segment[]): Edit[] {
  return segments.flatMap(({ doubt, charStart }, at): Edit[] => {
    if (doubt === undefined || segments[at - 1]?.doubt !== undefined) return [];
    const last = segments.slice(at).findIndex((one) => one.doubt === undefined);
    const end = segments[last < 0 ? segments.length - 1 : at + last - 1]?.charEnd ?? charStart;
    return [{ start: charStart, end, text: UNCLEAR }];
  });
}

/** A stored text without the words that were heard in doubt. */
export function sureTextOf(stored: string, segments: readonly Segment[]): SentText {
  return edited(asStored(stored), doubted(segments));
}

/**
 * The text that a scorer gets for a stored one, with the way back: nothing invisible, and nothing that says who the
 * candidate is, nor words that were heard in doubt. What others are called, where somebody worked and with what stays.
 */
export function sentTextOf(
  stored: string,
  names: readonly string[],
  interview: string,
  segments: readonly Segment[] = [],
): SentText {
  const sure = sureTextOf(stored, segments);
  const visible = edited(sure, invisible(sure.text));
  const reachless = edited(visible, maskContact(visible.text));
  const nameless = edited(reachless, maskOwnName(reachless.text, names));
  return edited(nameless, maskPersons(nameless.text, detectLanguage(nameless.text, interview)));
}

function prepareAnswer(
  answer: AnswerInput,
  { names, language }: Pick<AttemptInput, "names" | "language">,
): PreparedAnswer {
  const sent = sentTextOf(answer.text, names, language, answer.segments);
  const question = edited(asStored(answer.questionText), maskContact(answer.questionText));
  const prepared = {
    ...answer,
    questionText: edited(question, maskOwnName(question.text, names)).text,
    sent,
    answerLanguage: detectLanguage(sent.text, language),
  };
  return { ...prepared, floor: tooLittleEvidence(prepared) };
}

/** Every answer of an attempt as a scorer may see it. */
export function prepareAttempt(attempt: AttemptInput): PreparedAnswer[] {
  return attempt.answers.map((answer) => prepareAnswer(answer, attempt));
}
