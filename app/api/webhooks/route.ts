import { endpointSchema } from "#lib/domain/webhooks/endpoint-request";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { addWebhookEndpoint } from "#lib/workflows/webhooks/add-endpoint";

/** Adds an endpoint of the signed-in employer's company. Its secret is told once. */
export const POST = route({
  as: memberTo("own"),
  perActor: { name: "webhooks", max: 30, windowSeconds: 3600, who: ({ userId }) => userId },
  body: endpointSchema,
  // Above row-level security: no user says which address may be called.
  run: ({ actor, body }) => addWebhookEndpoint({ ...actor, service: serviceDb() }, body.url),
});
