import { type ShownText, textTrouble } from "#lib/domain/sms/messages";
import { KEYWORD_TAKEN, NO_TEXT_NUMBER } from "#lib/domain/sms/words";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, type RefusalWords, unwrap, unwrapOr } from "../db.ts";

/** The last texts to and from a candidate, the oldest first; none if this client may not see them. */
export async function readTexts(db: Db, attemptId: string): Promise<ShownText[]> {
  const rows = unwrap(
    await db
      .from("texts")
      .select("id, kind, body, state, error, created_at, company_profiles(time_zone)")
      .eq("interview_attempt_id", attemptId)
      .order("created_at", { ascending: false })
      .limit(50),
  );
  return rows.toReversed().map(({ id, kind, body, state, error, ...row }) => ({
    id,
    theirs: kind === null,
    body,
    state,
    trouble: textTrouble(error),
    at: companyDate(row.created_at, row.company_profiles.time_zone, true),
  }));
}

const REFUSALS: RefusalWords = {
  keyword_taken: KEYWORD_TAKEN,
  no_text_number: NO_TEXT_NUMBER,
};

/**
 * Gives an interview the word that people text for its link, or (null) takes it. False if this client has no such interview.
 * @throws AppError `conflict` if the word is another interview's, or the company has no number
 */
export async function saveKeyword(db: Db, interviewId: string, word: string | null) {
  const answer = await db.rpc("save_keyword", {
    p_interview: interviewId,
    ...(word !== null && { p_word: word }),
  });
  return unwrapOr(answer, REFUSALS);
}
