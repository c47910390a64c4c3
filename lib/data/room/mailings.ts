import { type Db, unwrap, unwrapCount } from "../db.ts";

/** What a mail to a candidate is made of. Times are ISO. */
type CandidateToMail = {
  name: string;
  email: string;
  language: string;
  company: string;
  timeZone: string;
  /** The account in whose name the mail would go. */
  ownerId: string;
  job: string;
  submittedAt: string | null;
  /** Stopped by the knockout questions. */
  out: boolean;
  closes: string | null;
  lastSeen: string;
  oneQuestion: boolean;
};

const CANDIDATE = `candidate_name, language, submitted_at, resubmitted_at, created_at, screening, retry_question_id, erase_by,
  candidates!inner(email), attempt_sessions(last_seen_at),
  interviews!inner(title), company_profiles!inner(company_name, time_zone, created_by_user_id)`;

/** Whom a mail about an attempt is for; null where the attempt is gone or being deleted. Service client. */
export async function readCandidateToMail(
  service: Db,
  attemptId: string,
): Promise<CandidateToMail | null> {
  const data = unwrap(
    await service.from("interview_attempts").select(CANDIDATE).eq("id", attemptId).maybeSingle(),
  );
  if (data === null || data.erase_by !== null) return null;
  const closes: string | null = unwrap(
    await service.rpc("attempt_closes", { p_attempt: attemptId }),
  );
  const seen = data.attempt_sessions.map((session) => session.last_seen_at);
  return {
    name: data.candidate_name,
    email: data.candidates.email,
    language: data.language,
    company: data.company_profiles.company_name,
    timeZone: data.company_profiles.time_zone,
    ownerId: data.company_profiles.created_by_user_id,
    job: data.interviews.title,
    submittedAt: data.resubmitted_at ?? data.submitted_at,
    out: data.screening === "failed",
    closes,
    lastSeen: seen.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? data.created_at,
    oneQuestion: data.retry_question_id !== null,
  };
}

/** What an employer's mail about new answers is made of. */
type Digest = { interviewId: string; ownerId: string; email: string; job: string; count: number };

/**
 * Fixes, once for a job, which answers its mail is about. Null where the interview is gone, the owner has proved no
 * address or wants no such mails. Service client.
 */
export async function takeDigest(
  service: Db,
  jobId: string,
  interviewId: string,
): Promise<Digest | null> {
  const covered = unwrap(
    await service.rpc("take_digest", { p_job: jobId, p_interview: interviewId }),
  );
  if (covered?.until == null) return null;
  const data = unwrap(
    await service
      .from("interviews")
      .select("title, company_profiles!interviews_department_fkey(created_by_user_id)")
      .eq("id", interviewId)
      .maybeSingle(),
  );
  if (data === null) return null;
  const owner = unwrap(
    await service
      .from("profiles")
      .select("email, email_verified_at, notify_new_answers")
      .eq("id", data.company_profiles.created_by_user_id)
      .maybeSingle(),
  );
  if (!owner?.email || !owner.email_verified_at || !owner.notify_new_answers) return null;
  const count = unwrapCount(
    await service
      .from("interview_attempts")
      .select("id", { count: "exact", head: true })
      .eq("interview_id", interviewId)
      .not("unlocked_at", "is", null)
      .gt("opening", covered.since)
      .lte("opening", covered.until),
  );
  const ownerId = data.company_profiles.created_by_user_id;
  return { interviewId, ownerId, email: owner.email, job: data.title, count };
}
