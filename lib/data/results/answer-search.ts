import { readSegments } from "#lib/domain/evaluation/transcript";
import { type FoundAnswer, MOST_FOUND, placeOf } from "#lib/domain/results/answer-search";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, unwrap } from "../db.ts";

/**
 * The answers of the reader's company that have all of these words, in any form that their language's dictionary knows,
 * the newest first. One request.
 * @returns at most `MOST_FOUND`, and whether there are more
 */
export async function searchAnswers(
  db: Db,
  search: string,
): Promise<{ answers: FoundAnswer[]; more: boolean }> {
  const rows = unwrap(await db.rpc("search_answers", { p_text: search, p_most: MOST_FOUND + 1 }));
  const answers = rows.slice(0, MOST_FOUND).map((row) => ({
    attemptId: row.attempt_id,
    questionId: row.question_id,
    question: row.question,
    name: row.candidate_name,
    interviewTitle: row.interview_title,
    submitted: companyDate(row.submitted_at, row.time_zone),
    ...placeOf({ ...row, segments: readSegments(row.segments) }, search),
  }));
  return { answers, more: rows.length > MOST_FOUND };
}
