import { z } from "zod";
import { mustFind, pageOf } from "./answer.ts";
import { expireSession, openSession } from "./checkout.ts";
import { findCustomer } from "./customers.ts";
import { invalid } from "./failure.ts";
import { oneItem, priceOf } from "./item-params.ts";
import { call, flag, list, metadata, paging, whole } from "./params.ts";
import type { StripeRouter } from "./router.ts";

const kept = z.enum(["auto", "never"]);

export function checkoutCalls(router: StripeRouter): void {
  router.on(
    "POST",
    "/v1/checkout/sessions",
    call({
      mode: z.literal("subscription"),
      ui_mode: z.enum(
        ["embedded_page"],
        "must be one of hosted_page, embedded_page, elements, or form",
      ),
      customer: z.string(),
      line_items: oneItem,
      return_url: z.string(),
      redirect_on_completion: z.enum(["always", "if_required", "never"]).default("always"),
      payment_method_collection: z.enum(["always", "if_required"]).default("always"),
      allowed_payment_method_types: list(z.enum(["card", "link", "us_bank_account"])).optional(),
      billing_address_collection: z.enum(["auto", "required"]).default("auto"),
      tax_id_collection: z.strictObject({ enabled: flag }).default({ enabled: false }),
      customer_update: z
        .strictObject({ name: kept.default("never"), address: kept.default("never") })
        .default({ name: "never", address: "never" }),
      automatic_tax: z.strictObject({ enabled: flag }).default({ enabled: false }),
      // On unless it is turned off: people elsewhere are then charged in their own currency.
      adaptive_pricing: z.strictObject({ enabled: flag }).default({ enabled: true }),
      client_reference_id: z.string().max(200).optional(),
      metadata,
      expires_at: whole.optional(),
      subscription_data: z
        .strictObject({ trial_period_days: whole.min(1).max(730).optional(), metadata })
        .optional(),
    }),
    ({ params, state }) => {
      const { name, address } = params.customer_update;
      if (params.tax_id_collection.enabled && name !== "auto")
        throw invalid(
          "To enable tax ID collection for an existing customer, set `customer_update[name]` to `auto`.",
        );
      if (params.automatic_tax.enabled && address !== "auto")
        throw invalid(
          "Automatic tax needs the customer's address: set `customer_update[address]` to `auto`.",
        );
      return openSession(state, {
        customer: findCustomer(state, params.customer).id,
        price: priceOf(state, params.line_items[0].price),
        trialDays: params.subscription_data?.trial_period_days ?? 0,
        returnUrl: params.return_url,
        redirect: params.redirect_on_completion,
        collection: params.payment_method_collection,
        methods: params.allowed_payment_method_types ?? null,
        reference: params.client_reference_id ?? null,
        metadata: params.metadata,
        subscriptionMetadata: params.subscription_data?.metadata ?? {},
        expiresAt: params.expires_at,
        automaticTax: params.automatic_tax.enabled,
        adaptive: params.adaptive_pricing.enabled,
        details: {
          taxId: params.tax_id_collection.enabled,
          name: name === "auto",
          address: address === "auto",
        },
      });
    },
  );
  router.on(
    "GET",
    "/v1/checkout/sessions",
    call({ ...paging, customer: z.string().optional(), status: z.string().optional() }),
    ({ params, state }) => {
      const wanted = Object.values(state.sessions).filter(
        ({ customer, status }) =>
          (!params.customer || params.customer === customer) &&
          (!params.status || params.status === status),
      );
      return pageOf("/v1/checkout/sessions", wanted, params);
    },
  );
  router.on("GET", "/v1/checkout/sessions/:id", call({}), ({ id, state }) =>
    mustFind(state.sessions, "checkout.session", id, "session"),
  );
  router.on("POST", "/v1/checkout/sessions/:id/expire", call({}), ({ id, state }) => {
    const session = mustFind(state.sessions, "checkout.session", id, "session");
    expireSession(state, session);
    return session;
  });
}
