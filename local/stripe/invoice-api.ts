import { z } from "zod";
import { mustFind, pageOf } from "./answer.ts";
import { previewChange, previewNext } from "./changes.ts";
import { oneItem, priceOf, proration } from "./item-params.ts";
import { call, flag, paging, whole } from "./params.ts";
import { payInvoice } from "./payments.ts";
import type { StripeRouter } from "./router.ts";

/** Bills, and what the next one would be. */
export function invoiceCalls(router: StripeRouter): void {
  router.on(
    "GET",
    "/v1/invoices",
    call({
      ...paging,
      customer: z.string().optional(),
      subscription: z.string().optional(),
      status: z.string().optional(),
    }),
    ({ params, state }) => {
      const wanted = Object.values(state.invoices).filter(
        ({ customer, status, parent }) =>
          (!params.customer || params.customer === customer) &&
          (!params.status || params.status === status) &&
          (!params.subscription ||
            params.subscription === parent.subscription_details.subscription),
      );
      return pageOf("/v1/invoices", wanted, params);
    },
  );
  router.on("GET", "/v1/invoices/:id", call({}), ({ id, state }) =>
    mustFind(state.invoices, "invoice", id),
  );
  router.on(
    "POST",
    "/v1/invoices/:id/pay",
    call({ payment_method: z.string().optional(), off_session: flag.optional() }),
    ({ params: { payment_method: card }, id, state }) => {
      const bill = mustFind(state.invoices, "invoice", id);
      if (card) mustFind(state.paymentMethods, "PaymentMethod", card, "payment_method");
      payInvoice(state, bill, { card });
      return bill;
    },
  );
  router.on(
    "POST",
    "/v1/invoices/create_preview",
    call({
      subscription: z.string(),
      subscription_details: z
        .strictObject({
          items: oneItem,
          proration_behavior: proration,
          proration_date: whole.optional(),
        })
        .optional(),
    }),
    ({ params, state }) => {
      const subscription = mustFind(state.subscriptions, "subscription", params.subscription);
      if (!params.subscription_details) return previewNext(state, subscription);
      const [wanted] = params.subscription_details.items;
      return previewChange(state, {
        subscription,
        price: priceOf(state, wanted.price),
        proration: params.subscription_details.proration_behavior,
        prorationDate: params.subscription_details.proration_date,
      });
    },
  );
}
