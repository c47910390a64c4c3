import { jwtVerify, SignJWT } from "jose";
import { serverEnv } from "#lib/env/server";

const MINUTES = 15;

/** How long a signed token holds. */
export const TOKEN_SECONDS = MINUTES * 60;

type Purpose = "account-deletion" | "recovery";

const audience = (purpose: Purpose) => `rolecall-${purpose}`;
const key = () => new TextEncoder().encode(serverEnv().SUPABASE_SECRET_KEY);

/** A token that names an account for one purpose, for a quarter of an hour. */
export function signToken(purpose: Purpose, userId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setAudience(audience(purpose))
    .setExpirationTime(`${MINUTES}m`)
    .sign(key());
}

/** Whether a token names this account for this purpose, and still holds. */
export function isTokenOf(purpose: Purpose, userId: string, token: string): Promise<boolean> {
  const checks = { audience: audience(purpose), algorithms: ["HS256"] };
  return jwtVerify(token, key(), checks).then(
    ({ payload }) => payload.sub === userId,
    () => false,
  );
}
