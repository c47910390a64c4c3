import { emit } from "./events.ts";
import { declined, invalid, requiresAction } from "./failure.ts";
import { finalize, invoicesOf } from "./invoices.ts";
import type { Invoice } from "./state/invoices.ts";
import type { Subscription } from "./state/subscriptions.ts";
import type { State } from "./state.ts";
import { timeOf } from "./time.ts";

/** The card that a subscription is charged by. */
export function cardOf(state: State, subscription: Subscription): string | null {
  const customer = state.customers[subscription.customer];
  return (
    subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method ?? null
  );
}

/** `present`: the person is there, and tells their bank that it is them. */
type Charging = { card: string | null; present?: boolean };

/** What a card answers to an amount. */
export function answerOf(
  state: State,
  amount: number,
  { card, present = false }: Charging,
): "pays" | "declines" | "asks" {
  if (amount === 0) return "pays";
  const behaviour = state.paymentMethods[card ?? ""]?.behaviour;
  if (behaviour === "asks") return present ? "pays" : "asks";
  return behaviour === "succeeds" ? "pays" : "declines";
}

/** @throws Failure if a subscription's card does not pay an amount just now */
export function mustPay(state: State, subscription: Subscription, amount: number): void {
  const answer = answerOf(state, amount, { card: cardOf(state, subscription) });
  if (answer === "asks") throw requiresAction("subscription");
  if (answer === "declines") throw declined();
}

/** Days after the first failure on which the card is tried again; after the last the subscription ends. */
const RETRY_AFTER_DAYS = [3, 5, 7, 14];

/** Charges an open bill: by Stripe's own calendar, or because somebody asked. @returns what the card answered */
function charge(state: State, bill: Invoice, given: Charging & { at: number; byHand: boolean }) {
  const { at, byHand } = given;
  const answer = answerOf(state, bill.amount_remaining, given);
  bill.attempted = true;
  // Any payment counts as the first try, and then only those of the calendar.
  if (!byHand || bill.attempt_count === 0) bill.attempt_count++;
  if (answer === "pays") {
    bill.status = "paid";
    bill.amount_paid = bill.amount_due;
    bill.amount_remaining = 0;
    bill.next_payment_attempt = null;
    bill.status_transitions.paid_at = at;
    emit(state, "invoice.paid", bill.customer, bill);
    return answer;
  }
  bill.refusedBy = given.card;
  const days = RETRY_AFTER_DAYS[bill.attempt_count - 1];
  const first = bill.status_transitions.finalized_at ?? at;
  if (!byHand) bill.next_payment_attempt = days === undefined ? null : first + days * 86_400;
  if (answer === "asks") emit(state, "invoice.payment_action_required", bill.customer, bill);
  emit(state, "invoice.payment_failed", bill.customer, bill);
  return answer;
}

/** Charges an open bill by Stripe's calendar. @returns whether it is paid */
export function collect(
  state: State,
  subscription: Subscription,
  bill: Invoice,
  at: number,
  present = false,
): boolean {
  const card = cardOf(state, subscription);
  return charge(state, bill, { card, present, at, byHand: false }) === "pays";
}

/** After a payment: a subscription without an open bill is active again. */
export function settle(state: State, subscription: Subscription): void {
  if (invoicesOf(state, subscription, "open").length > 0) return;
  if (!["past_due", "unpaid", "incomplete"].includes(subscription.status)) return;
  subscription.status = "active";
  emit(state, "customer.subscription.updated", subscription.customer, subscription);
}

/**
 * Pays a bill because somebody asked: by call, or on its own page.
 * @throws Failure if it is not open, or the card does not pay
 */
export function payInvoice(
  state: State,
  bill: Invoice,
  { card, present = false }: { card?: string | undefined; present?: boolean },
): void {
  const subscription = state.subscriptions[bill.parent.subscription_details.subscription];
  if (!subscription) throw invalid("This invoice has no subscription.");
  const at = timeOf(state, bill.customer);
  if (bill.status === "draft") finalize(state, bill, at);
  if (bill.status === "paid")
    throw invalid("Invoice is already paid", { code: "invoice_already_paid" });
  if (bill.status !== "open") throw invalid("This invoice can't be paid.");
  const by = card ?? cardOf(state, subscription);
  const answer = charge(state, bill, { card: by, present, at, byHand: true });
  if (answer === "asks") throw requiresAction("invoice");
  if (answer === "declines") throw declined();
  settle(state, subscription);
}
