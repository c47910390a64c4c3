import type { Metadata } from "./customers.ts";

export type Product = {
  id: string;
  object: "product";
  active: boolean;
  created: number;
  name: string;
  description: string | null;
  metadata: Metadata;
  livemode: false;
};

export type Price = {
  id: string;
  object: "price";
  active: boolean;
  created: number;
  currency: string;
  lookup_key: string | null;
  metadata: Metadata;
  product: string;
  recurring: { interval: "month" | "year"; interval_count: 1; usage_type: "licensed" };
  type: "recurring";
  unit_amount: number;
  livemode: false;
};
