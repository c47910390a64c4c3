import { z } from "zod";
import { mustFind, pageOf } from "./answer.ts";
import { addPrice, addProduct } from "./catalogue.ts";
import type { Door } from "./door.ts";
import { emit } from "./events.ts";
import { missing } from "./failure.ts";
import { newId } from "./ids.ts";
import { call, flag, list, metadata, paging, whole } from "./params.ts";
import type { Customer } from "./state.ts";
import { cancel } from "./subscriptions.ts";
import { realNow, timeOf } from "./time.ts";

/** Customers, products, prices, events. */
export function shelfCalls(door: Door): void {
  const nothing = call({});
  door.on(
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
  door.on(
    "GET",
    "/v1/customers",
    call({ ...paging, email: z.string().optional() }),
    ({ params, state }) => {
      const all = Object.values(state.customers);
      const wanted = all.filter(({ email }) => !params.email || email === params.email);
      return pageOf("/v1/customers", wanted, params);
    },
  );
  const gone = (id: string) => ({ id, object: "customer", deleted: true });
  door.on("GET", "/v1/customers/:id", nothing, ({ id, state }) =>
    state.deleted?.includes(id) ? gone(id) : mustFind(state.customers, "customer", id),
  );
  door.on("POST", "/v1/customers/:id", call({ balance: whole }), ({ params, id, state }) =>
    Object.assign(mustFind(state.customers, "customer", id), params),
  );
  door.on("DELETE", "/v1/customers/:id", nothing, ({ id, state }) => {
    const customer = mustFind(state.customers, "customer", id);
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.customer === id && subscription.status !== "canceled")
        cancel(state, subscription, "cancellation_requested", timeOf(state, id));
    delete state.customers[id];
    state.deleted = [...(state.deleted ?? []), id];
    emit(state, "customer.deleted", id, customer);
    return gone(id);
  });

  door.on(
    "POST",
    "/v1/products",
    call({ name: z.string(), description: z.string().optional(), metadata }),
    ({ params: { name, description = null, metadata: given }, state }) =>
      addProduct(state, { name, description, metadata: given }),
  );
  door.on(
    "GET",
    "/v1/products",
    call({ ...paging, active: flag.optional() }),
    ({ params, state }) => pageOf("/v1/products", Object.values(state.products), params),
  );
  door.on(
    "POST",
    "/v1/prices",
    call({
      product: z.string(),
      currency: z.literal("usd"),
      unit_amount: whole.min(0),
      recurring: z.object({ interval: z.enum(["month", "year"]) }),
      lookup_key: z.string().max(200).optional(),
      transfer_lookup_key: flag.default(false),
      metadata,
    }),
    ({ params, state }) =>
      addPrice(state, {
        product: mustFind(state.products, "product", params.product, "product").id,
        unitAmount: params.unit_amount,
        interval: params.recurring.interval,
        lookupKey: params.lookup_key ?? null,
        metadata: params.metadata,
        transfer: params.transfer_lookup_key,
      }),
  );
  door.on("POST", "/v1/prices/:id", call({ active: flag }), ({ params, id, state }) =>
    Object.assign(mustFind(state.prices, "price", id), { active: params.active }),
  );
  door.on(
    "GET",
    "/v1/prices",
    call({
      ...paging,
      lookup_keys: list(z.string()).pipe(z.array(z.string()).max(10)).optional(),
      active: flag.optional(),
    }),
    ({ params, state }) => {
      const wanted = Object.values(state.prices).filter(
        ({ lookup_key, active }) =>
          (!params.lookup_keys || params.lookup_keys.includes(lookup_key ?? "")) &&
          (params.active === undefined || params.active === active),
      );
      return pageOf("/v1/prices", wanted, params);
    },
  );

  door.on(
    "GET",
    "/v1/events",
    call({
      ...paging,
      type: z.string().optional(),
      types: list(z.string()).pipe(z.array(z.string()).max(20)).optional(),
      created: z.object({ gte: whole }).partial().optional(),
    }),
    ({ params, state }) => {
      const since = params.created?.gte ?? 0;
      const wanted = state.events.filter(
        ({ created, type }) =>
          created >= since &&
          (!params.type || type === params.type) &&
          (!params.types || params.types.includes(type)),
      );
      const page = pageOf("/v1/events", wanted, params);
      return { ...page, data: page.data.map(({ body }) => JSON.parse(body)) };
    },
  );
  door.on("GET", "/v1/events/:id", nothing, ({ id, state }) => {
    const event = state.events.find((one) => one.id === id);
    if (!event) throw missing("event", id);
    return JSON.parse(event.body);
  });
}
