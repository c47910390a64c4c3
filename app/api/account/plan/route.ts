import { readSubscription } from "#lib/data/plans/billing";
import { readAccessFor } from "#lib/data/plans/company-access";
import { findCustomer } from "#lib/data/plans/subscriptions";
import { effectiveDates, pastDueUntil } from "#lib/domain/plans/billing";
import { route } from "#lib/http/route";
import { memberByAuthTo } from "#lib/http/session";

/** The signed-in employer's plan, for the browser's cache; the server never trusts what the browser keeps. */
export const GET = route({
  as: memberByAuthTo("read"),
  run: async ({ actor }) => {
    const [access, subscription, customer] = await Promise.all([
      readAccessFor(actor.db, actor.ownerId),
      readSubscription(actor.db, actor.ownerId),
      findCustomer(actor.db, actor.ownerId),
    ]);
    return {
      plan: access.plan,
      trialing: access.trialing,
      subscriptionId: subscription?.id ?? null,
      status: subscription?.status ?? null,
      cycle: subscription?.cycle ?? null,
      ...effectiveDates(access.plan, subscription),
      isCollected: subscription?.isCollected ?? true,
      pastDueUntil: subscription && pastDueUntil(subscription),
      customer: customer !== null,
      credit: customer?.credit ?? 0,
      billingEmail: customer?.billingEmail ?? null,
      subscribedPlan: subscription?.plan ?? null,
    };
  },
});
