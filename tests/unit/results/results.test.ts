import type {
  EvaluationOutcome,
  EvaluationState,
  TranscriptState,
} from "#lib/domain/evaluation/states";
import { shownDecisionSchema } from "#lib/domain/results/decision";
import { scorersReason } from "#lib/domain/results/provenance";
import {
  lines,
  NO_SPEECH,
  scorerInDetail,
  scorerName,
  silenceReason,
} from "#lib/domain/results/result-detail";
import {
  A_PERSON_DECIDES,
  ADVICE,
  newerFailed,
  qualifiedWord,
  RATING_REASONS,
  RATING_WORDS,
  ratingReason,
  ratingState,
} from "#lib/domain/results/results";
import { attemptStatus, decidesNothing, NOTHING_DECIDED } from "#lib/domain/results/status";
import { companyDate } from "#lib/domain/text/dates";
import { playTime } from "#lib/domain/text/play-time";

it("What scores are is said alike on a list and on a page, to whoever reads it", () => {
  expect(ADVICE.endsWith(` ${A_PERSON_DECIDES}`)).toBe(true);
});

describe("A decision", () => {
  it("is nothing where it keeps the status and says no reason", () => {
    expect(decidesNothing({ status: "Hired", from: "Hired", reason: "  " })).toBe(true);
    expect(decidesNothing({ status: "Hired", from: "Hired", reason: "Showed up." })).toBe(false);
    expect(decidesNothing({ status: "Hired", from: "Pending" })).toBe(false);
    // In spite of what somebody else has decided.
    expect(decidesNothing({ status: "Hired" })).toBe(false);
  });

  it("is refused by the handler's schema where it is nothing", () => {
    const { error } = shownDecisionSchema.safeParse({ status: "Pending", from: "Pending" });
    expect(error?.issues).toMatchObject([{ path: ["reason"], message: NOTHING_DECIDED }]);
  });
});

