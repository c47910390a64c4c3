import {
  LOOKUP_KEYS,
  periodAmount,
  periodOf,
  planName,
  planOfLookupKey,
} from "#lib/domain/plans/plans";
import { invalid } from "./failure.ts";
import { newId } from "./ids.ts";
import type { Metadata } from "./state/customers.ts";
import type { Price, Product } from "./state/prices.ts";
import type { State } from "./state.ts";
import { realNow } from "./time.ts";

/** The products and prices of a new account, from the product's own table of plans. */
export function stockShelves(state: State): void {
  const products = new Map<string, Product>();
  for (const key of LOOKUP_KEYS) {
    if (Object.values(state.prices).some((price) => price.lookup_key === key)) continue;
    const found = planOfLookupKey(key);
    if (found === null) continue;
    const { plan, cycle } = found;
    const known = Object.values(state.products).find(({ metadata }) => metadata.plan === plan);
    const product =
      products.get(plan) ??
      known ??
      addProduct(state, { name: planName(plan), description: null, metadata: { plan } });
    products.set(plan, product);
    addPrice(state, {
      product: product.id,
      unitAmount: periodAmount(plan, cycle),
      interval: periodOf(cycle),
      lookupKey: key,
      metadata: { plan },
    });
  }
}

export function addProduct(
  state: State,
  given: { name: string; description: string | null; metadata: Metadata },
): Product {
  const product: Product = {
    id: newId("prod", 14),
    object: "product",
    active: true,
    created: realNow(),
    livemode: false,
    ...given,
  };
  state.products[product.id] = product;
  return product;
}

type NewPrice = {
  product: string;
  unitAmount: number;
  interval: "month" | "year";
  lookupKey: string | null;
  metadata: Metadata;
  transfer?: boolean;
};

/** @throws Failure if the lookup key belongs to another price and is not to be moved */
export function addPrice(state: State, given: NewPrice): Price {
  const owner = Object.values(state.prices).find(
    ({ lookup_key }) => lookup_key !== null && lookup_key === given.lookupKey,
  );
  if (owner && !given.transfer)
    throw invalid(
      `A price (\`${owner.id}\`) already uses that lookup key. To change the price to use the lookup key, set \`transfer_lookup_key\` to true.`,
      { param: "lookup_key" },
    );
  if (owner) owner.lookup_key = null;
  const price: Price = {
    id: newId("price"),
    object: "price",
    active: true,
    created: realNow(),
    currency: "usd",
    lookup_key: given.lookupKey,
    metadata: given.metadata,
    product: given.product,
    recurring: { interval: given.interval, interval_count: 1, usage_type: "licensed" },
    type: "recurring",
    unit_amount: given.unitAmount,
    livemode: false,
  };
  state.prices[price.id] = price;
  return price;
}
