import { z } from "zod";
import { HANDLED_EVENTS } from "#lib/domain/plans/billing-event";
import { mustFind, pageOf } from "./answer.ts";
import { API_VERSION } from "./events.ts";
import { newId } from "./ids.ts";
import { call, flag, list, paging } from "./params.ts";
import type { StripeRouter } from "./router.ts";
import type { WebhookEndpoint } from "./state/endpoints.ts";
import type { State } from "./state.ts";
import { realNow } from "./time.ts";

const events = list(z.string()).pipe(z.array(z.string()).min(1));

/** The endpoints of an account; a new one has the product's own, as it has its prices. */
function endpoints(state: State, ownUrl: string): Record<string, WebhookEndpoint> {
  if (state.endpoints === undefined) {
    state.endpoints = {};
    add(state.endpoints, { url: ownUrl, enabled_events: [...HANDLED_EVENTS] });
  }
  return state.endpoints;
}

type Given = Pick<WebhookEndpoint, "url" | "enabled_events"> & {
  api_version?: string | undefined;
  description?: string | undefined;
};

function add(kept: Record<string, WebhookEndpoint>, given: Given): WebhookEndpoint {
  const { api_version = API_VERSION, description = null, ...rest } = given;
  const endpoint: WebhookEndpoint = {
    id: newId("we"),
    object: "webhook_endpoint",
    created: realNow(),
    livemode: false,
    status: "enabled",
    ...rest,
    api_version,
    description,
  };
  kept[endpoint.id] = endpoint;
  return endpoint;
}

/** The addresses that hear of events. As at Stripe, the secret is in the answer to their making and nowhere else. */
export function endpointCalls(router: StripeRouter, ownUrl: string): void {
  const path = "/v1/webhook_endpoints";
  router.on(
    "POST",
    path,
    call({
      url: z.url(),
      enabled_events: events,
      api_version: z.string().optional(),
      description: z.string().optional(),
    }),
    ({ params: { expand: _, ...given }, state }) => ({
      ...add(endpoints(state, ownUrl), given),
      secret: newId("whsec", 32),
    }),
  );
  router.on("GET", path, call({ ...paging }), ({ params, state }) =>
    pageOf(path, Object.values(endpoints(state, ownUrl)), params),
  );
  router.on(
    "POST",
    `${path}/:id`,
    call({ enabled_events: events.optional(), disabled: flag.optional() }),
    ({ params, id, state }) => {
      const known = mustFind(endpoints(state, ownUrl), "webhook_endpoint", id);
      known.enabled_events = params.enabled_events ?? known.enabled_events;
      if (params.disabled !== undefined) known.status = params.disabled ? "disabled" : "enabled";
      return known;
    },
  );
  router.on("DELETE", `${path}/:id`, call({}), ({ id, state }) => {
    mustFind(endpoints(state, ownUrl), "webhook_endpoint", id);
    delete state.endpoints?.[id];
    return { id, object: "webhook_endpoint", deleted: true };
  });
}
