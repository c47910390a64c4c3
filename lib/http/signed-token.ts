import { jwtVerify, SignJWT } from "jose";
import { DELETION_MINUTES, RECOVERY_MINUTES } from "#lib/domain/account/mailed-links";
import { serverEnv } from "#lib/env/server";

type Purpose = "account-deletion" | "recovery" | "device";

/** How long a signed token holds, in seconds; a year for a browser that is known. */
export const TOKEN_SECONDS: Readonly<Record<Purpose, number>> = {
  "account-deletion": DELETION_MINUTES * 60,
  recovery: RECOVERY_MINUTES * 60,
  device: 31_536_000,
};

const audience = (purpose: Purpose) => `rolecall-${purpose}`;
const key = () => new TextEncoder().encode(serverEnv().SUPABASE_SECRET_KEY);

/** A token that names an account for one purpose, for as long as that allows. `id` tells one token from another. */
export function signToken(
  purpose: Purpose,
  account: string,
  id: string = crypto.randomUUID(),
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(account)
    .setJti(id)
    .setAudience(audience(purpose))
    .setExpirationTime(`${TOKEN_SECONDS[purpose]}s`)
    .sign(key());
}

/** The id of a token that names this account for this purpose and still holds, or null. */
export function tokenIdOf(
  purpose: Purpose,
  account: string,
  token: string,
): Promise<string | null> {
  const checks = { audience: audience(purpose), algorithms: ["HS256"], subject: account };
  return jwtVerify(token, key(), checks).then(
    ({ payload }) => payload.jti ?? null,
    () => null,
  );
}

/** Whether a token names this account for this purpose, and still holds. */
export async function isTokenOf(
  purpose: Purpose,
  account: string,
  token: string,
): Promise<boolean> {
  return (await tokenIdOf(purpose, account, token)) !== null;
}
