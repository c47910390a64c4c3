import { PLACES_KEY } from "./places/stand-in.ts";
import { SENDER } from "./sms/stand-in.ts";
import { STT_KEY } from "./speech-to-text/stand-in.ts";
import type { StandInKeys } from "./stand-in.ts";

/**
 * The settings that point the product to the stand-ins. `given` is what a person set. No language model
 * is configured by itself: without one, the built-in rubric scores.
 */
export function standInEnv(
  origin: string,
  keys: StandInKeys,
  given: Record<string, string | undefined>,
): Record<string, string> {
  return {
    MAIL_API_URL: origin,
    MAIL_API_KEY: keys.mail,
    MAIL_WEBHOOK_SECRET: keys.mailWebhook,
    MAIL_FROM: "Rolecall <hello@rolecall.test>",
    SMS_API_URL: origin,
    SMS_ACCOUNT_SID: keys.sms.sid,
    SMS_AUTH_TOKEN: keys.sms.token,
    SMS_FROM: SENDER,
    SMS_REGISTERED: "yes",
    INTERVIEW_PROVIDER: given.INTERVIEW_PROVIDER || "native",
    WILLO_API_URL: `${origin}/api/integrations/v2`,
    WILLO_API_KEY: keys.willo.key,
    WILLO_WEBHOOK_TOKEN: keys.willo.webhook,
    WILLO_MEDIA_HOSTS: "127.0.0.1",
    CUSTOMERIO_URL: `${origin}/customerio/api/v1`,
    CUSTOMERIO_SITE_ID: keys.customerio.siteId,
    CUSTOMERIO_API_KEY: keys.customerio.apiKey,
    // The consumer at /webhooks, which is on this machine.
    WEBHOOK_TEST_HOSTS: new URL(origin).host,
    PLACES_API_URL: `${origin}/places`,
    PLACES_API_KEY: PLACES_KEY,
    SANITY_PROJECT_ID: "rolecall",
    SANITY_API_URL: origin,
    SIGN_IN_PROVIDERS: "google",
    STRIPE_SECRET_KEY: keys.stripe.secret,
    STRIPE_PUBLISHABLE_KEY: keys.stripe.publishable,
    STRIPE_WEBHOOK_SECRET: keys.stripe.webhook,
    STRIPE_API_URL: origin,
    STRIPE_JS_URL: `${origin}/stripe/stripe.js`,
    KNIT_API_URL: `${origin}/knit/v1.0`,
    KNIT_API_KEY: keys.knit,
    KNIT_COMPONENT_URL: `${origin}/knit/knit-ui-comp.js`,
    // Tests only: everybody else is heard by a real recognizer, or not at all.
    ...(given.SPEECH_MODEL === "stand-in"
      ? { STT_BASE_URL: `${origin}/stt/v1`, STT_API_KEY: STT_KEY }
      : {}),
  };
}
