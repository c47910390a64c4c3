import { z } from "zod";
import { mustFind, pageOf } from "./answer.ts";
import { emit } from "./events.ts";
import { invalid, missing } from "./failure.ts";
import { newId } from "./ids.ts";
import { call, metadata, paging } from "./params.ts";
import type { StripeRouter } from "./router.ts";
import type { Invoice, Refund } from "./state/invoices.ts";
import { timeOf } from "./time.ts";

/** Each bill has one payment here, named after it. */
const intentOf = ({ id }: Invoice) => id.replace(/^in_/, "pi_");

/** A bill's payment as its card was charged for it. */
export const chargeOf = ({ id }: Invoice) => id.replace(/^in_/, "ch_");

/** What became of a bill's payment, in Stripe's shape. */
function paymentIntent(bill: Invoice) {
  const { refusedBy } = bill;
  const paid = bill.status === "paid";
  return {
    id: intentOf(bill),
    object: "payment_intent",
    amount: bill.amount_due,
    created: bill.created,
    customer: bill.customer,
    status: paid ? "succeeded" : "requires_payment_method",
    last_payment_error: paid || refusedBy === null ? null : { payment_method: { id: refusedBy } },
  };
}

/** Payments of bills, and what is given back of them: all of it or nothing. */
export function refundCalls(router: StripeRouter): void {
  router.on(
    "GET",
    "/v1/invoice_payments",
    call({
      ...paging,
      invoice: z.string(),
      status: z.enum(["paid", "open", "canceled"]).optional(),
    }),
    ({ params, state }) => {
      const bill = mustFind(state.invoices, "invoice", params.invoice, "invoice");
      const status = bill.status === "open" ? "open" : bill.status === "paid" ? "paid" : "canceled";
      const isWanted = params.status === undefined || params.status === status;
      const payments = isWanted && bill.amount_due > 0 ? [bill] : [];
      const full = params.expand.includes("data.payment.payment_intent");
      const data = payments.map((one) => ({
        id: one.id.replace(/^in_/, "inpay_"),
        object: "invoice_payment",
        amount_paid: one.amount_paid,
        amount_requested: one.amount_due,
        created: one.created,
        currency: one.currency,
        invoice: one.id,
        is_default: true,
        livemode: false,
        payment: {
          type: "payment_intent",
          payment_intent: full ? paymentIntent(one) : intentOf(one),
        },
        status,
        status_transitions: { paid_at: one.status_transitions.paid_at, canceled_at: null },
      }));
      return pageOf("/v1/invoice_payments", data, params);
    },
  );
  router.on(
    "POST",
    "/v1/refunds",
    call({
      payment_intent: z.string(),
      reason: z.enum(["duplicate", "requested_by_customer"]).optional(),
      metadata,
    }),
    ({ params: { payment_intent, reason = null, metadata: given }, state }) => {
      const bill = Object.values(state.invoices).find((one) => intentOf(one) === payment_intent);
      if (!bill || bill.amount_paid === 0)
        throw missing("payment_intent", payment_intent, "payment_intent");
      if (state.refunds?.[payment_intent])
        throw invalid("Charge has already been refunded.", { code: "charge_already_refunded" });
      const refund: Refund = {
        id: newId("re"),
        object: "refund",
        created: timeOf(state, bill.customer),
        amount: bill.amount_paid,
        currency: bill.currency,
        payment_intent,
        charge: chargeOf(bill),
        metadata: given,
        reason,
        status: "succeeded",
      };
      state.refunds = { ...state.refunds, [payment_intent]: refund };
      emit(state, "refund.created", bill.customer, refund);
      return refund;
    },
  );
  router.on("GET", "/v1/charges/:id", call({}), ({ id, state }) => {
    const bill = mustFind(state.invoices, "charge", id.replace(/^ch_/, "in_"));
    const { customer, currency, amount_paid: amount } = bill;
    return { id, object: "charge", customer, currency, amount, payment_intent: intentOf(bill) };
  });
  router.on(
    "GET",
    "/v1/refunds",
    call({ ...paging, payment_intent: z.string().optional() }),
    ({ params, state }) => {
      const wanted = Object.values(state.refunds ?? {}).filter(
        (one) => !params.payment_intent || one.payment_intent === params.payment_intent,
      );
      return pageOf("/v1/refunds", wanted, params);
    },
  );
}
