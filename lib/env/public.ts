import { serverEnv } from "./server.ts";
import { addressOf } from "./site.ts";

/**
 * What a browser may know. Handed down as props by server components, so that one build serves any address.
 */
type PublicEnv = {
  appUrl: string;
  supabaseUrl: string;
  supabasePublishableKey: string;
  /** The social sign-ins to offer. */
  signInProviders: readonly ("google" | "facebook")[];
  /** Null where payment is not set up. `scriptUrl` is loaded before Stripe's own script, where there is one. */
  stripe: { publishableKey: string; scriptUrl: string | null } | null;
  /** Where people write to us. */
  contactEmail: string;
  /** Pages of ours (a path) or addresses elsewhere. */
  links: { booking: string; demo: string; support: string };
};

/** The settings that a browser may know. */
export function publicEnv(): PublicEnv {
  const env = serverEnv();
  return {
    appUrl: env.APP_URL,
    supabaseUrl: env.SUPABASE_URL,
    supabasePublishableKey: env.SUPABASE_PUBLISHABLE_KEY,
    signInProviders: env.SIGN_IN_PROVIDERS,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { publishableKey: env.STRIPE_PUBLISHABLE_KEY, scriptUrl: env.STRIPE_JS_URL ?? null }
        : null,
    contactEmail: addressOf(env.MAIL_FROM),
    links: { booking: env.BOOKING_URL, demo: env.DEMO_URL, support: env.SUPPORT_URL },
  };
}
