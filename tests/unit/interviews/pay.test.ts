import { describe, expect, it } from "@jest/globals";
import { defaultForm, type InterviewForm } from "#lib/domain/interviews/interview-form";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { newQuestion } from "#lib/domain/interviews/question";
import { jobPost, shareMessage } from "#lib/domain/interviews/share-words";
import { parseDraft } from "#lib/domain/interviews/stored-draft";
import { toRequest } from "#lib/domain/interviews/to-request";
import { type JobWords, payIn, type Translations } from "#lib/domain/interviews/translations";
import { edited } from "#lib/domain/interviews/written-for";

const pay = "$18 an hour";
const translations: Translations<JobWords> = {
  es: { title: "Limpieza", description: "", pay: "$18 por hora" },
  fr: { title: "Ménage", description: "" },
};
const form: InterviewForm = {
  ...defaultForm("q"),
  title: "Cleaner",
  description: "Homes",
  hourlyRate: pay,
  languages: ["es", "fr"],
  translations,
};
const sender = { interviewId: crypto.randomUUID(), departmentKey: null, timeZone: "UTC" };

describe("What is paid, in another language", () => {
  it("is read in it where it is written, else as the owner wrote it, and not at all where nothing is said", () => {
    expect(payIn({ pay, translations }, "es")).toBe("$18 por hora");
    expect(payIn({ pay, translations }, "fr")).toBe(pay);
    expect(payIn({ pay, translations: { es: { pay: " " } } }, "es")).toBe(pay);
    expect(payIn({ pay: " ", translations }, "es")).toBe("");
  });

  it("stands in Spanish messages and posts", () => {
    const job = { job: "Cleaner", language: "en", translations, pay } as const;
    const facts = { ...job, company: "Bright", place: "" };
    expect(shareMessage(facts, "https://a.example", "es")).toContain("Limpieza, $18 por hora.");
    expect(jobPost(facts, "https://a.example", "es")).toContain("Sueldo: $18 por hora");
    expect(jobPost(facts, "https://a.example", "en")).toContain(`Pay: ${pay}`);
  });

  it("goes along with the form, and into a draft of it", () => {
    const questions = [{ ...newQuestion("q", 1), text: "Why us?" }];
    const sent = toRequest({ ...form, questions }, sender);
    expect(interviewRequestSchema.parse(sent).translations).toEqual(translations);
    const draft = { ...sender, sent: false, step: "questions", savedAt: 1, form };
    expect(parseDraft(JSON.stringify(draft))?.form.translations).toEqual(translations);
  });

  it("is marked once the owner's own pay changes", () => {
    const changed = edited(form, { hourlyRate: "$20 an hour" });
    expect(changed.writtenFor).toEqual({ "pay-es": pay });
  });
});
