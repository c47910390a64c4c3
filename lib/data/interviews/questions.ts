import { z } from "zod";
import { type QuestionForm, UNSET } from "#lib/domain/interviews/question";
import {
  type ScreeningAnswer,
  type ScreeningQuestion,
  screeningAnswers,
} from "#lib/domain/interviews/screening";
import type { AskedWords, Translations } from "#lib/domain/interviews/translations";
import { LANGUAGES, type LanguageCode } from "#lib/domain/text/languages";
import type { Row } from "../db.ts";

const VERSIONS = z.array(
  z.object({
    language: z.enum(LANGUAGES.map(({ code }) => code)),
    text: z.string(),
    options: z.array(z.string()),
    drafted: z.string().optional(),
    from: z.int(),
    until: z.int().nullable(),
  }),
);

/** What a stored question says in other languages at a revision of its interview. */
function toTranslations(stored: unknown, revision: number): Translations<AskedWords> {
  return Object.fromEntries(
    VERSIONS.parse(stored)
      .filter(({ from, until }) => from <= revision && (until === null || until > revision))
      .map(({ language, from: _from, until: _until, ...words }) => [language, words]),
  );
}

/** What of a question is read to say it as it was asked. */
export const ASKED_COLUMNS =
  "id, question_text, translations, question_order, asked_from, asked_until";

/** What a question says in another language to somebody who began with a revision; nothing if that is its own. */
export function askedWords(
  { translations }: { translations: unknown },
  revision: number,
  language: LanguageCode | null | undefined,
): AskedWords | undefined {
  return language ? toTranslations(translations, revision)[language] : undefined;
}

/** A question's words as somebody was asked them who began with a revision; null for no language: in its own. */
export function askedText(
  stored: { question_text: string; translations: unknown },
  revision: number,
  language: LanguageCode | null | undefined,
): string {
  return askedWords(stored, revision, language)?.text ?? stored.question_text;
}

/** A stored question at a revision; what was never set takes its unset value. */
export function toQuestion(stored: Row<"questions">, revision: number): QuestionForm {
  return {
    id: stored.id,
    text: stored.question_text,
    translations: toTranslations(stored.translations, revision),
    order: stored.question_order,
    answerType: stored.question_type,
    maxDuration: stored.max_duration ?? UNSET.maxDuration,
    maxRetakes: stored.max_retakes,
    maxCharacters: stored.max_characters ?? UNSET.maxCharacters,
    thinkingTime: stored.thinking_time ?? UNSET.thinkingTime,
  };
}

/** What of a knockout question is read beside an answer to it. */
export const SCREENING_COLUMNS =
  "id, question_text, kind, options, passing, translations, question_order";

type StoredScreening = Pick<
  Row<"screening_questions">,
  "id" | "question_text" | "kind" | "options" | "passing" | "translations" | "question_order"
>;

const GIVEN = z.nullable(z.record(z.string(), z.number()));

/** What somebody answered to knockout questions, in their words as they were shown, in the order of the questions. */
export function toScreeningAnswers(
  asked: readonly StoredScreening[],
  given: unknown,
  { revision, language }: { revision: number; language: LanguageCode | null },
): ScreeningAnswer[] {
  const inOrder = asked.toSorted((a, b) => a.question_order - b.question_order);
  const questions = inOrder.map((question) => toScreening(question, revision));
  return screeningAnswers(questions, GIVEN.parse(given) ?? {}, language);
}

/** A stored knockout question at a revision. */
export function toScreening(
  stored: Omit<StoredScreening, "question_order">,
  revision: number,
): ScreeningQuestion {
  const { question_text: text, id, kind, options, passing } = stored;
  const translations = toTranslations(stored.translations, revision);
  return { id, text, kind, options, passing, translations };
}

type Versioned = Pick<Row<"questions">, "question_order" | "asked_from" | "asked_until">;

/** The questions that a revision of an interview asks, in their order. */
export function askedQuestions<Q extends Versioned>(
  questions: readonly Q[],
  revision: number,
): Q[] {
  return questions
    .filter(
      ({ asked_from: from, asked_until: until }) =>
        from <= revision && (until === null || until > revision),
    )
    .toSorted((a, b) => a.question_order - b.question_order);
}
