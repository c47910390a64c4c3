import { serverEnv } from "./server.ts";

/**
 * What a browser may know. Handed down as props by server components, so that one build serves any address.
 */
export type PublicEnv = {
  appUrl: string;
  supabaseUrl: string;
  supabasePublishableKey: string;
};

export function publicEnv(): PublicEnv {
  const env = serverEnv();
  return {
    appUrl: env.APP_URL,
    supabaseUrl: env.SUPABASE_URL,
    supabasePublishableKey: env.SUPABASE_PUBLISHABLE_KEY,
  };
}
