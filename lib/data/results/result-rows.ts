import { z } from "zod";
import { otherThanEnglish } from "#lib/domain/evaluation/language";
import { FACT_KINDS } from "#lib/domain/evaluation/statements/facts";
import { saysProtected } from "#lib/domain/evaluation/statements/protected";
import type { SpokenQuote } from "#lib/domain/results/quote";
import { isScoring, newerFailed, type ResultRow, ratingState } from "#lib/domain/results/results";
import { hoursInWords } from "#lib/domain/room/hours";
import { companyDate } from "#lib/domain/text/dates";
import { DEFAULT_LANGUAGE } from "#lib/domain/text/languages";
import type { ViewRow } from "../database.ts";
import { toContact } from "./contacts.ts";
import { quoteSchema, toQuote } from "./quotes.ts";

function spoken(stored: z.output<typeof quoteSchema>): SpokenQuote {
  return { ...toQuote(stored), language: otherThanEnglish(stored.quote, DEFAULT_LANGUAGE) };
}

/** A sentence of a person's own, as attempts store it; null if today's rules show it of nobody. */
export const saidSchema = quoteSchema
  .transform(spoken)
  .refine((said) => !saysProtected({ text: null, quotes: [said] }))
  .nullable()
  .catch(null);
/** The facts that attempts store and today's rules show, each with the first of its quotes. */
export const factsSchema = z
  .array(
    z.object({
      fact: z.enum(FACT_KINDS),
      text: z.string(),
      quotes: z.tuple([quoteSchema], z.any()),
    }),
  )
  .transform((facts) =>
    facts
      .map(({ fact, text, quotes: [quote] }) => ({ kind: fact, text, quote: spoken(quote) }))
      .filter(({ text, quote }) => !saysProtected({ text, quotes: [quote] })),
  )
  .catch([]);

/** What a row of the list is read from. */
export const COLUMNS =
  "id, interview_id, interview_title, candidate_name, candidate_email, call_phone, submitted_at, nth_submission, status, qualified, ai_allowed, evaluation_state, outcome, general_score, borderline, assessed, adjusted, instructed, hard_to_hear, said, facts, availability, screening, unread, tags, mine, assigned_name, evaluation_retry_at, shown_version, shown_override, time_zone, contact_id, contact_outcome, contact_words, contacted_at, submission, best_key, lowest_key, name_key, looked_at";

export type StoredRow = Omit<ViewRow<"attempt_list">, "department_key" | "contact" | "assigned_to">;

/** A stored row as the list shows it. */
export function toRow(row: StoredRow): ResultRow {
  const progress = {
    aiAllowed: row.ai_allowed,
    evaluationState: row.evaluation_state,
    outcome: row.outcome,
    willRetry: row.evaluation_retry_at !== null,
  };
  return {
    id: row.id,
    interviewId: row.interview_id,
    interviewTitle: row.interview_title,
    name: row.candidate_name,
    email: row.candidate_email,
    phone: row.call_phone,
    submitted: companyDate(row.submitted_at, row.time_zone),
    submittedAt: row.submitted_at,
    nthSubmission: row.nth_submission,
    status: row.status,
    qualified: row.qualified,
    // A numeric column comes as a number or, to keep its digits, as text.
    rating: row.general_score === null ? null : Number(row.general_score),
    state: ratingState(progress),
    newerFailed: newerFailed(progress),
    scoring: isScoring(row.evaluation_state),
    borderline: row.borderline ?? false,
    assessed: row.assessed,
    adjusted: row.adjusted ?? false,
    instructed: row.instructed ?? false,
    hardToHear: row.hard_to_hear ?? false,
    said: saidSchema.parse(row.said),
    facts: factsSchema.parse(row.facts),
    unread: row.unread,
    tags: row.tags ?? [],
    assigned:
      row.assigned_name === null ? null : { name: row.assigned_name, isMe: row.mine ?? false },
    mustHaves: row.screening,
    hours: hoursInWords(row.availability),
    contact: toContact(row),
    shown: { version: row.shown_version, override: row.shown_override },
  };
}
