import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  createInterview,
  listInterviews,
  readInterview,
  updateInterview,
} from "#lib/data/interviews/interviews";
import { defaultForm, SWITCHES } from "#lib/domain/interviews/interview-form";
import {
  type InterviewRequest,
  interviewChangeSchema,
  interviewRequestSchema,
} from "#lib/domain/interviews/interview-request";
import {
  ANSWER_TYPES,
  newQuestion,
  type OptionName,
  optionsOf,
} from "#lib/domain/interviews/question";
import { toChange, toRequest } from "#lib/domain/interviews/to-request";
import { NOT_AVAILABLE, withField } from "#lib/domain/room/availability";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, ok, signUpCompany } from "../support/people.ts";

const BASE = "http://127.0.0.1/i/";

const request = (change: object = {}): InterviewRequest =>
  interviewRequestSchema.parse({
    id: randomUUID(),
    title: "House cleaner",
    description: "Homes in Columbus",
    default_language: "es",
    salary: "$18 to $22",
    questions: [
      { text: "Tell us about yourself", order: 1, answer_type: "video" },
      { text: "Why us?", order: 2, answer_type: "text", max_characters: 800 },
    ],
    settings: { show_availability_calendar: false, deadline: "2099-12-05T04:59:59.999Z" },
    ...change,
  });

describe.each([ENGINE])("Creating interviews on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());

  it("keeps what the wizard sent, with its questions in order and a link that ends in its key", async () => {
    const sent = request();
    const made = await createInterview(db.service(), company.owner.userId, sent, BASE);
    expect(made.link).toBe(BASE + made.key);
    const stored = await readInterview(company.owner.client, sent.id);
    expect(stored).toMatchObject({
      title: "House cleaner",
      language: "es",
      hourlyRate: "$18 to $22",
      showHints: true,
      showAvailability: false,
      questions: [
        { order: 1, answerType: "video", maxDuration: 60, maxRetakes: 0, thinkingTime: 3 },
        { order: 2, answerType: "text", maxCharacters: 800 },
      ],
    });
    expect(Date.parse(stored?.deadline ?? "")).toBe(Date.parse("2099-12-05T04:59:59.999Z"));
  });

  it("keeps every switch and every option, when it is made and when it is edited", async () => {
    const [made, edited] = [randomUUID(), randomUUID()];
    const plain = { ...defaultForm("q"), title: "Cook", description: "Line cook" };
    plain.questions = [{ ...newQuestion("q", 1), text: "Why?" }];
    const chosen: Record<OptionName, number> = {
      maxDuration: 180,
      maxRetakes: 2,
      thinkingTime: 90,
      maxCharacters: 800,
    };
    const full = { ...plain };
    for (const name of SWITCHES) full[name] = !plain[name];
    full.shift = withField(NOT_AVAILABLE, "monday", "evening", true);
    full.hearBackDays = 3;
    full.languages = ["es", "ar"];
    full.translations = {
      es: { title: "Limpieza", description: "Casas en Tampa", pay: "$18 por hora" },
      ar: { title: "", description: "" },
    };
    full.questions = ANSWER_TYPES.map((answerType, index) => ({
      id: randomUUID(),
      text: "Why?",
      translations: { es: { text: "¿Por qué?", options: [] } },
      order: index + 1,
      answerType,
      ...chosen,
    }));
    for (const [interviewId, form] of [[made, full] as const, [edited, plain] as const]) {
      const wanted = toRequest(form, { interviewId, departmentKey: null, timeZone: "UTC" });
      const sent = interviewRequestSchema.parse(wanted);
      await createInterview(db.service(), company.owner.userId, sent, BASE);
    }
    const change = toChange(full, { revision: 1, deadline: null });
    await updateInterview(company.owner.client, edited, interviewChangeSchema.parse(change));
    for (const id of [made, edited]) {
      const stored = await readInterview(company.owner.client, id);
      expect(SWITCHES.filter((name) => stored?.[name] !== full[name])).toEqual([]);
      expect(stored).toMatchObject({ shift: full.shift, hearBackDays: 3 });
      const lost = stored?.questions.map((question) =>
        optionsOf(question.answerType).filter((name) => question[name] !== chosen[name]),
      );
      expect(lost).toEqual([[], []]);
    }
  });

  it("makes one interview of two requests with the same id, even at the same moment", async () => {
    const sent = request();
    const made = await Promise.all([
      createInterview(db.service(), company.owner.userId, sent, BASE),
      createInterview(db.service(), company.owner.userId, sent, BASE),
    ]);
    expect(made[0].key).toBe(made[1].key);
    const again = await createInterview(db.service(), company.owner.userId, sent, BASE);
    expect(again.key).toBe(made[0].key);
    expect((await readInterview(company.owner.client, sent.id))?.questions).toHaveLength(2);
  });

  it("remembers a company's first interview, and only the first", async () => {
    const fresh = await signUpCompany(db, "Fresh Start");
    const first = await createInterview(db.service(), fresh.owner.userId, request(), BASE);
    await createInterview(db.service(), fresh.owner.userId, request(), BASE);
    const row = ok(
      await fresh.owner.client.from("company_profiles").select("first_interview_id").single(),
    );
    expect(row.first_interview_id).toBe(first.id);
  });

  it("makes nothing where a question cannot be stored", async () => {
    const sent = request();
    const [question] = sent.questions;
    const twice = { ...sent, questions: [question, question].flatMap((one) => one ?? []) };
    await expect(createInterview(db.service(), company.owner.userId, twice, BASE)).rejects.toThrow(
      "Question insert failed",
    );
    expect(await readInterview(company.owner.client, sent.id)).toBeNull();
  });

  it("needs a company with a key", async () => {
    const { userId } = await db.signUp();
    await expect(createInterview(db.service(), userId, request(), BASE)).rejects.toThrow(
      "Could not find your company profile or Willow key.",
    );
  });

  it("gives nobody another company's interview, not even by its id", async () => {
    const sent = request();
    await createInterview(db.service(), company.owner.userId, sent, BASE);
    const stranger = await signUpCompany(db, "Next Door");
    expect(await readInterview(stranger.owner.client, sent.id)).toBeNull();
    expect(await listInterviews(stranger.owner.client)).toEqual([]);
    await expect(
      createInterview(db.service(), stranger.owner.userId, sent, BASE),
    ).rejects.toMatchObject({
      code: "conflict",
    });
  });
});
