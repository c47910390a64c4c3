export type Metadata = Record<string, string>;

export type Customer = {
  id: string;
  object: "customer";
  created: number;
  email: string | null;
  name: string | null;
  metadata: Metadata;
  /** Below zero: what the customer has to their credit. */
  balance: number;
  invoice_settings: { default_payment_method: string | null };
  test_clock: string | null;
  livemode: false;
};
