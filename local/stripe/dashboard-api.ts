import { z } from "zod";
import { mustFind } from "./answer.ts";
import { invalid } from "./failure.ts";
import { newId } from "./ids.ts";
import { priceOf } from "./item-params.ts";
import { call, flag, list, whole } from "./params.ts";
import type { StripeRouter } from "./router.ts";
import type { Subscription } from "./state/subscriptions.ts";
import type { State } from "./state.ts";
import { addItem, updated } from "./subscriptions.ts";

/** What people set on a subscription in Stripe's dashboard, and the product never does. */
export const atStripe = {
  automatic_tax: z.strictObject({ enabled: flag }).optional(),
  discounts: list(z.strictObject({ coupon: z.string() })).optional(),
  pause_collection: z
    .union([
      z.literal(""),
      z.strictObject({ behavior: z.enum(["keep_as_draft", "mark_uncollectible", "void"]) }),
    ])
    .optional(),
};

type Settings = z.output<z.ZodObject<typeof atStripe>>;

/** Sets it. @throws Failure for a coupon that is not there */
export function setAtStripe(state: State, subscription: Subscription, wanted: Settings): void {
  const { automatic_tax, discounts, pause_collection } = wanted;
  if (automatic_tax) subscription.automatic_tax = automatic_tax;
  if (discounts)
    subscription.discounts = discounts.map(({ coupon }) => {
      mustFind(state.coupons ?? {}, "coupon", coupon, "coupon");
      return coupon;
    });
  if (pause_collection !== undefined)
    subscription.pause_collection =
      pause_collection === "" ? null : { ...pause_collection, resumes_at: null };
  if (automatic_tax || discounts || pause_collection !== undefined) updated(state, subscription);
}

/** What people make in Stripe's dashboard: a second item of a subscription, coupons, schedules. */
export function dashboardCalls(router: StripeRouter): void {
  const one = (state: State, id: string) =>
    mustFind(state.subscriptions, "subscription", id, "subscription");
  router.on(
    "POST",
    "/v1/subscription_items",
    call({ subscription: z.string(), price: z.string() }),
    ({ params, state }) =>
      addItem(state, one(state, params.subscription), priceOf(state, params.price)),
  );
  router.on(
    "POST",
    "/v1/coupons",
    call({ percent_off: whole.min(1).max(100), duration: z.literal("forever") }),
    ({ params: { percent_off, duration }, state }) => {
      const id = newId("co", 8);
      state.coupons = { ...state.coupons, [id]: percent_off };
      return { id, object: "coupon", percent_off, duration, livemode: false };
    },
  );
  const schedule = (id: string, subscription: string, status: "active" | "released") => ({
    id,
    object: "subscription_schedule",
    status,
    livemode: false,
    ...(status === "active" ? { subscription } : { released_subscription: subscription }),
  });
  router.on(
    "POST",
    "/v1/subscription_schedules",
    call({ from_subscription: z.string() }),
    ({ params, state }) => {
      const subscription = one(state, params.from_subscription);
      if (subscription.schedule !== null)
        throw invalid("This subscription is already attached to a schedule.");
      const id = newId("sub_sched");
      subscription.schedule = id;
      state.schedules = { ...state.schedules, [id]: subscription.id };
      updated(state, subscription);
      return schedule(id, subscription.id, "active");
    },
  );
  router.on("POST", "/v1/subscription_schedules/:id/release", call({}), ({ id, state }) => {
    const subscription = one(state, mustFind(state.schedules ?? {}, "schedule", id));
    subscription.schedule = null;
    updated(state, subscription);
    return schedule(id, subscription.id, "released");
  });
}
