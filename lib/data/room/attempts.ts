import { AppError } from "#lib/domain/core/errors";
import type { SharedSource } from "#lib/domain/interviews/link-source";
import type { CandidateDetails } from "#lib/domain/room/candidate";
import type { Consent } from "#lib/domain/room/consent";
import { SESSION_DAYS, type SecondTry } from "#lib/domain/room/room";
import { DAY_MS } from "#lib/domain/text/dates";
import type { LanguageCode } from "#lib/domain/text/languages";
import { type ServiceDb, unwrap } from "../db.ts";
import { unwrapRoom } from "./room-errors.ts";

/** An attempt, as the session in a candidate's cookie opens it. */
export type RoomSession = {
  id: string;
  attemptId: string;
  name: string;
  email: string;
  /** What this person last chose to read. */
  language: LanguageCode;
  aiAllowed: boolean;
  submittedAt: string | null;
  /** ISO; null for no end. */
  closes: string | null;
  again: SecondTry | null;
  /** Left alone for half an hour: whoever goes on says first whose address was given. */
  idle: boolean;
};

/**
 * Begins an attempt: candidate, attempt, consent and sessions, together or not at all; the same `returnHash` again
 * opens what it began.
 * @throws AppError `not_found` for an unknown link, `gone` past the deadline, `invalid_input` with reason 'phone_missing'
 *   if the interview requires one, `unauthenticated` for somebody else's hash
 */
export async function startAttempt(
  service: ServiceDb,
  start: {
    interviewKey: string;
    details: CandidateDetails;
    consent: Consent;
    tokenHash: string;
    returnHash?: string | null;
    /** Whom its mails are counted with. */
    network?: string;
    /** What the link of an invitation carried. */
    invite?: string | undefined;
    /** Where the link was shared. */
    source?: SharedSource | undefined;
    /** Which number may be texted, by which words; null for who didn't tick the box. */
    texts?: { number: string; words: string } | null;
  },
): Promise<string> {
  return unwrapRoom(
    await service.rpc("start_attempt", {
      p_interview_key: start.interviewKey,
      p_name: start.details.name,
      p_email: start.details.email,
      p_phone: start.details.phone,
      p_language: start.consent.language,
      p_ai_allowed: start.consent.aiAllowed,
      p_notice_version: start.consent.noticeVersion,
      p_token_hash: start.tokenHash,
      p_session_days: SESSION_DAYS,
      ...(start.returnHash != null && { p_return_hash: start.returnHash }),
      ...(start.network !== undefined && { p_network: start.network }),
      ...(start.invite !== undefined && { p_invite: start.invite }),
      ...(start.source !== undefined && { p_source: start.source }),
      ...(start.texts && { p_text_number: start.texts.number, p_text_words: start.texts.words }),
    }),
  );
}

/** Lets another secret open an attempt, for as long as the first one; an idle one asks first. */
export async function addSession(
  service: ServiceDb,
  attemptId: string,
  tokenHash: string,
  { idle = false } = {},
): Promise<void> {
  const expires = new Date(Date.now() + SESSION_DAYS * DAY_MS);
  unwrap(
    await service.from("attempt_sessions").insert({
      interview_attempt_id: attemptId,
      token_hash: tokenHash,
      expires_at: expires.toISOString(),
      ...(idle && { last_seen_at: new Date(0).toISOString() }),
    }),
  );
}

/** The attempt behind a session's hash; null if it is unknown, expired or of another interview. */
export async function readSession(
  service: ServiceDb,
  interviewKey: string,
  tokenHash: string,
): Promise<RoomSession | null> {
  const answer = await service.rpc("room_session", {
    p_interview_key: interviewKey,
    p_token_hash: tokenHash,
  });
  const [row] = unwrap(answer);
  if (row === undefined) return null;
  return {
    id: row.session_id,
    attemptId: row.attempt_id,
    name: row.candidate_name,
    email: row.candidate_email,
    language: row.language,
    aiAllowed: row.ai_allowed,
    submittedAt: row.submitted_at,
    closes: row.closes,
    again: row.is_retry ? { questionId: row.retry_question_id } : null,
    idle: row.idle,
  };
}

/** Which of these sessions open an attempt, by their hashes. */
export async function sessionsOf(
  service: ServiceDb,
  attemptId: string,
  tokenHashes: string[],
): Promise<string[]> {
  const answer = await service
    .from("attempt_sessions")
    .select("token_hash")
    .eq("interview_attempt_id", attemptId)
    .in("token_hash", tokenHashes);
  return unwrap(answer).map(({ token_hash: hash }) => hash);
}

/** Keeps which language the person behind a session reads, for their mails and other devices. */
export async function keepLanguage(
  service: ServiceDb,
  attemptId: string,
  language: LanguageCode,
): Promise<void> {
  unwrap(await service.from("interview_attempts").update({ language }).eq("id", attemptId));
}

/** Ends a session: the attempt stays, but this secret no longer opens it. */
export async function endSession(service: ServiceDb, tokenHash: string): Promise<void> {
  unwrap(await service.from("attempt_sessions").delete().eq("token_hash", tokenHash));
}

/** Wakes an idle session for whoever knows the address given at the start; false for others. */
export async function confirmSession(
  service: ServiceDb,
  said: { interviewKey: string; tokenHash: string; email: string },
): Promise<boolean> {
  return unwrap(
    await service.rpc("confirm_session", {
      p_interview_key: said.interviewKey,
      p_token_hash: said.tokenHash,
      p_email: said.email,
    }),
  );
}

/**
 * Submits an attempt whose answers are all here, as its person sees it: the take or the version of the text, by
 * question id. True for the call that did it.
 * @throws AppError `conflict` if answers are missing or of other versions, `gone` a day after the deadline
 */
export async function submitAttempt(
  service: ServiceDb,
  attemptId: string,
  shown: Record<string, string>,
): Promise<boolean> {
  return unwrapRoom(
    await service.rpc("submit_complete_attempt", { p_attempt: attemptId, p_shown: shown }),
  );
}

/**
 * The submitted attempt behind a session, which a second try has become a part of, and when it was last submitted, as
 * ISO time.
 * @throws AppError `not_found` if it is gone or not submitted
 */
export async function readSubmission(
  service: ServiceDb,
  sessionId: string,
): Promise<{ attemptId: string; submittedAt: string }> {
  const found = await service
    .from("attempt_sessions")
    .select("attempt:interview_attempts(id, submitted_at, resubmitted_at)")
    .eq("id", sessionId)
    .maybeSingle();
  const attempt = unwrap(found)?.attempt;
  const at = attempt?.resubmitted_at ?? attempt?.submitted_at;
  if (!attempt || at == null) throw new AppError("not_found", "This interview isn't submitted.");
  return { attemptId: attempt.id, submittedAt: at };
}
