import { LANGUAGES, type LanguageCode } from "../text/languages.ts";
import { type InterviewForm, inLanguage } from "./interview-form.ts";
import { otherLanguages } from "./translations.ts";

/** What a field says in another language, and in the interview's own. */
type Said = { field: string; code: LanguageCode; own: string; words: string };

/** All that a form says in other languages, also in those that were taken away again. */
function saidIn(form: InterviewForm): Said[] {
  return LANGUAGES.flatMap(({ code }) => {
    const said = (id: string, own: string, words = ""): Said => ({
      field: inLanguage(id, code),
      code,
      own,
      words,
    });
    const job = form.translations[code];
    return [
      said("title", form.title, job?.title),
      said("description", form.description, job?.description),
      said("pay", form.hourlyRate, job?.pay),
      ...form.questions.map((one) => said(one.id, one.text, one.translations[code]?.text)),
      ...form.screening.flatMap(({ id, text, options, translations }) => [
        said(id, text, translations[code]?.text),
        ...options.map((option, index) => ({
          ...said(id, option, translations[code]?.options[index]),
          field: choiceField(inLanguage(id, code), index),
        })),
      ]),
    ].filter(({ words }) => words.trim() !== "");
  });
}

/** The field of a knockout question's choice. */
export function choiceField(question: string, index: number): string {
  return `${question}-${index}`;
}

/** A form after a change. What is said in another language is marked while the words that it was written for are others. */
export function edited(before: InterviewForm, change: Partial<InterviewForm>): InterviewForm {
  const form = { ...before, ...change };
  const earlier = new Map(saidIn(before).map((said) => [said.field, said]));
  const marks = saidIn(form).flatMap(({ field, own, words }) => {
    const was = earlier.get(field);
    const writtenFor = was?.words === words ? (form.writtenFor?.[field] ?? was.own) : own;
    return writtenFor === own ? [] : [[field, writtenFor]];
  });
  return { ...form, writtenFor: marks.length > 0 ? Object.fromEntries(marks) : undefined };
}

/** The languages of a form in which something waits to be read again. */
export function languagesToRead(form: InterviewForm): LanguageCode[] {
  const marked = saidIn(form).filter(({ field }) => form.writtenFor?.[field] !== undefined);
  return otherLanguages(form).filter((code) => marked.some((said) => said.code === code));
}
