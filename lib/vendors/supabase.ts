import { type CookieMethodsServer, createServerClient } from "@supabase/ssr";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { ownCookies, prefixedCookieName } from "#lib/domain/core/cookie-names";
import { serverEnv } from "#lib/env/server";

/** Nothing that the product asks of the database takes so long: if it hangs, nobody hangs with it. */
const TIMEOUT_MS = 60_000;

const fetchPatiently: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  return fetch(input, { ...init, signal });
};

/**
 * A client that acts as the person whose session the cookies hold, or as nobody. Row-level security decides.
 * One client per request.
 */
export function userClient<Schema>(cookies: CookieMethodsServer): SupabaseClient<Schema> {
  const env = serverEnv();
  return createServerClient<Schema>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookies: withPrefixes(cookies, env.APP_URL),
    // No script reads the session: a page hears of its end from the server, or from another tab's sign-out.
    cookieOptions: { secure: env.APP_URL.startsWith("https:"), httpOnly: true },
    global: { fetch: fetchPatiently },
  });
}

/** The session's cookies under the names that browsers guard; those of a session from before go as it is written anew. */
function withPrefixes(jar: CookieMethodsServer, appUrl: string): CookieMethodsServer {
  let sent = new Set<string>();
  return {
    getAll: async () => {
      const all = (await jar.getAll()) ?? [];
      sent = new Set(all.map(({ name }) => name));
      return ownCookies(all, appUrl, new Date());
    },
    setAll: (fresh, headers) => {
      const written = fresh.flatMap(({ name, value, options }) => {
        const prefixed = prefixedCookieName(name, appUrl);
        const old = { name, value: "", options: { ...options, maxAge: 0 } };
        return [
          ...(prefixed !== name && sent.has(name) ? [old] : []),
          { name: prefixed, value, options },
        ];
      });
      return jar.setAll?.(written, headers);
    },
  };
}

declare const authority: unique symbol;

/** A client above row-level security. The mark is there for the compiler only; `serviceClient()` alone gives it. */
export type ServiceClient<Schema> = SupabaseClient<Schema> & { readonly [authority]: "service" };

/**
 * A client above row-level security, for work that no signed-in person does: candidates, jobs, limits.
 * Every caller says why it needs it.
 */
export function serviceClient<Schema>(): ServiceClient<Schema> {
  const env = serverEnv();
  const client = createClient<Schema>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchPatiently },
  });
  return client as ServiceClient<Schema>;
}
