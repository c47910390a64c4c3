import { z } from "zod";
import { mustFind } from "./answer.ts";
import { whole } from "./params.ts";
import type { Price } from "./state/prices.ts";
import type { State } from "./state.ts";

const item = z.strictObject({
  id: z.string().optional(),
  price: z.string(),
  quantity: whole.optional(),
});
/** `items` and `line_items`: one price. */
export const oneItem = z.preprocess(
  (value) => (value !== null && typeof value === "object" ? Object.values(value) : value),
  z.tuple([item], "The stand-in sells one price at a time."),
);

export const proration = z.enum(
  ["always_invoice", "none"],
  "The stand-in knows always_invoice and none.",
);

/** @throws Failure `resource_missing` */
export function priceOf(state: State, id: string): Price {
  return mustFind(state.prices, "price", id, "price");
}
