import type { SupabaseClient } from "@supabase/supabase-js";
import { createRemoteJWKSet, jwtVerify } from "jose";
import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { serverEnv } from "#lib/env/server";

/** A signed-in employer, as the verified token names them. */
export type Employer = { userId: string; email: string };

const claimsSchema = z.object({ sub: z.uuid(), email: z.string().default("") });

/**
 * The user that the session's token proves, or null. Nothing in the cookie counts but a token with a valid signature,
 * audience and expiry.
 */
export async function verifiedEmployer<Schema>(
  client: SupabaseClient<Schema>,
): Promise<Employer | null> {
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token;
  if (token === undefined) return null;
  try {
    const { payload } = await verify(token);
    const claims = claimsSchema.parse(payload);
    return { userId: claims.sub, email: claims.email };
  } catch {
    return null;
  }
}

/**
 * Whether the auth server itself still knows the client's session and its account.
 * @throws AppError unavailable if it does not answer
 */
export async function isSessionKnownToAuth<Schema>(
  client: SupabaseClient<Schema>,
): Promise<boolean> {
  const { error } = await client.auth.getUser();
  if (!error) return true;
  const status = error.status ?? 0;
  // auth-js itself finds that there is no session, and says so by 400.
  if (status >= 400 && status < 500 && status !== 429) return false;
  throw new AppError(
    "unavailable",
    "Sign-in isn't responding right now. Nothing was changed. Please try again in a minute.",
    { cause: error, log: "The auth service failed" },
  );
}

let keys: ReturnType<typeof createRemoteJWKSet> | undefined;

function verify(token: string) {
  const { SUPABASE_JWT_SECRET: secret, SUPABASE_URL: url } = serverEnv();
  const checks = { audience: "authenticated", requiredClaims: ["sub", "exp"] };
  if (secret !== undefined) {
    return jwtVerify(token, new TextEncoder().encode(secret), { ...checks, algorithms: ["HS256"] });
  }
  keys ??= createRemoteJWKSet(new URL("/auth/v1/.well-known/jwks.json", url));
  return jwtVerify(token, keys, { ...checks, algorithms: ["ES256", "RS256"] });
}
