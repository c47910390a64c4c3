import { toAnswers } from "#lib/data/results/result-answers";
import { NOT_TOLD, NOT_UNDERSTOOD } from "#lib/domain/evaluation/hearing";

type Response = Parameters<typeof toAnswers>[0]["responses"][number];

function shown(given: Partial<Response>) {
  const question = {
    id: "q-1",
    question_text: "What did you clean?",
    translations: [],
    question_type: "video" as const,
    question_order: 1,
    asked_from: 1,
    asked_until: null,
  };
  const response: Response = {
    id: "r-1",
    question_id: "q-1",
    question_language: "en",
    answer_type: "video",
    responses_text: "I cleaned twelve houses.",
    transcript_state: "done",
    transcript_segments: null,
    translation: null,
    corrections: [],
    media: null,
    ...given,
  };
  const found = {
    ai_allowed: true,
    evaluation_state: "none" as const,
    interview_revision: 1,
    interviews: { language: "en" as const, questions: [question] },
    responses: [response],
  };
  return toAnswers(found, null, {})[0];
}

describe("What is said of how an answer was heard", () => {
  it("is that nothing was told where a service gives the words alone, and nothing of typed ones", () => {
    expect(shown({})?.hearing).toBe(NOT_TOLD);
    expect(shown({ answer_type: "text", transcript_state: "none" })?.hearing).toBeNull();
    expect(shown({ responses_text: null, transcript_state: "no_speech" })?.hearing).toBeNull();
  });

  it("stays with what was heard where a correction took its place", () => {
    const piece = { start: 0, end: 9, charStart: 0, charEnd: NOT_UNDERSTOOD.length };
    const corrected_text = "I clean houses for a family in Tampa, every week for three years now.";
    const answer = shown({
      responses_text: NOT_UNDERSTOOD,
      transcript_segments: [{ ...piece, confidence: 0.3 }],
      corrections: [{ id: "c-1", corrected_text, created_at: "2026-11-20T10:00:00Z", sequence: 1 }],
    });
    expect(answer).toMatchObject({
      text: corrected_text,
      hearing: null,
      otherVersion: { by: "computer", text: NOT_UNDERSTOOD, segments: [{ doubt: "unclear" }] },
    });
  });
});
