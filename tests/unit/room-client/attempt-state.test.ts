import { NO_ACCOMMODATION } from "#lib/domain/room/accommodations";
import type { RoomState } from "#lib/domain/room/room";
import { isAnswered, pendingTake } from "#lib/room-client/answered";
import {
  type AnswersAction,
  answersReducer,
  isChoiceOpen,
  joinAnswers,
  NO_ANSWERS,
  shownTake,
  takesLeft,
  takesOf,
} from "#lib/room-client/attempt-state";
import { keptTake } from "#tests/support/room-client";
import { roomQuestion } from "#tests/support/room-interview";

const question = { id: "question-1", maxRetakes: 1 };
const state: RoomState = {
  now: "2026-11-22T12:00:00.000Z",
  attemptId: "attempt-1",
  name: "Maria",
  email: "maria@example.com",
  aiAllowed: true,
  submittedAt: null,
  closes: null,
  again: null,
  answers: [],
  takes: {},
  screening: { state: "none", questions: [] },
  questions: [],
  waiting: [],
  accommodation: NO_ACCOMMODATION,
  availability: null,
};

describe("Retakes", () => {
  it("are used up by takes that were recorded to their end, here or before", async () => {
    const { take } = await keptTake({ accepted: false });
    let answers = answersReducer(NO_ANSWERS, { kind: "kept", take });
    expect(takesLeft(answers, question)).toBe(1);
    answers = answersReducer(answers, { kind: "dropped", take });
    expect(takesLeft(answers, question)).toBe(1);
    answers = answersReducer(answers, { kind: "kept", take: { ...take, id: "take-2" } });
    expect(takesLeft(answers, question)).toBe(0);
  });

  it("are not used up by a take in which nothing was heard, unless it is chosen", async () => {
    const { take } = await keptTake({ accepted: false, silent: true });
    const answers = answersReducer(NO_ANSWERS, { kind: "kept", take });
    expect(takesLeft(answers, question)).toBe(2);
    expect(takesLeft(answersReducer(answers, { kind: "dropped", take }), question)).toBe(2);
    const chosen = answersReducer(answers, { kind: "kept", take: { ...take, accepted: true } });
    expect(takesLeft(chosen, question)).toBe(1);
  });

  it("are not used up by a closed page, unless what was kept is chosen", async () => {
    const { take } = await keptTake({ accepted: false, whole: false });
    const answers = answersReducer(NO_ANSWERS, { kind: "kept", take });
    expect(takesLeft(answers, question)).toBe(2);
    const chosen = answersReducer(answers, { kind: "kept", take: { ...take, accepted: true } });
    expect(takesLeft(chosen, question)).toBe(1);
    const sent = answersReducer(chosen, { kind: "sent", take: { ...take, accepted: true } });
    expect(takesLeft(sent, question)).toBe(1);
    expect(sent.arrived.has("question-1")).toBe(true);
  });
});

describe("A choice that is given back because another device has answered", () => {
  it("leaves as many retakes as the server counts", async () => {
    const { take } = await keptTake({ whole: false });
    const chosen = answersReducer(NO_ANSWERS, { kind: "kept", take });
    expect(takesLeft(chosen, { ...question, maxRetakes: 2 })).toBe(2);
    const other = { questionId: "question-1", type: "video", text: null } as const;
    const refreshed = answersReducer(chosen, {
      kind: "refreshed",
      saved: [{ ...other, recordingId: "take-9", version: "take-9" }],
      takes: { "question-1": 2 },
      waiting: [],
    });
    const back = { ...take, accepted: false };
    const answers = answersReducer(refreshed, { kind: "kept", take: back });
    expect(takesLeft(answers, { ...question, maxRetakes: 2 })).toBe(1);
    const fewer: AnswersAction = { kind: "refreshed", saved: [], takes: {}, waiting: [] };
    expect(takesLeft(answersReducer(answers, fewer), { ...question, maxRetakes: 2 })).toBe(1);
  });
});

describe("A question that is recorded again", () => {
  it("has no answer while another recording waits beside the one that was sent", async () => {
    const { take } = await keptTake({ accepted: false });
    const video = roomQuestion(question);
    const sent = { ...NO_ANSWERS, arrived: new Map([["question-1", "take-0"]]) };
    expect(isAnswered(sent, video)).toBe(true);
    const undecided = answersReducer(sent, { kind: "kept", take });
    expect(isAnswered(undecided, video)).toBe(false);
    const chosen = answersReducer(undecided, { kind: "kept", take: { ...take, accepted: true } });
    expect(isAnswered(chosen, video)).toBe(true);
    expect(isAnswered(answersReducer(undecided, { kind: "dropped", take }), video)).toBe(true);
    // An answer has arrived; the one that is shown has not.
    expect(pendingTake(sent, video)).toBeUndefined();
    expect(pendingTake(chosen, video)?.id).toBe("take-1");
    const saved = [
      { questionId: "question-1", type: "video", text: null, recordingId: "take-1", version: "1" },
    ] as const;
    expect(
      pendingTake(
        answersReducer(chosen, { kind: "refreshed", saved, takes: {}, waiting: [] }),
        video,
      ),
    ).toBeUndefined();
  });

  it("keeps no choice open where the chosen take has arrived, and counts each other one once", async () => {
    const { take } = await keptTake({ number: 2 });
    const other = { ...take, id: "take-0", number: 1, accepted: false, instead: take.id };
    let answers = answersReducer(NO_ANSWERS, { kind: "kept", take: other });
    answers = answersReducer(answers, { kind: "kept", take });
    answers = answersReducer(answers, { kind: "sent", take });
    expect(isChoiceOpen(answers, "question-1")).toBe(false);
    expect(takesOf(answers, "question-1")).toEqual([]);
    const three = { ...question, maxRetakes: 2 };
    expect(takesLeft(answers, three)).toBe(1);
    answers = answersReducer(answers, { kind: "dropped", take: other });
    expect(takesLeft(answers, three)).toBe(1);
  });

  it("keeps each take, and shows the chosen one before the newest", async () => {
    const { take } = await keptTake({ accepted: false });
    const second = { ...take, id: "take-2", number: 2 };
    let answers = answersReducer(NO_ANSWERS, { kind: "kept", take });
    answers = answersReducer(answers, { kind: "kept", take: second });
    expect(shownTake(answers, "question-1")).toBe(second);
    expect(takesLeft(answers, question)).toBe(0);
    const chosen = { ...take, accepted: true };
    answers = answersReducer(answers, { kind: "kept", take: chosen });
    expect(shownTake(answers, "question-1")).toBe(chosen);
    expect(takesOf(answers, "question-1")).toHaveLength(2);
    answers = answersReducer(answers, { kind: "dropped", take: second });
    expect(takesOf(answers, "question-1")).toEqual([chosen]);
    expect(takesLeft(answers, question)).toBe(0);
  });
});

