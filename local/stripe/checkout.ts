import { type CardForm, readCard } from "./cards.ts";
import { emit } from "./events.ts";
import { invalid, missing } from "./failure.ts";
import { newId } from "./ids.ts";
import type { Metadata } from "./state/customers.ts";
import type { Price } from "./state/prices.ts";
import type { Session } from "./state/sessions.ts";
import type { State } from "./state.ts";
import { begin } from "./subscriptions.ts";
import { realNow, timeOf } from "./time.ts";

type NewSession = {
  customer: string;
  price: Price;
  trialDays: number;
  returnUrl: string;
  redirect: Session["redirect_on_completion"];
  collection: Session["payment_method_collection"];
  reference: string | null;
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  expiresAt: number | undefined;
};

/** Opens a checkout. */
export function openSession(state: State, given: NewSession): Session {
  const id = newId("cs_test", 58);
  const session: Session = {
    id,
    object: "checkout.session",
    created: realNow(),
    mode: "subscription",
    ui_mode: "embedded_page",
    status: "open",
    payment_status: given.trialDays > 0 ? "no_payment_required" : "unpaid",
    client_secret: `${id}_secret_${newId("x", 40).slice(2)}`,
    client_reference_id: given.reference,
    customer: given.customer,
    subscription: null,
    metadata: given.metadata,
    return_url: given.returnUrl,
    redirect_on_completion: given.redirect,
    payment_method_collection: given.collection,
    expires_at: given.expiresAt ?? realNow() + 86_400,
    amount_total: given.trialDays > 0 ? 0 : given.price.unit_amount,
    currency: given.price.currency,
    livemode: false,
    wanted: {
      price: given.price.id,
      trialDays: given.trialDays,
      metadata: given.subscriptionMetadata,
    },
  };
  state.sessions[id] = session;
  return session;
}

/** The open session of a client secret. */
export function sessionOfSecret(state: State, secret: string): Session | null {
  return Object.values(state.sessions).find((one) => one.client_secret === secret) ?? null;
}

/** Closes an open checkout. @throws Failure where it is closed already */
export function expireSession(state: State, session: Session): void {
  if (session.status !== "open")
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  session.status = "expired";
  session.client_secret = null;
  emit(state, "checkout.session.expired", session.customer, session);
}

/**
 * Somebody pays in the frame. @returns where the browser goes
 * @throws Failure `card_error`: nothing was made, and another card may be tried
 */
export function completeSession(state: State, session: Session, form: CardForm): string {
  if (session.status !== "open") throw invalid("This checkout is no longer open.");
  const { price, trialDays, metadata } = session.wanted;
  const wanted = state.prices[price];
  if (!wanted) throw invalid("This price is gone.");
  const { customer } = session;
  if (!state.customers[customer]) throw missing("customer", customer, "customer");
  const at = timeOf(state, customer);
  // Where nothing is due, Stripe asks for a card only if it was told to.
  const asks = session.payment_method_collection === "always" || session.amount_total > 0;
  const card = asks ? readCard(state, form, customer, at) : null;
  if (card !== null) state.paymentMethods[card.id] = card;
  const subscription = begin(state, {
    ...{ customer, price: wanted, trialDays, metadata },
    paymentMethod: card?.id ?? null,
  });
  if (card !== null) emit(state, "payment_method.attached", customer, card);
  session.status = "complete";
  session.payment_status = trialDays > 0 ? "no_payment_required" : "paid";
  session.subscription = subscription.id;
  emit(state, "checkout.session.completed", customer, session);
  return session.return_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

/** Another card for a customer, from the portal. */
export function replaceCard(state: State, customer: string, form: CardForm): void {
  const at = timeOf(state, customer);
  const card = readCard(state, form, customer, at);
  state.paymentMethods[card.id] = card;
  emit(state, "payment_method.attached", customer, card);
  const owner = state.customers[customer];
  if (owner) owner.invoice_settings.default_payment_method = card.id;
  for (const subscription of Object.values(state.subscriptions)) {
    if (subscription.customer !== customer || subscription.status === "canceled") continue;
    subscription.default_payment_method = card.id;
    emit(state, "customer.subscription.updated", customer, subscription);
  }
}
