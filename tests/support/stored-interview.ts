import { defaultForm } from "#lib/domain/interviews/interview-form";
import { newQuestion } from "#lib/domain/interviews/question";
import type { StoredInterview } from "#lib/domain/interviews/stored-interview";

/** A stored interview with the defaults of the wizard and one written question. */
export function storedInterview(change: Partial<StoredInterview> = {}): StoredInterview {
  return {
    ...defaultForm("q"),
    id: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
    key: "k",
    link: "http://localhost/i/k",
    title: "Cook",
    description: "Line cook",
    deadline: null,
    closedAt: null,
    revision: 1,
    createdAt: "2026-11-21T12:00:00Z",
    questions: [{ ...newQuestion("q", 1), text: "Why?", answerType: "text" }],
    ...change,
  };
}
