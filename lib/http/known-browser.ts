import { cookies } from "next/headers";
import { hashToken } from "#lib/vendors/supabase-tokens";
import { isSecure } from "./cookies.ts";
import { clearUse, clientNetwork, countUse } from "./rate-limit.ts";
import { signToken, TOKEN_SECONDS, tokenIdOf } from "./signed-token.ts";

const COOKIE = "rolecall-browser";

const WRONG = { name: "sign-in-wrong", max: 10, windowSeconds: 300 };
const FROM_NETWORK = { name: "sign-in", max: 100, windowSeconds: 300 };
const AT_ACCOUNT = { name: "sign-in-account", max: 300, windowSeconds: 3600 };

const accountOf = (email: string) => hashToken(email.trim().toLowerCase());

/**
 * Counts a try to sign in, by the account and the network it comes from, so that nobody locks an owner out from
 * elsewhere. A browser that has signed in to this account before is counted alone and meets no other limit.
 * @returns what to call once the password was right
 * @throws AppError `rate_limited`
 */
export async function countSignIn(request: Request, email: string): Promise<() => Promise<void>> {
  const account = await accountOf(email);
  const browser = await knownAs(account);
  const network = clientNetwork(request);
  if (browser === null) {
    await countUse(FROM_NETWORK, network);
    await countUse(AT_ACCOUNT, account);
  }
  const who = `${account}:${browser ?? network}`;
  await countUse(WRONG, who);
  return async () => {
    // Only wrong passwords count.
    await clearUse(WRONG.name, who);
    await rememberBrowser(email, browser ?? undefined);
  };
}

/** Lets this browser pass the limits that others may have used up for an account, for a year. */
export async function rememberBrowser(email: string, id?: string): Promise<void> {
  const token = await signToken("device", await accountOf(email), id);
  (await cookies()).set(COOKIE, token, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure(),
    path: "/api/auth",
    maxAge: TOKEN_SECONDS.device,
  });
}

async function knownAs(account: string): Promise<string | null> {
  const token = (await cookies()).get(COOKIE)?.value;
  return token === undefined ? null : tokenIdOf("device", account, token);
}
