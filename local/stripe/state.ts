import type { PaymentMethod } from "./state/cards.ts";
import type { Clock } from "./state/clocks.ts";
import type { Customer } from "./state/customers.ts";
import type { WebhookEndpoint } from "./state/endpoints.ts";
import type { Delivery, StripeEvent, Switches } from "./state/events.ts";
import type { Invoice, Refund } from "./state/invoices.ts";
import type { PortalConfiguration } from "./state/portal.ts";
import type { Price, Product } from "./state/prices.ts";
import type { Answered, Fault } from "./state/requests.ts";
import type { Session } from "./state/sessions.ts";
import type { Subscription } from "./state/subscriptions.ts";

type Kept<T> = Record<string, T>;

/** The stand-in's whole memory: plain JSON, kept in one file. Times are Unix seconds, money is in cents. */
export type State = {
  next: number;
  /** Where the stand-in is reached; said again at each start. */
  origin?: string;
  /** Until when the API answers nothing but failures; Unix seconds. */
  outageUntil?: number;
  /** Salt of the cards' fingerprints. */
  salt: string;
  customers: Kept<Customer>;
  /** Ids of deleted customers, of whom Stripe says just that. */
  deleted?: string[];
  /** Ids of customers that were made by the keys of the other mode, and that mode. */
  otherMode?: Record<string, "test" | "live">;
  /** What coupons take off, in percent. */
  coupons?: Record<string, number>;
  /** The subscription of each schedule. */
  schedules?: Record<string, string>;
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
  endpoints?: Kept<WebhookEndpoint>;
  events: StripeEvent[];
  deliveries: Delivery[];
  /** By customer, `*` for all. */
  switches: Kept<Switches>;
  faults: Fault[];
  answered: Kept<Answered>;
};

/** An account of Stripe's before anything happened. */
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
