import { describe, expect, it } from "@jest/globals";
import { changedParts } from "#lib/domain/interviews/interview-edit";
import {
  defaultForm,
  type InterviewForm,
  stepProblems,
} from "#lib/domain/interviews/interview-form";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { newQuestion } from "#lib/domain/interviews/question";
import { libraryQuestions, withLibraryWords } from "#lib/domain/interviews/question-library";
import {
  newScreening,
  SCREENING_PROBLEMS,
  withKind,
  withOptions,
  withoutOption,
} from "#lib/domain/interviews/screening";
import { parseDraft } from "#lib/domain/interviews/stored-draft";
import { toRequest } from "#lib/domain/interviews/to-request";
import { NO_ADDRESSES } from "#lib/domain/text/address";

const said = (text: string, options: string[] = []) => ({ text, options });
const question = {
  ...newQuestion("q", 1),
  text: "Why us?",
  translations: { es: said("¿Por qué nosotros?"), fr: said("Pourquoi nous ?"), ar: said(" ") },
};
const form: InterviewForm = {
  ...defaultForm("q"),
  title: "Cleaner",
  description: "Homes",
  languages: ["es", "ar"],
  translations: {
    es: { title: "Limpieza", description: "" },
    fr: { title: "Ménage", description: "" },
    ar: { title: "", description: "" },
  },
  questions: [question],
};
const moment = { timeZone: "UTC", now: new Date("2026-11-28T12:00:00Z") };
const request = (wanted: InterviewForm) =>
  interviewRequestSchema.parse(
    toRequest(wanted, {
      interviewId: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
      departmentKey: null,
      timeZone: "UTC",
    }),
  );

describe("What is saved of a form in several languages", () => {
  it("is what the interview has: no language that was removed, and no question without words", () => {
    const sent = request(form);
    expect(Object.keys(sent.translations)).toEqual(["es", "ar"]);
    expect(sent.questions[0]?.translations).toEqual({ es: said("¿Por qué nosotros?") });
  });

  it("is nothing in the interview's own language", () => {
    const sent = request({ ...form, language: "es" });
    expect(Object.keys(sent.translations)).toEqual(["ar"]);
    expect(sent.questions[0]?.translations).toEqual({});
  });

  it("keeps that a model drafted it, with the day, which is a day", () => {
    const drafted = (day: string) => ({
      ...form,
      questions: [{ ...question, translations: { es: { ...said("¿Por qué?"), drafted: day } } }],
    });
    expect(request(drafted("2026-11-28")).questions[0]?.translations.es?.drafted).toBe(
      "2026-11-28",
    );
    for (const day of ["", "today", "2026-02-30", "2026-11-28T00:00"]) {
      expect(() => request(drafted(day))).toThrow();
    }
  });

  it("comes back from a kept draft whole, with what was removed", () => {
    const draft = {
      interviewId: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
      sent: false,
      step: "questions",
      savedAt: 1,
      form,
    };
    expect(parseDraft(JSON.stringify(draft))?.form).toEqual(form);
  });
});

describe("What another tab has changed", () => {
  it("names the languages, and whatever is said in them", () => {
    expect(changedParts(form, { ...form, languages: ["es"] })).toEqual(["the other languages"]);
    const translations = { ...form.translations, es: { title: "Aseo", description: "" } };
    expect(changedParts(form, { ...form, translations })).toEqual([
      "the title, description or hourly rate in another language",
    ]);
    const questions = [{ ...question, translations: { es: said("¿Por qué?") } }];
    expect(changedParts(form, { ...form, questions })).toEqual(["question 1"]);
  });
});

describe("What is wrong in another language", () => {
  it("is a title that is an address, in a language that the interview has", () => {
    const translations = { es: { title: "www.a.example", description: "" } };
    const problems = stepProblems("basic-details", { ...form, translations }, moment);
    expect(problems).toEqual({ "title-es": NO_ADDRESSES });
    const without = { ...form, translations, languages: [] };
    expect(stepProblems("basic-details", without, moment)).toEqual({});
  });

  it("is half a knockout question; one that is left out whole stands in its own language", () => {
    const base = {
      ...withKind(newScreening("k"), "choice"),
      text: "When?",
      options: ["Now", "Later"],
    };
    const withWords = (words: ReturnType<typeof said>) => ({
      ...form,
      screening: [{ ...base, translations: { es: words } }],
    });
    const found = (words: ReturnType<typeof said>) =>
      stepProblems("questions", withWords(words), moment);
    expect(found(said("¿Cuándo?", ["Ya", ""]))).toEqual({ "k-es": SCREENING_PROBLEMS.translation });
    expect(found(said("¿Cuándo?", ["Ya", "Después"]))).toEqual({});
    expect(found(said("", ["", ""]))).toEqual({});
  });
});

describe("The choices of a knockout question", () => {
  const base = { ...withKind(newScreening("k"), "choice"), options: ["a", "b", "c"] };
  const translated = { ...base, translations: { es: said("¿Q?", ["x", "y", "z"]) } };

  it("go and come in every language at once", () => {
    expect(withoutOption(translated, 1)).toMatchObject({
      options: ["a", "c"],
      translations: { es: said("¿Q?", ["x", "z"]) },
    });
    expect(withOptions(translated, (all) => [...all, ""]).translations.es?.options).toHaveLength(4);
    expect(withKind(translated, "yes_no").translations.es).toEqual(said("¿Q?"));
  });
});

describe("The library in two languages", () => {
  const [english] = libraryQuestions("cleaning", "en");
  const [spanish] = libraryQuestions("cleaning", "es");

  it("asks a Spanish interview in Spanish, with the English beside it, and the other way around", () => {
    expect(english?.translations).toEqual({ es: said(spanish?.text ?? "") });
    expect(spanish?.translations).toEqual({ en: said(english?.text ?? "") });
  });

  it("has the words of a stored question ready until the interview has the language", () => {
    const stored = {
      ...form,
      languages: [],
      questions: [{ ...newQuestion("q", 1), text: english?.text ?? "" }],
    };
    expect(withLibraryWords(stored).questions[0]?.translations).toEqual(english?.translations);
    const has = { ...stored, languages: ["es" as const] };
    expect(withLibraryWords(has)).toBe(has);
  });
});
