/**
 * What the database's functions refuse with: each name is raised somewhere in supabase/migrations and has its words or its
 * status where the function is called, in lib/data. Whatever else they raise is a sentence for the log.
 */
export const REFUSALS = [
  "already_sent",
  "answer_changed",
  "answers_changed",
  "answers_missing",
  "attempt_submitted",
  "attempt_unknown",
  "company_missing",
  "decided_meanwhile",
  "endpoint_off",
  "hold_unknown",
  "interview_changed",
  "interview_closed",
  "interview_missing",
  "interview_unknown",
  "known_address",
  "mail_stopped",
  "needs_plan",
  "no_plan",
  "not_decided",
  "not_verified",
  "on_hold",
  "one_line",
  "owner_unproved",
  "owner_unverified",
  "phone_missing",
  "question_unknown",
  "recording_unknown",
  "retry_waiting",
  "scores_changed",
  "screening_needed",
  "sent_lately",
  "session_unknown",
  "takes_on_their_way",
  "takes_too_often",
  "takes_used_up",
  "too_long",
  "too_many",
  "too_many_comments",
  "other_contact",
  "too_many_contacts",
  "too_many_endpoints",
  "too_many_links",
  "too_many_notes",
  "transcript_missing",
  "upload_incomplete",
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** Why no other take of a question can begin. */
export const TAKE_REFUSALS = [
  "question_unknown",
  "attempt_submitted",
  "interview_closed",
  "takes_used_up",
  "takes_too_often",
] as const satisfies readonly Refusal[];
