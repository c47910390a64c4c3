import { PAST_DUE_GRACE_DAYS } from "#lib/domain/plans/billing";
import { CREDIT_TEXTS, nextChargeInWords } from "#lib/domain/plans/billing-texts";
import { dollars } from "#lib/domain/plans/money";
import {
  type BillingCycle,
  type PlanKey,
  planName,
  readOfferedPlan,
} from "#lib/domain/plans/plans";
import { spelled } from "#lib/domain/text/spelled";
import { chargeInWords, day, endInWords, type ManagePage } from "./billing.ts";
import { type Letter, letter } from "./letter.ts";

type Terms = { plan: PlanKey; cycle: BillingCycle };

/** A bill that a mail tells of; money in cents. */
type Bill = { url: string | null; paid: number; total: number; isOpen: boolean };

/** What every mail about a plan needs beside its own facts. */
export type PlanPage = ManagePage & {
  /** Cents to the company's credit. */
  credit: number;
  bill: Bill | null;
  /** When it happened, ISO, if the mail comes later than a day; null if it comes in time. */
  late: string | null;
};

const FOOTER = "You're getting this email because your company uses Rolecall.";

const isOffered = ({ plan }: Terms) => readOfferedPlan(plan) !== null;

const inWords = ({ plan, cycle }: Terms) =>
  readOfferedPlan(plan) === null ? planName(plan) : `${planName(plan)}, billed ${cycle}`;

/** What was paid, and by what. */
function paidInWords(bill: Bill | null): string[] {
  if (bill === null || bill.isOpen || bill.total <= 0) return [];
  if (bill.paid === 0) return [`${dollars(bill.total)} was paid from your credit.`];
  const rest = bill.total > bill.paid ? " Your credit paid the rest." : "";
  return [`Your card was charged ${dollars(bill.paid)}.${rest}`];
}

type Parts = { subject: string; before: string[]; after: string[] };

function planLetter({ subject, before, after }: Parts, page: PlanPage): Letter {
  const { bill, href, credit, late, timeZone } = page;
  const manage = `Your plan, your card and all invoices: ${href}`;
  const invoice = bill?.url ?? null;
  return letter({
    subject,
    before: [
      ...(late === null
        ? []
        : [
            `We're sorry this email is late. It's about something that happened on ${day(late, timeZone)}.`,
          ]),
      ...before,
    ],
    action:
      invoice === null
        ? { words: "See your subscription", href }
        : { words: bill?.isOpen ? "Pay the bill" : "See the invoice", href: invoice },
    after: [
      ...after,
      ...(credit > 0 ? [CREDIT_TEXTS.has(credit)] : []),
      ...(invoice === null ? [] : [manage]),
    ],
    footer: FOOTER,
  });
}

const cancelBefore = ({ plan }: Terms, { arranged }: PlanPage) =>
  arranged || readOfferedPlan(plan) === null
    ? "If you don't want to continue, reply to this email before that day."
    : "If you don't want to continue, cancel before that day and you won't be charged.";

/** A trial or a paid plan began. `charge`: what follows a trial, in cents; `trialEnd` null if there is none. */
export function planStartedMail(
  terms: Terms,
  trial: { ends: string; charge: number | null } | null,
  page: PlanPage,
): Letter {
  if (trial === null)
    return planLetter(
      {
        subject: "Your Rolecall plan has started",
        before: [`Your plan has started: ${inWords(terms)}.`, ...paidInWords(page.bill)],
        after: [],
      },
      page,
    );
  return planLetter(
    {
      subject: "Your Rolecall trial has started",
      before: [
        `Your free trial of the ${planName(terms.plan)} plan has started. You have every feature until ${day(trial.ends, page.timeZone)}, and you won't be charged before then.`,
        chargeInWords(terms, trial.charge),
      ],
      after: trial.charge === null && isOffered(terms) ? [] : [cancelBefore(terms, page)],
    },
    { ...page, bill: null },
  );
}

/** What a subscription is charged next, in cents, and when; ISO. */
export type NextCharge = { cents: number; on: string };

