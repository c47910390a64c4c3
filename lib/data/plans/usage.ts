import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { exceededQuota, type FullStorage } from "#lib/domain/core/limits";
import { PLAN_KEYS, type Plan } from "#lib/domain/plans/plans";
import { type ServiceDb, unwrap } from "../db.ts";

/**
 * Lets a candidate start an interview or send a recording if the company and the interview have storage left. If not,
 * the company's owner is told, at most once a day.
 * @throws AppError `conflict` with reason 'company_full'
 */
export async function requireQuota(
  service: ServiceDb,
  what: { interviewKey: string } | { questionId: string },
): Promise<void> {
  const starts = "interviewKey" in what;
  const [found] = unwrap(
    await service.rpc(
      "company_usage",
      starts ? { p_interview_key: what.interviewKey } : { p_question: what.questionId },
    ),
  );
  if (found === undefined) return;
  const lacks = exceededQuota(usageOf(found), starts ? "start" : "recording");
  if (lacks === null) return;
  unwrap(await service.rpc("note_full_room", { p_interview: found.interview_id, p_lacks: lacks }));
  throw new AppError("conflict", "This company has no room for more recordings right now.", {
    fields: { reason: "company_full" },
  });
}

/** Counts bytes of a recording as received; below 0 for what was counted and never came. */
export async function noteReceived(
  service: ServiceDb,
  mediaId: string,
  bytes: number,
): Promise<void> {
  unwrap(await service.rpc("note_received", { p_media: mediaId, p_bytes: bytes }));
}

const fullRows = z.array(
  z.object({
    interview_id: z.string(),
    title: z.string(),
    // A company without a plan has none here, whatever the generated types say.
    plan: z.enum(PLAN_KEYS).nullable(),
    used_bytes: z.number(),
    day_bytes: z.number(),
  }),
);

/** The interviews that nobody can begin now because no room is left, among those in the dashboard's figures. */
export function toFullStorage(found: unknown): FullStorage[] {
  return fullRows.parse(found).flatMap((row) => {
    const usage = usageOf(row);
    const lacks = exceededQuota(usage, "start");
    return lacks === null
      ? []
      : [{ interviewId: row.interview_id, title: row.title, plan: usage.plan, lacks }];
  });
}

/** Whom to tell that an interview has no room; null if either is gone. */
export async function readFullStorageOwner(
  service: ServiceDb,
  interviewId: string,
): Promise<{ email: string; job: string; company: string; plan: Plan } | null> {
  const interview = unwrap(
    await service
      .from("interviews")
      .select(
        "title, company_profiles!interviews_department_fkey(company_name, created_by_user_id)",
      )
      .eq("id", interviewId)
      .maybeSingle(),
  );
  if (interview === null) return null;
  const { company_name: company, created_by_user_id: userId } = interview.company_profiles;
  const [owner, access] = await Promise.all([
    service.from("profiles").select("email").eq("id", userId).maybeSingle(),
    service.from("plan_access").select("plan").eq("user_id", userId).maybeSingle(),
  ]);
  const email = unwrap(owner)?.email;
  if (!email) return null;
  return { email, job: interview.title, company, plan: unwrap(access)?.plan ?? null };
}

function usageOf(row: { plan: Plan; used_bytes: number; day_bytes: number }) {
  return { plan: row.plan, usedBytes: row.used_bytes, dayBytes: row.day_bytes };
}
