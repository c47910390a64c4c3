import { z } from "zod";
import { mustFind, pageOf } from "./answer.ts";
import { addPrice, addProduct } from "./catalogue.ts";
import { call, flag, list, metadata, paging, whole } from "./params.ts";
import type { StripeRouter } from "./router.ts";
import type { State } from "./state.ts";

/** Products and prices. */
export function catalogueCalls(router: StripeRouter): void {
  router.on(
    "POST",
    "/v1/products",
    call({ name: z.string(), description: z.string().optional(), metadata }),
    ({ params: { name, description = null, metadata: given }, state }) =>
      addProduct(state, { name, description, metadata: given }),
  );
  router.on(
    "GET",
    "/v1/products",
    call({ ...paging, active: flag.optional() }),
    ({ params, state }) => pageOf("/v1/products", Object.values(state.products), params),
  );
  const product = (state: State, id: string) => mustFind(state.products, "product", id);
  router.on("GET", "/v1/products/:id", call({}), ({ id, state }) => product(state, id));
  router.on("POST", "/v1/products/:id", call({ metadata }), ({ params, id, state }) => {
    const known = product(state, id);
    Object.assign(known.metadata, params.metadata);
    return known;
  });
  router.on(
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
  router.on("POST", "/v1/prices/:id", call({ active: flag }), ({ params, id, state }) =>
    Object.assign(mustFind(state.prices, "price", id), { active: params.active }),
  );
  router.on(
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
}
