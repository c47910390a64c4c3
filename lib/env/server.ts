import { z } from "zod";
import { missingCompanions, testHostsInProduction } from "./combinations.ts";
import {
  address,
  addressOr,
  base,
  baseOr,
  cspHashes,
  dollars,
  email,
  filled,
  folder,
  hosts,
  keyOf,
  listed,
  long,
  notOnly,
  oneOf,
  onOrOff,
  optional,
  page,
  secret,
  textOr,
  webhookSecret,
  whole,
} from "./schemas.ts";

const schema = z.object({
  /** Where people reach us, without a path. */
  APP_URL: base.refine((url) => new URL(url).origin === url, "must have no path"),
  SUPABASE_URL: address,
  SUPABASE_PUBLISHABLE_KEY: notOnly("sb_publishable_").regex(
    /^(?!sb_secret_)/,
    "must not be the secret key",
  ),
  SUPABASE_SECRET_KEY: notOnly("sb_secret_").regex(
    /^(?!sb_publishable_)/,
    "must not be the publishable key",
  ),
  /** Only if tokens are signed with a shared secret (HS256); hosted projects publish keys instead. */
  SUPABASE_JWT_SECRET: optional(long(32)),
  /** Social sign-in that the project offers, by commas: google, facebook. */
  SIGN_IN_PROVIDERS: listed(
    z.array(z.enum(["google", "facebook"], "may hold google and facebook")),
  ),
  /** Folder of recordings, if no bucket is set. */
  MEDIA_DIR: optional(folder),
  /** A private bucket behind S3's protocol; all five or none. */
  MEDIA_S3_ENDPOINT: optional(address),
  MEDIA_S3_REGION: optional(filled),
  MEDIA_S3_BUCKET: optional(filled),
  MEDIA_S3_ACCESS_KEY_ID: optional(filled),
  MEDIA_S3_SECRET_ACCESS_KEY: optional(filled),
  /** ffmpeg, if it is not found by its name; without one recordings stay in the format they came in. */
  FFMPEG_PATH: optional(filled),
  /** Resend's API or anything of its shape. */
  MAIL_API_URL: base,
  MAIL_API_KEY: notOnly("re_"),
  MAIL_FROM: email,
  /** Signs what the mail service says of bounces and complaints; without it that is refused. */
  MAIL_WEBHOOK_SECRET: optional(webhookSecret),
  /** Twilio's API or anything of its shape; without the account, its token and a sender no text is sent. */
  SMS_API_URL: baseOr("https://api.twilio.com"),
  SMS_ACCOUNT_SID: optional(keyOf("AC")),
  /** It signs what the service tells us too. */
  SMS_AUTH_TOKEN: optional(secret),
  /** A number, or a messaging service that holds numbers. */
  SMS_FROM: optional(
    z.string().regex(/^(\+[1-9]\d{6,14}|MG\w{5,60})$/, "must be like +15125550100, or MG…"),
  ),
  /** Carriers know the sender (10DLC); until then nothing is texted. */
  SMS_REGISTERED: optional(z.literal("yes", "must be yes, or empty")),
  /** What one segment costs, and what a company's texts may cost in a month, in US dollars. */
  SMS_SEGMENT_PRICE: dollars(0.012),
  SPEND_CAP_TEXTS: dollars(25),
  /** Where candidates of new companies answer: our own room, or Willo. */
  INTERVIEW_PROVIDER: oneOf("native", "willo"),
  WILLO_API_URL: baseOr("https://api.willotalent.com/api/integrations/v2"),
  WILLO_API_KEY: optional(filled),
  /** What Willo presents in the address of our webhook; it signs nothing. */
  WILLO_WEBHOOK_TOKEN: optional(
    z.string().regex(/^[\w-]{32,200}$/, "must have at least 32 letters, digits, - or _"),
  ),
  /** Hosts that recordings are fetched from, by commas; a host counts with all below it. */
  WILLO_MEDIA_HOSTS: hosts("willotalent.com,willo.video"),
  /** Google's Places API (New), for city suggestions; without a key the field is a plain one. */
  PLACES_API_URL: addressOr("https://places.googleapis.com"),
  PLACES_API_KEY: optional(filled),
  /** The blog's project at Sanity; without it the blog has no articles. The address is for a stand-in only. */
  SANITY_PROJECT_ID: optional(z.string().regex(/^[a-z0-9-]{1,60}$/, "must be a project's id")),
  SANITY_API_URL: optional(base),
  /** Customer.io's track API; without its two keys events are accepted and dropped. */
  CUSTOMERIO_URL: optional(base),
  CUSTOMERIO_SITE_ID: optional(filled),
  CUSTOMERIO_API_KEY: optional(filled),
  /** For tests: hosts (with their port) that companies' webhooks may call although they are not public, by commas. */
  WEBHOOK_TEST_HOSTS: listed(z.array(z.string())),
  /** Knit, which connects applicant tracking systems; without a key the page says that it isn't set up. */
  KNIT_API_URL: optional(base),
  KNIT_API_KEY: optional(filled),
  /** The script of its connect window. */
  KNIT_COMPONENT_URL: optional(address),
  /** Stripe; without its three keys nothing is sold, and the billing screens say so. */
  STRIPE_SECRET_KEY: optional(keyOf("sk_", "rk_")),
  STRIPE_PUBLISHABLE_KEY: optional(keyOf("pk_")),
  STRIPE_WEBHOOK_SECRET: optional(webhookSecret),
  /** Whether Stripe works out sales tax by the buyer's address and adds it. */
  STRIPE_AUTOMATIC_TAX: onOrOff,
  /** Another origin that answers as Stripe's API does. */
  STRIPE_API_URL: optional(address),
  /** A script to load before Stripe's own, which then is not loaded. */
  STRIPE_JS_URL: optional(address),
  /** Where people book a call, see a demo and get support; each has a page of ours by default. */
  BOOKING_URL: page("/book-a-call"),
  DEMO_URL: page("/demo"),
  SUPPORT_URL: page("/support"),
  /** The company's page at a social network. */
  SOCIAL_URL: addressOr("https://www.linkedin.com/company/rolecall"),
  STT_BASE_URL: optional(address),
  STT_API_KEY: optional(filled),
  STT_MODEL: textOr("whisper-1"),
  LLM_BASE_URL: optional(address),
  LLM_API_KEY: optional(filled),
  LLM_MODEL: optional(filled),
  /** How many times the model is asked for one evaluation. */
  LLM_RUNS: whole(1, 9, 3),
  /** What the model and the hearing cost, and what they may cost in a month, in US dollars. */
  LLM_INPUT_PRICE: dollars(3),
  LLM_OUTPUT_PRICE: dollars(15),
  STT_MINUTE_PRICE: dollars(0.006),
  SPEND_CAP_INTERVIEW: dollars(100),
  SPEND_CAP_COMPANY: dollars(300),
  /** Where companies on Scale and Custom call support, as +15125550100. */
  SUPPORT_PHONE: optional(
    z.string().regex(/^\+[1-9]\d{6,14}$/, "must be like +15125550100: plus, country, number"),
  ),
  /** What the scheduler presents as bearer token. */
  CRON_SECRET: secret,
  /** What whoever reads /api/metrics presents as bearer token; CRON_SECRET if left out. */
  METRICS_TOKEN: optional(secret),
  /** How long a server that is told to stop has for what it is doing. */
  SHUTDOWN_SECONDS: whole(1, 300, 8),
  CSP_HASHES: cspHashes,
  /** Set by Vercel itself, where its own cache keeps pages. */
  VERCEL: optional(filled),
});

