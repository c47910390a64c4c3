import Stripe from "stripe";
import { HANDLED_EVENTS } from "#lib/domain/plans/billing-event";

type EnabledEvent = Stripe.WebhookEndpointUpdateParams.EnabledEvent;

type EndpointSetUp = {
  outcome: "kept" | "made" | "mended";
  /** Told once, when it is made. */
  secret: string | null;
  /** Ids of endpoints at the same address that speak another version: to be deleted once the new secret is in place. */
  outdated: string[];
};

/** What Stripe lets us hear of; its types list each event, ours are strings. */
const wanted = (): EnabledEvent[] =>
  HANDLED_EVENTS.filter((name): name is EnabledEvent => name.includes("."));

const sameEvents = (a: readonly string[], b: readonly string[]) =>
  a.toSorted().join() === b.toSorted().join();

/** The account's endpoints at an address, those of the SDK's version and the others. */
export async function endpointsAt(account: Stripe, url: string) {
  const current: Stripe.WebhookEndpoint[] = [];
  const outdated: Stripe.WebhookEndpoint[] = [];
  for await (const endpoint of account.webhookEndpoints.list({ limit: 100 })) {
    if (endpoint.url !== url) continue;
    (endpoint.api_version === Stripe.API_VERSION ? current : outdated).push(endpoint);
  }
  return { current, outdated };
}

/** Whether an endpoint is on and hears of every event that the product handles. */
export function receivesEveryEvent({ status, enabled_events }: Stripe.WebhookEndpoint): boolean {
  const heard = new Set(enabled_events);
  return status === "enabled" && (heard.has("*") || HANDLED_EVENTS.every((one) => heard.has(one)));
}

/**
 * Creates the endpoint that receives Stripe's events; calling it again changes nothing. An endpoint keeps its API
 * version for good, so a new version gets a second endpoint. The old one keeps receiving events until somebody deletes
 * it, so no event is lost.
 */
export async function setUpEndpoint(account: Stripe, url: string): Promise<EndpointSetUp> {
  const { current, outdated } = await endpointsAt(account, url);
  const left = { outdated: outdated.map(({ id }) => id) };
  const [known] = current;
  if (known === undefined) {
    const made = await account.webhookEndpoints.create({
      url,
      enabled_events: wanted(),
      api_version: Stripe.API_VERSION,
      description: "Rolecall",
    });
    return { outcome: "made", secret: made.secret ?? null, ...left };
  }
  if (known.status === "enabled" && sameEvents(known.enabled_events, HANDLED_EVENTS))
    return { outcome: "kept", secret: null, ...left };
  await account.webhookEndpoints.update(known.id, { enabled_events: wanted(), disabled: false });
  return { outcome: "mended", secret: null, ...left };
}
