import { type ServiceDb, unwrap, unwrapCount } from "../db.ts";

const CANDIDATE = `candidate_name, language, submitted_at, resubmitted_at, created_at, screening, retry_question_id, erase_by, department_key,
  candidates!inner(email), attempt_sessions(last_seen_at),
  interviews!inner(title), company_profiles!inner(company_name, time_zone, created_by_user_id)`;

/** What a mail to a candidate is made of; null if the attempt is gone or being deleted. Times are ISO. */
export async function readCandidateToMail(service: ServiceDb, attemptId: string) {
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
    /** The account in whose name the mail would go. */
    ownerId: data.company_profiles.created_by_user_id,
    departmentKey: data.department_key,
    job: data.interviews.title,
    submittedAt: data.resubmitted_at ?? data.submitted_at,
    /** Stopped by the knockout questions. */
    out: data.screening === "failed",
    closes,
    lastSeen: seen.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? data.created_at,
    oneQuestion: data.retry_question_id !== null,
  };
}

/** The owner of an interview, whom new answers would be told; null if one of them is gone. */
export async function readDigestOwner(service: ServiceDb, interviewId: string) {
  const data = unwrap(
    await service
      .from("interviews")
      .select("title, company_profiles!interviews_department_fkey(created_by_user_id)")
      .eq("id", interviewId)
      .maybeSingle(),
  );
  if (data === null) return null;
  const ownerId = data.company_profiles.created_by_user_id;
  const owner = unwrap(
    await service
      .from("profiles")
      .select("email, email_verified_at, notify_new_answers")
      .eq("id", ownerId)
      .maybeSingle(),
  );
  if (!owner?.email) return null;
  const { email, email_verified_at, notify_new_answers: wants } = owner;
  return { ownerId, email, job: data.title, verified: email_verified_at !== null, wants };
}

/** Fixes, once for a job, which answers its mail is about, and counts them. */
export async function takeDigest(
  service: ServiceDb,
  jobId: string,
  interviewId: string,
): Promise<number> {
  const covered = unwrap(
    await service.rpc("take_digest", { p_job: jobId, p_interview: interviewId }),
  );
  if (covered?.until == null) return 0;
  return unwrapCount(
    await service
      .from("interview_attempts")
      .select("id", { count: "exact", head: true })
      .eq("interview_id", interviewId)
      .not("unlocked_at", "is", null)
      .gt("opening", covered.since)
      .lte("opening", covered.until),
  );
}

/**
 * Counts a mail to somebody who is no customer, once in 24 hours for an address, or for one with the network that an
 * attempt was begun from.
 * @returns null if it may go, otherwise when to ask again
 */
export async function countStranger(
  service: ServiceDb,
  mail: { departmentKey: string; email: string; attemptId?: string },
): Promise<Date | null> {
  const wait: string | null = unwrap(
    await service.rpc("count_stranger", {
      p_department: mail.departmentKey,
      p_email: mail.email,
      ...(mail.attemptId !== undefined && { p_attempt: mail.attemptId }),
    }),
  );
  return wait === null ? null : new Date(wait);
}

/** Whether a mail to somebody new would go out now in an owner's name. */
export async function mailGoesOut(service: ServiceDb, ownerId: string): Promise<boolean> {
  return unwrap(await service.rpc("mail_goes_out", { p_owner: ownerId }));
}
