import { z } from "zod";
import { pageOf } from "./answer.ts";
import { findCustomer } from "./customers.ts";
import { emit } from "./events.ts";
import { missing } from "./failure.ts";
import { newId } from "./ids.ts";
import { call, metadata, paging, whole } from "./params.ts";
import type { StripeRouter } from "./router.ts";
import type { Customer } from "./state/customers.ts";
import { cancel, isOver } from "./subscriptions.ts";
import { realNow, timeOf } from "./time.ts";

/** Customers. One that was deleted is remembered as that. */
export function customerCalls(router: StripeRouter): void {
  const nothing = call({});
  router.on(
    "POST",
    "/v1/customers",
    call({
      email: z.string().optional(),
      name: z.string().optional(),
      metadata,
      test_clock: z.string().optional(),
    }),
    ({ params, state }) => {
      if (params.test_clock && !state.clocks[params.test_clock])
        throw missing("test clock", params.test_clock, "test_clock");
      const customer: Customer = {
        id: newId("cus", 14),
        object: "customer",
        created: realNow(),
        email: params.email ?? null,
        name: params.name ?? null,
        metadata: params.metadata,
        balance: 0,
        invoice_settings: { default_payment_method: null },
        test_clock: params.test_clock ?? null,
        livemode: false,
      };
      state.customers[customer.id] = customer;
      emit(state, "customer.created", customer.id, customer);
      return customer;
    },
  );
  router.on(
    "GET",
    "/v1/customers",
    call({ ...paging, email: z.string().optional() }),
    ({ params, state }) => {
      const all = Object.values(state.customers);
      const wanted = all.filter(({ email }) => !params.email || email === params.email);
      return pageOf("/v1/customers", wanted, params);
    },
  );
  const taxIds = ({ taxIds = [] }: Customer) => ({
    object: "list",
    has_more: false,
    url: "/v1/tax_ids",
    data: taxIds.map((value) => ({ id: `txi_${value}`, object: "tax_id", type: "us_ein", value })),
  });
  const gone = (id: string) => ({ id, object: "customer", deleted: true });
  router.on("GET", "/v1/customers/:id", nothing, ({ params, id, state }) => {
    if (state.deleted?.includes(id)) return gone(id);
    const customer = findCustomer(state, id, "id");
    return params.expand.includes("tax_ids")
      ? { ...customer, tax_ids: taxIds(customer) }
      : customer;
  });
  router.on(
    "POST",
    "/v1/customers/:id",
    call({
      balance: whole.optional(),
      email: z.string().optional(),
      name: z.string().optional(),
    }),
    ({ params: { expand: _, ...params }, id, state }) => {
      const customer = findCustomer(state, id, "id");
      Object.assign(customer, params);
      emit(state, "customer.updated", id, customer);
      return customer;
    },
  );
  router.on("DELETE", "/v1/customers/:id", nothing, ({ id, state }) => {
    const customer = findCustomer(state, id, "id");
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.customer === id && !isOver(subscription))
        cancel(state, subscription, "cancellation_requested", timeOf(state, id));
    delete state.customers[id];
    state.deleted = [...(state.deleted ?? []), id];
    emit(state, "customer.deleted", id, customer);
    return gone(id);
  });
}
