import { z } from "zod";
import type { FailingJob, ReportedKind } from "#lib/domain/jobs/kinds";
import { type Letter, letter, type Parts, SUPPORT_FOOTER } from "./letter.ts";

const about = z.object({
  customerId: z.string().optional(),
  subscriptionId: z.string().optional(),
  userId: z.string().optional(),
  integrationId: z.string().optional(),
});

type Elsewhere = { what: string } & Pick<Parts, "subject" | "action">;

const WILLO = {
  subject: "A task at the interview provider has been failing for a day",
  action: { words: "Open Willo", href: "https://app.willotalent.com" },
};

/** What work at other services than Stripe does for the customer, as somebody at support reads it. */
const ELSEWHERE = {
  receive_participant: {
    ...WILLO,
    what: "A candidate's answers couldn't be fetched from Willo. Until that's fixed, the employer doesn't see this candidate.",
  },
  remove_at_provider: {
    ...WILLO,
    what: "Something that was deleted here couldn't be deleted at Willo. Until that's fixed, Willo still has it.",
  },
  end_ats_integration: {
    what: "A company's connection to its applicant tracking system couldn't be ended at Knit. Until that's fixed, Knit still has access to that system.",
    subject: "Ending a connection to an ATS has been failing for a day",
    action: { words: "Open Knit", href: "https://www.getknit.dev" },
  },
} satisfies Readonly<Partial<Record<ReportedKind, Elsewhere>>>;

/** The same, of work at Stripe. */
const AT_STRIPE: Readonly<Record<Exclude<ReportedKind, keyof typeof ELSEWHERE>, string>> = {
  end_billing:
    "Billing for a deleted account couldn't be stopped. Until that's fixed, the card may still be charged.",
  end_second_subscription:
    "A plan that was paid for twice couldn't be ended and refunded. Until that's fixed, we're holding money that isn't ours.",
  end_other_subscription:
    "Billing for a plan that a Custom plan replaced couldn't be stopped. Until that's fixed, the customer pays for both.",
  mail_billing:
    "An email about a customer's plan or payment couldn't be sent. Until that's fixed, they haven't been told.",
  tell_support_of_payment:
    "An email to you about a payment that was disputed or refunded couldn't be sent.",
  tell_support_of_subscription:
    "An email to you about a subscription or an invoice that needs a fix in Stripe couldn't be sent.",
};

const isElsewhere = (kind: ReportedKind): kind is keyof typeof ELSEWHERE =>
  Object.hasOwn(ELSEWHERE, kind);

const isMail = (kind: ReportedKind) =>
  kind === "mail_billing" || kind.startsWith("tell_support_of_");

const DASHBOARD = "https://dashboard.stripe.com";

/** What support is mailed of work that is never given up and has failed for a day. */
export function failingJobMail({ kind, payload, attempts, since, lastError }: FailingJob): Letter {
  const tried = `It has been tried ${attempts} times since ${since.slice(0, 10)}, and the last error was: ${lastError || "none"}`;
  const { customerId, subscriptionId, userId, integrationId } = about.safeParse(payload).data ?? {};
  if (isElsewhere(kind)) {
    const { what, subject, action } = ELSEWHERE[kind];
    const which = integrationId === undefined ? "" : `It's about integration ${integrationId}. `;
    return letter({
      subject,
      action,
      footer: SUPPORT_FOOTER,
      before: [what, which + tried],
      after: ["It will be retried once an hour until it works."],
    });
  }
  const href =
    customerId === undefined
      ? `${DASHBOARD}/subscriptions/${subscriptionId ?? ""}`
      : `${DASHBOARD}/customers/${customerId}`;
  return letter({
    subject: "A billing task has been failing for a day",
    before: [
      AT_STRIPE[kind],
      `It's about ${customerId ?? subscriptionId ?? (userId === undefined ? "an unknown customer" : `account ${userId}`)}. ${tried}`,
    ],
    action: { words: "Open Stripe", href },
    after: [
      isMail(kind)
        ? "It will be retried once an hour until it works."
        : "It will be retried once an hour until it works. If you fix it by hand in Stripe, the next try will pick that up.",
    ],
    footer: SUPPORT_FOOTER,
  });
}
