export type Metadata = Record<string, string>;

export type Address = { line1: string; country: string };

export type Customer = {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  name: string | null;
  address?: Address | null;
  /** Not of Stripe's shape: answered as `tax_ids`, to whom asks for it. */
  taxIds?: string[];
  metadata: Metadata;
  /** Below zero: what the customer has to their credit. */
  balance: number;
  invoice_settings: { default_payment_method: string | null };
  test_clock: string | null;
  livemode: false;
};
