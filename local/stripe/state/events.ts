/** Kept as the text that is sent: the whole state is copied at each request, and text is copied fast. */
export type StripeEvent = { id: string; created: number; type: string; body: string };

/** One event on its way to the product. */
export type Delivery = {
  event: string;
  customer: string;
  /** Milliseconds. */
  dueAt: number;
  tries: number;
  done: boolean;
  /** What the product answered each time; 0 if it did not answer. */
  answers: number[];
};

/** How events reach the product: held back until released, or several times each. */
export type Switches = { hold: boolean; copies: number };