/** Another plan or another cycle. `next`: what follows; null if that is not known, or nothing does. */
export function planChangedMail(
  to: Terms,
  from: Terms,
  next: NextCharge | null,
  page: PlanPage,
): Letter {
  const ahead = next && nextChargeInWords(next.cents, day(next.on, page.timeZone));
  return planLetter(
    {
      subject: "Your Rolecall plan was changed",
      before: [
        `Your plan was changed to ${inWords(to)}. Before that, it was ${inWords(from)}.`,
        ...paidInWords(page.bill),
        ...(ahead ? [ahead] : []),
      ],
      after: ["If you didn't ask for this, please reply to this email."],
    },
    page,
  );
}

const noCharge = (tried: boolean) =>
  tried ? "You won't be charged." : "You won't be charged for it again.";

/**
 * A plan will end on a day. `tried` if that is its trial's, so that nothing was charged; `isLast` if nothing is
 * charged before it, and `next` else, null if that is not known.
 */
export function planEndingMail(
  terms: Terms,
  {
    on,
    tried,
    isLast,
    next,
  }: { on: string; tried: boolean; isLast: boolean; next: NextCharge | null },
  page: PlanPage,
): Letter {
  const ahead = next && ` ${nextChargeInWords(next.cents, day(next.on, page.timeZone))}`;
  const money = isLast ? ` ${noCharge(tried)}` : (ahead ?? "");
  const why = page.arranged ? " Your custom plan takes its place." : "";
  return planLetter(
    {
      subject: "Your Rolecall plan will end",
      before: [
        `Your ${planName(terms.plan)} plan ends on ${day(on, page.timeZone)}.${money}${why}`,
      ],
      after: ["You keep the candidates you've already unlocked."],
    },
    page,
  );
}

/** A plan has ended. `unpaid` if that was because of its bill, `tried` if it was in its trial. */
export function planEndedMail(
  terms: Terms,
  { unpaid, tried }: { unpaid: boolean; tried: boolean },
  page: PlanPage,
): Letter {
  const name = planName(terms.plan);
  const { credit, bill } = page;
  return planLetter(
    {
      subject: "Your Rolecall plan has ended",
      before: [
        unpaid
          ? `Your ${name} plan has ended because its bill wasn't paid. We won't try your card again, but you still owe the unpaid bill.`
          : `Your ${name} plan was canceled and has ended. ${noCharge(tried)}`,
      ],
      after: [
        "You keep the candidates you've already unlocked, and you can start a plan again at any time.",
        ...(credit > 0 ? [CREDIT_TEXTS.survives(credit)] : []),
      ],
    },
    { ...page, credit: 0, bill: bill?.isOpen ? bill : null },
  );
}

/** The days of grace are over. */
export function planPausedMail(terms: Terms, page: PlanPage): Letter {
  return planLetter(
    {
      subject: "Your Rolecall plan is paused",
      before: [
        `Your ${planName(terms.plan)} plan is paused because its bill has been unpaid for ${spelled(PAST_DUE_GRACE_DAYS)} days. Pay the bill and everything opens again right away.`,
      ],
      after: [
        "You keep the candidates you've already unlocked, and new answers are kept until you're back.",
      ],
    },
    page,
  );
}

/** A period was paid. `until`: to when it is paid; null if that is not known. */
export function paymentReceivedMail(terms: Terms, until: string | null, page: PlanPage): Letter {
  return planLetter(
    {
      subject: "Your payment to Rolecall",
      before: [
        ...paidInWords(page.bill),
        until === null
          ? `Thank you. This pays for your plan: ${inWords(terms)}.`
          : `Your plan (${inWords(terms)}) is paid until ${day(until, page.timeZone)}.`,
      ],
      after: [],
    },
    page,
  );
}

/** A year is about to renew. `charge`: what Stripe will charge, in cents; `cancelAt`: when it ends after that. */
export function renewalAheadMail(
  terms: Terms,
  { on, charge, cancelAt }: { on: string; charge: number | null; cancelAt: string | null },
  page: PlanPage,
): Letter {
  const amount =
    charge === null
      ? ""
      : charge === 0
        ? " Your credit covers it."
        : ` Your card will be charged ${dollars(charge)} for another year.`;
  return planLetter(
    {
      subject: "Your Rolecall plan renews soon",
      before: [
        `Your ${planName(terms.plan)} plan, billed yearly, renews on ${day(on, page.timeZone)}.${amount}`,
        ...endInWords(cancelAt, page.timeZone),
      ],
      after: [cancelBefore(terms, page)],
    },
    page,
  );
}
