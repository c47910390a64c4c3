/** The stand-in's whole memory: plain JSON, kept in one file. Times are Unix seconds, money is in cents. */

export type Metadata = Record<string, string>;

export type Customer = {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Below zero: what the customer has to their credit. */
  balance: number;
  invoice_settings: { default_payment_method: string | null };
  test_clock: string | null;
  livemode: false;
};

export type Product = {
  id: string;
  object: "product";
  active: boolean;
  created: number;
  name: string;
  description: string | null;
  metadata: Metadata;
  livemode: false;
};

export type Price = {
  id: string;
  object: "price";
  active: boolean;
  created: number;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  product: string;
  recurring: { interval: "month" | "year"; interval_count: 1; usage_type: "licensed" };
  type: "recurring";
  unit_amount: number;
  livemode: false;
};

/** What a card does when it is charged later. */
export type CardBehaviour = "succeeds" | "fails_later";

export type PaymentMethod = {
  id: string;
  object: "payment_method";
  type: "card";
  created: number;
  customer: string;
  card: { brand: string; last4: string; fingerprint: string; exp_month: number; exp_year: number };
  /** Not of Stripe's shape: never answered. */
  behaviour: CardBehaviour;
  livemode: false;
};

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
  return_url: string;
  redirect_on_completion: "always" | "if_required" | "never";
  payment_method_collection: "always" | "if_required";
  expires_at: number;
  amount_total: number;
  currency: string;
  livemode: false;
  /** Not of Stripe's shape: never answered. */
  wanted: { price: string; trialDays: number; metadata: Metadata };
};

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
  toldTrialEnds: boolean;
};

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
  subtotal: number;
  total: number;
  starting_balance: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  attempted: boolean;
  next_payment_attempt: number | null;
  period_start: number;
  period_end: number;
  lines: { object: "list"; data: InvoiceLine[]; has_more: false; url: string };
  parent: {
    type: "subscription_details";
    subscription_details: { subscription: string; metadata: Metadata };
  };
  status_transitions: {
    finalized_at: number | null;
    paid_at: number | null;
    voided_at: number | null;
    marked_uncollectible_at: null;
  };
  livemode: false;
};

export type Refund = {
  id: string;
  object: "refund";
  created: number;
  amount: number;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
};

type Toggle = { enabled: boolean };

export type PortalConfiguration = {
  id: string;
  object: "billing_portal.configuration";
  active: boolean;
  created: number;
  is_default: boolean;
  features: {
    customer_update: Toggle & { allowed_updates: string[] };
    invoice_history: Toggle;
    payment_method_update: Toggle;
    subscription_cancel: Toggle;
    subscription_pause: Toggle;
    subscription_update: Toggle;
  };
  metadata: Metadata;
  livemode: false;
};

export type Clock = {
  id: string;
  object: "test_helpers.test_clock";
  created: number;
  deletes_after: number;
  frozen_time: number;
  name: string | null;
  status: "ready";
  status_details: Record<string, never>;
  livemode: false;
};

/** Kept as the text that is sent: the whole state is copied at each request, and text is copied fast. */
export type StripeEvent = { id: string; created: number; type: string; body: string };

/** One event on its way to the product. */
export type Delivery = {
  event: string;
  customer: string;
  /** Milliseconds. */
  dueAt: number;
  tries: number;
  done: boolean;
  /** What the product answered each time; 0 where it did not answer. */
  answers: number[];
};

/** How events reach the product: held back until released, or several times each. */
export type Switches = { hold: boolean; copies: number };

/** A planted failure: of a request that never begins, or of one that fails before or after it did its work. */
export type Fault = {
  method: string;
  path: string;
  status: number;
  times: number;
  when?: "outside" | "before" | "after";
};

export type Answered = { request: string; status: number; body: string; at: number };

type Kept<T> = Record<string, T>;

export type State = {
  next: number;
  /** Salt of the cards' fingerprints. */
  salt: string;
  customers: Kept<Customer>;
  /** Ids of deleted customers, of whom Stripe says just that. */
  deleted?: string[];
  products: Kept<Product>;
  prices: Kept<Price>;
  paymentMethods: Kept<PaymentMethod>;
  sessions: Kept<Session>;
  subscriptions: Kept<Subscription>;
  invoices: Kept<Invoice>;
  clocks: Kept<Clock>;
  /** By the payment that they give back. */
  refunds?: Kept<Refund>;
  portals: Kept<{ customer: string; returnUrl: string; configuration?: string }>;
  configurations?: Kept<PortalConfiguration>;
  events: StripeEvent[];
  deliveries: Delivery[];
  /** By customer, `*` for all. */
  switches: Kept<Switches>;
  faults: Fault[];
  answered: Kept<Answered>;
};

export function emptyState(salt: string): State {
  return {
    next: 1,
    salt,
    customers: {},
    products: {},
    prices: {},
    paymentMethods: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    clocks: {},
    portals: {},
    events: [],
    deliveries: [],
    switches: {},
    faults: [],
    answered: {},
  };
}
