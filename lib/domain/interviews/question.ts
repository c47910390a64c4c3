import type { AskedWords, Translations } from "./translations.ts";

/** How a question is answered, and the closed lists of its options. */
export const ANSWER_TYPES = ["video", "text"] as const;
export type AnswerType = (typeof ANSWER_TYPES)[number];

/** Seconds of a video answer. */
export const MAX_DURATIONS = [60, 120, 180, 240, 300] as const;
/** Characters of a text answer. */
export const MAX_CHARACTERS = [200, 400, 600, 800] as const;
export const MAX_RETAKES = [1, 2, 3] as const;
/** Seconds to think before a video answer. */
export const THINKING_TIMES = [30, 60, 90] as const;

/** A question's options, each a number. One more is a compile error wherever it is forgotten. */
export const OPTIONS = ["maxDuration", "maxRetakes", "thinkingTime", "maxCharacters"] as const;
export type OptionName = (typeof OPTIONS)[number];

/** What requests and tables call them. */
type OptionColumns = {
  maxDuration: "max_duration";
  maxRetakes: "max_retakes";
  thinkingTime: "thinking_time";
  maxCharacters: "max_characters";
};
export type OptionColumn = OptionColumns[OptionName];

/** What an untouched question sends: three of the four stand outside the lists. */
export const UNSET = {
  maxDuration: 60,
  maxRetakes: 0,
  maxCharacters: 500,
  thinkingTime: 3,
} as const satisfies Record<OptionName, number>;

export const QUESTION_TEXT_LIMIT = 2000;

export const MAX_QUESTIONS = 50;

export type QuestionOptions = Record<OptionName, number> & { answerType: AnswerType };

/** A question in the wizard. Both types' options are kept, so that switching back loses nothing. */
export type QuestionForm = QuestionOptions & {
  id: string;
  text: string;
  translations: Translations<AskedWords>;
  order: number;
};

/** An empty video question with every option unset. */
export function newQuestion(id: string, order: number): QuestionForm {
  return { id, text: "", translations: {}, order, answerType: "video", ...UNSET };
}

/** Orders 1, 2, 3 … in the list's own sequence. */
export function renumber<Q extends { order: number }>(questions: readonly Q[]): Q[] {
  return questions.map((question, index) => ({ ...question, order: index + 1 }));
}

/** Without one question, renumbered. The last one stays: an interview has at least one. */
export function removeQuestion(questions: readonly QuestionForm[], id: string): QuestionForm[] {
  if (questions.length === 1) return [...questions];
  return renumber(questions.filter((question) => question.id !== id));
}

/** A removed question in its place again, or at the end of what is left, renumbered. */
export function putBackQuestion(
  questions: readonly QuestionForm[],
  removed: QuestionForm,
): QuestionForm[] {
  return renumber(questions.toSpliced(removed.order - 1, 0, removed));
}

const COUNTS_FOR: Record<OptionName, AnswerType> = {
  maxDuration: "video",
  maxRetakes: "video",
  thinkingTime: "video",
  maxCharacters: "text",
};

/** The options that count for answers of a type. */
export function optionsOf(answerType: AnswerType): OptionName[] {
  return OPTIONS.filter((name) => COUNTS_FOR[name] === answerType);
}

/** Every question with one question's times and retakes, or its length of text; how each is answered stays. */
export function withOptionsOf(
  questions: readonly QuestionForm[],
  { answerType, ...given }: QuestionForm,
): QuestionForm[] {
  const options = Object.fromEntries(optionsOf(answerType).map((name) => [name, given[name]]));
  return questions.map((question) => ({ ...question, ...options }));
}

/** Whether another question that is answered in the same way has other times, retakes or length. */
export function differsElsewhere(
  questions: readonly QuestionForm[],
  { answerType, ...given }: QuestionForm,
): boolean {
  return questions.some(
    (question) =>
      question.answerType === answerType &&
      optionsOf(answerType).some((name) => question[name] !== given[name]),
  );
}

/** One question a step up (-1) or down (1), renumbered; nothing moves beyond the ends. */
export function moveQuestion(
  questions: readonly QuestionForm[],
  id: string,
  step: -1 | 1,
): QuestionForm[] {
  const from = questions.findIndex((question) => question.id === id);
  const moved = questions[from];
  const neighbor = questions[from + step];
  if (!moved || !neighbor) return [...questions];
  const next = [...questions];
  next[from] = neighbor;
  next[from + step] = moved;
  return renumber(next);
}
