import { z } from "zod";
import { mustFind, pageOf } from "./answer.ts";
import { changePrice, creditUnused } from "./changes.ts";
import { findCustomer } from "./customers.ts";
import { atStripe, setAtStripe } from "./dashboard-api.ts";
import { invalid } from "./failure.ts";
import { oneItem, priceOf, proration } from "./item-params.ts";
import { call, flag, metadata, paging, whole } from "./params.ts";
import type { StripeRouter } from "./router.ts";
import type { Subscription } from "./state/subscriptions.ts";
import type { State } from "./state.ts";
import { begin, cancel, collectDraft, isOver, itemOf, renew, updated } from "./subscriptions.ts";
import { timeOf } from "./time.ts";

/** Subscriptions: begun, changed and ended by call. */
export function subscriptionCalls(router: StripeRouter): void {
  router.on(
    "POST",
    "/v1/subscriptions",
    call({
      customer: z.string(),
      items: oneItem,
      metadata,
      trial_period_days: whole.min(1).optional(),
      collection_method: z.enum(["charge_automatically", "send_invoice"]).optional(),
      days_until_due: whole.optional(),
    }),
    ({ params, state }) => {
      const customer = findCustomer(state, params.customer);
      return begin(state, {
        customer: customer.id,
        price: priceOf(state, params.items[0].price),
        trialDays: params.trial_period_days ?? 0,
        metadata: params.metadata,
        paymentMethod: null,
        ...(params.collection_method && { collection: params.collection_method }),
      });
    },
  );
  router.on(
    "GET",
    "/v1/subscriptions",
    call({ ...paging, customer: z.string().optional(), status: z.string().default("") }),
    ({ params, state }) => {
      const { customer: of } = params;
      if (of && !state.deleted?.includes(of)) findCustomer(state, of);
      const wanted = Object.values(state.subscriptions).filter(
        ({ customer, status }) =>
          (!params.customer || params.customer === customer) &&
          (params.status === "all" || (params.status || status) === status) &&
          (params.status !== "" || status !== "canceled"),
      );
      return pageOf("/v1/subscriptions", wanted, params);
    },
  );
  router.on("GET", "/v1/subscriptions/:id", call({}), ({ id, state }) =>
    mustFind(state.subscriptions, "subscription", id),
  );
  router.on(
    "POST",
    "/v1/subscriptions/:id",
    call({
      items: oneItem.optional(),
      proration_behavior: proration.optional(),
      proration_date: whole.optional(),
      payment_behavior: z
        .enum(["allow_incomplete", "error_if_incomplete"])
        .default("allow_incomplete"),
      cancel_at_period_end: flag.optional(),
      cancel_at: z.union([z.literal(""), whole]).optional(),
      ...atStripe,
      trial_end: z.literal("now").optional(),
      default_payment_method: z.string().optional(),
      metadata,
    }),
    ({ params, id, state }) => {
      const subscription = mustFind(state.subscriptions, "subscription", id);
      Object.assign(subscription.metadata, params.metadata);
      decideEnd(state, subscription, params);
      setAtStripe(state, subscription, params);
      if (params.default_payment_method !== undefined) {
        const { default_payment_method: card } = params;
        mustFind(state.paymentMethods, "PaymentMethod", card, "default_payment_method");
        subscription.default_payment_method = card;
        updated(state, subscription);
      }
      if (params.items) change(state, subscription, params.items[0], params);
      if (params.trial_end === "now" && subscription.status === "trialing") {
        subscription.trial_end = timeOf(state, subscription.customer);
        renew(state, subscription, subscription.trial_end);
        const bill = state.invoices[subscription.latest_invoice ?? ""];
        if (bill) collectDraft(state, subscription, bill, subscription.trial_end);
      }
      return subscription;
    },
  );
  router.on(
    "DELETE",
    "/v1/subscriptions/:id",
    call({
      prorate: flag.optional(),
      invoice_now: flag.optional(),
      cancellation_details: z.strictObject({ comment: z.string().optional() }).optional(),
    }),
    ({ params, id, state }) => {
      const subscription = mustFind(state.subscriptions, "subscription", id);
      if (isOver(subscription))
        throw invalid(
          `No such subscription: '${id}'`,
          { code: "resource_missing", param: "id" },
          404,
        );
      if (params.prorate) creditUnused(state, subscription);
      subscription.cancellation_details.comment = params.cancellation_details?.comment ?? null;
      cancel(state, subscription, "cancellation_requested", timeOf(state, subscription.customer));
      return subscription;
    },
  );
}

type End = { cancel_at_period_end?: boolean | undefined; cancel_at?: "" | number | undefined };

/** When it ends, with its period or on a day; never told to one that a schedule manages. */
function decideEnd(state: State, subscription: Subscription, wanted: End): void {
  const { cancel_at_period_end: withPeriod, cancel_at: day } = wanted;
  if (withPeriod === undefined && day === undefined) return;
  if (subscription.schedule !== null)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  const end = itemOf(subscription).current_period_end;
  if (day !== undefined) subscription.cancel_at = day === "" ? null : day;
  else if (withPeriod) subscription.cancel_at = end;
  else if (subscription.cancel_at_period_end) subscription.cancel_at = null;
  subscription.cancel_at_period_end = withPeriod ?? false;
  updated(state, subscription);
}

type Wanted = { id?: string | undefined; price: string };

function change(
  state: State,
  subscription: Subscription,
  wanted: Wanted,
  how: {
    proration_behavior?: "always_invoice" | "none" | undefined;
    proration_date?: number | undefined;
    payment_behavior: string;
  },
): void {
  // Without its id Stripe would add a second item.
  if (wanted.id !== itemOf(subscription).id)
    throw invalid("The stand-in changes the item that is there.", { param: "items[0][id]" });
  if (!how.proration_behavior)
    throw invalid("The stand-in can't prorate later.", { param: "proration_behavior" });
  changePrice(state, {
    subscription,
    price: priceOf(state, wanted.price),
    proration: how.proration_behavior,
    prorationDate: how.proration_date,
    allOrNothing: how.payment_behavior === "error_if_incomplete",
  });
}
