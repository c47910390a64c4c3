import { jwtVerify, SignJWT } from "jose";
import { serverEnv } from "#lib/env/server";

const AUDIENCE = "rolecall-account-deletion";
const MINUTES = 15;

const key = () => new TextEncoder().encode(serverEnv().SUPABASE_SECRET_KEY);

/** What a mailed link carries to confirm the deletion of one account, for a quarter of an hour. */
export function deletionToken(userId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setExpirationTime(`${MINUTES}m`)
    .sign(key());
}

/** Whether a token confirms the deletion of this account. It needs no list of used ones: the account is gone then. */
export async function confirmsDeletion(token: string, userId: string): Promise<boolean> {
  return jwtVerify(token, key(), { audience: AUDIENCE, algorithms: ["HS256"] }).then(
    ({ payload }) => payload.sub === userId,
    () => false,
  );
}
