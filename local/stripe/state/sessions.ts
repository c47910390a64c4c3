import type { Metadata } from "./customers.ts";

export type Session = {
  id: string;
  object: "checkout.session";
  created: number;
  mode: "subscription";
  ui_mode: "embedded_page";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  client_secret: string | null;
  client_reference_id: string | null;
  customer: string;
  subscription: string | null;
  metadata: Metadata;
  allowed_payment_method_types: string[] | null;
  return_url: string;
  redirect_on_completion: "always" | "if_required" | "never";
  payment_method_collection: "always" | "if_required";
  expires_at: number;
  amount_total: number;
  currency: string;
  automatic_tax: { enabled: boolean };
  adaptive_pricing: { enabled: boolean };
  livemode: false;
  /** Not of Stripe's shape: never answered. */
  wanted: {
    price: string;
    trialDays: number;
    metadata: Metadata;
    /** What of a bill's head is asked for or becomes the customer's. */
    details: { taxId: boolean; name: boolean; address: boolean };
    /** What a refused card left: an incomplete subscription, which the next card pays. */
    incomplete: string | null;
  };
};
