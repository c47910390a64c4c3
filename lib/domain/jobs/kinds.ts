import { z } from "zod";
import { accountFilesSchema } from "../account/account-files.ts";
import { QUOTAS } from "../core/limits.ts";
import { INVITE_MAILS } from "../interviews/invite.ts";
import { KEPT_AT_PROVIDER } from "../interviews/provider.ts";
import { BILLING_MAILS } from "../plans/billing-event.ts";
import { BILLING_CYCLES, PLAN_KEYS } from "../plans/plans.ts";
import { TOLD_CAPS } from "../plans/spend.ts";
import { troubleSchema } from "../plans/unrecognized.ts";
import { BOOKING_MAILS } from "../results/booking.ts";
import { expectedSchema } from "../results/expected.ts";
import { CANDIDATE_MAILS } from "../room/candidate-mail.ts";
import { ANSWER_TEXTS, CANDIDATE_TEXTS } from "../sms/messages.ts";

/**
 * Jobs of a lane run one after the other, and the lanes beside each other. What reads an answer and what converts its
 * recording share one: a conversion takes the recording away that an evaluation has begun to read. What waits for the
 * payment service has one of its own, so that its silence delays no other mail. So have the interview provider, the
 * recordings that are fetched from it, which may be slow, calls to companies' own servers, which may be slow too, lists
 * of invitations, which may be long, what is done about many candidates, applicant tracking systems, which want few calls at
 * once, and the text service.
 */
export const LANES = [
  "answers",
  "money",
  "invites",
  "bulk",
  "provider",
  "fetch",
  "hooks",
  "ats",
  "texts",
  "general",
] as const;

type Lane = (typeof LANES)[number];

const attempt = z.object({ attemptId: z.uuid() });
const interview = z.object({ interviewId: z.uuid() });
const department = z.object({ departmentKey: z.string() });
const integration = z.object({ integrationId: z.string() });
const owner = z.object({ userId: z.uuid() });
const media = z.object({ mediaId: z.uuid() });
/** The owner whose address a mail has waited for once. */
const held = { heldFor: z.uuid().optional() };

const billingMail = owner.extend({
  mail: z.enum(BILLING_MAILS),
  plan: z.enum(PLAN_KEYS).optional(),
  cycle: z.enum(BILLING_CYCLES).optional(),
  fromPlan: z.enum(PLAN_KEYS).optional(),
  fromCycle: z.enum(BILLING_CYCLES).optional(),
  invoice: z.string().optional(),
  subscriptionId: z.string().optional(),
  trialEnd: z.string().optional(),
  on: z.string().optional(),
});

const paymentTakenBack = owner.extend({
  customerId: z.string(),
  kind: z.enum(["dispute", "refund"]),
  chargeId: z.string(),
  cents: z.int(),
  status: z.string(),
});

type Definition = {
  payload: z.ZodType;
  /** How often it is tried; null for work that is never given up. */
  tries: number | null;
  lane: Lane;
};

/**
 * Every kind of job. Never given up: what moves money, what tells of it and is queued once, what fetches answers from the
 * interview provider or deletes them there, and what ends a connection to an applicant tracking system. Such a system may
 * be away for half a day.
 */
