import { type CookieMethodsServer, createServerClient } from "@supabase/ssr";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { serverEnv } from "#lib/env/server";

/** Nothing that the product asks of the database takes so long: where it hangs, nobody hangs with it. */
const PATIENCE_MS = 60_000;

const fetchPatiently: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(PATIENCE_MS);
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
    cookies,
    // No script reads the session: a page hears of its end from the server, or from another tab's sign-out.
    cookieOptions: { secure: env.APP_URL.startsWith("https:"), httpOnly: true },
    global: { fetch: fetchPatiently },
  });
}

/**
 * A client above row-level security, for work that no signed-in person does: candidates, jobs, limits.
 * Every caller says why it needs it.
 */
export function serviceClient<Schema>(): SupabaseClient<Schema> {
  const env = serverEnv();
  return createClient<Schema>(env.SUPABASE_URL, env.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchPatiently },
  });
}
