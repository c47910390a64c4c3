import { endpointSchema, NOT_A_URL } from "#lib/domain/webhooks/endpoint-request";
import { messageBody, sentId, type WebhookFacts } from "#lib/domain/webhooks/message";
import { isAccepted, outcomeWords, WEBHOOK_FAULTS } from "#lib/domain/webhooks/outcome";
import {
  DISABLE_AFTER_SECONDS,
  FIRST_COOLDOWN,
  maxCooldown,
  RETRY_SECONDS,
  retryAfter,
} from "#lib/domain/webhooks/schedule";

const facts: WebhookFacts = {
  messageId: "5f1c1f6e-0000-4000-8000-000000000001",
  event: "attempt.evaluated",
  happenedAt: new Date("2026-11-23T12:00:00Z"),
  data: {
    outcome: "scored",
    scores: { general: 8.2, communication: 8, version: 1, adjusted: [] },
    transcript: "I like order.",
  },
  attemptId: "5f1c1f6e-0000-4000-8000-000000000002",
  submittedAt: new Date("2026-11-23T11:00:00Z"),
  candidate: { id: "c1", name: "Ana Flores" },
  interview: { id: "i1", title: "Cleaner" },
  page: "https://app.example/interviews/responses/a1",
};

describe("The tries of a webhook", () => {
  it("go on for a day, at growing distances, one of them an hour after the first", () => {
    const times = RETRY_SECONDS.map((_, index) =>
      RETRY_SECONDS.slice(0, index + 1).reduce((sum, seconds) => sum + seconds, 0),
    );
    expect(times.at(-1)).toBeGreaterThanOrEqual(DISABLE_AFTER_SECONDS);
    expect(times.some((seconds) => seconds >= 3600 && seconds < 3660)).toBe(true);
    expect([...RETRY_SECONDS]).toEqual([...RETRY_SECONDS].sort((a, b) => a - b));
    expect(retryAfter(1)).toBe(5);
    expect(retryAfter(RETRY_SECONDS.length + 1)).toBeNull();
  });

  it("leave a silent or slow server alone for five minutes at most, after the first call until the next try", () => {
    const answered = (durationMs: number) =>
      maxCooldown({ status: 200, answer: "", fault: null, durationMs });
    expect(maxCooldown({ status: null, answer: "", fault: "slow", durationMs: 10_000 })).toBe(300);
    expect([answered(11_000), answered(3000)]).toEqual([300, 90]);
    expect([answered(200), answered(2000)]).toEqual([null, null]);
    expect(FIRST_COOLDOWN).toBe(retryAfter(1));
  });

  it("end with any 2xx and nothing else", () => {
    expect([200, 201, 204, 299].every(isAccepted)).toBe(true);
    expect([null, 199, 301, 302, 400, 410, 500].some(isAccepted)).toBe(false);
  });

  it("are told in our words", () => {
    expect(outcomeWords(503, null)).toBe("Responded with 503");
    expect(outcomeWords(null, null)).toBeNull();
    expect(WEBHOOK_FAULTS.map((fault) => outcomeWords(null, fault))).not.toContain(null);
  });
});

describe("A webhook's message", () => {
  it("holds ids, names and numbers by the Standard Webhooks scheme, and none of the answers", () => {
    expect(JSON.parse(messageBody(facts))).toEqual({
      type: "attempt.evaluated",
      timestamp: "2026-11-23T12:00:00.000Z",
      data: {
        attempt_id: facts.attemptId,
        submitted_at: "2026-11-23T11:00:00.000Z",
        candidate: { id: "c1", name: "Ana Flores" },
        interview: { id: "i1", title: "Cleaner" },
        url: facts.page,
        outcome: "scored",
        general_score: 8.2,
        scores: {
          communication: 8,
          experience: null,
          professionalism: null,
          reliability: null,
          problem_solving: null,
          cognitive_ability: null,
        },
      },
    });
    expect(sentId(facts.messageId)).toBe(`msg_${facts.messageId}`);
  });

  it("says what was decided, and whether answers came again", () => {
    const dataOf = (event: WebhookFacts["event"], data: Record<string, unknown>) =>
      JSON.parse(messageBody({ ...facts, event, data })).data;
    expect(dataOf("attempt.status_changed", { from: "Pending", to: "Hired" })).toMatchObject({
      from: "Pending",
      to: "Hired",
    });
    expect(dataOf("attempt.submitted", { again: true })).toMatchObject({ resubmitted: true });
    expect(
      dataOf("attempt.evaluated", { outcome: "not_enough_evidence", scores: {} }),
    ).toMatchObject({ general_score: null, outcome: "not_enough_evidence" });
  });
});

describe("The address of an endpoint", () => {
  it("is a whole one", () => {
    const messageFor = (url: string) => endpointSchema.safeParse({ url }).error?.issues[0]?.message;
    expect(messageFor("")).toBe("Enter your endpoint's URL");
    expect(messageFor("example.com")).toBe(NOT_A_URL);
    expect(messageFor("javascript:alert(1)")).toBe(NOT_A_URL);
    expect(messageFor(` https://example.com/${"a".repeat(600)}`)).toBe(
      "Use 500 characters or fewer",
    );
    expect(messageFor(" https://example.com/in ")).toBeUndefined();
  });
});
