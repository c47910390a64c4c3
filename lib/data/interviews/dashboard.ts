import { type Db, unwrap, unwrapCount } from "../db.ts";
import { type FullRoom, listFullRooms } from "../plans/usage.ts";

export type RecentInterview = {
  id: string;
  title: string;
  createdAt: string;
  deadline: string | null;
  language: string;
};

/** The newest interviews of the reader's company. */
export async function readRecentInterviews(db: Db, count: number): Promise<RecentInterview[]> {
  const rows = unwrap(
    await db
      .from("interviews")
      .select("id, title, created_at, deadline, language")
      .order("sequence", { ascending: false })
      .limit(count),
  );
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    createdAt: row.created_at,
    deadline: row.deadline,
    language: row.language,
  }));
}

type DashboardCounts = {
  interviews: number;
  /** Submitted attempts. */
  candidates: number;
  qualified: number;
  hired: number;
  /** Requests for an accommodation in the last two weeks; for the company's owner. */
  asked: number;
  /** Interviews that nobody can begin for want of room. */
  full: FullRoom[];
};

/** The numbers of the reader's company; only submitted attempts count. */
export async function readDashboardCounts(db: Db): Promise<DashboardCounts> {
  const attempts = () =>
    db
      .from("interview_attempts")
      .select("id", { count: "exact", head: true })
      .not("submitted_at", "is", null);
  const [interviews, candidates, qualified, hired, asked, full] = await Promise.all([
    db.from("interviews").select("id", { count: "exact", head: true }),
    attempts(),
    attempts().eq("qualified", true),
    attempts().eq("status", "Hired"),
    db.rpc("recent_accommodation_requests"),
    listFullRooms(db),
  ]);
  return {
    interviews: unwrapCount(interviews),
    candidates: unwrapCount(candidates),
    qualified: unwrapCount(qualified),
    hired: unwrapCount(hired),
    asked: unwrap(asked),
    full,
  };
}
