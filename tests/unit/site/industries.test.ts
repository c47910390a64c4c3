import { readdirSync } from "node:fs";
import { LIMITS } from "#lib/domain/interviews/interview";
import { defaultForm, firstProblem } from "#lib/domain/interviews/interview-form";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { unlawfulQuestion } from "#lib/domain/interviews/question-check";
import { QUESTION_LIBRARY } from "#lib/domain/interviews/question-library";
import { toRequest } from "#lib/domain/interviews/to-request";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { type IndustryText, industryTextSchema } from "#lib/domain/site/industry";
import { INDUSTRY_TEXTS, industryText, toIndustrySlug } from "#lib/domain/site/industry-texts";
import { withSample } from "#lib/domain/site/sample-interview";

const trades = INDUSTRY_TEXTS.map((text) => [text.slug, text] as const);
let made = 0;
const newId = () => `6b1f7a38-4c3e-4a53-8a6a-${String(++made).padStart(12, "0")}`;

/** Every sentence and title of a page. */
function wordsOf({ sample, signs, pains, faq, ...page }: IndustryText): string[] {
  return [
    ...[page.heading, page.description, page.lead, sample.title, sample.description],
    ...[sample.es.title, sample.es.description],
    ...pains.flatMap(({ title, text }) => [title, text]),
    ...sample.questions.flatMap(({ text, es, why }) => [text, es, why]),
    ...[...signs.good, ...signs.careful],
    ...faq.flatMap(({ question, answer }) => [question, answer]),
  ];
}

describe("The trades", () => {
  it("have a page each, in the order of the list", () => {
    expect(INDUSTRY_TEXTS.map(({ slug }) => slug)).toEqual(INDUSTRIES.map(({ slug }) => slug));
    expect(INDUSTRY_TEXTS).toHaveLength(11);
  });

  it("are the files of content/trades, each named by its address", () => {
    const files = readdirSync("content/trades").map((name) => name.replace(/\.json$/, ""));
    expect(files.toSorted()).toEqual(INDUSTRY_TEXTS.map(({ slug }) => slug).toSorted());
  });

  it("have no field that isn't there, and lack none but the blog's category", () => {
    const { articles: _, ...text } = INDUSTRY_TEXTS[0] ?? {};
    expect(industryTextSchema.safeParse(text).success).toBe(true);
    for (const change of [{ headline: "Hire" }, { lead: undefined }, { signs: { good: [] } }]) {
      expect(industryTextSchema.safeParse({ ...text, ...change }).success).toBe(false);
    }
  });

  it("are found by their address alone", () => {
    expect(industryText("hvac")?.sample.title).toBe("HVAC service technician");
    expect(toIndustrySlug("hvac")).toBe("hvac");
    for (const nothing of ["", "HVAC", "constructor", undefined, ["hvac"], "../hvac"]) {
      expect(toIndustrySlug(nothing)).toBeUndefined();
    }
  });

  it("share no sentence with each other, nor a question with the wizard's library", () => {
    const all = INDUSTRY_TEXTS.flatMap(wordsOf);
    const library = Object.values(QUESTION_LIBRARY).flatMap(({ es, ...en }) =>
      [en, es].flatMap(({ video, text }) => [...video, ...text]),
    );
    const twice = [...all, ...library].filter((words, at, list) => list.indexOf(words) !== at);
    expect(twice).toEqual([]);
  });

  it("are not one text with words swapped", () => {
    const bags = INDUSTRY_TEXTS.map((text) => [text.slug, fivesOf(wordsOf(text))] as const);
    for (const [slug, mine] of bags) {
      for (const [other, theirs] of bags) {
        if (slug >= other) continue;
        const shared = [...mine].filter((five) => theirs.has(five));
        expect([slug, other, shared.length / mine.size < 0.02]).toEqual([slug, other, true]);
      }
    }
  });
});

/** Every five words in a row. */
function fivesOf(sentences: string[]): Set<string> {
  return new Set(
    sentences.flatMap((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
      return words.slice(4).map((_, at) => words.slice(at, at + 5).join(" "));
    }),
  );
}

