import { AppError } from "#lib/domain/core/errors";
import { shownSilence } from "#lib/domain/evaluation/silences";
import { tellsOfProtected } from "#lib/domain/evaluation/statements/protected";
import type { Db } from "../db.ts";

/** What an owner takes along, and the columns that each table is ordered by. */
const TABLES = {
  profiles: "id",
  subscriptions: "user_id",
  company_profiles: "id",
  company_members: "user_id",
  member_invitations: "id",
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
  source_figures: "interview_id,source,measure",
  responses: "id",
  corrections: "id",
  media: "id",
  evaluation_results: "id",
  metric_overrides: "id",
  status_history: "id",
  candidate_notes: "id",
  contacts: "id",
  offers: "id",
  offered_times: "id",
  bookings: "id",
  decision_mails: "id",
  texts: "id",
  text_numbers: "number",
  text_keywords: "interview_id",
  bulk_actions: "id",
  bulk_items: "action_id,place",
  ats_links: "interview_id",
  ats_deliveries: "interview_attempt_id",
  shortlists: "id",
  shortlist_people: "shortlist_id,interview_attempt_id",
  shortlist_links: "id",
  shortlist_openings: "id",
  shortlist_answers: "id",
  webhook_endpoints: "id",
  webhook_messages: "id",
  webhook_deliveries: "id",
} as const;

/** Columns of what a scorer said and quoted, which has no more in a file than on a page. */
const OF_SCORERS =
  /^(?:evidence|statements|notes|said|facts|outcome_reason|general_(?:summary|strengths|weaknesses)|[a-z_]+_justification)$/;

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
      yield `${first ? "" : ","}\n${JSON.stringify(row, withoutHidden)}`;
      first = false;
    }
    yield "]";
  }
  yield "}}\n";
}

/** For JSON: of a scorer's columns, what may not be shown is left out, the parts of a list one by one. */
function withoutHidden(column: string, value: unknown): unknown {
  if (!OF_SCORERS.test(column)) return value;
  return Array.isArray(value)
    ? value.filter((part) => (!isHidden(part) || isOurs(column, part)) && !isModelsReason(part))
    : isHidden(value)
      ? null
      : value;
}

/** Whether it is a note without a scorer's words: one of ours may say that grammar can reveal gender. */
function isOurs(column: string, part: unknown): boolean {
  const { kind, quote } = Object(part);
  return column === "notes" && kind !== "not_assessed" && !isHidden(quote);
}

/** Whether it says in a model's own words why an answer was not assessed, as earlier versions may. */
function isModelsReason(part: unknown): boolean {
  const { kind, source, text } = Object(part);
  const isReason = kind === "not_assessed" || Object(source).kind === "not_rated";
  return isReason && typeof text === "string" && shownSilence(text) !== text;
}

/** Whether anything in a stored value may not be shown. */
function isHidden(value: unknown): boolean {
  if (typeof value === "string") return tellsOfProtected(value);
  return typeof value === "object" && value !== null && Object.values(value).some(isHidden);
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
