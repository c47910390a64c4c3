import { z } from "zod";
import { type ServiceDb, unwrap } from "../db.ts";

/** What an account is opening at Stripe. No user writes any of it. */

/** Numbers a request for a checkout, in the order of their arrival. Give it to `claimCheckout`. */
export async function beginCheckoutRequest(service: ServiceDb): Promise<number> {
  return unwrap(await service.rpc("begin_checkout_request"));
}

export type CheckoutClaim = {
  /** Part of the idempotency key: callers at the same moment have the same one. A later claim has a higher one. */
  generation: number;
  /** The session that is open already. */
  sessionId: string | null;
};

const checkoutClaim = z
  .object({ generation: z.number().int(), session_id: z.string().nullable() })
  .transform((row): CheckoutClaim => ({ generation: row.generation, sessionId: row.session_id }));

/** The one checkout that an account may have open; null if a later request holds it for something else. */
export async function claimCheckout(
  service: ServiceDb,
  userId: string,
  wanted: string,
  request: number,
): Promise<CheckoutClaim | null> {
  const data = unwrap(
    await service
      .rpc("claim_checkout", { p_user: userId, p_wanted: wanted, p_request: request })
      .maybeSingle(),
  );
  return data && checkoutClaim.parse(data);
}

/** Keeps the session of a claim. @returns false if the claim is over: then the session is to be expired */
export async function keepCheckout(
  service: ServiceDb,
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
  service: ServiceDb,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  return unwrap(await service.rpc("end_checkout", { p_user: userId, p_session_id: sessionId }));
}

/** After Stripe failed to open a claim's session: the next claim is another generation, and so another key. */
export async function abandonCheckout(
  service: ServiceDb,
  userId: string,
  generation: number,
): Promise<void> {
  unwrap(await service.rpc("abandon_checkout", { p_user: userId, p_generation: generation }));
}

/** How often making an account's customer has failed, or its customer was lost: a part of the idempotency key. */
export async function customerGeneration(service: ServiceDb, userId: string): Promise<number> {
  return unwrap(await service.rpc("customer_generation", { p_user: userId }));
}

/** After Stripe failed to make it. Of several callers at once the first raises it. */
export async function raiseCustomerGeneration(
  service: ServiceDb,
  userId: string,
  generation: number,
): Promise<void> {
  unwrap(
    await service.rpc("raise_customer_generation", {
      p_user: userId,
      p_generation: generation,
    }),
  );
}
