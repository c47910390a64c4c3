/** One endpoint for a handler: its switch and its deletion; below it, its secret. */
export function webhookApiPath(endpointId: string, what: "" | "/secret" = ""): string {
  return `/api/webhooks/${endpointId}${what}`;
}

/** Where a delivery of the log is sent again. */
export function redeliveryPath(deliveryId: string): string {
  return `/api/webhooks/deliveries/${deliveryId}`;
}

/** Where the text service tells what becomes of one of our texts; without one, what comes in. */
export function textWebhookPath(textId: string): string {
  return `/api/texts/webhook?text=${textId}`;
}
