import type { Agreement } from "#lib/domain/room/notice";
import { toRetention } from "../company/retention.ts";
import { type ServiceDb, unwrap } from "../db.ts";

const AGREEMENT = `consents(notice_version, language, ai_allowed, given_at, sequence),
  interviews!inner(questions(question_type)),
  company_profiles!inner(company_name, time_zone, keep_recordings_days, keep_results_years)`;

/**
 * What the candidate of an attempt agreed to last; null if there is nothing, as for who answered at an interview
 * provider.
 */
export async function readAgreement(
  service: ServiceDb,
  attemptId: string,
): Promise<Agreement | null> {
  const data = unwrap(
    await service.from("interview_attempts").select(AGREEMENT).eq("id", attemptId).maybeSingle(),
  );
  const last = data?.consents.toSorted((a, b) => a.sequence - b.sequence).at(-1);
  if (!data || !last) return null;
  const company = data.company_profiles;
  return {
    noticeVersion: last.notice_version,
    language: last.language,
    aiAllowed: last.ai_allowed,
    givenAt: last.given_at,
    timeZone: company.time_zone,
    company: company.company_name,
    video: data.interviews.questions.some(({ question_type: type }) => type === "video"),
    retention: toRetention(company),
  };
}
