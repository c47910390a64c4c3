import { MAIL_PACES } from "#lib/domain/account/mail-choice";
import { INDUSTRIES } from "#lib/domain/company/industries";
import { RETAINED } from "#lib/domain/company/retention";
import { roleActions, SEAT_ACTIONS, SEAT_ROLES } from "#lib/domain/company/team";
import { QUOTAS } from "#lib/domain/core/limits";
import { MAIL_STOP_REASONS, MAIL_STOP_TOPICS, MAIL_TOPICS } from "#lib/domain/core/mail";
import { TAKE_REFUSALS } from "#lib/domain/core/refusals";
import { METRICS } from "#lib/domain/evaluation/metrics";
import {
  EVALUATION_OUTCOMES,
  EVALUATION_STATES,
  SCORERS,
  TRANSCRIPT_STATES,
} from "#lib/domain/evaluation/states";
import { COUNTED_FAMILIES, COUNTED_MEASURES } from "#lib/domain/fairness/adverse-impact";
import { RACES, SEXES } from "#lib/domain/fairness/self-identification";
import {
  DELIVERY_PROBLEMS,
  DELIVERY_STATES,
  DELIVERY_STEPS,
  STEP_STATES,
} from "#lib/domain/integrations/delivery";
import { INVITE_MAILS, INVITE_OUTCOMES, INVITE_STATES } from "#lib/domain/interviews/invite";
import { LINK_SOURCES } from "#lib/domain/interviews/link-source";
import { KEPT_AT_PROVIDER, PROVIDER_NAMES } from "#lib/domain/interviews/provider";
import { ANSWER_TYPES } from "#lib/domain/interviews/question";
import { SCREENING_KINDS, SCREENING_STATES } from "#lib/domain/interviews/screening";
import { JOB_KINDS, JOBS } from "#lib/domain/jobs/kinds";
import {
  givesPlan,
  hasOpenBill,
  isLive,
  isPaidOrTried,
  SUBSCRIPTION_STATUSES,
} from "#lib/domain/plans/billing";
import { BILLING_MAILS, EVENT_SOURCES } from "#lib/domain/plans/billing-event";
import { CUSTOMER_STAGES } from "#lib/domain/plans/customer-stage";
import { FEATURES, planFeatures } from "#lib/domain/plans/features";
import { BILLING_CYCLES, isNotForSale, listCap, PLAN_KEYS } from "#lib/domain/plans/plans";
import { MODEL_SERVICES, SPEND_CAPS } from "#lib/domain/plans/spend";
import { ERASED_BY } from "#lib/domain/private/erasing";
import { KEPT_SCORES } from "#lib/domain/results/analysis-figures";
import { ANSWER_DICTIONARIES } from "#lib/domain/results/answer-dictionaries";
import {
  BOOKING_KINDS,
  BOOKING_MAILS,
  BOOKING_STATES,
  PICK_OUTCOMES,
} from "#lib/domain/results/booking";
import { BULK_KINDS, BULK_OUTCOMES } from "#lib/domain/results/bulk";
import { CONTACT_OUTCOMES } from "#lib/domain/results/contact-log";
import { DECISION_MAIL_OUTCOMES, DECISION_MAILS } from "#lib/domain/results/decision-mail";
import { FUNNEL_STEPS } from "#lib/domain/results/funnel";
import { READER_ANSWERS, SHARED_PARTS } from "#lib/domain/results/shortlist";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";
import { ACCOMMODATION_KINDS } from "#lib/domain/room/accommodations";
import {
  ANSWER_KINDS,
  LEASE_STATES,
  MEDIA_STATES,
  UPLOAD_STATES,
} from "#lib/domain/room/answer-media";
import { CANDIDATE_MAILS, LINK_PURPOSES } from "#lib/domain/room/candidate-mail";
import { CLIENT_NOTICES, START_NOTICES } from "#lib/domain/room/consent";
import { LINK_STATES } from "#lib/domain/room/room";
import {
  TEXT_KINDS,
  TEXT_STATES,
  TEXT_STOP_REASONS,
  TEXT_VERDICTS,
} from "#lib/domain/sms/messages";
import { TEXT_COMMANDS } from "#lib/domain/sms/words";
import { LANGUAGES } from "#lib/domain/text/languages";
import { WEBHOOK_FAULTS } from "#lib/domain/webhooks/outcome";
import { WEBHOOK_DELIVERY_STATES, WEBHOOK_EVENTS } from "#lib/domain/webhooks/webhook";