describe.each(trades)("The page of %s", (_, text) => {
  const { questions, title, description, es } = text.sample;

  it("asks five to seven questions, both spoken and written, each with its reason", () => {
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeLessThanOrEqual(7);
    expect(new Set(questions.map(({ answerType }) => answerType)).size).toBe(2);
    for (const { why } of questions) expect(why.length).toBeGreaterThan(40);
  });

  it("asks nothing that an employer in the United States should not ask", () => {
    const asked = questions.flatMap(({ text: english, es }) => [english, es]);
    expect(asked.flatMap(unlawfulQuestion)).toEqual([]);
  });

  it("fits the wizard, which can send it as it is", () => {
    const form = withSample(defaultForm(newId()), text.sample, newId);
    const moment = { timeZone: "America/New_York", now: new Date("2026-11-23T12:00:00Z") };
    expect(firstProblem(form, moment)).toBeNull();
    const sender = { interviewId: newId(), departmentKey: null, timeZone: moment.timeZone };
    const sent = interviewRequestSchema.parse(toRequest(form, sender));
    expect(sent.questions.map(({ text: asked, translations }) => [asked, translations])).toEqual(
      questions.map((one) => [one.text, { es: { text: one.es, options: [] } }]),
    );
    expect(sent.translations).toEqual({ es });
    for (const job of [{ title, description }, es]) {
      expect(job.title.length).toBeLessThanOrEqual(LIMITS.title);
      expect(job.description.length).toBeLessThanOrEqual(LIMITS.description);
    }
  });

  it("has pains, signs and answers enough, and a description that a search shows whole", () => {
    expect(text.pains.length).toBeGreaterThanOrEqual(3);
    expect(text.signs.good.length).toBeGreaterThanOrEqual(3);
    expect(text.signs.careful.length).toBeGreaterThanOrEqual(3);
    expect(text.faq.length).toBeGreaterThanOrEqual(4);
    expect(text.description.length).toBeLessThanOrEqual(200);
  });

  it("is written as Americans write", () => {
    const british =
      /\b(?:colour|favour|labour|behaviour|organis\w+|recognis\w+|centre|licence|tyres?|e-mail|whilst)\b/i;
    expect(wordsOf(text).filter((words) => british.test(words))).toEqual([]);
  });
});

describe("A sample in the wizard", () => {
  const job = { title: "", description: "" };
  const { sample } = INDUSTRY_TEXTS[0] ?? { sample: { ...job, es: job, questions: [] } };

  it("fills an empty form, the empty question gone", () => {
    const form = withSample(defaultForm("first"), sample, newId);
    expect([form.title, form.description]).toEqual([sample.title, sample.description]);
    expect(form.questions.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(new Set(form.questions.map(({ id }) => id)).size).toBe(6);
  });

  it("is in Spanish where the form is, with the English beside it", () => {
    const form = withSample({ ...defaultForm("first"), language: "es" }, sample, newId);
    expect([form.title, form.description]).toEqual([sample.es.title, sample.es.description]);
    expect(form.languages).toEqual(["en"]);
    expect(form.translations.en?.title).toBe(sample.title);
    const [{ text, es } = { text: "", es: "" }] = sample.questions;
    expect(form.questions[0]).toMatchObject({ text: es, translations: { en: { text } } });
  });

  it("has one language where a provider asks", () => {
    expect(withSample(defaultForm("first"), sample, newId, "willo").languages).toEqual([]);
  });

  it("goes below what was written, and replaces none of it", () => {
    const empty = defaultForm("first");
    const questions = empty.questions.map((question) => ({ ...question, text: "Why us?" }));
    const form = withSample({ ...empty, title: "My own", questions }, sample, newId);
    expect(form.title).toBe("My own");
    expect(form.description).toBe(sample.description);
    expect(form.questions.map(({ text }) => text)).toEqual([
      "Why us?",
      ...sample.questions.map(({ text }) => text),
    ]);
    expect(form.languages).toEqual([]);
  });
});
