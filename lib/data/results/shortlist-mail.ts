import { type ServiceDb, unwrap } from "../db.ts";

/** Who is mailed what came in for their links; null if their account is gone. */
export async function readSender(service: ServiceDb, userId: string) {
  const found = unwrap(
    await service
      .from("profiles")
      .select("email, email_verified_at, mail_answers, notify_details")
      .eq("id", userId)
      .maybeSingle(),
  );
  if (!found?.email) return null;
  return {
    email: found.email,
    verified: found.email_verified_at !== null,
    wants: found.mail_answers !== "none",
    details: found.notify_details,
  };
}

/** Hands on what a job took and told nobody yet, where it isn't for this sender anymore. */
export async function letGoOfAnswers(service: ServiceDb, jobId: string, userId: string) {
  unwrap(await service.rpc("let_go_of_answers", { p_job: jobId, p_user: userId }));
}

/** Fixes, once for a job, which answers its mail is about, and reads them as of now: nobody who has withdrawn. */
export async function takeReaderAnswers(
  service: ServiceDb,
  { jobId, userId, companyId }: { jobId: string; userId: string; companyId: string },
) {
  unwrap(
    await service.rpc("take_shortlist_answers", {
      p_job: jobId,
      p_user: userId,
      p_company: companyId,
    }),
  );
  return unwrap(
    await service
      .from("shortlist_answers")
      .select(
        "*, interview_attempts!inner(candidate_name), shortlist_links!inner(label, shortlists!inner(id, of_attempt, company_profiles!inner(company_name)))",
      )
      .eq("told_by", jobId)
      .is("interview_attempts.erase_by", null),
  );
}