/** A table that the product fills: one row for each member of a set that grows. */
export type ReferenceTable = {
  /**
   * The domain of the members, for columns, arguments and results: text in SQL, in TypeScript a union of the members
   * (`Database["public"]["Enums"][domain]`).
   */
  domain?: string;
  /** Name and SQL type of each column. */
  columns: Readonly<Record<string, string>>;
  /** The columns of the primary key, if it isn't the first column alone. */
  key?: readonly string[];
  rows: readonly Readonly<Record<string, string | number | boolean | null>>[];
};

/** Sets that a state machine fixes: Postgres enums, by name. Their order is the order in SQL. */
export const ENUMS: Readonly<Record<string, readonly string[]>> = {
  accommodation_kind: ACCOMMODATION_KINDS,
  answer_kind: ANSWER_KINDS,
  answer_type: ANSWER_TYPES,
  attempt_status: ATTEMPT_STATUSES,
  ats_delivery_problem: DELIVERY_PROBLEMS,
  ats_delivery_state: DELIVERY_STATES,
  ats_step: STEP_STATES,
  billing_cycle: BILLING_CYCLES,
  booking_kind: BOOKING_KINDS,
  booking_state: BOOKING_STATES,
  bulk_kind: BULK_KINDS,
  bulk_outcome: BULK_OUTCOMES,
  contact_outcome: CONTACT_OUTCOMES,
  counted_family: COUNTED_FAMILIES,
  counted_measure: COUNTED_MEASURES,
  customer_stage: CUSTOMER_STAGES,
  decision_mail: DECISION_MAILS,
  decision_mail_outcome: DECISION_MAIL_OUTCOMES,
  delivery_step: DELIVERY_STEPS,
  erased_by: ERASED_BY,
  event_source: EVENT_SOURCES,
  evaluation_outcome: EVALUATION_OUTCOMES,
  evaluation_state: EVALUATION_STATES,
  hiring_measure: [...FUNNEL_STEPS, ...KEPT_SCORES],
  interview_provider: PROVIDER_NAMES,
  invite_outcome: INVITE_OUTCOMES,
  invite_state: INVITE_STATES,
  kept_at_provider: KEPT_AT_PROVIDER,
  lease_state: LEASE_STATES,
  link_purpose: LINK_PURPOSES,
  link_source: LINK_SOURCES,
  link_state: LINK_STATES,
  mail_pace: MAIL_PACES,
  mail_stop_reason: MAIL_STOP_REASONS,
  mail_stop_topic: MAIL_STOP_TOPICS,
  mail_topic: MAIL_TOPICS,
  media_state: MEDIA_STATES,
  metric: METRICS,
  model_service: MODEL_SERVICES,
  pick_outcome: PICK_OUTCOMES,
  race: RACES,
  reader_answer: READER_ANSWERS,
  retained: RETAINED,
  room_lack: QUOTAS,
  scorer: SCORERS,
  screening_kind: SCREENING_KINDS,
  screening_state: SCREENING_STATES,
  seat_action: SEAT_ACTIONS,
  seat_role: SEAT_ROLES,
  sex: SEXES,
  shared_part: SHARED_PARTS,
  spend_cap: SPEND_CAPS,
  subscription_status: SUBSCRIPTION_STATUSES,
  take_refusal_reason: TAKE_REFUSALS,
  text_command: TEXT_COMMANDS,
  text_kind: TEXT_KINDS,
  text_state: TEXT_STATES,
  text_stop_reason: TEXT_STOP_REASONS,
  text_verdict: TEXT_VERDICTS,
  transcript_state: TRANSCRIPT_STATES,
  upload_state: UPLOAD_STATES,
  webhook_delivery_state: WEBHOOK_DELIVERY_STATES,
  webhook_fault: WEBHOOK_FAULTS,
};

