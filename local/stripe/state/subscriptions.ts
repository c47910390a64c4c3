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
    | "paused";
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