/** Where recordings live: all of a bucket's settings if there is one of them, else a folder. */
const mediaSettings = z.union([
  z
    .object({
      MEDIA_S3_ENDPOINT: address,
      MEDIA_S3_REGION: filled,
      MEDIA_S3_BUCKET: filled,
      MEDIA_S3_ACCESS_KEY_ID: filled,
      MEDIA_S3_SECRET_ACCESS_KEY: filled,
    })
    .transform((s3) => ({
      endpoint: s3.MEDIA_S3_ENDPOINT,
      region: s3.MEDIA_S3_REGION,
      bucket: s3.MEDIA_S3_BUCKET,
      keyId: s3.MEDIA_S3_ACCESS_KEY_ID,
      secret: s3.MEDIA_S3_SECRET_ACCESS_KEY,
    })),
  z.object({ MEDIA_DIR: filled }).transform(({ MEDIA_DIR }) => ({ folder: MEDIA_DIR })),
]);

export type ServerEnv = z.infer<typeof schema>;

/** Settings that are missing or malformed. */
export class EnvError extends Error {
  override readonly name = "EnvError";
  /** What is wrong with one variable each. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`${faults.join("; ")} (see .env.example)`);
    this.faults = faults;
  }
}

/**
 * Reads the settings from an environment.
 * @throws EnvError naming every variable that is missing or malformed, in one line.
 */
export function parseServerEnv(source: Record<string, string | undefined>): ServerEnv {
  const parsed = schema.safeParse(source);
  const apart = [...missingCompanions(source), ...testHostsInProduction(source)];
  if (parsed.success && apart.length === 0) return parsed.data;
  const faults = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return source[name] === undefined ? `${name} is missing` : `${name} ${message}`;
  });
  faults.push(...apart);
  throw new EnvError([...new Set(faults)]);
}

let parsedOnce: ServerEnv | undefined;

/** The settings of this process, parsed at the first call. */
export function serverEnv(): ServerEnv {
  parsedOnce ??= parseServerEnv(process.env);
  return parsedOnce;
}

/** Where recordings live. */
export function mediaPlace() {
  return mediaSettings.parse(serverEnv());
}

/** Whether this is the development server, whose hot reload needs looser page policies. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === "development";
}
