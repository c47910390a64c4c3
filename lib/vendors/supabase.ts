import { type CookieMethodsServer, createServerClient } from "@supabase/ssr";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { serverEnv } from "#lib/env/server";

/**
 * A client that acts as the person whose session the cookies hold, or as nobody. Row-level security decides.
 * One client per request.
 */
export function userClient<Schema>(cookies: CookieMethodsServer): SupabaseClient<Schema> {
  const env = serverEnv();
  return createServerClient<Schema>(env.SUPABASE_URL, env.SUPABASE_PUBLISHABLE_KEY, {
    cookies,
    cookieOptions: { secure: env.APP_URL.startsWith("https:") },
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
  });
}
