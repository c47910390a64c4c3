import { serverEnv } from "./server.ts";

/**
 * What a browser may know. Handed down as props by server components, so that one build serves any address.
 */
export type PublicEnv = {
  appUrl: string;
  supabaseUrl: string;
  supabasePublishableKey: string;
  /** The social sign-ins to offer. */
  signInProviders: readonly ("google" | "facebook")[];
};

export function publicEnv(): PublicEnv {
  const env = serverEnv();
  return {
    appUrl: env.APP_URL,
    supabaseUrl: env.SUPABASE_URL,
    supabasePublishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    signInProviders: env.SIGN_IN_PROVIDERS,
  };
}