describe("Coming back", () => {
  it("finds what was being recorded, ended where the page went away", async () => {
    const { take } = await keptTake({ stopped: false, whole: false, accepted: false });
    const { answers } = joinAnswers(state, [take], []);
    expect(takesOf(answers, "question-1")).toMatchObject([{ id: "take-1", stopped: true }]);
  });

  it("forgets takes that the server has, and keeps all others of a question in their order", async () => {
    const { take } = await keptTake({ accepted: false, number: 2 });
    const older = { ...take, id: "take-0", number: 1 };
    const known = {
      questionId: "question-2",
      type: "video",
      text: null,
      recordingId: "take-9",
      version: "take-9",
    } as const;
    const there = { ...take, id: "take-9", questionId: "question-2" };
    const { answers, over } = joinAnswers({ ...state, answers: [known] }, [take, there, older], []);
    expect(over.map(({ id }) => id)).toEqual(["take-9"]);
    expect(answers.arrived.has("question-2")).toBe(true);
    expect(takesOf(answers, "question-1").map(({ id }) => id)).toEqual(["take-0", "take-1"]);
  });

  it("forgets a take once the one that was chosen instead is the answer, and not before", async () => {
    const { take } = await keptTake({ accepted: false, instead: "take-2" });
    const text = { questionId: "q", type: "text", text: "Yes", version: "one" } as const;
    const written = { ...text, recordingId: null };
    expect(joinAnswers({ ...state, answers: [written] }, [take], []).over).toEqual([]);
    const chosen = { ...written, questionId: "question-1", recordingId: "take-2" };
    expect(joinAnswers({ ...state, answers: [chosen] }, [take], []).over).toEqual([take]);
  });

  it("calls no device another one for what it holds itself, nor once an answer was sent from here", async () => {
    const { take } = await keptTake();
    const mine = { questionId: "question-1", takeId: take.id };
    const other = { questionId: "question-1", takeId: "take-9" };
    const join = (waiting: RoomState["waiting"]) =>
      joinAnswers({ ...state, waiting }, [take], []).answers;
    expect(join([mine]).elsewhere.size).toBe(0);
    const answers = join([mine, other]);
    expect([...answers.elsewhere]).toEqual([["question-1", ["take-9"]]]);
    expect(answersReducer(answers, { kind: "sent", take }).elsewhere.size).toBe(0);
    const passed = answersReducer(answers, { kind: "passedOver", questionId: "question-1" });
    const look = (waiting: RoomState["waiting"]) =>
      answersReducer(passed, { kind: "refreshed", saved: [], takes: {}, waiting }).elsewhere.size;
    expect([passed.elsewhere.size, look([other]), look([{ ...other, takeId: "new" }])]).toEqual([
      0, 0, 1,
    ]);
  });

  it("keeps no recording that broke off before anything in it can be played", async () => {
    const { take } = await keptTake({ whole: false, seconds: 0 });
    const { answers, over } = joinAnswers(state, [take], []);
    expect(over).toEqual([take]);
    expect(takesOf(answers, "question-1")).toEqual([]);
  });

  it("prefers what was typed last on this device to what the server has", () => {
    const saved = {
      questionId: "q",
      type: "text",
      text: "old",
      recordingId: null,
      version: "v1",
    } as const;
    const draft = { attemptId: "attempt-1", questionId: "q", text: "new", over: ["v1"] };
    const { answers } = joinAnswers({ ...state, answers: [saved] }, [], [draft]);
    expect(answers.texts.get("q")).toBe("new");
  });

  it("asks again about a take that was chosen before another device answered", async () => {
    const { take } = await keptTake({ over: "take-7" });
    const saved = { questionId: "question-1", type: "video", text: null } as const;
    const join = (version: string) =>
      joinAnswers(
        { ...state, answers: [{ ...saved, recordingId: version, version }] },
        [take],
        [],
      ).answers.takes.get("question-1")?.[0]?.accepted;
    expect(join("take-7")).toBe(true);
    expect(join("take-8")).toBe(false);
  });
});
