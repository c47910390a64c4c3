/** What a company's own systems can be told, by the names that they are told under. */
export const WEBHOOK_EVENTS = [
  "attempt.submitted",
  "attempt.evaluated",
  "attempt.status_changed",
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Addresses that one company can have. */
export const MAX_ENDPOINTS = 5;

/** Days that the log goes back. */
export const LOG_DAYS = 30;

/** Deliveries that the page shows. */
export const SHOWN_DELIVERIES = 50;

/** Days for which the secret before the newest one signs as well. */
export const OLD_SECRET_DAYS = 1;

/** Characters of an address. */
export const URL_LIMIT = 500;

/** One sentence, also if a name isn't known: it must not tell which names a private network has. */
export const NOT_PUBLIC =
  "Use a public URL that starts with https:// and has no port number, and check its spelling. We can't reach addresses on a private network.";

export const TOO_MANY_ENDPOINTS = `You can have up to ${MAX_ENDPOINTS} endpoints. Delete one you no longer need, then add this one.`;
export const KNOWN_ADDRESS = "This endpoint is already in your list.";
export const ENDPOINT_OFF = "This endpoint is turned off. Turn it on first, then send again.";
export const SENT_LATELY = "That's too many resends in one minute. Wait a minute, then try again.";
export const ENDPOINT_MISSING = "This endpoint can't be found.";
export const DELIVERY_MISSING = "This delivery can't be found.";

/** An address of a company, as its owner sees it. */
export type Endpoint = {
  id: string;
  url: string;
  /** `failing`: the last tries failed; `off`: they did for a day, and nothing is sent anymore. */
  state: "active" | "failing" | "off";
};

/** Where the delivery of one message stands. */
export const WEBHOOK_DELIVERY_STATES = ["waiting", "delivered", "failed", "stopped"] as const;

type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** A line of the log. */
export type Delivery = {
  id: string;
  /** The message's id, as the consumer gets it. */
  messageId: string;
  attemptId: string;
  event: WebhookEvent;
  url: string;
  state: WebhookDeliveryState;
  /** What came of the last try, in our words; null before there was one. */
  said: string | null;
  tries: number;
  /** ISO. */
  at: string;
};

/** Whether a delivery ends soon by itself: it was queued, or sent again, and not tried since. */
export function isSending({ state, tries }: Pick<Delivery, "state" | "tries">): boolean {
  return state === "waiting" && tries === 0;
}
