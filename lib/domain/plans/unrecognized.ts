import { z } from "zod";

/** What we don't recognize about a subscription: its price names no plan, or its status or a second item is unknown. */
const UNRECOGNIZED = ["price", "status", "items"] as const;

export type Unrecognized = (typeof UNRECOGNIZED)[number];

/** A subscription that may be billed, and of which we can't say what for. */
export type UnrecognizedSubscription = { id: string; customerId: string; unnamed: Unrecognized };

/** What support has to mend at Stripe. `about`: the id of a subscription, or of the bill that can't be made final. */
export const troubleSchema = z.object({
  userId: z.uuid(),
  customerId: z.string(),
  about: z.string(),
  why: z.enum([...UNRECOGNIZED, "invoice"]),
});

export type Trouble = z.output<typeof troubleSchema>;
