import { z } from "zod";
import { PORTAL_MARK, portalFeatures } from "#lib/domain/plans/billing-portal";
import { mustFind, pageOf } from "./answer.ts";
import { findCustomer } from "./customers.ts";
import { newId } from "./ids.ts";
import { call, flag, list, metadata, paging } from "./params.ts";
import type { StripeRouter } from "./router.ts";
import type { PortalConfiguration } from "./state/portal.ts";
import type { State } from "./state.ts";
import { realNow } from "./time.ts";

const toggle = z.strictObject({ enabled: flag }).default({ enabled: false });
const features = z.strictObject({
  customer_update: z
    .strictObject({ enabled: flag, allowed_updates: list(z.string()).default([]) })
    .default({ enabled: false, allowed_updates: [] }),
  invoice_history: toggle,
  payment_method_update: toggle,
  subscription_cancel: toggle,
  subscription_pause: toggle,
  subscription_update: toggle,
});

/** The configurations of an account; a new one has the product's own, as it has its prices. */
function configurations(state: State): Record<string, PortalConfiguration> {
  if (state.configurations === undefined) {
    state.configurations = {};
    add(state, { features: portalFeatures(), metadata: { ...PORTAL_MARK } });
  }
  return state.configurations;
}

type Settings = Pick<PortalConfiguration, "features" | "metadata">;

function add(state: State, given: Settings): PortalConfiguration {
  const configuration: PortalConfiguration = {
    id: newId("bpc"),
    object: "billing_portal.configuration",
    active: true,
    created: realNow(),
    is_default: false,
    livemode: false,
    ...given,
  };
  configurations(state)[configuration.id] = configuration;
  return configuration;
}

/** The billing portal and what it may be used for. */
export function portalCalls(router: StripeRouter, origin: string): void {
  const path = "/v1/billing_portal/configurations";
  const find = (state: State, id: string, param = "id") =>
    mustFind(configurations(state), "configuration", id, param);
  router.on("POST", path, call({ features, metadata }), ({ params, state }) => add(state, params));
  router.on("GET", path, call({ ...paging, active: flag.optional() }), ({ params, state }) => {
    const wanted = Object.values(configurations(state)).filter(
      ({ active }) => params.active === undefined || params.active === active,
    );
    return pageOf(path, wanted, params);
  });
  router.on(
    "POST",
    `${path}/:id`,
    call({ features: features.partial().optional(), metadata, active: flag.optional() }),
    ({ params, id, state }) => {
      const known = find(state, id);
      Object.assign(known.features, params.features);
      Object.assign(known.metadata, params.metadata);
      known.active = params.active ?? known.active;
      return known;
    },
  );
  router.on(
    "POST",
    "/v1/billing_portal/sessions",
    call({ customer: z.string(), return_url: z.string(), configuration: z.string().optional() }),
    ({ params, state }) => {
      const { customer, return_url, configuration } = params;
      findCustomer(state, customer);
      if (configuration !== undefined) find(state, configuration, "configuration");
      const id = newId("bps");
      state.portals[id] = {
        customer,
        returnUrl: return_url,
        ...(configuration !== undefined && { configuration }),
      };
      return {
        id,
        object: "billing_portal.session",
        created: realNow(),
        customer,
        return_url,
        configuration: configuration ?? null,
        url: `${origin}/stripe/portal/${id}`,
        livemode: false,
      };
    },
  );
}
