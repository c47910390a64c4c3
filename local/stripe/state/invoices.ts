import type { Metadata } from "./customers.ts";

export type InvoiceLine = {
  id: string;
  object: "line_item";
  amount: number;
  currency: string;
  description: string;
  period: { start: number; end: number };
  pricing: { type: "price_details"; price_details: { price: string; product: string } };
};

export type Invoice = {
  id: string;
  object: "invoice";
  created: number;
  customer: string;
  currency: string;
  number: string | null;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  billing_reason: string;
  collection_method: "charge_automatically" | "send_invoice";
  subtotal: number;
  total_discount_amounts: { amount: number; discount: string }[];
  total_taxes: { amount: number; tax_behavior: "exclusive" }[];
  automatic_tax: { enabled: boolean; status: "complete" | "requires_location_inputs" | null };
  /** Why it could not be made final. */
  last_finalization_error: { type: string; code: string; message: string } | null;
  total: number;
  starting_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  /** While it is a draft: when it becomes final and is charged. */
  automatically_finalizes_at: number | null;
  /** The page on which anybody with the link can pay it; none before it is final. */
  hosted_invoice_url: string | null;
  next_payment_attempt: number | null;
  period_start: number;
  period_end: number;
  lines: { object: "list"; data: InvoiceLine[]; has_more: false; url: string };
  parent: {
    type: "subscription_details";
    subscription_details: {
      subscription: string;
      metadata: Metadata;
      /** In previews of a change: the moment that it was worked out for. */
      subscription_proration_date?: number;
    };
  };
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
    marked_uncollectible_at: null;
  };
  livemode: false;
  /** Not of Stripe's shape: the card that refused it last. */
  refusedBy: string | null;
};

export type Refund = {
  id: string;
  object: "refund";
  created: number;
  amount: number;
  currency: string;
  payment_intent: string;
  charge: string;
  metadata: Metadata;
  reason: string | null;
  status: "succeeded";
};
