/** What a card does when it is charged later; `asks`: only if the person is there to tell their bank. */
export type CardBehaviour = "succeeds" | "fails_later" | "asks";

export type PaymentMethod = {
  id: string;
  object: "payment_method";
  type: "card";
  created: number;
  customer: string;
  card: { brand: string; last4: string; fingerprint: string; exp_month: number; exp_year: number };
  /** Not of Stripe's shape: never answered. */
  behaviour: CardBehaviour;
  livemode: false;
};
