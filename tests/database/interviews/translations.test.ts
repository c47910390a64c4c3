import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { readAttemptToEvaluate } from "#lib/data/evaluation/evaluations";
import { createInterview, readInterview, updateInterview } from "#lib/data/interviews/interviews";
import { listScreenedOut } from "#lib/data/interviews/screened-out";
import { readCopy, readPrivatePage } from "#lib/data/private/private-page";
import { findResult } from "#lib/data/results/result-detail";
import { saveTextAnswer } from "#lib/data/room/answers";
import { keepLanguage, startAttempt } from "#lib/data/room/attempts";
import { readAttemptQuestions, readRoom } from "#lib/data/room/rooms";
import { answerScreening, readScreening } from "#lib/data/room/screening";
import { acceptRecording, beginRecording, discardRecording } from "#lib/data/room/uploads";
import {
  interviewChangeSchema,
  interviewRequestSchema,
} from "#lib/domain/interviews/interview-request";
import { toChange } from "#lib/domain/interviews/to-request";
import { type AskedWords, titleIn } from "#lib/domain/interviews/translations";
import { roomIn } from "#lib/domain/room/room-interview";
import type { LanguageCode } from "#lib/domain/text/languages";
import { submitReviewed, write } from "../support/answers.ts";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const said = (text: string, options: string[] = []): AskedWords => ({ text, options });
const ASKED = [
  { text: "Why us?", translations: { es: said("¿Por qué nosotros?") } },
  { text: "When?", translations: { es: said("¿Cuándo?") } },
  { text: "How far?", translations: {} },
];
const KNOCKOUT = {
  text: "When can you start?",
  kind: "choice",
  options: ["This week", "Later"],
  passing: [0],
  translations: { es: said("¿Cuándo puedes empezar?", ["Esta semana", "Después"]) },
};

