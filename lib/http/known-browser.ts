import { hashToken } from "#lib/vendors/supabase-tokens";
import { readCookie, setCookie } from "./cookies.ts";
import { clearUse, clientNetwork, countUse, type Limit } from "./rate-limit.ts";
import { signToken, TOKEN_SECONDS, tokenIdOf } from "./signed-token.ts";

const COOKIE = "rolecall-browser";

const WRONG = { name: "sign-in-wrong", max: 10, windowSeconds: 300 };
const WRONG_FROM_SITE = { name: "sign-in-site", max: 15, windowSeconds: 300 };
const FROM_NETWORK = { name: "sign-in", max: 100, windowSeconds: 300 };
const AT_ACCOUNT = { name: "sign-in-account", max: 3000, windowSeconds: 300 };

/** An account as limits and cookies name it: by a hash of its address. */
export const accountOf = (email: string) => hashToken(email.trim().toLowerCase());

/**
 * Counts a try to sign in, by the account and the network it comes from, so that nobody locks an owner out from
 * elsewhere. A browser that has signed in to this account before is counted alone and meets no other limit.
 * @returns what to call once the password was right
 * @throws AppError `rate_limited`
 */
export async function countSignIn(request: Request, email: string): Promise<() => Promise<void>> {
  const account = await accountOf(email);
  const browser = await knownAs(account);
  const used: [Limit, string][] =
    browser === null
      ? [
          [WRONG, `${account}:${clientNetwork(request)}`],
          [WRONG_FROM_SITE, `${account}:${clientNetwork(request, 48)}`],
        ]
      : [[WRONG, `${account}:${browser}`]];
  if (browser === null) await countUse(FROM_NETWORK, clientNetwork(request));
  for (const [limit, who] of used) await countUse(limit, who);
  // Last, so that what is refused to one network uses nothing up for the others.
  if (browser === null) await countUse(AT_ACCOUNT, account);
  return async () => {
    // Only wrong passwords count.
    for (const [{ name }, who] of used) await clearUse(name, who);
    await rememberBrowser(email, browser ?? undefined);
  };
}

/** Lets this browser pass the limits that others may have used up for an account, for a year. */
export async function rememberBrowser(email: string, id?: string): Promise<void> {
  const token = await signToken("device", await accountOf(email), id);
  await setCookie(COOKIE, token, TOKEN_SECONDS.device, "/api/auth");
}

async function knownAs(account: string): Promise<string | null> {
  const token = await readCookie(COOKIE);
  return token === undefined ? null : tokenIdOf("device", account, token);
}
