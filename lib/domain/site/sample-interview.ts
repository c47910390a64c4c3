import type { InterviewForm } from "../interviews/interview-form.ts";
import type { ProviderName } from "../interviews/provider.ts";
import {
  MAX_QUESTIONS,
  newQuestion,
  type QuestionForm,
  type QuestionOptions,
  renumber,
} from "../interviews/question.ts";
import { inBoth } from "../interviews/question-idea.ts";
import { firstBeside } from "../interviews/translations.ts";
import { DEFAULT_LANGUAGE } from "../text/languages.ts";
import type { IndustryText, SampleQuestion } from "./industry.ts";

type Sample = IndustryText["sample"];

/** Two minutes on camera with half a minute to think and one more try, or about a hundred words. */
const OPTIONS = {
  video: { maxDuration: 120, maxRetakes: 1, thinkingTime: 30 },
  text: { maxCharacters: 600 },
} as const satisfies Record<string, Partial<QuestionOptions>>;

/** A question of a sample as the wizard holds it, for an interview in a language. */
export function wizardQuestion(
  { text, es, answerType }: SampleQuestion,
  id: string,
  order: number,
  language = DEFAULT_LANGUAGE,
): QuestionForm {
  return {
    ...newQuestion(id, order),
    ...inBoth({ en: text, es }, language),
    answerType,
    ...OPTIONS[answerType],
  };
}

/**
 * A form with a sample in it. Nothing that was written goes: the title and the description are filled if they are
 * empty, and the questions come after those that are there. One that is the sample's alone is in English and Spanish at once;
 * a provider asks in one language.
 */
export function withSample(
  form: InterviewForm,
  sample: Sample,
  newId: () => string,
  provider: ProviderName = "native",
): InterviewForm {
  const written = form.questions.filter(({ text }) => text.trim() !== "");
  const added = sample.questions.map((question) =>
    wizardQuestion(question, newId(), 1, form.language),
  );
  const other = firstBeside(form.language);
  const job = { en: { title: sample.title, description: sample.description }, es: sample.es };
  const { title, description } = job[firstBeside(other)];
  const isAlone =
    written.length === 0 &&
    !form.title.trim() &&
    !form.description.trim() &&
    Object.keys(form.translations).length === 0;
  return {
    ...form,
    ...(isAlone && provider === "native"
      ? { languages: [other], translations: { [other]: job[other] } }
      : {}),
    title: form.title.trim() ? form.title : title,
    description: form.description.trim() ? form.description : description,
    questions: renumber([...written, ...added].slice(0, MAX_QUESTIONS)),
  };
}
