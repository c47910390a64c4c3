import { INDUSTRIES } from "#lib/domain/company/industries";
import { RETAINED } from "#lib/domain/company/retention";
import { QUOTAS } from "#lib/domain/core/limits";
import { MAIL_STOP_REASONS, MAIL_STOP_TOPICS } from "#lib/domain/core/mail";
import { METRICS } from "#lib/domain/evaluation/metrics";
import {
  EVALUATION_OUTCOMES,
  EVALUATION_STATES,
  SCORERS,
  TRANSCRIPT_STATES,
} from "#lib/domain/evaluation/states";
import { RACES, SEXES } from "#lib/domain/fairness/self-identification";
import { DELIVERY_PROBLEMS, DELIVERY_STATES, STEP_STATES } from "#lib/domain/integrations/delivery";
import { INVITE_STATES } from "#lib/domain/interviews/invite";
import { PROVIDER_NAMES } from "#lib/domain/interviews/provider";
import { ANSWER_TYPES } from "#lib/domain/interviews/question";
import { SCREENING_KINDS, SCREENING_STATES } from "#lib/domain/interviews/screening";
import { JOB_KINDS, JOBS } from "#lib/domain/jobs/kinds";
import { SUBSCRIPTION_STATUSES } from "#lib/domain/plans/billing";
import { FEATURES, planFeatures } from "#lib/domain/plans/features";
import { BILLING_CYCLES, listCap, PLAN_KEYS } from "#lib/domain/plans/plans";
import { MODEL_SERVICES } from "#lib/domain/plans/spend";
import { ERASED_BY } from "#lib/domain/private/erasing";
import { DECISION_MAIL_OUTCOMES, DECISION_MAILS } from "#lib/domain/results/decision-mail";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";
import { ANSWER_KINDS, MEDIA_STATES } from "#lib/domain/room/answer-media";
import { LINK_PURPOSES } from "#lib/domain/room/candidate-mail";
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
  rows: readonly Readonly<Record<string, string | number | null>>[];
};

/** Sets that a state machine fixes: Postgres enums, by name. Their order is the order in SQL. */
export const ENUMS: Readonly<Record<string, readonly string[]>> = {
  answer_kind: ANSWER_KINDS,
  answer_type: ANSWER_TYPES,
  attempt_status: ATTEMPT_STATUSES,
  ats_delivery_problem: DELIVERY_PROBLEMS,
  ats_delivery_state: DELIVERY_STATES,
  ats_step: STEP_STATES,
  billing_cycle: BILLING_CYCLES,
  decision_mail: DECISION_MAILS,
  decision_mail_outcome: DECISION_MAIL_OUTCOMES,
  erased_by: ERASED_BY,
  evaluation_outcome: EVALUATION_OUTCOMES,
  evaluation_state: EVALUATION_STATES,
  interview_provider: PROVIDER_NAMES,
  invite_state: INVITE_STATES,
  link_purpose: LINK_PURPOSES,
  mail_stop_reason: MAIL_STOP_REASONS,
  mail_stop_topic: MAIL_STOP_TOPICS,
  media_state: MEDIA_STATES,
  metric: METRICS,
  model_service: MODEL_SERVICES,
  race: RACES,
  retained: RETAINED,
  room_lack: QUOTAS,
  scorer: SCORERS,
  screening_kind: SCREENING_KINDS,
  screening_state: SCREENING_STATES,
  sex: SEXES,
  subscription_status: SUBSCRIPTION_STATUSES,
  transcript_state: TRANSCRIPT_STATES,
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
    columns: { code: "public.language_code" },
    rows: LANGUAGES.map(({ code }) => ({ code })),
  },
  webhook_event_kinds: {
    domain: "webhook_event",
    columns: { event: "public.webhook_event" },
    rows: WEBHOOK_EVENTS.map((event) => ({ event })),
  },
  plans: {
    domain: "plan_key",
    columns: { plan: "public.plan_key" },
    rows: PLAN_KEYS.map((plan) => ({ plan })),
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
  job_kinds: {
    domain: "job_kind",
    // Null for work that is never given up.
    columns: { kind: "public.job_kind", max_attempts: "integer check (max_attempts >= 1)" },
    rows: JOB_KINDS.map((kind) => ({ kind, max_attempts: JOBS[kind].tries })),
  },
};

/**
 * Whether a database runs these migrations already. From then on a change is written as a new migration; until then
 * the first one is written anew.
 */
export const DEPLOYED: boolean = false;
