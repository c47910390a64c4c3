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
});

/** What each kind of work does for the customer, as somebody at support reads it. */
const WORK: Readonly<Record<string, string>> = {
  end_billing:
    "The billing of a deleted account could not be ended. Until it is, its card may still be charged.",
  end_second_subscription:
    "A plan that was paid twice could not be ended and refunded. Until it is, we hold money that is not ours.",
};

const DASHBOARD = "https://dashboard.stripe.com";

/** What support is mailed of work that moves money and has failed for a day. */
export function failingJobMail({ kind, payload, attempts, since, lastError }: FailingJob): Letter {
  const { customerId, subscriptionId } = about.safeParse(payload).data ?? {};
  const href =
    customerId === undefined
      ? `${DASHBOARD}/subscriptions/${subscriptionId ?? ""}`
      : `${DASHBOARD}/customers/${customerId}`;
  return letter({
    language: "en",
    subject: "Billing work has failed for a day",
    before: [
      WORK[kind] ?? "Work that moves money could not be done.",
      `It concerns ${customerId ?? subscriptionId ?? "no customer that we know"}. It was tried ${attempts} times since ${since.slice(0, 10)}, and the last answer was: ${lastError || "none"}`,
    ],
    action: { words: "Look at Stripe", href },
    after: [
      "It goes on being tried once an hour until it works. Once you have done it at Stripe by hand, the next try finds it done.",
    ],
    footer: "You get this mail because it is sent to the address that customers write to.",
  });
}
