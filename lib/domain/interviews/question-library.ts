import library from "../../../content/question-library.json" with { type: "json" };
import type { Industry } from "../company/industries.ts";
import type { LanguageCode } from "../text/languages.ts";
import { ANSWER_TYPES, type AnswerType, type QuestionForm } from "./question.ts";
import { inBoth, type QuestionIdea } from "./question-idea.ts";
import { firstBeside, type Languages } from "./translations.ts";

type Questions = Record<AnswerType, readonly string[]>;

/** Questions about what somebody did or would do, by trade; `text` ones are answered in writing. The same in Spanish. */
type Trade = Questions & { name: string; es: Questions };

export const QUESTION_LIBRARY = library satisfies Record<string, Trade>;

export type TradeKey = keyof typeof QUESTION_LIBRARY;

export const TRADES = [
  "cleaning",
  "hvac",
  "restaurants",
  "staffing",
  "landscaping",
  "plumbing",
  "pestControl",
  "healthcare",
  "manufacturing",
  "warehouse",
  "franchises",
  "any",
] as const satisfies readonly TradeKey[];

/** The trade whose questions fit a company's industry. */
export const TRADE_OF_INDUSTRY = {
  cleaning: "cleaning",
  food: "restaurants",
  hvac: "hvac",
  staffing: "staffing",
  franchises: "franchises",
  healthcare: "healthcare",
  manufacturing: "manufacturing",
  warehouses: "warehouse",
  default: "any",
} as const satisfies Record<Industry, TradeKey>;

/** The questions of a trade for an interview in a language, spoken ones first, with what they are in the other one. */
export function libraryQuestions(trade: TradeKey, language: LanguageCode): QuestionIdea[] {
  const english: Trade = QUESTION_LIBRARY[trade];
  return ANSWER_TYPES.flatMap((answerType) =>
    english[answerType].map((en, index) => ({
      ...inBoth({ en, es: english.es[answerType][index] ?? en }, language),
      answerType,
    })),
  );
}

/** What the library's own questions are in another language, by their words. */
const TRANSLATED = new Map(
  (["en", "es"] as const).flatMap((language) =>
    TRADES.flatMap((trade) => libraryQuestions(trade, language)).map(
      ({ text, translations }) => [text, translations] as const,
    ),
  ),
);

/** An interview whose library questions have their words in a language that it may be given yet. */
export function withLibraryWords<Form extends Languages & { questions: QuestionForm[] }>(
  form: Form,
): Form {
  const isMissing = !form.languages.includes(firstBeside(form.language));
  if (!isMissing) return form;
  const questions = form.questions.map((question) => ({
    ...question,
    translations: { ...question.translations, ...TRANSLATED.get(question.text) },
  }));
  return { ...form, questions };
}
