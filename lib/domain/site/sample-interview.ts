import type { InterviewForm } from "../interviews/interview-form.ts";
import {
  MAX_QUESTIONS,
  newQuestion,
  type QuestionForm,
  type QuestionOptions,
  renumber,
} from "../interviews/question.ts";
import type { IndustryText, SampleQuestion } from "./industry.ts";

type Sample = IndustryText["sample"];

/** Two minutes on camera with half a minute to think and one more try, or about a hundred words. */
const OPTIONS = {
  video: { maxDuration: 120, maxRetakes: 1, thinkingTime: 30 },
  text: { maxCharacters: 600 },
} as const satisfies Record<string, Partial<QuestionOptions>>;

/** A question of a sample as the wizard holds it. */
export function wizardQuestion(
  { text, answerType }: SampleQuestion,
  id: string,
  order: number,
): QuestionForm {
  return { ...newQuestion(id, order), text, answerType, ...OPTIONS[answerType] };
}

/**
 * A form with a sample in it. Nothing that was written goes: the title and the description are filled if they are
 * empty, and the questions come after those that are there.
 */
export function withSample(
  form: InterviewForm,
  sample: Sample,
  newId: () => string,
): InterviewForm {
  const written = form.questions.filter(({ text }) => text.trim() !== "");
  const added = sample.questions.map((question) => wizardQuestion(question, newId(), 1));
  return {
    ...form,
    title: form.title.trim() ? form.title : sample.title,
    description: form.description.trim() ? form.description : sample.description,
    questions: renumber([...written, ...added].slice(0, MAX_QUESTIONS)),
  };
}
