import { z } from "zod";
import { identifier, text } from "../text/text.ts";
import { BILLING_REFUSALS } from "./billing-refusals.ts";
import { BILLING_CYCLES, PLAN_KEYS } from "./plans.ts";

/** The bodies of the billing calls. A `user_id` is taken for compatibility only. */
const user_id = z.optional(text(100));
const lookup_key = text(100, BILLING_REFUSALS.invalidPlan, BILLING_REFUSALS.invalidPlan);
const id = identifier(255);

export const checkoutSchema = z.object({ lookup_key, user_id });
export const verifyCheckoutSchema = z.object({ session_id: id });
export const cancelSchema = z.object({ subToDel: id, user_id });
export const changeSchema = z.object({ lookup_key, user_id });

const terms = z.object({ plan: z.enum(PLAN_KEYS), cycle: z.enum(BILLING_CYCLES) });
const cents = z.number().int().min(0);

/** What was shown before somebody agreed to it: an answer of the preview, sent back. */
const agreed = z.object(
  {
    from: terms,
    to: terms,
    dueToday: cents,
    credit: cents,
    prorationDate: z.number().int().nullable(),
  },
  BILLING_REFUSALS.lookFirst,
);

export const confirmChangeSchema = changeSchema.extend({ agreed });
/** A bare upgrade call carries no terms; our own dialogs always send what was agreed to. */
export const upgradeSchema = z.object({
  agreed: agreed.optional(),
  user_id,
  targetPlan: text(100, BILLING_REFUSALS.invalidPlan, BILLING_REFUSALS.invalidPlan),
  billingCycle: z.enum(BILLING_CYCLES).default("monthly"),
});
