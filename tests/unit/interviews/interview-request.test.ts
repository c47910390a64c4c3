import { INTERVIEW_PROBLEMS } from "#lib/domain/interviews/interview";
import { defaultForm } from "#lib/domain/interviews/interview-form";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { newQuestion } from "#lib/domain/interviews/question";
import { toAnswer, toRequest } from "#lib/domain/interviews/to-request";
import { storedInterview } from "#tests/support/stored-interview";

const sender = {
  interviewId: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
  userId: "b0a3c1de-9c3b-4f7e-8f53-2f0a1b6c7d88",
  departmentKey: "0123456789abcdef0123456789abcdef",
  timeZone: "America/New_York",
};
const form = {
  ...defaultForm("q1"),
  title: " House cleaner ",
  description: "Homes in Columbus",
  hourlyRate: "$18 to $22",
  deadline: "2026-12-04",
  questions: [
    { ...newQuestion("q1", 1), text: "Tell us about yourself" },
    { ...newQuestion("q2", 2), text: "Why us?", answerType: "text" as const },
  ],
};
const request = toRequest(form, sender);
const messageOf = (body: unknown) =>
  interviewRequestSchema.safeParse(body).error?.issues[0]?.message;

describe("The request that creates an interview", () => {
  it("carries every field, the unset values of untouched questions included", () => {
    expect(request).toEqual({
      id: sender.interviewId,
      user_id: sender.userId,
      title: " House cleaner ",
      default_language: "en",
      department: sender.departmentKey,
      description: "Homes in Columbus",
      message_templates: {
        invitation_email: null,
        invitation_sms: null,
        reminder_email: null,
        reminder_sms: null,
        interview_completed_email: null,
      },
      questions: [
        {
          text: "Tell us about yourself",
          order: 1,
          answer_type: "video",
          max_retakes: 0,
          max_duration: 60,
          thinking_time: 3,
        },
        { text: "Why us?", order: 2, answer_type: "text", max_retakes: 0, max_characters: 500 },
      ],
      salary: "$18 to $22",
      settings: {
        show_hints_and_tips: true,
        show_availability_calendar: true,
        deadline: "2026-12-05T04:59:59.999Z",
      },
    });
  });

  it("is accepted by the handler's schema, trimmed", () => {
    expect(interviewRequestSchema.parse(request).title).toBe("House cleaner");
  });

  it("may leave out what has a default", () => {
    const parsed = interviewRequestSchema.parse({
      id: sender.interviewId,
      title: "Cook",
      description: "Line cook",
      questions: [{ text: "Why?", order: 3, answer_type: "video" }],
      settings: {},
    });
    expect(parsed).toMatchObject({ language: "en", hourlyRate: null });
    expect(parsed.questions).toEqual([
      {
        text: "Why?",
        translations: {},
        order: 1,
        answer_type: "video",
        max_retakes: 0,
        max_duration: 60,
        thinking_time: 3,
      },
    ]);
    expect(parsed.settings.show_hints_and_tips).toBe(true);
  });

  it("has a question in no language that the interview doesn't have, and none twice", () => {
    const said = { text: "¿Por qué?", options: [] };
    const job = { title: "Limpieza", description: "" };
    const asked = [{ ...request.questions[0], translations: { es: said } }];
    const knockout = { text: "Ok?", kind: "yes_no", options: [], passing: [0] };
    const screening = [{ ...knockout, translations: { es: said } }];
    for (const wanted of [{ questions: asked }, { screening }]) {
      const untold = { ...request, ...wanted };
      expect(messageOf(untold)).toBe(INTERVIEW_PROBLEMS.languages);
      expect(messageOf({ ...untold, translations: { es: job } })).toBeUndefined();
      const own = { ...untold, default_language: "es", translations: { es: job } };
      expect(messageOf(own)).toBe(INTERVIEW_PROBLEMS.languages);
    }
  });

  it("is refused in the words of the form", () => {
    expect(messageOf({ ...request, title: "  " })).toBe("Interview title is required");
    expect(messageOf({ ...request, description: undefined })).toBe(INTERVIEW_PROBLEMS.description);
    expect(messageOf({ ...request, questions: [] })).toBe(INTERVIEW_PROBLEMS.noQuestions);
    const blank = [{ ...request.questions[0], text: " " }];
    expect(messageOf({ ...request, questions: blank })).toBe("All questions must have text");
  });

  it.each([
    ["a duration outside the list", { max_duration: 61 }],
    ["four retakes", { max_retakes: 4 }],
    ["a thinking time outside the list", { thinking_time: 45 }],
    ["an answer by song", { answer_type: "song" }],
  ])("is refused with %s", (_name, change) => {
    const questions = [{ ...request.questions[0], ...change }];
    expect(interviewRequestSchema.safeParse({ ...request, questions }).success).toBe(false);
  });

  it("puts the questions in their order and numbers them 1, 2, 3", () => {
    const [first, second] = request.questions;
    const parsed = interviewRequestSchema.parse({
      ...request,
      questions: [
        { ...first, order: 9 },
        { ...second, order: 4 },
      ],
    });
    expect(parsed.questions.map(({ text, order }) => [text, order])).toEqual([
      ["Why us?", 1],
      ["Tell us about yourself", 2],
    ]);
  });

  it("knows the ten languages only", () => {
    expect(messageOf({ ...request, default_language: "tlh" })).toBe(
      "Choose a language from the list",
    );
    expect(interviewRequestSchema.parse({ ...request, default_language: "Spanish" }).language).toBe(
      "es",
    );
  });
});

describe("What reading an interview answers", () => {
  it("has every specified field, in the specified words", () => {
    const questions = [{ ...newQuestion("q1", 1), text: "Why us?", answerType: "text" as const }];
    const stored = storedInterview({ revision: 4, language: "es", showHints: false, questions });
    expect(toAnswer(stored)).toEqual({
      id: stored.id,
      revision: 4,
      title: "Cook",
      translations: {},
      language: "es",
      description: "Line cook",
      hourly_wage: null,
      questions: [
        {
          id: "q1",
          question_text: "Why us?",
          translations: {},
          question_order: 1,
          question_type: "text",
          max_duration: 60,
          max_retakes: 0,
          max_characters: 500,
          thinking_time: 3,
        },
      ],
      show_hints_and_tips: false,
      show_availability_calendar: true,
      kiosk: false,
      require_phone: false,
      screening: [],
      deadline: null,
      shift: null,
      hear_back_days: null,
      closed: false,
    });
  });
});