export const JOBS = {
  evaluate_attempt: { payload: attempt, tries: 8, lane: "answers" },
  transcribe_answer: { payload: media, tries: 3, lane: "answers" },
  convert_media: { payload: media, tries: 8, lane: "answers" },
  process_media: { payload: media, tries: 8, lane: "answers" },
  mail_billing: { payload: billingMail, tries: null, lane: "money" },
  end_billing: { payload: z.object({ customerId: z.string() }), tries: null, lane: "money" },
  end_other_subscription: { payload: owner, tries: null, lane: "money" },
  end_second_subscription: {
    payload: owner.extend({ subscriptionId: z.string(), plan: z.enum(PLAN_KEYS) }),
    tries: null,
    lane: "money",
  },
  name_customer: { payload: owner.extend({ renamed: z.boolean() }), tries: 8, lane: "money" },
  tell_support: { payload: z.object({ jobId: z.uuid() }), tries: null, lane: "general" },
  tell_support_of_payment: { payload: paymentTakenBack, tries: null, lane: "general" },
  tell_support_of_subscription: { payload: troubleSchema, tries: null, lane: "general" },
  tell_support_of_spend: {
    payload: department.extend({ cap: z.enum(TOLD_CAPS) }),
    tries: 8,
    lane: "general",
  },
  mail_contact: { payload: z.object({ messageId: z.uuid() }), tries: 8, lane: "general" },
  tell_department: { payload: owner, tries: 8, lane: "provider" },
  send_interview: { payload: interview, tries: 8, lane: "provider" },
  remove_at_provider: {
    payload: z.object({ what: z.enum(KEPT_AT_PROVIDER), key: z.string() }),
    tries: null,
    lane: "provider",
  },
  receive_participant: {
    payload: z.object({ participantKey: z.string() }),
    tries: null,
    lane: "fetch",
  },
  remove_account_files: { payload: accountFilesSchema, tries: 8, lane: "general" },
  remove_recording: {
    payload: media.extend({ objectKey: z.string() }),
    tries: 8,
    lane: "general",
  },
  delete_candidate_data: { payload: attempt, tries: 8, lane: "general" },
  send_mail: {
    payload: attempt.extend({ mail: z.enum(CANDIDATE_MAILS), ...held }),
    tries: 8,
    lane: "general",
  },
  send_invite: {
    payload: z.object({ inviteId: z.uuid(), mail: z.enum(INVITE_MAILS), ...held }),
    tries: 8,
    lane: "invites",
  },
  send_digest: {
    payload: interview.extend({ userId: z.uuid(), since: z.int(), ...held }),
    tries: 8,
    lane: "general",
  },
  send_verification: { payload: owner, tries: 8, lane: "general" },
  work_in_bulk: { payload: z.object({ actionId: z.uuid() }), tries: 8, lane: "bulk" },
  mail_decision: { payload: attempt.extend({ mailId: z.uuid() }), tries: 8, lane: "general" },
  mail_booking: {
    payload: attempt.extend({
      bookingId: z.uuid(),
      /** The time that it is about; none of an offer. */
      timeId: z.uuid().nullable(),
      mail: z.enum(BOOKING_MAILS),
    }),
    tries: 8,
    lane: "general",
  },
  mail_account_gone: { payload: expectedSchema, tries: 8, lane: "general" },
  mail_join: { payload: z.object({ invitationId: z.uuid() }), tries: 8, lane: "general" },
  mail_removed: { payload: owner.extend({ companyId: z.uuid() }), tries: 8, lane: "general" },
  send_text: {
    payload: attempt.extend({
      text: z.enum(CANDIDATE_TEXTS),
      bookingId: z.uuid().nullable(),
      timeId: z.uuid().nullable(),
      ...held,
    }),
    tries: 8,
    lane: "texts",
  },
  text_invite: { payload: z.object({ inviteId: z.uuid() }), tries: 8, lane: "texts" },
  answer_text: {
    payload: z.object({
      textId: z.uuid(),
      answer: z.enum(ANSWER_TEXTS),
      interviewId: z.uuid().nullable(),
    }),
    tries: 8,
    lane: "texts",
  },
  mail_mention: {
    payload: attempt.extend({ noteId: z.uuid(), userId: z.uuid() }),
    tries: 8,
    lane: "general",
  },
  mail_text_reply: {
    // Of a candidate, or of somebody who is invited.
    payload: z.object({
      attemptId: z.uuid().nullable(),
      inviteId: z.uuid().nullable(),
      textId: z.uuid(),
      ended: z.enum(["stop", "wrong_number"]).nullable(),
    }),
    tries: 8,
    lane: "general",
  },
  mail_shortlist_answers: {
    payload: owner.extend({ ...held, companyId: z.uuid() }),
    tries: 8,
    lane: "general",
  },
  mail_retention: { payload: department, tries: 8, lane: "general" },
  mail_accommodation: { payload: attempt, tries: 8, lane: "general" },
  mail_full_room: {
    payload: interview.extend({ lacks: z.enum(QUOTAS) }),
    tries: 8,
    lane: "general",
  },
  deliver_to_ats: { payload: attempt, tries: 24, lane: "ats" },
  check_ats: { payload: integration, tries: 24, lane: "ats" },
  end_ats_integration: { payload: integration, tries: null, lane: "ats" },
  send_webhook: {
    // The attempt is there for its deletion, which takes its jobs along.
    payload: attempt.extend({ deliveryId: z.uuid(), queued: z.int() }),
    tries: 8,
    lane: "hooks",
  },
  mail_webhook_off: {
    payload: z.object({ endpointId: z.uuid() }),
    tries: 8,
    lane: "general",
  },
} as const satisfies Readonly<Record<string, Definition>>;

export type JobKind = keyof typeof JOBS;

type Payloads = { readonly [K in JobKind]: z.output<(typeof JOBS)[K]["payload"]> };

export type PayloadOf<K extends JobKind> = Payloads[K];

/** The kinds that are never given up, of which support is told when one fails for a day. */
export type ReportedKind = Exclude<
  { [K in JobKind]: null extends (typeof JOBS)[K]["tries"] ? K : never }[JobKind],
  "tell_support"
>;

/** The kinds that may wait for an owner to prove their address. */
export type HeldKind = {
  [K in JobKind]: "heldFor" extends keyof PayloadOf<K> ? K : never;
}[JobKind];

const isKind = (name: string): name is JobKind => Object.hasOwn(JOBS, name);

export const JOB_KINDS: readonly JobKind[] = Object.keys(JOBS).filter(isKind);

const isReported = (kind: JobKind): kind is ReportedKind =>
  JOBS[kind].tries === null && kind !== "tell_support";

export const REPORTED_KINDS: readonly ReportedKind[] = JOB_KINDS.filter(isReported);

const SCHEMAS: { readonly [K in JobKind]: { payload: z.ZodType<PayloadOf<K>> } } = JOBS;

/** A job's payload as its kind has it. @throws ZodError for any other */
export function parsePayload<K extends JobKind>(kind: K, payload: unknown): PayloadOf<K> {
  const schema: z.ZodType<PayloadOf<K>> = SCHEMAS[kind].payload;
  return schema.parse(payload);
}

/** A job that is never given up, failed and is still to be done. */
export type FailingJob = {
  kind: ReportedKind;
  payload: unknown;
  attempts: number;
  /** ISO. */
  since: string;
  lastError: string;
};
