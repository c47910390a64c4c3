import { type CardForm, readCard } from "./cards.ts";
import { emit } from "./events.ts";
import { declined, Failure, invalid, missing } from "./failure.ts";
import { newId } from "./ids.ts";
import { answerOf, payInvoice } from "./payments.ts";
import type { PaymentMethod } from "./state/cards.ts";
import type { Customer, Metadata } from "./state/customers.ts";
import type { Invoice } from "./state/invoices.ts";
import type { Price } from "./state/prices.ts";
import type { Session } from "./state/sessions.ts";
import type { Subscription } from "./state/subscriptions.ts";
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
  methods: string[] | null;
  reference: string | null;
  metadata: Metadata;
  subscriptionMetadata: Metadata;
  expiresAt: number | undefined;
  automaticTax: boolean;
  adaptive: boolean;
  details: Session["wanted"]["details"];
};

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
    allowed_payment_method_types: given.methods,
    return_url: given.returnUrl,
    redirect_on_completion: given.redirect,
    payment_method_collection: given.collection,
    expires_at: given.expiresAt ?? realNow() + 86_400,
    amount_total: given.trialDays > 0 ? 0 : given.price.unit_amount,
    currency: given.price.currency,
    automatic_tax: { enabled: given.automaticTax },
    adaptive_pricing: { enabled: given.adaptive },
    livemode: false,
    wanted: {
      details: given.details,
      price: given.price.id,
      trialDays: given.trialDays,
      metadata: given.subscriptionMetadata,
      incomplete: null,
    },
  };
  state.sessions[id] = session;
  return session;
}

/** The open session of a client secret. */
export function sessionOfSecret(state: State, secret: string): Session | null {
  return Object.values(state.sessions).find((one) => one.client_secret === secret) ?? null;
}

/** Closes an open checkout. @throws Failure if it is closed already */
export function expireSession(state: State, session: Session): void {
  if (session.status !== "open")
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  session.status = "expired";
  session.client_secret = null;
  emit(state, "checkout.session.expired", session.customer, session);
}

type Details = { [key in "name" | "taxId" | "address"]?: string | undefined };

/**
 * Somebody pays in the frame. @returns where the browser goes
 * @throws Failure `card_error`: another card may be tried. If money was due now, an incomplete subscription stays
 * behind, which the next card pays.
 */
export function completeSession(state: State, session: Session, form: CardForm & Details): string {
  if (session.status !== "open") throw invalid("This checkout is no longer open.");
  const price = state.prices[session.wanted.price];
  if (!price) throw invalid("This price is gone.");
  const { customer } = session;
  if (!state.customers[customer]) throw missing("customer", customer, "customer");
  // If nothing is due, Stripe asks for a card only if it was told to.
  const asks = session.payment_method_collection === "always" || session.amount_total > 0;
  const card = asks ? cardFor(state, session, price, form) : null;
  keepDetails(state.customers[customer], session.wanted.details, form);
  const subscription =
    kept(state, session) ?? beginFor(state, session, price, card?.id ?? null, form.confirmed);
  if (subscription.status === "incomplete") pay(state, subscription, card, form.confirmed);
  if (card !== null) emit(state, "payment_method.attached", customer, card);
  session.status = "complete";
  session.payment_status = session.wanted.trialDays > 0 ? "no_payment_required" : "paid";
  session.subscription = subscription.id;
  emit(state, "checkout.session.completed", customer, session);
  return session.return_url.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

/** What was typed for the bill's head. Without a business's name Stripe takes the cardholder's. */
function keepDetails(
  customer: Customer | undefined,
  wanted: Session["wanted"]["details"],
  { name, taxId, address }: Details,
): void {
  if (customer === undefined) return;
  if (wanted.name) customer.name = name ?? "Dana Cardholder";
  if (wanted.address && address) customer.address = { line1: address, country: "US" };
  if (wanted.taxId && taxId) customer.taxIds = [taxId];
}

/** The card that was typed. One that is refused leaves an incomplete subscription if money was due now. */
function cardFor(state: State, session: Session, price: Price, form: CardForm): PaymentMethod {
  const { customer } = session;
  try {
    const card = readCard(state, form, customer, timeOf(state, customer));
    state.paymentMethods[card.id] = card;
    return card;
  } catch (thrown) {
    const typed = thrown instanceof Failure && thrown.details.code === "incorrect_number";
    // What credit covers asks nothing of the card.
    const due = session.amount_total + (state.customers[customer]?.balance ?? 0);
    if (due > 0 && !typed && kept(state, session) === null)
      beginFor(state, session, price, null, false);
    throw thrown;
  }
}

/** What an earlier card left of this checkout. */
function kept(state: State, { wanted }: Session): Subscription | null {
  const found = state.subscriptions[wanted.incomplete ?? ""];
  return found?.status === "incomplete" ? found : null;
}

function beginFor(
  state: State,
  session: Session,
  price: Price,
  paymentMethod: string | null,
  present: boolean,
): Subscription {
  const { customer, wanted } = session;
  const { trialDays, metadata } = wanted;
  const { enabled: taxed } = session.automatic_tax;
  const given = { customer, price, trialDays, metadata, paymentMethod, present, taxed };
  const begun = begin(state, given);
  if (begun.status === "incomplete") wanted.incomplete = begun.id;
  return begun;
}

/** Pays an incomplete subscription's first bill. @throws Failure `card_error`: it stays as it is */
function pay(
  state: State,
  subscription: Subscription,
  card: PaymentMethod | null,
  present: boolean,
): void {
  const bill = state.invoices[subscription.latest_invoice ?? ""];
  if (!bill || card === null) throw declined();
  const given = { card: card.id, present };
  if (answerOf(state, bill.amount_due, given) !== "pays") throw declined();
  subscription.default_payment_method = card.id;
  payInvoice(state, bill, given);
}

/** A bill is paid on its own page, by a card that is typed there. @throws Failure `card_error` */
export function payByForm(state: State, bill: Invoice, form: CardForm): void {
  const card = readCard(state, form, bill.customer, timeOf(state, bill.customer));
  state.paymentMethods[card.id] = card;
  payInvoice(state, bill, { card: card.id, present: true });
}

/** Another card for a customer, from the portal. */
export function replaceCard(state: State, customer: string, form: CardForm): void {
  const at = timeOf(state, customer);
  const card = readCard(state, form, customer, at);
  state.paymentMethods[card.id] = card;
  emit(state, "payment_method.attached", customer, card);
  const owner = state.customers[customer];
  if (!owner) return;
  // A subscription with a card of its own goes on being charged to that.
  owner.invoice_settings.default_payment_method = card.id;
  emit(state, "customer.updated", customer, owner);
}
