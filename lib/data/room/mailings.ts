import { type ServiceDb, unwrap } from "../db.ts";
import { storedTitle } from "../interviews/interviews.ts";

const CANDIDATE = `candidate_name, language, submitted_at, resubmitted_at, created_at, screening, retry_question_id, erase_by, department_key,
  candidates!inner(email), attempt_sessions(last_seen_at),
  interviews!inner(title, translations), company_profiles!inner(company_name, time_zone, created_by_user_id)`;

/**
 * What a mail to a candidate is made of; null if the attempt is gone or being deleted, unless it is to be told
 * before that is done. Times are ISO.
 */
export async function readCandidateToMail(
  service: ServiceDb,
  attemptId: string,
  whileDeleted = false,
) {
  const data = unwrap(
    await service.from("interview_attempts").select(CANDIDATE).eq("id", attemptId).maybeSingle(),
  );
  if (data === null || (data.erase_by !== null && !whileDeleted)) return null;
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
    /** In the candidate's language where it is kept in it; an owner reads `title`. */
    job: storedTitle(data.interviews, data.language),
    title: data.interviews.title,
    submittedAt: data.resubmitted_at ?? data.submitted_at,
    /** Stopped by the knockout questions. */
    out: data.screening === "failed",
    closes,
    lastSeen: seen.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1) ?? data.created_at,
    oneQuestion: data.retry_question_id !== null,
  };
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
