import { DEADLINE_IN_PAST } from "#lib/domain/interviews/deadline";
import { newDraft } from "#lib/domain/interviews/interview-draft";
import {
  defaultForm,
  firstProblem,
  isUntouched,
  stepProblems,
} from "#lib/domain/interviews/interview-form";
import { newQuestion } from "#lib/domain/interviews/question";
import { parseDraft } from "#lib/domain/interviews/stored-draft";
import { LANGUAGES, languageName, toLanguage } from "#lib/domain/text/languages";

const zone = "America/New_York";
const now = new Date("2026-11-21T12:00:00Z");
const filled = {
  ...defaultForm("q1"),
  title: "House cleaner",
  description: "Homes in Columbus",
  questions: [{ ...newQuestion("q1", 1), text: "Tell us about yourself" }],
};

describe("The wizard's steps", () => {
  it("begin with English, one empty video question, hints and availability on, no deadline", () => {
    const form = defaultForm("q1");
    expect(form).toMatchObject({
      language: "en",
      showHints: true,
      showAvailability: true,
      deadline: "",
    });
    expect(form.questions).toEqual([newQuestion("q1", 1)]);
    expect(isUntouched(form)).toBe(true);
    expect(isUntouched({ ...form, hourlyRate: "$20" })).toBe(false);
  });

  it("ask for title and description first", () => {
    const blank = { ...filled, title: "  ", description: "" };
    expect(stepProblems("basic-details", blank, { timeZone: zone, now })).toEqual({
      title: "Interview title is required",
      description: "Interview description is required",
    });
    expect(stepProblems("basic-details", filled, { timeZone: zone, now })).toEqual({});
  });

  it("ask for the text of every question, and for one question at least", () => {
    const questions = [...filled.questions, newQuestion("q2", 2)];
    expect(stepProblems("questions", { ...filled, questions }, { timeZone: zone, now })).toEqual({
      q2: "All questions must have text",
    });
    expect(
      stepProblems("questions", { ...filled, questions: [] }, { timeZone: zone, now }),
    ).toEqual({
      questions: "You must have at least one question",
    });
  });

  it("refuse a deadline in the past", () => {
    const late = { ...filled, deadline: "2026-11-20" };
    expect(firstProblem(late, { timeZone: zone, now })).toEqual({
      step: "settings",
      problems: { deadline: DEADLINE_IN_PAST },
    });
    expect(firstProblem({ ...filled, deadline: "2026-11-21" }, { timeZone: zone, now })).toBeNull();
  });

  it("lead back to the first step that something is wrong on", () => {
    expect(firstProblem(defaultForm("q1"), { timeZone: zone, now })?.step).toBe("basic-details");
    expect(
      firstProblem({ ...filled, questions: [newQuestion("q", 1)] }, { timeZone: zone, now })?.step,
    ).toBe("questions");
  });
});

describe("A draft", () => {
  const ids = { interviewId: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11", questionId: "q1" };

  it("comes back as it was", () => {
    const draft = { ...newDraft(ids), form: filled };
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it("is nothing where nothing was typed, or where the storage holds something else", () => {
    expect(parseDraft(JSON.stringify(newDraft(ids)))).toBeNull();
    expect(parseDraft("{")).toBeNull();
    expect(parseDraft('{"form":{}}')).toBeNull();
    expect(parseDraft(null)).toBeNull();
  });
});

describe("Languages", () => {
  it("are ten, English first", () => {
    expect(LANGUAGES.map(({ name }) => name)).toEqual([
      "English",
      "Spanish",
      "French",
      "German",
      "Chinese",
      "Japanese",
      "Arabic",
      "Russian",
      "Portuguese",
      "Hindi",
    ]);
  });

  it("are known by code and by name", () => {
    expect([toLanguage("es"), toLanguage("Spanish"), toLanguage("Klingon")]).toEqual([
      "es",
      "es",
      null,
    ]);
    expect(languageName("hi")).toBe("Hindi");
  });
});
