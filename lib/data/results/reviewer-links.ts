import { AppError } from "#lib/domain/core/errors";
import {
  LINK_ENDED,
  type ReviewLink,
  TOO_MANY_COMMENTS,
  TOO_MANY_LINKS,
} from "#lib/domain/results/reviewer-link";
import { companyDate } from "#lib/domain/text/dates";
import { type Db, type Row, refusalOf, type ServiceDb, unwrap } from "../db.ts";

type StoredLink = Row<"review_links"> & {
  review_openings: { opened_at: string }[];
  review_comments: Row<"review_comments">[];
};

/** The links to one attempt for its owner, the newest first. `numberOf` gives a question's number. */
export function toReviewLinks(
  links: readonly StoredLink[],
  timeZone: string,
  numberOf: (questionId: string) => number | null,
): ReviewLink[] {
  const when = (iso: string) => companyDate(iso, timeZone, true);
  return links
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
    .map((link) => ({
      id: link.id,
      label: link.label,
      blind: link.blind,
      questions: link.question_ids.length,
      ...stateOf(link, when),
      openings: link.review_openings.length,
      lastOpened: lastOf(
        link.review_openings.map(({ opened_at }) => opened_at),
        when,
      ),
      comments: link.review_comments
        .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
        .map((row) => ({
          id: row.id,
          by: row.reviewer_name,
          question: row.question_id === null ? null : numberOf(row.question_id),
          comment: row.comment,
          at: when(row.created_at),
        })),
    }));
}

function stateOf(
  { revoked_at, expires_at }: StoredLink,
  when: (iso: string) => string,
): Pick<ReviewLink, "state" | "until"> {
  if (revoked_at !== null) return { state: "ended", until: when(revoked_at) };
  const over = Date.parse(expires_at) <= Date.now();
  return { state: over ? "expired" : "open", until: when(expires_at) };
}

function lastOf(moments: readonly string[], when: (iso: string) => string): string | null {
  const last = moments.toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  return last === undefined ? null : when(last);
}

type NewLink = {
  label: string;
  blind: boolean;
  questionIds: readonly string[];
  days: number;
  tokenHash: string;
};

/**
 * Makes a link to some answers of an attempt. False if this client sees no such attempt.
 * @throws AppError `conflict` if the attempt has as many open links as it may
 */
export async function addReviewLink(db: Db, attemptId: string, link: NewLink): Promise<boolean> {
  const answer = await db.rpc("add_review_link", {
    p_attempt: attemptId,
    p_label: link.label,
    p_blind: link.blind,
    p_questions: [...new Set(link.questionIds)],
    p_token_hash: link.tokenHash,
    p_days: link.days,
  });
  if (refusalOf(answer.error) === "too_many_links") throw new AppError("conflict", TOO_MANY_LINKS);
  if (refusalOf(answer.error) === "question_unknown")
    throw new AppError("invalid_input", "Choose questions from this interview.");
  return unwrap(answer) !== null;
}

/** Ends a link at once. False if this client sees no such link. */
export async function endReviewLink(db: Db, attemptId: string, linkId: string): Promise<boolean> {
  return unwrap(await db.rpc("revoke_review_link", { p_attempt: attemptId, p_link: linkId }));
}

/** What a reviewer's token opens. */
export type LiveLink = { id: string; attemptId: string; blind: boolean; questionIds: string[] };

const toLive = (row: Row<"review_links"> | undefined): LiveLink | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        attemptId: row.interview_attempt_id,
        blind: row.blind,
        questionIds: row.question_ids,
      };

/** The link behind a token's hash, whose opening by a person is kept; null if it is over. */
export async function openReviewLink(
  service: ServiceDb,
  tokenHash: string,
): Promise<LiveLink | null> {
  const [row] = unwrap(await service.rpc("open_review_link", { p_token_hash: tokenHash }));
  return toLive(row);
}

/** The same without an opening, for what the opened page asks. */
export async function findReviewLink(
  service: ServiceDb,
  tokenHash: string,
): Promise<LiveLink | null> {
  const [row] = unwrap(await service.rpc("live_review_link", { p_token_hash: tokenHash }));
  return toLive(row);
}

type NewComment = { name: string; comment: string; questionId: string | null };

/**
 * Keeps what a reviewer says.
 * @throws AppError `gone` if the link is over, `conflict` if it has as many comments as it can hold
 */
export async function addReviewComment(
  service: ServiceDb,
  tokenHash: string,
  { name, comment, questionId }: NewComment,
): Promise<void> {
  const answer = await service.rpc("add_review_comment", {
    p_token_hash: tokenHash,
    ...(questionId === null ? {} : { p_question: questionId }),
    p_name: name,
    p_comment: comment,
  });
  if (refusalOf(answer.error) === "too_many_comments")
    throw new AppError("conflict", TOO_MANY_COMMENTS);
  if (refusalOf(answer.error) === "question_unknown")
    throw new AppError("invalid_input", "Choose a question from this review.");
  if (!unwrap(answer)) throw new AppError("gone", LINK_ENDED);
}

/** Who a candidate is and whose, for what a reviewer must not learn. */
export async function readReviewed(service: ServiceDb, attemptId: string) {
  const found = unwrap(
    await service
      .from("interview_attempts")
      .select(
        "candidate_name, candidates!inner(name, email), company_profiles!inner(company_name), interviews!inner(language)",
      )
      .eq("id", attemptId)
      .maybeSingle(),
  );
  return (
    found && {
      names: [found.candidate_name, found.candidates.name],
      email: found.candidates.email,
      company: found.company_profiles.company_name,
      language: found.interviews.language,
    }
  );
}

/** Whether a recording answers one of some questions of an attempt. */
export async function isAnswerTo(
  service: ServiceDb,
  { attemptId, questionIds }: LiveLink,
  mediaId: string,
): Promise<boolean> {
  const found = unwrap(
    await service
      .from("responses")
      .select("id")
      .eq("interview_attempt_id", attemptId)
      .eq("media_id", mediaId)
      .in("question_id", questionIds)
      .maybeSingle(),
  );
  return found !== null;
}
