import { AppError } from "#lib/domain/core/errors";
import type { FullStorage } from "#lib/domain/core/limits";
import { RECENT_INTERVIEWS, type RecentInterview } from "#lib/domain/interviews/dashboard";
import { averageDaysToHire } from "#lib/domain/results/funnel";
import { type Db, unwrap } from "../db.ts";
import { toFullStorage } from "../plans/usage.ts";

/** The newest interviews of the reader's company. */
export async function readRecentInterviews(db: Db, count: number): Promise<RecentInterview[]> {
  const rows = unwrap(
    await db
      .from("interviews")
      .select("id, title, created_at, deadline, closed_at, language")
      .order("sequence", { ascending: false })
      .limit(count),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    deadline: row.deadline,
    closedAt: row.closed_at,
    language: row.language,
  }));
}

export type DashboardFigures = {
  interviews: number;
  /** People with answers that are open to the company, each once, however often they applied. */
  candidates: number;
  qualified: number;
  hired: number;
  /** On average, to one decimal; 0 if nobody was hired. */
  daysToHire: number;
  /** Requests for an accommodation in the last two weeks. */
  asked: number;
  /** Candidates of this month, as the plan counts them; without a plan, ever. */
  used: number;
  /** Candidates above the plan's cap. */
  waiting: number;
  /** The interviews without room for recordings, the newest first. */
  fullRooms: FullStorage[];
  /** Whether the owner sees the dashboard for the first time. */
  firstVisit: boolean;
};

/** All counters of the reader's dashboard, in one request. */
export async function readDashboardFigures(db: Db): Promise<DashboardFigures> {
  const [row] = unwrap(await db.rpc("dashboard_figures"));
  if (row === undefined) throw new AppError("internal", "The dashboard has no figures.");
  const { total_days_to_hire, opened_before, full_rooms, ...counts } = row;
  return {
    ...counts,
    daysToHire: averageDaysToHire(total_days_to_hire, row.hired),
    fullRooms: toFullStorage(full_rooms),
    firstVisit: !opened_before,
  };
}

/** What the dashboard shows of the reader's company beside who to call, in two requests at once. */
export async function readDashboard(db: Db) {
  const [figures, interviews] = await Promise.all([
    readDashboardFigures(db),
    readRecentInterviews(db, RECENT_INTERVIEWS),
  ]);
  return { figures, interviews };
}

/** Keeps that the owner has seen the dashboard. */
export async function noteDashboardOpened(db: Db, userId: string, now: Date): Promise<void> {
  unwrap(
    await db
      .from("company_profiles")
      .update({ dashboard_opened_at: now.toISOString() })
      .eq("created_by_user_id", userId)
      .is("dashboard_opened_at", null),
  );
}
