import { serverEnv } from "#lib/env/server";

type Traits = Record<string, unknown>;

const TIMEOUT_MS = 3_000;
const HOSTED = "https://track.customer.io/api/v1";

/** Says that a person did something. Never fails: a lost event harms nobody. */
export async function trackEvent(userId: string, event: string, traits: Traits): Promise<void> {
  await send("POST", `customers/${encodeURIComponent(userId)}/events`, {
    name: event,
    data: traits,
  });
}

/** Says what is known of a person. Never fails. */
export async function identifyPerson(userId: string, traits: Traits): Promise<void> {
  await send("PUT", `customers/${encodeURIComponent(userId)}`, traits);
}

/** One try: run after the response, and dropped where the service is not configured or does not answer. */
async function send(method: "POST" | "PUT", path: string, body: Traits): Promise<void> {
  const { CUSTOMERIO_URL = HOSTED, CUSTOMERIO_SITE_ID, CUSTOMERIO_API_KEY } = serverEnv();
  if (CUSTOMERIO_SITE_ID === undefined || CUSTOMERIO_API_KEY === undefined) return;
  const credentials = btoa(`${CUSTOMERIO_SITE_ID}:${CUSTOMERIO_API_KEY}`);
  await fetch(`${CUSTOMERIO_URL}/${path}`, {
    method,
    headers: { authorization: `Basic ${credentials}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
}
