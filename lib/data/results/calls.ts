import { z } from "zod";
import { otherThanEnglish } from "#lib/domain/evaluation/language";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { EVALUATION_OUTCOMES, EVALUATION_STATES } from "#lib/domain/evaluation/states";
import { type Call, type Calls, type Clip, OPENING_LENGTH } from "#lib/domain/results/calls";
import { CONTACT_OUTCOMES } from "#lib/domain/results/contact-log";
import { fitOf } from "#lib/domain/results/hours-to-ask";
import type { SpokenQuote } from "#lib/domain/results/quote";
import { ratingState } from "#lib/domain/results/results";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";
import { toAvailability } from "#lib/domain/room/availability";
import { hoursInWords } from "#lib/domain/room/hours";
import { companyDate } from "#lib/domain/text/dates";
import { DEFAULT_LANGUAGE, toLanguage } from "#lib/domain/text/languages";
import { ellipsize } from "#lib/domain/text/shortened";
import { type Db, unwrap } from "../db.ts";
import { readUpcoming } from "./bookings.ts";
import { toContact } from "./contacts.ts";
import { factsSchema, saidSchema } from "./result-rows.ts";

const storedSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  language: z.string().transform((code) => toLanguage(code) ?? DEFAULT_LANGUAGE),
  interview: z.string(),
  job: z.string(),
  submitted_at: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  ai_allowed: z.boolean(),
  evaluation_state: z.enum(EVALUATION_STATES),
  retries: z.boolean(),
  outcome: z.enum(EVALUATION_OUTCOMES).nullable(),
  hard_to_hear: z.boolean(),
  rating: z.number().nullable(),
  version: z.number(),
  override: z.number(),
  said: saidSchema,
  facts: factsSchema,
  opening: z.string().nullable(),
  wordless: z.boolean(),
  instructed: z.boolean(),
  /** By the question that they answer. */
  recordings: z.record(z.string(), z.object({ id: z.string(), type: z.string() })).nullable(),
  availability: z.string().nullable(),
  shift: z.string().nullable(),
  yes_to: z.array(z.string()),
  contact_id: z.string().nullable(),
  contact_outcome: z.enum(CONTACT_OUTCOMES).nullable(),
  contact_words: z.string().nullable(),
  contacted_at: z.string().nullable(),
  offered: z.boolean(),
  time_zone: z.string(),
});
const callsSchema = z.object({
  unrated: z.array(storedSchema),
  rated: z.array(storedSchema),
  totals: z.object({ unrated: z.number().int(), rated: z.number().int() }),
  words: z.array(z.string()),
});

type Stored = z.output<typeof storedSchema>;

/** Whom the reader's company has to call, and who comes, of one interview or (null) of all; at most so many in each list. */
export async function readCalls(
  db: Db,
  most: number,
  interviewId: string | null = null,
): Promise<Calls> {
  const [found, booked] = await Promise.all([
    db.rpc("who_to_call", {
      p_most: most,
      ...(interviewId !== null && { p_interview: interviewId }),
    }),
    readUpcoming(db, interviewId),
  ]);
  const { unrated, rated, ...rest } = callsSchema.parse(unwrap(found));
  return { unrated: unrated.map(toCall), rated: rated.map(toCall), ...rest, booked };
}

function toCall(row: Stored): Call {
  const week = toAvailability(row.availability);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    language: row.language,
    interview: row.interview,
    job: row.job,
    submitted: companyDate(row.submitted_at, row.time_zone),
    status: row.status,
    shown: { version: row.version, override: row.override },
    rating: row.rating,
    state: ratingState({
      aiAllowed: row.ai_allowed,
      evaluationState: row.evaluation_state,
      outcome: row.outcome,
      willRetry: row.retries,
    }),
    said: row.said && toClip(row.said, row),
    opening: row.rating === null && row.opening !== null ? toOpening(row.opening) : null,
    wordless: row.wordless,
    instructed: row.instructed,
    hardToHear: row.hard_to_hear,
    facts: row.facts.map(({ quote, ...fact }) => ({ ...fact, said: toClip(quote, row) })),
    hours: hoursInWords(week),
    fit: fitOf(week, toAvailability(row.shift), row.yes_to),
    contact: toContact(row),
    offered: row.offered,
  };
}

/** The page has the words; a list that says whom to call has none that speak of what nobody is called by. */
function toOpening(text: string): Call["opening"] {
  // 'n/a' says nothing.
  if (!/\p{L}{2}/u.test(text) || speaksOfProtected(text)) return null;
  return {
    text: ellipsize(text, OPENING_LENGTH),
    language: otherThanEnglish(text, DEFAULT_LANGUAGE),
  };
}

function toClip(
  { text, language, startSeconds, questionId }: SpokenQuote,
  { recordings }: Stored,
): Clip {
  const recording = recordings?.[questionId] ?? null;
  return { quote: text, language, seconds: startSeconds, recording };
}