describe("An employer reads in words", () => {
  const progress = (
    evaluationState: EvaluationState,
    outcome: EvaluationOutcome | null = null,
    willRetry = false,
  ) => ({ aiAllowed: true, evaluationState, outcome, willRetry });
  const state = (
    evaluationState: EvaluationState,
    outcome: EvaluationOutcome | null = null,
    aiAllowed = true,
  ) => ratingState({ ...progress(evaluationState, outcome), aiAllowed });

  it("why a metric has no number, once: the word is at its bar", () => {
    const stored = "Not assessed: the scoring gave no number for reliability.";
    expect(scorersReason(null, stored)).toBe("The scoring gave no number for reliability.");
    const byAPerson = { reason: "Seen.", at: "Nov 20", scorerScore: null };
    expect(scorersReason(byAPerson, stored)).toBe(`Reason for the automatic score: ${stored}`);
    expect(scorersReason(null, "Names one step.")).toBe("Names one step.");
  });

  it("where a rating stands", () => {
    expect(state("queued")).toBe("scoring");
    expect(state("running")).toBe("scoring");
    expect(ratingState(progress("failed", null, true))).toBe("failed");
    expect(state("failed")).toBe("given_up");
    expect(state("declined", null, false)).toBe("people_only");
    expect(state("done", "scored")).toBe("scored");
    expect(state("done", "not_enough_evidence")).toBe("not_enough_evidence");
    expect(state("none")).toBe("unscored");
  });

  it("the last rating while a newer one is being written", () => {
    expect(state("running", "scored")).toBe("scored");
    expect(state("failed", "scored")).toBe("scored");
  });

  it("that a newer evaluation failed, and whether it is tried again", () => {
    expect(newerFailed(progress("failed", "scored", true))).toBe("will_retry");
    expect(newerFailed(progress("failed", "scored"))).toBe("given_up");
    expect(newerFailed(progress("running", "scored"))).toBeNull();
    expect(newerFailed(progress("failed", null, true))).toBeNull();
  });

  it("that the recordings were hard to hear, before that too little was said", () => {
    expect(ratingReason("not_enough_evidence", true)).toMatch(/hard to hear/);
    expect(ratingReason("not_enough_evidence", true)).not.toMatch(/say enough/);
    expect(ratingReason("not_enough_evidence", false)).toBe(RATING_REASONS.not_enough_evidence);
  });

  it("that something is tried again only where it is", () => {
    expect(RATING_WORDS.failed).toContain("will be retried");
    for (const words of [RATING_WORDS.given_up, RATING_REASONS.given_up])
      expect(words).not.toMatch(/will be retried|will be tried again/);
    const unread = {
      kind: "video",
      transcriptState: "failed",
      aiAllowed: true,
      scoring: false,
    } as const;
    expect(silenceReason(unread)).not.toMatch(/again/);
    expect(silenceReason(unread)).toContain("couldn't be read");
  });

  it("people only, whatever the job says, where the candidate asked for people", () => {
    expect(state("queued", null, false)).toBe("people_only");
  });

  it("whether somebody is qualified, and a dash where nobody can say", () => {
    expect([true, false, null].map(qualifiedWord)).toEqual(["Yes", "No", "—"]);
  });

  it("Pending where the status is missing", () => {
    expect([null, "", "Hired", "hired"].map(attemptStatus)).toEqual([
      "Pending",
      "Pending",
      "Hired",
      "Pending",
    ]);
  });

  it("dates by the company's clock, not the server's", () => {
    const instant = "2026-11-21T03:30:00Z";
    expect(companyDate(instant, "America/New_York")).toBe("Nov 20, 2026");
    expect(companyDate(instant, "Pacific/Auckland")).toBe("Nov 21, 2026");
  });

  it("moments as a player shows them", () => {
    expect([0, 7.9, 60, 754, -1].map(playTime)).toEqual(["0:00", "0:07", "1:00", "12:34", "0:00"]);
  });

  it("strengths one by one, however they were listed", () => {
    expect(lines("- on time\n\n• kind\nexact ")).toEqual(["on time", "kind", "exact"]);
    expect(lines(null)).toEqual([]);
  });

  it("who scored, and that the built-in rubric is no language model", () => {
    const by = (kind: string, model: string | null = null, answeredBy: string | null = null) =>
      scorerName({ kind, model, answeredBy, rubricVersion: "service-jobs-1" });
    expect(by("rubric")).toBe("Rolecall's built-in rules");
    expect(by("model", "llama-3.3")).toBe("language model llama-3.3");
    expect(by("model", "llama-3.3", "llama-3.3")).toBe("language model llama-3.3");
    expect(by("model", "llama", "llama-3.3-70b")).toBe(
      "language model llama (answered as llama-3.3-70b)",
    );
    const rubric = { kind: "rubric", model: null, answeredBy: null };
    expect(scorerInDetail({ ...rubric, rubricVersion: "service-jobs-1" })).toBe(
      "Rolecall's built-in rules (rule set 1)",
    );
  });

  it("why a recording shows no words", () => {
    const why = (transcriptState: TranscriptState, aiAllowed = true, scoring = false) =>
      silenceReason({ kind: "video", transcriptState, aiAllowed, scoring });
    for (const state of ["none", "unavailable", "failed"] as const) {
      expect(why(state, true, true)).toContain("is being written");
      expect(why(state)).not.toContain("is being written");
    }
    expect(why("no_speech", true, true)).toBe(NO_SPEECH);
    expect(why("unavailable")).toMatch(
      /^No speech-to-text service is connected.*“Evaluate again”\.$/,
    );
    expect(why("no_speech")).toBe(NO_SPEECH);
    expect(why("none", false)).toContain("human review only");
    const unwritten = { kind: "text", transcriptState: "none", aiAllowed: true } as const;
    expect(silenceReason({ ...unwritten, scoring: false })).toBe("No answer was written.");
  });
});
