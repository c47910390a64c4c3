import type { LanguageCode } from "../text/languages.ts";
import { newQuestion, type QuestionForm, renumber } from "./question.ts";
import { firstBeside } from "./translations.ts";

/** A question ready to be put into the wizard. */
export type QuestionIdea = Pick<QuestionForm, "text" | "answerType"> &
  Partial<Pick<QuestionForm, "translations">>;

/** What a question says that we have in English and Spanish, for an interview in a language: the other one goes along. */
export function inBoth(said: Record<"en" | "es", string>, language: LanguageCode) {
  const other = firstBeside(language);
  return {
    text: said[firstBeside(other)],
    translations: { [other]: { text: said[other], options: [] } },
  };
}

/** The list with an idea at its end; an empty question at the end takes it in. */
export function withIdea(
  questions: readonly QuestionForm[],
  idea: QuestionIdea,
  id: string,
): QuestionForm[] {
  const last = questions.at(-1);
  const said = { ...idea, translations: idea.translations ?? {} };
  if (last && !last.text.trim()) return [...questions.slice(0, -1), { ...last, ...said }];
  return renumber([...questions, { ...newQuestion(id, questions.length + 1), ...said }]);
}
