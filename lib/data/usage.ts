import { AppError } from "#lib/domain/errors";
import { hasRoom } from "#lib/domain/limits";
import { toPlan } from "#lib/domain/plans";
import { type Db, unwrap } from "./db.ts";

/**
 * Lets a candidate begin an interview, or send a recording for one of its questions, while the company has room.
 * Service client.
 * @throws AppError `conflict` with reason 'company_full'
 */
export async function requireRoom(
  service: Db,
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
  const usage = { plan: toPlan(found.plan), usedBytes: found.used_bytes };
  if (hasRoom(usage, starts ? "start" : "recording")) return;
  throw new AppError("conflict", "This company has no room for more recordings right now.", {
    fields: { reason: "company_full" },
  });
}
