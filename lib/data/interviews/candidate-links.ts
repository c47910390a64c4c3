import type { LinkPurpose } from "#lib/domain/room/candidate-mail";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type ServiceDb, unwrap } from "../db.ts";

/** What a mailed link opens. */
type CandidateLink = {
  attemptId: string;
  interviewKey: string;
  language: LanguageCode;
  expired: boolean;
};

/** Keeps a mailed link by its hash; the same one again changes nothing. */
export async function addCandidateLink(
  service: ServiceDb,
  link: { attemptId: string; purpose: LinkPurpose; tokenHash: string; expires: Date },
): Promise<void> {
  unwrap(
    await service.from("candidate_links").upsert(
      {
        interview_attempt_id: link.attemptId,
        purpose: link.purpose,
        token_hash: link.tokenHash,
        expires_at: link.expires.toISOString(),
      },
      { onConflict: "token_hash", ignoreDuplicates: true },
    ),
  );
}

/** The attempt behind a link's hash, expired or not; null if it never was one of ours. */
export async function findCandidateLink(
  service: ServiceDb,
  purpose: LinkPurpose,
  tokenHash: string,
): Promise<CandidateLink | null> {
  const data = unwrap(
    await service
      .from("candidate_links")
      .select(
        "interview_attempt_id, expires_at, interview_attempts!inner(language, interviews!inner(willo_interview_key))",
      )
      .eq("token_hash", tokenHash)
      .eq("purpose", purpose)
      .maybeSingle(),
  );
  return (
    data && {
      attemptId: data.interview_attempt_id,
      interviewKey: data.interview_attempts.interviews.willo_interview_key,
      language: data.interview_attempts.language,
      expired: Date.parse(data.expires_at) <= Date.now(),
    }
  );
}
