import { randomUUID } from "node:crypto";
import { z } from "zod";
import { cancelSubscription } from "#lib/workflows/plans/cancel-subscription";
import { changePlan, previewChange } from "#lib/workflows/plans/change-plan";
import { startCheckout } from "#lib/workflows/plans/start-checkout";
import { upgradePlan } from "#lib/workflows/plans/upgrade-plan";
import { verifyCheckout } from "#lib/workflows/plans/verify-checkout";
import type { Account } from "./account.ts";
import { db, kept, signUp } from "./memory.ts";

export const APP = "http://localhost:3000";

/** A list of Stripe's. */
export const listed = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

/** What has an id. */
export const made = z.object({ id: z.string() });

/** Somebody with an account here, and what they do. */
export function ownerAt(account: Account) {
  const userId = randomUUID();
  const person = { userId, email: `${userId.slice(0, 8)}@example.com` };
  signUp(userId, person.email);
  const start = (key = "launch_monthly") => startCheckout(db, person, key, APP);
  const verify = (sessionId: string, as = userId) => verifyCheckout(db, as, sessionId, new Date());
  const customer = () => kept.rows.get(userId)?.customerId ?? "";
  const found = () => kept.rows.get(userId)?.found ?? null;
  return {
    ...person,
    start,
    verify,
    customer,
    found,
    async subscribe(key?: string, card?: Parameters<Account["pay"]>[1]) {
      const { sessionId, clientSecret } = await start(key);
      expect(await account.pay(clientSecret, card)).toHaveProperty("next");
      expect(await verify(sessionId)).toEqual({ paid: true, trialRefused: false, second: false });
      const subscription = found();
      if (subscription === null) throw new Error("no subscription");
      return { subscription, sessionId };
    },
    /** A subscription that people made in Stripe's dashboard. @returns its id */
    async givenAtStripe(plan: string) {
      const { data } = listed.parse(await account.api("GET", "/v1/products"));
      const price = made.parse(
        await account.api("POST", "/v1/prices", {
          product: String(data[0]?.id),
          currency: "usd",
          unit_amount: "90000",
          "recurring[interval]": "month",
          "metadata[plan]": plan,
        }),
      );
      const { id } = made.parse(
        await account.api("POST", "/v1/subscriptions", {
          customer: customer(),
          "items[0][price]": price.id,
          collection_method: "send_invoice",
        }),
      );
      return id;
    },
    cancel: (id: string, as = userId) => cancelSubscription(db, as, id),
    /** What a change costs now. */
    look: (key: string) => previewChange(db, userId, key),
    /** Looks at what a change costs, and agrees. */
    async change(key: string) {
      await changePlan(db, userId, key, await previewChange(db, userId, key));
    },
    upgrade: (targetPlan: string) =>
      upgradePlan(db, person, { targetPlan, billingCycle: "monthly" }, APP),
    all: async (what: string) =>
      listed.parse(await account.api("GET", `/v1/${what}`, { customer: customer(), status: "all" }))
        .data,
  };
}
