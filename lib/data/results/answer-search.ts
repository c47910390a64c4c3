import { readSegments } from "#lib/domain/evaluation/transcript";
import { type FoundAnswer, MAX_FOUND, phrasesIn, placeOf } from "#lib/domain/results/answer-search";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, unwrap } from "../db.ts";

/**
 * The answers of the reader's company that have all of these words, in any form that their language's dictionary knows,
 * and what is in quotes as it stands; the newest first. What a candidate corrected counts too. One request.
 * @returns at most `MAX_FOUND`, and whether there are more
 */
export async function searchAnswers(
  db: Db,
  search: string,
): Promise<{ answers: FoundAnswer[]; more: boolean }> {
  const rows = unwrap(
    await db.rpc("search_answers", {
      p_text: search,
      p_most: MAX_FOUND + 1,
      p_phrases: phrasesIn(search),
    }),
  );
  const answers = rows.slice(0, MAX_FOUND).map((row) => ({
    attemptId: row.attempt_id,
    questionId: row.question_id,
    question: row.question,
    name: row.candidate_name,
    interviewTitle: row.interview_title,
    submitted: companyDate(row.submitted_at, row.time_zone),
    ...placeOf(
      {
        answer: row.answer,
        excerpt: row.excerpt,
        segments: readSegments(row.segments),
        corrected: row.corrected ? { text: row.corrected, excerpt: row.corrected_excerpt } : null,
      },
      search,
    ),
  }));
  return { answers, more: rows.length > MAX_FOUND };
}
