import { readProfile } from "#lib/data/account/profiles";
import { readCompany } from "#lib/data/company/companies";
import type { ServiceDb } from "#lib/data/db";
import { readAccess, readSubscription } from "#lib/data/plans/billing";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { readMailbox } from "#lib/data/site/mailboxes";
import { type ManagePage, paymentFailedMail, trialEndsMail } from "#lib/documents/mails/billing";
import type { Letter } from "#lib/documents/mails/letter";
import { routes } from "#lib/domain/core/routes";
import {
  effectivePlan,
  endsWithoutCharge,
  isGrantedManually,
  type Subscription,
} from "#lib/domain/plans/billing";
import type { BillingMail } from "#lib/domain/plans/billing-event";
import { readOfferedPlan } from "#lib/domain/plans/plans";
import { DAY_MS, hasPassed } from "#lib/domain/text/dates";
import { sendMail } from "#lib/vendors/mail";
import { readBill } from "#lib/vendors/stripe/invoices";
import { nextCharge } from "#lib/vendors/stripe/upcoming";
import { type PlanFacts, planLetter } from "./plan-letter.ts";

/** A mail about money, with what it tells of if that may have changed since. */
type MailJob = PlanFacts & {
  jobId: string;
  userId: string;
  mail: BillingMail;
  /** Since when it waits to be sent; ISO. */
  since?: string;
};

/**
 * Mails where a company's bills go, or its owner: what became of its plan, or that its trial ends or a payment failed,
 * if that is still so. A mail that made sense only before a certain day is not sent after it.
 * @throws AppError `vendor_failed`
 */
export async function mailBilling(
  service: ServiceDb,
  { jobId, userId, mail, since, ...facts }: MailJob,
  appUrl: string,
  now: Date,
): Promise<void> {
  const [profile, subscription, customer, company, { plan }] = await Promise.all([
    readProfile(service, userId),
    readSubscription(service, userId),
    findCustomer(service, userId),
    readCompany(service, userId),
    readAccess(service, userId),
  ]);
  const to = customer?.billingEmail || profile?.email;
  if (!to) return;
  const about = facts.plan ?? subscription?.plan;
  const page = {
    timeZone: company?.timeZone ?? null,
    href: appUrl + routes.manageSubscription,
    arranged: about !== undefined && isGrantedManually(plan, { plan: about }),
  };
  const write = async () => {
    if (mail === "trial_will_end") return trialEnds(subscription, page, now);
    const bill = facts.invoice ? await readBill(facts.invoice) : null;
    if (mail === "payment_failed")
      return paymentFailed(subscription, page, { now, invoice: bill?.url ?? null });
    const late = since !== undefined && now.getTime() - Date.parse(since) > DAY_MS ? since : null;
    const rest = { ...page, credit: customer?.credit ?? 0, bill, late };
    return planLetter(mail, { facts, subscription, now }, rest);
  };
  const content = await write();
  if (content !== null)
    await sendMail({ to: await readMailbox(service, to), ...content }, `billing:${jobId}`);
}

async function trialEnds(
  subscription: Subscription | null,
  page: ManagePage,
  now: Date,
): Promise<Letter | null> {
  // Who has cancelled for the trial's end is charged nothing then.
  if (subscription?.status !== "trialing" || endsWithoutCharge(subscription)) return null;
  if (!subscription.isCollected) return null;
  if (hasPassed(subscription.trialEnd, now)) return null;
  const charge = await nextCharge(subscription.id);
  // It may have been cancelled just now.
  if (charge === null && readOfferedPlan(subscription.plan) !== null) return null;
  return trialEndsMail(subscription, charge, page);
}

/** Only while the plan can still be kept: after the grace it would come too late. */
function paymentFailed(
  subscription: Subscription | null,
  page: ManagePage,
  { now, invoice }: { now: Date; invoice: string | null },
): Letter | null {
  if (subscription?.status !== "past_due" || effectivePlan(subscription, now) === null) return null;
  return paymentFailedMail(subscription, page, invoice);
}
