import { AppError } from "#lib/domain/core/errors";
import type { Db } from "../db.ts";

/** What an owner takes along, and the columns that each table is ordered by. */
const TABLES = {
  profiles: "id",
  subscriptions: "user_id",
  company_profiles: "id",
  company_analytics: "department_key",
  interviews: "id",
  questions: "id",
  screening_questions: "id",
  invites: "id",
  legal_holds: "id",
  retention_log: "day",
  candidates: "id",
  accommodations: "interview_attempt_id",
  interview_attempts: "id",
  interview_figures: "interview_id,day,measure",
  responses: "id",
  corrections: "id",
  media: "id",
  evaluation_results: "id",
  metric_overrides: "id",
  status_history: "id",
  candidate_notes: "id",
  contacts: "id",
  decision_mails: "id",
  ats_links: "interview_id",
  ats_deliveries: "interview_attempt_id",
  review_links: "id",
  review_openings: "id",
  review_comments: "id",
  webhook_endpoints: "id",
  webhook_messages: "id",
  webhook_deliveries: "id",
} as const;

const PAGE = 200;

/**
 * Everything that an owner may read, with their own authority, as one JSON text in pieces:
 * `{exported_at, tables: {profiles: [...], ...}}`. Never more than a page of rows is in memory.
 */
export async function* exportRows(db: Db, exportedAt: string): AsyncGenerator<string> {
  yield `{"exported_at":${JSON.stringify(exportedAt)},"tables":{`;
  for (const [index, [table, order]] of Object.entries(TABLES).entries()) {
    yield `${index > 0 ? "," : ""}\n${JSON.stringify(table)}:[`;
    let first = true;
    for await (const row of rows(db, table, order)) {
      yield `${first ? "" : ","}\n${JSON.stringify(row)}`;
      first = false;
    }
    yield "]";
  }
  yield "}}\n";
}

async function* rows(db: Db, table: string, order: string): AsyncGenerator<unknown> {
  const known = Object.keys(TABLES).find((name): name is keyof typeof TABLES => name === table);
  if (known === undefined) return;
  for (let from = 0; ; from += PAGE) {
    const columns = order.split(",");
    const all = columns.reduce((query, column) => query.order(column), db.from(known).select("*"));
    const { data, error } = await all.range(from, from + PAGE - 1);
    if (error) throw new AppError("internal", "The export stopped.", { cause: error });
    yield* data;
    if (data.length < PAGE) return;
  }
}
