import { z } from "zod";
import { type Db, databaseError, unwrap } from "./db.ts";

/** What an account is opening at Stripe. All of it needs the service client: no user writes any of it. */

const checkoutClaim = z
  .object({
    generation: z.number().int(),
    session_id: z.string().nullable(),
    replaced_session_id: z.string().nullable(),
  })
  .transform((row) => ({
    /** Part of the idempotency key: callers at the same moment have the same one. */
    generation: row.generation,
    /** The session that is open already. */
    sessionId: row.session_id,
    /** An open session for another price, to be expired at Stripe. */
    replacedSessionId: row.replaced_session_id,
  }));

export type CheckoutClaim = z.output<typeof checkoutClaim>;

/** The one checkout that an account may have open, for a price. */
export async function claimCheckout(
  service: Db,
  userId: string,
  lookupKey: string,
): Promise<CheckoutClaim> {
  const claimed = service.rpc("claim_checkout", { p_user: userId, p_lookup_key: lookupKey });
  return checkoutClaim.parse(unwrap(await claimed.single()));
}

/** Keeps the session of a claim. @returns false where the claim is over: then the session is to be expired */
export async function keepCheckout(
  service: Db,
  userId: string,
  session: { generation: number; sessionId: string; expiresAt: string },
): Promise<boolean> {
  return unwrap(
    await service.rpc("keep_checkout", {
      p_user: userId,
      p_generation: session.generation,
      p_session_id: session.sessionId,
      p_expires_at: session.expiresAt,
    }),
  );
}

/** After a checkout was paid or has expired. @returns whether it was the open one */
export async function endCheckout(
  service: Db,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  return unwrap(await service.rpc("end_checkout", { p_user: userId, p_session_id: sessionId }));
}

/** After Stripe failed to open a claim's session: the next claim is another generation, and so another key. */
export async function abandonCheckout(
  service: Db,
  userId: string,
  generation: number,
): Promise<void> {
  unwrap(await service.rpc("abandon_checkout", { p_user: userId, p_generation: generation }));
}

/** How often making an account's customer has failed, or its customer was lost: a part of the idempotency key. */
export async function customerGeneration(service: Db, userId: string): Promise<number> {
  return unwrap(await service.rpc("customer_generation", { p_user: userId }));
}

/** After Stripe failed to make it. Of several callers at once the first raises it. */
export async function raiseCustomerGeneration(
  service: Db,
  userId: string,
  generation: number,
): Promise<void> {
  const { error } = await service.rpc("raise_customer_generation", {
    ...{ p_user: userId, p_generation: generation },
  });
  if (error) throw databaseError(error);
}
