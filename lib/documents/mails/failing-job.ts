import { z } from "zod";
import { type Letter, letter } from "./letter.ts";

type FailingJob = {
  kind: string;
  payload: unknown;
  attempts: number;
  /** ISO. */
  since: string;
  lastError: string;
};

const about = z.object({
  customerId: z.string().optional(),
  subscriptionId: z.string().optional(),
  userId: z.string().optional(),
});

/** What each kind of work does for the customer, as somebody at support reads it. */
const WORK: Readonly<Record<string, string>> = {
  end_billing:
    "Billing for a deleted account couldn't be stopped. Until it is, the card may still be charged.",
  end_second_subscription:
    "A plan that was paid for twice couldn't be ended and refunded. Until it is, we're holding money that isn't ours.",
  end_other_subscription:
    "Billing for a plan that a Custom plan replaced couldn't be stopped. Until it is, the customer pays for both.",
  mail_billing:
    "An email about a customer's plan or payment couldn't be sent. Until it is, they haven't been told.",
  tell_support_of_payment:
    "An email to you about a payment that was disputed or refunded couldn't be sent.",
};

/** The same, of work at the interview provider. */
const PROVIDER_WORK: Readonly<Record<string, string>> = {
  receive_participant:
    "A candidate's answers couldn't be fetched from Willo. Until they are, the employer doesn't see this candidate.",
  remove_at_provider:
    "Something that was deleted here couldn't be deleted at Willo. Until it is, Willo still has it.",
};

const isMail = (kind: string) => kind === "mail_billing" || kind === "tell_support_of_payment";

const FOOTER = "You're getting this email because this is the address customers write to.";
const DASHBOARD = "https://dashboard.stripe.com";

/** What support is mailed of work that is never given up and has failed for a day. */
export function failingJobMail({ kind, payload, attempts, since, lastError }: FailingJob): Letter {
  const tried = `It has been tried ${attempts} times since ${since.slice(0, 10)}, and the last error was: ${lastError || "none"}`;
  const atProvider = PROVIDER_WORK[kind];
  if (atProvider !== undefined) {
    return letter({
      language: "en",
      subject: "Work at the interview provider has failed for a day",
      before: [atProvider, tried],
      action: { words: "Open Willo", href: "https://app.willotalent.com" },
      after: ["It will be retried once an hour until it works."],
      footer: FOOTER,
    });
  }
  const { customerId, subscriptionId, userId } = about.safeParse(payload).data ?? {};
  const href =
    customerId === undefined
      ? `${DASHBOARD}/subscriptions/${subscriptionId ?? ""}`
      : `${DASHBOARD}/customers/${customerId}`;
  return letter({
    language: "en",
    subject: "Billing work has failed for a day",
    before: [
      WORK[kind] ?? "Work that moves money couldn't be completed.",
      `It's about ${customerId ?? subscriptionId ?? (userId === undefined ? "an unknown customer" : `account ${userId}`)}. ${tried}`,
    ],
    action: { words: "Open Stripe", href },
    after: [
      isMail(kind)
        ? "It will be retried once an hour until it works."
        : "It will be retried once an hour until it works. If you fix it by hand in Stripe, the next try will notice.",
    ],
    footer: FOOTER,
  });
}