/** Sets that grow, by table: what refers to one has a foreign key, and its members as its type in TypeScript. */
export const REFERENCE_TABLES: Readonly<Record<string, ReferenceTable>> = {
  industries: {
    domain: "industry",
    columns: { value: "public.industry" },
    rows: INDUSTRIES.map(({ value }) => ({ value })),
  },
  languages: {
    domain: "language_code",
    columns: { code: "public.language_code", dictionary: "regconfig not null" },
    rows: LANGUAGES.map(({ code }) => ({ code, dictionary: ANSWER_DICTIONARIES[code] })),
  },
  webhook_event_kinds: {
    domain: "webhook_event",
    columns: { event: "public.webhook_event" },
    rows: WEBHOOK_EVENTS.map((event) => ({ event })),
  },
  plans: {
    domain: "plan_key",
    columns: { plan: "public.plan_key", is_for_sale: "boolean not null" },
    rows: PLAN_KEYS.map((plan) => ({ plan, is_for_sale: !isNotForSale(plan) })),
  },
  // What each status of a subscription means.
  subscription_statuses: {
    columns: {
      status: "public.subscription_status",
      is_live: "boolean not null",
      is_paid_or_tried: "boolean not null",
      gives_plan: "boolean not null",
      has_open_bill: "boolean not null",
    },
    rows: SUBSCRIPTION_STATUSES.map((status) => ({
      status,
      is_live: isLive({ status }),
      is_paid_or_tried: isPaidOrTried({ status }),
      gives_plan: givesPlan({ status }),
      has_open_bill: hasOpenBill({ status }),
    })),
  },
  // Candidates that each plan opens: in a month of the subscription, and without a plan ('NONE') ever.
  plan_caps: {
    columns: { plan: "text", cap: "integer not null" },
    rows: [
      { plan: "NONE", cap: listCap(null) },
      ...PLAN_KEYS.map((plan) => ({ plan, cap: listCap(plan) })),
    ],
  },
  features: {
    domain: "feature",
    columns: { feature: "public.feature" },
    rows: Object.keys(FEATURES).map((feature) => ({ feature })),
  },
  plan_features: {
    columns: {
      plan: "public.plan_key references public.plans (plan)",
      feature: "public.feature references public.features (feature)",
    },
    key: ["plan", "feature"],
    rows: planFeatures(),
  },
  role_actions: {
    columns: { role: "public.seat_role", action: "public.seat_action" },
    key: ["role", "action"],
    rows: roleActions(),
  },
  job_kinds: {
    domain: "job_kind",
    // Null for work that is never given up.
    columns: { kind: "public.job_kind", max_attempts: "integer check (max_attempts >= 1)" },
    rows: JOB_KINDS.map((kind) => ({ kind, max_attempts: JOBS[kind].tries })),
  },
  // Whose notice says so is shown to the company when they have started.
  start_notices: {
    columns: { day: "text" },
    rows: START_NOTICES.map((day) => ({ day })),
  },
  // Whose notice says so can be on a link to a client or partner.
  client_notices: {
    columns: { day: "text" },
    rows: CLIENT_NOTICES.map((day) => ({ day })),
  },
  // The mails of those kinds of jobs that have more than one.
  mails: {
    domain: "mail_kind",
    columns: {
      mail: "public.mail_kind",
      kind: "public.job_kind references public.job_kinds (kind)",
    },
    key: ["kind", "mail"],
    rows: [
      ...BILLING_MAILS.map((mail) => ({ mail, kind: "mail_billing" })),
      ...CANDIDATE_MAILS.map((mail) => ({ mail, kind: "send_mail" })),
      ...INVITE_MAILS.map((mail) => ({ mail, kind: "send_invite" })),
      ...BOOKING_MAILS.map((mail) => ({ mail, kind: "mail_booking" })),
    ],
  },
};

/**
 * Whether a database runs these migrations already. From then on a change is written as a new migration; until then
 * the first one is written anew.
 */
export const DEPLOYED: boolean = false;
