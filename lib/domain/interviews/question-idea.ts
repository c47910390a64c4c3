import { newQuestion, type QuestionForm, renumber } from "./question.ts";

/** A question ready to be put into the wizard. */
export type QuestionIdea = Pick<QuestionForm, "text" | "answerType"> &
  Partial<Pick<QuestionForm, "translations">>;

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
