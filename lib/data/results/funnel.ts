import { FUNNEL_WEEKS, type FunnelWeek, type SourceTotal } from "#lib/domain/results/funnel";
import { type Db, unwrap } from "../db.ts";

/** The steps to a hire by week, the oldest first, of one of the reader's interviews or (null) of all. One request. */
export async function readFunnel(db: Db, interviewId: string | null): Promise<FunnelWeek[]> {
  return unwrap(
    await db.rpc("funnel_figures", {
      p_weeks: FUNNEL_WEEKS,
      ...(interviewId !== null && { p_interview: interviewId }),
    }),
  );
}

/** Where the people of one of the reader's interviews, or (null) of all, came from, most first. */
export async function readSources(db: Db, interviewId: string | null): Promise<SourceTotal[]> {
  return unwrap(
    await db.rpc("source_totals", { ...(interviewId !== null && { p_interview: interviewId }) }),
  );
}
