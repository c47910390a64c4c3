import { createHmac } from "node:crypto";
import { answerOf } from "../answer-of.ts";
import { switchesOf } from "./events.ts";
import type { Delivery } from "./state/events.ts";
import type { State } from "./state.ts";

export type Endpoint = { url: string; secret: string };

/** Stripe goes on for three days; here the first tries follow each other within a minute. */
const RETRY_AFTER_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 60_000, 300_000, 3_600_000];

function signature(payload: string, secret: string, at: number): string {
  const signed = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  return `t=${at},v1=${signed}`;
}

/** Posts one event. @returns what the product answered, 0 if it did not */
export async function post(
  state: State,
  { url, secret }: Endpoint,
  eventId: string,
  ageSeconds = 0,
): Promise<number> {
  const event = state.events.find(({ id }) => id === eventId);
  if (!event) return 0;
  const payload = event.body;
  const at = Math.floor(Date.now() / 1000) - ageSeconds;
  return answerOf(url, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature(payload, secret, at),
      "user-agent": "Stripe/1.0 (local stand-in)",
    },
    body: payload,
  });
}

/** Those that are on their way just now; a restart sends them again. */
const inFlight = new WeakSet<Delivery>();

function isReady(state: State, delivery: Delivery): boolean {
  return (
    !delivery.done &&
    !inFlight.has(delivery) &&
    delivery.dueAt <= Date.now() &&
    !switchesOf(state, delivery.customer).hold
  );
}

/** Whether an event is due to be delivered. */
export function hasReady(state: State): boolean {
  return state.deliveries.some((delivery) => isReady(state, delivery));
}

/**
 * Delivers an event once; what fails is due again later. @returns the status that the endpoint answered, 0 for none
 */
export async function tryDelivery(
  state: State,
  endpoint: Endpoint,
  delivery: Delivery,
): Promise<number> {
  inFlight.add(delivery);
  const status = await post(state, endpoint, delivery.event);
  inFlight.delete(delivery);
  delivery.answers.push(status);
  delivery.tries++;
  const wait = RETRY_AFTER_MS[delivery.tries - 1];
  if (status >= 200 && status < 300) delivery.done = true;
  else if (wait === undefined) delivery.done = true;
  else delivery.dueAt = Date.now() + wait;
  return status;
}

/** Sends whatever is ready, all at once: Stripe promises no order. */
export async function deliverReady(state: State, endpoint: Endpoint): Promise<void> {
  const ready = state.deliveries.filter((delivery) => isReady(state, delivery));
  await Promise.all(ready.map((delivery) => tryDelivery(state, endpoint, delivery)));
}
