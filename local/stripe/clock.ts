import { expireSession } from "./checkout.ts";
import { emit } from "./events.ts";
import { invoicesOf } from "./invoices.ts";
import { collect } from "./payments.ts";
import type { Subscription } from "./state/subscriptions.ts";
import type { State } from "./state.ts";
import {
  cancel,
  collectDraft,
  endIncomplete,
  INCOMPLETE_SECONDS,
  itemOf,
  renew,
  updated,
} from "./subscriptions.ts";
import { DAY, realNow, timeOf } from "./time.ts";

type Due = { at: number; happen: () => void };

/** What time will do to a subscription next: of a bill's hour as a draft and all else, what comes first. */
function nextOf(state: State, subscription: Subscription): Due | null {
  const draft = draftOf(state, subscription);
  const other = stepOf(state, subscription);
  return draft && (other === null || draft.at <= other.at) ? draft : other;
}

function draftOf(state: State, subscription: Subscription): Due | null {
  if (!["active", "trialing", "past_due"].includes(subscription.status)) return null;
  const [bill] = invoicesOf(state, subscription, "draft");
  const at = bill?.automatically_finalizes_at ?? null;
  if (!bill || at === null) return null;
  return { at, happen: () => collectDraft(state, subscription, bill, at) };
}

function stepOf(state: State, subscription: Subscription): Due | null {
  const end = itemOf(subscription).current_period_end;
  const { cancel_at: over, cancel_at_period_end: withPeriod, status } = subscription;
  if (over !== null && !withPeriod && over <= end && ["active", "trialing"].includes(status))
    return { at: over, happen: () => cancel(state, subscription, "cancellation_requested", over) };
  const bills = invoicesOf(state, subscription, "open");
  switch (subscription.status) {
    case "trialing": {
      const tell = end - 3 * DAY;
      if (subscription.trialEndAnnounced || tell <= subscription.start_date)
        return { at: end, happen: () => renew(state, subscription, end) };
      return { at: tell, happen: () => tellTrialEnds(state, subscription) };
    }
    case "active":
      return { at: end, happen: () => renew(state, subscription, end) };
    case "past_due": {
      const [bill] = bills;
      if (!bill) return null;
      const at = bill.next_payment_attempt;
      if (at === null) return null;
      return { at, happen: () => retry(state, subscription, at) };
    }
    case "incomplete": {
      const at = subscription.created + INCOMPLETE_SECONDS;
      return { at, happen: () => endIncomplete(state, subscription, at) };
    }
    default:
      return null;
  }
}

function tellTrialEnds(state: State, subscription: Subscription): void {
  subscription.trialEndAnnounced = true;
  const { customer } = subscription;
  emit(state, "customer.subscription.trial_will_end", customer, subscription);
}

/** Charges what waits for payment; if nothing waits anymore, the subscription is active again. */
function retry(state: State, subscription: Subscription, at: number): void {
  const open = invoicesOf(state, subscription, "open");
  if (open.every((bill) => collect(state, subscription, bill, at))) subscription.status = "active";
  else if (open.every((bill) => bill.next_payment_attempt === null)) {
    cancel(state, subscription, "payment_failed", at);
    return;
  }
  updated(state, subscription);
}

function dueSubscription(state: State): Due | null {
  for (const subscription of Object.values(state.subscriptions)) {
    const due = nextOf(state, subscription);
    if (due && due.at <= timeOf(state, subscription.customer)) return due;
  }
  return null;
}

function dueSession(state: State): Due | null {
  for (const session of Object.values(state.sessions)) {
    if (session.status !== "open" || session.expires_at > realNow()) continue;
    return { at: session.expires_at, happen: () => expireSession(state, session) };
  }
  return null;
}

const nextDue = (state: State) => dueSubscription(state) ?? dueSession(state);

/** Whether time has something to do. */
export function isDue(state: State): boolean {
  return nextDue(state) !== null;
}

/** Lets happen, one after the other, whatever time has brought. */
export function letTimePass(state: State): void {
  for (let due = nextDue(state); due !== null; due = nextDue(state)) due.happen();
}
