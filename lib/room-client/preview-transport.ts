import { MORE_TIME_FACTOR, NO_ACCOMMODATION } from "#lib/domain/room/accommodations";
import type { RoomAnswer, RoomInterview, RoomState } from "#lib/domain/room/room";
import { openMemoryStore } from "./take-store.ts";
import type { RoomTransport } from "./transport.ts";

/** Nothing leaves the page, and a reload begins anew. */
export function previewTransport({
  deadline: closes,
  questions,
  screening = [],
}: Pick<RoomInterview, "deadline" | "questions" | "screening">): RoomTransport {
  const state: Omit<RoomState, "now"> = {
    attemptId: "preview",
    name: "",
    email: "",
    aiAllowed: true,
    submittedAt: null,
    closes,
    again: null,
    screening: { state: screening.length > 0 ? "due" : "none", questions: screening },
    questions,
    answers: [],
    takes: {},
    waiting: [],
    accommodation: NO_ACCOMMODATION,
    availability: null,
  };
  const store = openMemoryStore();
  const answer = (known: RoomAnswer) => {
    state.answers = state.answers.filter(({ questionId }) => questionId !== known.questionId);
    state.answers.push(known);
  };
  return {
    preview: true,
    load: async () => ({
      ...state,
      now: new Date().toISOString(),
      answers: [...state.answers],
    }),
    start: async ({ name, email }, { aiAllowed }) => {
      Object.assign(state, { name, email, aiAllowed });
    },
    comeBack: async () => null,
    remember: async () => {},
    forget: async () => {},
    withdraw: async () => {},
    confirm: async () => {},
    saveText: async (questionId, { text, version }) =>
      answer({ questionId, type: "text", text, recordingId: null, version }),
    mayRecord: async () => {},
    acceptRecording: async (questionId, { recordingId }) =>
      answer({ questionId, type: "video", text: null, recordingId, version: recordingId }),
    discardRecording: async () => {},
    askFor: async (kinds, note) => {
      const timeFactor = kinds.includes("more_time") ? MORE_TIME_FACTOR : 1;
      return { kinds, timeFactor, textInstead: kinds.includes("text_instead"), note };
    },
    giveWeek: async () => {},
    ownLink: async () => null,
    answerScreening: async () => {
      state.screening = { state: "passed", questions: [] };
      return "passed";
    },
    submit: async () => {
      const submittedAt = new Date().toISOString();
      state.submittedAt = submittedAt;
      return submittedAt;
    },
    removeUnsent: async () => [],
    openStore: async () => store,
    send: async ({ onProgress, take }) => onProgress(take.bytes),
  };
}
