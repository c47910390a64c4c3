import { z } from "zod";
import { serverEnv } from "./server.ts";

/**
 * What a browser may know. Handed down as props by server components, so that one build serves any address.
 */
type PublicEnv = {
  appUrl: string;
  /** The social sign-ins to offer. */
  signInProviders: readonly ("google" | "facebook")[];
  /** Null if payment is not set up. `scriptUrl` is loaded before Stripe's own script, if there is one. */
  stripe: { publishableKey: string; scriptUrl: string | null } | null;
  /** The script of the window that connects an ATS; null if that is not set up. */
  atsScriptUrl: string | null;
  /** Whether text messages are sent. */
  textsSetUp: boolean;
  /** Where people write to us. */
  contactEmail: string;
  /** As +15125550100; for companies whose plan has it (`supportPhone`), null if there is none. */
  supportPhone: string | null;
  /** Pages of ours (a path) or addresses elsewhere. */
  links: { booking: string; demo: string; social: string; support: string };
};

const KNIT_COMPONENT = "https://af1.getknit.dev/knit-ui-comp.js";

/** The settings that a browser may know. */
export function publicEnv(): PublicEnv {
  const env = serverEnv();
  return {
    appUrl: env.APP_URL,
    signInProviders: env.SIGN_IN_PROVIDERS,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
        ? { publishableKey: env.STRIPE_PUBLISHABLE_KEY, scriptUrl: env.STRIPE_JS_URL ?? null }
        : null,
    atsScriptUrl: env.KNIT_API_KEY ? (env.KNIT_COMPONENT_URL ?? KNIT_COMPONENT) : null,
    textsSetUp: Boolean(
      env.SMS_ACCOUNT_SID && env.SMS_AUTH_TOKEN && env.SMS_FROM && env.SMS_REGISTERED,
    ),
    contactEmail: addressOf(env.MAIL_FROM),
    supportPhone: env.SUPPORT_PHONE ?? null,
    links: {
      booking: env.BOOKING_URL,
      demo: env.DEMO_URL,
      social: env.SOCIAL_URL,
      support: env.SUPPORT_URL,
    },
  };
}

/** What stands in for the two on one machine, if nothing was set before the build. */
const LOCAL = { APP_URL: "http://localhost:3000", MAIL_FROM: "hello@rolecall.test" } as const;

const given = (name: keyof typeof LOCAL) =>
  z.preprocess((value) => value || undefined, z.string().default(LOCAL[name]));

const site = z.object({ APP_URL: given("APP_URL"), MAIL_FROM: given("MAIL_FROM") });

/**
 * What public pages say of where and who we are. Read apart from all other settings, as most of these pages are made by
 * the build, which knows no other (docs/decisions/0193-prerendered-pages.md).
 */
export function siteEnv(): { origin: string; contactEmail: string } {
  const { APP_URL, MAIL_FROM } = site.parse(process.env);
  return { origin: new URL(APP_URL).origin, contactEmail: addressOf(MAIL_FROM) };
}

/** The address in 'Rolecall <hello@rolecall.example>'. */
export function addressOf(from: string): string {
  return /<([^<>]+)>/.exec(from)?.[1] ?? from.trim();
}
