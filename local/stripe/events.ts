import { published } from "./answer.ts";
import { newId } from "./ids.ts";
import type { StripeEvent } from "./state/events.ts";
import type { State } from "./state.ts";
import { realNow } from "./time.ts";

/** The version that the product's SDK speaks, and so its webhook endpoint. */
export const API_VERSION = "2026-10-28.endive";
const KEPT = 300;

/** Says that something happened: kept in the list of events, and on its way to the product. */
export function emit(state: State, type: string, customer: string, object: object): StripeEvent {
  const id = newId("evt");
  const created = realNow();
  const body = JSON.stringify({
    id,
    object: "event",
    api_version: API_VERSION,
    created,
    type,
    data: { object: published(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
  });
  const event: StripeEvent = { id, created, type, body };
  state.events.push(event);
  state.events.splice(0, state.events.length - KEPT);
  const copies = switchesOf(state, customer).copies;
  for (let copy = 0; copy < copies; copy++) {
    const due = { dueAt: Date.now(), tries: 0, done: false, answers: [] };
    state.deliveries.push({ event: event.id, customer, ...due });
  }
  state.deliveries.splice(0, state.deliveries.length - KEPT);
  return event;
}

/** How a customer's events are delivered: held back, or several times. */
export function switchesOf(state: State, customer: string) {
  return state.switches[customer] ?? state.switches["*"] ?? { hold: false, copies: 1 };
}
