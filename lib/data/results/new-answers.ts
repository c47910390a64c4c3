import { DIGEST_PEOPLE, type NewAnswer } from "#lib/domain/results/new-answers";
import { isScoring } from "#lib/domain/results/results";
import { type Row, type ServiceDb, unwrap, unwrapCount } from "../db.ts";
import { saidSchema } from "./result-rows.ts";

/** One of whom an interview's new answers would be told, and what they chose; null if they may not read them, or it is gone. */
export async function readDigestReader(service: ServiceDb, interviewId: string, userId: string) {
  const readers = unwrap(await service.rpc("digest_readers", { p_interview: interviewId }));
  return readers.find(({ user_id }) => user_id === userId) ?? null;
}

/**
 * Whether a mail may wait because answers that came in since then are being scored; never once its job has fixed what it
 * is about.
 */
export async function isScoringSince(
  service: ServiceDb,
  { jobId, interviewId }: { jobId: string; interviewId: string },
  since: Date,
): Promise<boolean> {
  const at = since.toISOString();
  const [taken, scoring] = await Promise.all([
    service.from("digests").select("job_id", { count: "exact", head: true }).eq("job_id", jobId),
    service
      .from("interview_attempts")
      .select("id", { count: "exact", head: true })
      .eq("interview_id", interviewId)
      .eq("status", "Pending")
      .is("erase_by", null)
      .in("evaluation_state", ["queued", "running"])
      .or(`unlocked_at.gt.${at},resubmitted_at.gt.${at}`),
  ]);
  return unwrapCount(taken) === 0 && unwrapCount(scoring) > 0;
}

/** Fixes, once for a job, which answers its mail is about: openings after `since` up to `until`. Null for none. */
export async function takeDigest(
  service: ServiceDb,
  job: { jobId: string; interviewId: string; userId: string; since: number },
) {
  const covered = unwrap(
    await service.rpc("take_digest", {
      p_job: job.jobId,
      p_interview: job.interviewId,
      p_user: job.userId,
      p_since: job.since,
    }),
  );
  return covered?.until == null ? null : { since: covered.since, until: covered.until };
}

const ANSWER =
  "candidate_name, call_phone, availability, said, shown_rating, ai_allowed, evaluation_state";

/**
 * Who stands behind the answers that a mail is about, as of now: whoever is deleted, decided on or waits for a place of the plan
 * is in neither list. `rated` are the best first, `unrated` the oldest first and without a number; each is cut.
 */
export async function readNewAnswers(
  service: ServiceDb,
  interviewId: string,
  { since, until }: { since: number; until: number },
): Promise<{ rated: NewAnswer[]; unrated: NewAnswer[]; total: number }> {
  const open = () =>
    service
      .from("interview_attempts")
      .select(ANSWER, { count: "exact" })
      .eq("interview_id", interviewId)
      .eq("status", "Pending")
      .is("erase_by", null)
      .not("submitted_at", "is", null)
      .not("unlocked_at", "is", null)
      .gt("opening", since)
      .lte("opening", until)
      .limit(DIGEST_PEOPLE);
  const [rated, unrated] = await Promise.all([
    open()
      .eq("ai_allowed", true)
      .not("shown_rating", "is", null)
      .order("best_key", { ascending: false }),
    open().or("ai_allowed.is.false,shown_rating.is.null").order("submission"),
  ]);
  return {
    rated: unwrap(rated).map(toAnswer),
    unrated: unwrap(unrated).map(toAnswer),
    total: unwrapCount(rated) + unwrapCount(unrated),
  };
}

type Stored = Pick<
  Row<"interview_attempts">,
  | ("candidate_name" | "call_phone" | "availability" | "said" | "shown_rating")
  | ("ai_allowed" | "evaluation_state")
>;

function toAnswer(row: Stored): NewAnswer {
  return {
    name: row.candidate_name,
    phone: row.call_phone,
    availability: row.availability,
    said: row.ai_allowed ? (saidSchema.parse(row.said)?.text ?? null) : null,
    // A numeric column comes as a number or, to keep its digits, as text.
    rating: row.ai_allowed && row.shown_rating !== null ? Number(row.shown_rating) : null,
    scoring: isScoring(row.evaluation_state),
  };
}
