import { z } from "zod";
import { MAIL_PACES, type MailPace, mailPace } from "#lib/domain/account/mail-choice";
import { INDUSTRY_VALUES } from "#lib/domain/company/industries";
import { SEAT_ROLES, type Seat } from "#lib/domain/company/team";
import { PROVIDER_NAMES } from "#lib/domain/interviews/provider";
import type { Subscription } from "#lib/domain/plans/billing";
import { SUBSCRIPTION_STATUSES } from "#lib/domain/plans/billing";
import { type Access, BILLING_CYCLES, PLAN_KEYS } from "#lib/domain/plans/plans";
import { type Company, toCompany } from "../company/companies.ts";
import { type Db, unwrap } from "../db.ts";
import { toAccess, toNextMonth, toSubscription } from "../plans/billing.ts";
import { type Profile, toProfile } from "./profiles.ts";

/** What every page of an employer's workspace stands on. */
export type Workspace = Seat & {
  profile: Profile | null;
  /** How often they are mailed about new answers. */
  mailAnswers: MailPace | null;
  /** Whether those mails give phone numbers and words of candidates. */
  mailDetails: boolean;
  /** The one that they work in; null until it is made. */
  company: Company | null;
  /** Whose company it is, what they are in it, and whether they see chosen interviews only. */
  ownerId: string;
  isLimited: boolean;
  /** Those that they are limited to; null for all. */
  interviews: string[] | null;
  /** Every company that they belong to, by name, and whether it is their own. */
  companies: { id: string; name: string; mine: boolean }[];
  /** Whether they belong to no company, but did. Its name is not theirs to read anymore. */
  left: boolean;
  access: Access;
  subscription: Subscription | null;
  /** When the next month of candidates begins; null without a plan, or if its plan ends before. */
  nextMonth: string | null;
};

const text = z.string().nullable();
const count = z.number().int().nullable();

const plan = z.enum(PLAN_KEYS).nullable();
const status = z.enum(SUBSCRIPTION_STATUSES).nullable();

const stored = z.object({
  owner_id: z.string(),
  owner_name: text,
  role: z.enum(SEAT_ROLES),
  interviews: z.array(z.string()).nullable(),
  companies: z.array(z.object({ id: z.string(), name: z.string(), mine: z.boolean() })),
  left: z.boolean(),
  profile: z
    .object({
      id: z.string(),
      email: text,
      first_name: text,
      last_name: text,
      company_name: text,
      email_verified_at: text,
      terms_accepted_at: text,
      mail_answers: z.enum(MAIL_PACES).nullable(),
      notify_details: z.boolean(),
    })
    .nullable(),
  company: z
    .object({
      id: z.string(),
      company_name: z.string(),
      willo_company_key: text,
      interview_provider: z.enum(PROVIDER_NAMES),
      company_location: text,
      company_website: text,
      company_niche: z.enum(INDUSTRY_VALUES).nullable(),
      company_primary_colour: z.string(),
      company_secondary_colour: z.string(),
      company_logo_url: text,
      time_zone: z.string(),
      company_profile_completed: z.boolean(),
      first_interview_id: text,
      completion_bitmask: z.string(),
      keep_recordings_days: count,
      keep_results_years: count,
      weekly_days: text,
      weekly_from: text,
      weekly_to: text,
      weekly_minutes: count,
      weekly_buffer: count,
      weekly_weeks: count,
      knit_integration_id: text,
      knit_connected_at: text,
      knit_app_id: text,
      knit_category_id: text,
      knit_refused_at: text,
    })
    .nullable(),
  access: z
    .object({
      plan,
      trialing: z.boolean(),
      months_from: z.string(),
      trial_ends: text,
      subscribed_plan: plan,
      subscription_status: status,
    })
    .nullable(),
  subscription: z
    .object({
      subscription_id: text,
      customer_id: text,
      plan,
      status,
      started_at: text,
      cycle: z.enum(BILLING_CYCLES).nullable(),
      trial_end: text,
      period_end: text,
      past_due_since: text,
      cancel_at: text,
      canceled_at: text,
      next_charge: count,
      is_collected: z.boolean(),
    })
    .nullable(),
});

/** The workspace of whoever this client acts for, in one request; null if their session is no longer valid. */
export async function readWorkspace(db: Db, now: Date): Promise<Workspace | null> {
  const answer = unwrap(await db.rpc("my_workspace"));
  if (answer === null) return null;
  const { profile, company, access, subscription, ...seat } = stored.parse(answer);
  const subscribed = toSubscription(subscription);
  return {
    profile: profile && toProfile(profile),
    mailAnswers: mailPace(profile?.mail_answers ?? null, seat.role),
    mailDetails: profile?.notify_details ?? false,
    company: company && toCompany(db, company),
    ownerId: seat.owner_id,
    ownerName: seat.owner_name ?? "",
    role: seat.role,
    isLimited: seat.interviews !== null,
    interviews: seat.interviews,
    companies: seat.companies,
    left: seat.left,
    access: toAccess(access),
    subscription: subscribed,
    nextMonth: toNextMonth(access, subscribed, now),
  };
}