describe.each([ENGINE])("An interview in two languages on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let interview = { id: "", key: "" };

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  const titles = [{}, { es: { title: "" } }, { es: { title: "Limpieza" } }];
  it.each(titles)("titles %j in SQL as in TypeScript", async (translations) => {
    const title = "select public.title_in('Cleaner', $1, 'es') as title";
    const [said] = await db.sql(title, [JSON.stringify(translations)]);
    expect(said?.title).toBe(titleIn({ title: "Cleaner", translations }, "es"));
  });

  const make = async (more: object = {}) => {
    const request = interviewRequestSchema.parse({
      id: randomUUID(),
      title: "House cleaner",
      description: "Homes in Columbus",
      salary: "$18 an hour",
      translations: { es: { title: "Limpieza de casas", description: "", pay: "$18 por hora" } },
      questions: ASKED.map((one, index) => ({ ...one, order: index + 1, answer_type: "text" })),
      settings: {},
      ...more,
    });
    return createInterview(db.service(), company.owner.userId, request, "http://127.0.0.1/i/");
  };
  beforeEach(async () => {
    interview = await make();
  });

  const begin = (language: LanguageCode, tokenHash = hashOf(randomUUID())) =>
    startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Ana", email: `${randomUUID()}@example.com`, phone: "" },
      consent: { noticeVersion: "1", language, aiAllowed: true },
      tokenHash,
    });
  const read = async () => {
    const found = await readInterview(company.owner.client, interview.id);
    if (found === null) throw new Error("The interview is gone");
    return found;
  };
  /** Saves the first question with these words in Spanish; none for an empty text. */
  const translate = async (text: string, drafted?: string) => {
    const { deadline, revision, ...stored } = await read();
    const [first, ...others] = stored.questions;
    if (first === undefined) throw new Error("Nothing is asked");
    const questions = [{ ...first, translations: { es: { ...said(text), drafted } } }, ...others];
    const change = toChange({ ...stored, deadline: "", questions }, { revision, deadline });
    await updateInterview(company.owner.client, interview.id, interviewChangeSchema.parse(change));
  };
  const asked = async (attempt: string) =>
    (await readAttemptQuestions(db.service(), attempt)).map(({ text }) => text);
  const writeAll = async (attemptId: string) => {
    for (const { id } of await readAttemptQuestions(db.service(), attemptId)) {
      await write(db.service(), { attemptId, questionId: id, text: "Porque quiero trabajar." });
    }
  };

  it("is asked in the language of the room where it has it, else in its own, which the room knows", async () => {
    const room = await readRoom(db.service(), interview.key);
    if (room === null) throw new Error("The room is gone");
    const spanish = roomIn(room, "es");
    const { title, description, pay, untranslated } = spanish;
    expect([title, description]).toEqual(["Limpieza de casas", "Homes in Columbus"]);
    expect([pay, untranslated]).toEqual(["$18 por hora", "some"]);
    const words = ["¿Por qué nosotros?", "¿Cuándo?", "How far?"];
    expect(spanish.questions.map(({ text }) => text)).toEqual(words);
    expect(JSON.stringify(spanish)).not.toContain("Why us?");
    expect(roomIn(room, "ar")).toMatchObject({ pay: "$18 an hour", untranslated: "all" });
    expect(roomIn(room, "en").untranslated).toBeUndefined();
    expect(await asked(await begin("es"))).toEqual(words);
    expect(await asked(await begin("en"))).toEqual(["Why us?", "When?", "How far?"]);
  });

  it("keeps the same question for everybody whatever is translated, and a begun attempt its words", async () => {
    const before = await begin("es");
    const ids = (await read()).questions.map(({ id }) => id);
    await translate("¿Por qué con nosotros?");
    const between = await begin("es");
    await translate("");
    expect((await read()).questions.map(({ id }) => id)).toEqual(ids);
    expect((await asked(before))[0]).toBe("¿Por qué nosotros?");
    expect((await asked(between))[0]).toBe("¿Por qué con nosotros?");
    expect((await asked(await begin("es")))[0]).toBe("Why us?");
  });

  it("leaves a question in the language in which it was answered, and the others follow the room", async () => {
    const attemptId = await begin("es");
    const [first] = await readAttemptQuestions(db.service(), attemptId);
    await write(db.service(), { attemptId, questionId: first?.id ?? "", text: "Porque sí" });
    await keepLanguage(db.service(), attemptId, "en");
    expect(await asked(attemptId)).toEqual(["¿Por qué nosotros?", "When?", "How far?"]);
  });

  it("keeps what was on the screen when it was answered, whatever the room speaks by the server's account", async () => {
    const attemptId = await begin("en");
    const [first, second] = await readAttemptQuestions(db.service(), attemptId);
    const save = (questionId: string, over: string[], language?: LanguageCode) => {
      const version = randomUUID();
      const answer = { attemptId, questionId, text: "Porque sí", version, over, language };
      return saveTextAnswer(db.service(), answer).then(() => version);
    };
    await save(first?.id ?? "", [], "es");
    const version = await save(second?.id ?? "", [], "es");
    expect(await asked(attemptId)).toEqual(["¿Por qué nosotros?", "¿Cuándo?", "How far?"]);
    const unsaid = await save(second?.id ?? "", [version]);
    expect((await asked(attemptId))[1]).toBe("¿Cuándo?");
    await save(second?.id ?? "", [unsaid], "en");
    expect((await asked(attemptId))[1]).toBe("When?");
  });

  it("follows the room past a take that was dropped, and the take that is chosen", async () => {
    const [first, ...others] = ASKED.map((one, index) => ({ ...one, order: index + 1 }));
    const questions = [
      { ...first, answer_type: "video", max_retakes: 1 },
      ...others.map((one) => ({ ...one, answer_type: "text" })),
    ];
    interview = await make({ questions });
    const tokenHash = hashOf(randomUUID());
    const attemptId = await begin("en", tokenHash);
    const [{ id: questionId = "" } = {}] = await readAttemptQuestions(db.service(), attemptId);
    const record = async (language: LanguageCode) => {
      const takeId = randomUUID();
      const made = { contentType: "video/webm", extension: "webm", language };
      const take = { tokenHashes: [tokenHash], questionId, takeId, ...made };
      await beginRecording(db.service(), take);
      return takeId;
    };
    await discardRecording(db.service(), await record("es"));
    expect((await asked(attemptId))[0]).toBe("Why us?");
    const id = await record("es");
    const whole = { attemptId, kind: "video", byteSize: 9, sha256: "a".repeat(64) } as const;
    await acceptRecording(db.service(), { ...whole, id, over: [] });
    expect((await asked(attemptId))[0]).toBe("¿Por qué nosotros?");
  });

  it("is scored, shown and copied as it was asked, whatever is edited or spoken since", async () => {
    const attemptId = await begin("es");
    await writeAll(attemptId);
    await submitReviewed(db.service(), attemptId);
    await keepLanguage(db.service(), attemptId, "en");
    await translate("¿Otra cosa?");
    const words = ["¿Por qué nosotros?", "¿Cuándo?", "How far?"];
    const scored = await readAttemptToEvaluate(db.service(), attemptId);
    expect(scored?.answers.map(({ questionText }) => questionText)).toEqual(words);
    const result = await findResult(company.owner.client, attemptId);
    expect(result?.answers.map(({ question, original }) => [question, original])).toEqual([
      ["¿Por qué nosotros?", "Why us?"],
      ["¿Cuándo?", "When?"],
      ["How far?", null],
    ]);
    const page = await readPrivatePage(db.service(), attemptId);
    expect(page?.answers.map(({ question }) => question)).toEqual(words);
    const copy = await readCopy(db.service(), attemptId);
    expect(copy?.responses.map(({ questions }) => questions.question_text).toSorted()).toEqual(
      words.toSorted(),
    );
  });

  it("compares the choice of a knockout question, not its words", async () => {
    interview = await make({ screening: [KNOCKOUT] });
    for (const [language, option] of [
      ["es", "Esta semana"],
      ["en", "This week"],
    ] as const) {
      const attempt = await begin(language);
      const { questions } = await readScreening(db.service(), attempt);
      const [question] = questions;
      expect(JSON.stringify(questions)).not.toMatch(/passing|translations/);
      const chosen = { [question?.id ?? ""]: question?.options.indexOf(option) ?? -1 };
      expect(await answerScreening(db.service(), attempt, chosen, undefined)).toBe("passed");
    }
  });

  it("shows a knockout question as it was on the screen, and the owner's own words beside it", async () => {
    interview = await make({ screening: [{ ...KNOCKOUT, passing: [1] }] });
    const screened = async (language: LanguageCode, onScreen?: LanguageCode) => {
      const attempt = await begin(language);
      const [question] = (await readScreening(db.service(), attempt)).questions;
      const chosen = { [question?.id ?? ""]: 0 };
      expect(await answerScreening(db.service(), attempt, chosen, onScreen)).toBe("failed");
      await keepLanguage(db.service(), attempt, "ar");
      return attempt;
    };
    const attempts = [await screened("en"), await screened("es"), await screened("en", "es")];
    const outs = await listScreenedOut(company.owner.client, interview, "UTC");
    const answerOf = (attempt: string | undefined) =>
      outs.find(({ attemptId }) => attemptId === attempt)?.answers[0];
    const original = { question: "When can you start?", answer: "This week" };
    const shown = { question: "¿Cuándo puedes empezar?", answer: "Esta semana", original };
    expect(answerOf(attempts[0])).toMatchObject(original);
    expect(answerOf(attempts[0])).not.toHaveProperty("original");
    expect(answerOf(attempts[1])).toMatchObject(shown);
    expect(answerOf(attempts[2])).toMatchObject(shown);
    expect((await readCopy(db.service(), attempts[1] ?? ""))?.interviews).toMatchObject({
      screening_questions: [
        { question_text: "¿Cuándo puedes empezar?", options: ["Esta semana", "Después"] },
      ],
    });
  });

  it("marks what a model drafted until those words are changed", async () => {
    const drafted = "2026-11-28";
    const mark = async () => (await read()).questions[0]?.translations.es?.drafted;
    expect(await mark()).toBeUndefined();
    await translate("¿Por qué con nosotros?", drafted);
    expect(await mark()).toBe(drafted);
    // A client that doesn't know the mark changes nothing by saying the same words.
    await translate("¿Por qué con nosotros?");
    expect(await mark()).toBe(drafted);
    await translate("¿Y por qué con nosotros?");
    expect(await mark()).toBeUndefined();
  });

  it("is nobody else's to read or write", async () => {
    const other = await signUpCompany(db, "Other");
    expect(await readInterview(other.owner.client, interview.id)).toBeNull();
    const { data } = await other.owner.client.from("questions").select("translations");
    expect(data).toEqual([]);
    const { error } = await company.owner.client
      .from("questions")
      .update({ translations: [] })
      .eq("interview_id", interview.key);
    expect(error).not.toBeNull();
  });

  it.each([
    ["a title that is an address", { es: { title: "www.a.example", description: "" } }, {}],
    ["a title of two lines", { es: { title: "a\nb", description: "" } }, {}],
    ["a long description", { es: { title: "", description: "a".repeat(10_001) } }, {}],
    ["a long pay", { es: { title: "", description: "", pay: "a".repeat(101) } }, {}],
    ["no title", { es: { description: "" } }, {}],
    ["no language", { español: { title: "", description: "" } }, {}],
    ["a long question", {}, { es: said("a".repeat(2001)) }],
    ["an empty question", {}, { es: said(" ") }],
    ["a question with options", {}, { es: said("¿Por qué?", ["Porque"]) }],
  ])("takes from a direct call nothing that no form sends: %s", async (_what, job, question) => {
    const { revision, questions } = await read();
    const { error } = await company.owner.client.rpc("update_interview", {
      p_interview: interview.id,
      p_revision: revision,
      p_fields: { title: "Cleaner", description: "Homes", translations: job },
      p_questions: questions.map(({ id, text, order }) => ({
        id,
        question_text: text,
        question_order: order,
        question_type: "text",
        max_characters: 500,
        translations: question,
      })),
    });
    expect(error?.code).toBe("23514");
  });
});
