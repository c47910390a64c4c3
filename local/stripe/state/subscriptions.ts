import type { Metadata } from "./customers.ts";
import type { Price } from "./prices.ts";

export type SubscriptionItem = {
  id: string;
  object: "subscription_item";
  created: number;
  current_period_start: number;
  current_period_end: number;
  price: Price;
  quantity: number;
  subscription: string;
};

/** What becomes of the bills of a subscription that is not collected for. */
type PauseBehavior = "keep_as_draft" | "mark_uncollectible" | "void";

export type Subscription = {
  id: string;
  object: "subscription";
  status:
    | "trialing"
    | "active"
    | "past_due"
    | "canceled"
    | "unpaid"
    | "incomplete"
    | "incomplete_expired"
    | "paused"
    /** A word of an API version that nobody has seen yet. */
    | "of_a_later_version";
  created: number;
  customer: string;
  start_date: number;
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  cancellation_details: { reason: string | null; comment: string | null; feedback: null };
  collection_method: "charge_automatically" | "send_invoice";
  currency: string;
  automatic_tax: { enabled: boolean };
  /** Ids of coupons. */
  discounts: string[];
  pause_collection: { behavior: PauseBehavior; resumes_at: null } | null;
  /** The schedule that it is managed by. */
  schedule: string | null;
  default_payment_method: string | null;
  items: { object: "list"; data: SubscriptionItem[]; has_more: false; url: string };
  latest_invoice: string | null;
  metadata: Metadata;
  trial_start: number | null;
  trial_end: number | null;
  test_clock: string | null;
  livemode: false;
  /** Not of Stripe's shape: never answered. */
  trialEndAnnounced: boolean;
};
