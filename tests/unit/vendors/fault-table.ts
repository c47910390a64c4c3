import { Readable } from "node:stream";
import type { Database } from "#lib/data/database";
import { unwrap } from "#lib/data/db";
import { LOGO_FAILED } from "#lib/domain/company/logo";
import type { ErrorCode } from "#lib/domain/core/error-codes";
import { ATS_UNREACHABLE } from "#lib/domain/integrations/delivery";
import { PROVIDER_TEXTS } from "#lib/domain/interviews/provider";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { ARTICLES_NOT_LOADED } from "#lib/domain/site/blog";
import { isAccepted } from "#lib/domain/webhooks/outcome";
import { bestEffort } from "#lib/http/best-effort";
import { REFUSED, SIGN_IN_DOWN, TOO_MANY_ATTEMPTS } from "#lib/vendors/accounts/errors";
import type { Fault } from "#tests/support/fault-server";

/** What a person is told; or that nobody is, because it goes on without, or because the job tries again. */
export type Told = { code: ErrorCode; message: string } | "goes on" | "tries again";

export type Row = {
  /** The settings that lead to the service. */
  settings: (origin: string) => Record<string, string>;
  /** What the product asks of it, `origin` being the service's. */
  call: (origin: string) => Promise<unknown>;
  told: Readonly<Record<Fault, Told>>;
  /** Asking again changes nothing there, whatever method it is asked by. */
  reads?: true;
  /** A job does it, and does it again after a failure. */
  job?: true;
};

/** The same after each fault, but for some. */
function always(told: Told, others: Partial<Record<Fault, Told>> = {}): Row["told"] {
  const each = { down: told, slow: told, html: told, truncated: told, twice: told };
  return { ...each, "401": told, "429": told, "500": told, ...others };
}

const failed = (message: string): Told => ({ code: "vendor_failed", message });
const unavailable = (message: string): Told => ({ code: "unavailable", message });

const supabase = (origin: string) => ({ SUPABASE_URL: origin });
const DOWN = unavailable(SIGN_IN_DOWN);
const NOT_ANSWERING = unavailable(
  "Sign-in isn't responding right now. Nothing was changed. Please try again in a minute.",
);
const { unreachable, busy, refusesUs, unreadable } = PROVIDER_TEXTS;
const interview = {
  title: "Cleaner",
  description: "Homes",
  department: "d".repeat(32),
  language: "en" as const,
  questions: [],
  hourlyRate: null,
  showHints: false,
  showAvailability: false,
  deadline: null,
};

/** Services that were asked for a text: the second time they are asked first whether they have it. */
const textsAsked = new Set<string>();

/** What becomes of each fault of each outside service, by the module in lib/vendors. */
export const ROWS: Readonly<Record<string, Row>> = {
  accounts: {
    settings: supabase,
    call: async () => {
      const { serviceClient } = await import("#lib/vendors/supabase");
      const { signInWithPassword } = await import("#lib/vendors/accounts");
      return signInWithPassword(serviceClient(), {
        email: "a@b.test",
        password: "Correct-horse-7",
      });
    },
    told: always(DOWN, {
      "401": { code: "unauthenticated", message: REFUSED },
      "429": {
        code: "rate_limited",
        message: TOO_MANY_ATTEMPTS,
      },
    }),
  },
  "company-assets": {
    settings: supabase,
    call: async () => {
      const { serviceClient } = await import("#lib/vendors/supabase");
      const { storeLogo } = await import("#lib/vendors/company-assets");
      const png = new Uint8Array([1]);
      return storeLogo(serviceClient(), crypto.randomUUID(), { large: png, small: png }, 1);
    },
    told: always(failed(LOGO_FAILED)),
  },
  customerio: {
    settings: (origin) => ({
      CUSTOMERIO_URL: `${origin}/api/v1`,
      CUSTOMERIO_SITE_ID: "site",
      CUSTOMERIO_API_KEY: "key",
    }),
    call: async () => {
      const { trackEvent } = await import("#lib/vendors/customerio");
      return bestEffort("customer messaging", () => trackEvent("u1", "login", {}));
    },
    told: always("goes on"),
  },
  "interview-provider": {
    settings: (origin) => ({
      INTERVIEW_PROVIDER: "willo",
      WILLO_API_URL: origin,
      WILLO_API_KEY: "key",
      WILLO_WEBHOOK_TOKEN: "t".repeat(32),
    }),
    call: async () => {
      const { interviewProvider } = await import("#lib/vendors/interview-provider");
      return interviewProvider("willo").createInterview(interview);
    },
    told: always(failed(unreachable), {
      "401": failed(refusesUs),
      "429": failed(busy),
      html: failed(unreadable),
      truncated: failed(unreadable),
    }),
  },
  knit: {
    settings: (origin) => ({ KNIT_API_URL: origin, KNIT_API_KEY: "key" }),
    call: async () => {
      const { createApplication } = await import("#lib/vendors/knit");
      const person = { name: "Ana Flores", email: "ana@crew.test", phone: null };
      return createApplication("integration-1", { jobId: "job-1", candidateId: null, person });
    },
    told: always(failed(ATS_UNREACHABLE)),
  },
  "language-model": {
    settings: (origin) => ({ LLM_BASE_URL: `${origin}/v1`, LLM_MODEL: "m" }),
    call: async () => {
      const { drafter } = await import("#lib/vendors/language-model/draft");
      const { QUESTION_DRAFT } = await import("#lib/domain/interviews/question-draft");
      return drafter(QUESTION_DRAFT)?.({ title: "Cleaner", description: "Homes", language: "en" });
    },
    told: always(failed("The AI model couldn't be reached.")),
    reads: true,
  },
  mail: {
    settings: (origin) => ({ MAIL_API_URL: origin }),
    call: async () => {
      const { sendMail } = await import("#lib/vendors/mail");
      const to = { address: "ana@crew.test", accepts: true, stopToken: null };
      return sendMail({ to, subject: "Hello", html: "Hello", text: "Hello" }, "the job's own key");
    },
    told: always("tries again"),
    job: true,
  },
  "media-store": {
    settings: () => ({}),
    call: async (endpoint) => {
      const { openStores } = await import("#lib/vendors/media-store");
      const place = { endpoint, region: "us-east-1", bucket: "b", keyId: "k", secret: "s" };
      const key = `${crypto.randomUUID()}/${crypto.randomUUID()}.webm`;
      return openStores(place).media.put(key, Readable.from([new Uint8Array([1])]));
    },
    told: always("tries again", { html: "goes on", truncated: "goes on" }),
  },
  places: {
    settings: (origin) => ({ PLACES_API_URL: origin, PLACES_API_KEY: "key" }),
    call: async () => {
      const { suggestCities } = await import("#lib/vendors/places");
      return suggestCities("Tam", undefined);
    },
    told: always(unavailable("Suggestions aren't available right now.")),
    reads: true,
  },
  sanity: {
    settings: (origin) => ({ SANITY_PROJECT_ID: "p", SANITY_API_URL: origin }),
    call: async () => {
      const { countPosts } = await import("#lib/vendors/sanity");
      return countPosts();
    },
    told: always(unavailable(ARTICLES_NOT_LOADED)),
    reads: true,
  },
  sms: {
    settings: (origin) => ({
      SMS_API_URL: origin,
      SMS_ACCOUNT_SID: "AC1",
      SMS_AUTH_TOKEN: "t".repeat(16),
      SMS_FROM: "+15005550006",
      SMS_REGISTERED: "yes",
    }),
    call: async (origin) => {
      const { sendText } = await import("#lib/vendors/sms");
      const askedAt = textsAsked.has(origin) ? new Date() : null;
      textsAsked.add(origin);
      const text = { to: "+18135550123", from: null, body: "Hello", statusUrl: `${origin}/told` };
      return sendText({ ...text, askedAt });
    },
    told: always("tries again"),
    job: true,
  },
  "speech-to-text": {
    settings: (origin) => ({ STT_BASE_URL: `${origin}/v1`, STT_API_KEY: "key" }),
    call: async () => {
      const { speechToText } = await import("#lib/vendors/speech-to-text");
      const sound = { bytes: new Uint8Array([1, 2, 3]), seconds: 1, languages: ["en"] };
      return speechToText()?.transcribe(sound);
    },
    told: always("tries again"),
    reads: true,
    job: true,
  },
  stripe: {
    settings: () => ({}),
    call: async (apiUrl) => {
      const { callStripe, connect } = await import("#lib/vendors/stripe/connection");
      const stripe = connect({ secretKey: "sk_test_1", apiUrl });
      return callStripe(() => stripe.customers.create({ name: "Bright Homes" }));
    },
    told: always(failed(BILLING_REFUSALS.unreachable)),
  },
  supabase: {
    settings: supabase,
    call: async () => {
      const { serviceClient } = await import("#lib/vendors/supabase");
      const service = serviceClient<Database>();
      return unwrap(await service.rpc("begin_reading"));
    },
    told: always({ code: "internal", message: "Something went wrong." }),
  },
  "supabase-session": {
    settings: supabase,
    call: async (origin) => {
      const { userClient } = await import("#lib/vendors/supabase");
      const { isSessionKnownToAuth } = await import("#lib/vendors/supabase-session");
      const name = `sb-${new URL(origin).hostname.split(".")[0]}-auth-token`;
      const session = {
        access_token: "a.b.c",
        refresh_token: "r",
        expires_at: 4e9,
        user: { id: "u" },
      };
      const value = `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;
      const cookies = { getAll: () => [{ name, value }], setAll: () => undefined };
      if (!(await isSessionKnownToAuth(userClient(cookies))))
        throw new Error("the session is over");
    },
    told: always(NOT_ANSWERING, { "401": "tries again" }),
  },
  webhooks: {
    settings: (origin) => ({ WEBHOOK_TEST_HOSTS: new URL(origin).host }),
    call: async (origin) => {
      const { newWebhookSecret, sendWebhook } = await import("#lib/vendors/webhooks");
      const message = { id: "msg_1", body: "{}", secrets: [newWebhookSecret()] };
      const { status } = await sendWebhook(origin, message);
      if (!isAccepted(status)) throw new Error("the next try is queued");
    },
    // A consumer may answer whatever it likes, as long as its status is a yes.
    told: always("tries again", { html: "goes on", truncated: "goes on" }),
    job: true,
  },
};

/** Modules of lib/vendors that call nobody, each with the reason. */
export const CALLS_NOBODY: Readonly<Record<string, string>> = {
  "common-passwords": "reads a list of its package",
  "media-container": "reads a file on this machine",
  "spend-limits": "reads settings",
  "supabase-link-state": "asks by the client of `supabase`; the page opens where it gets no answer",
  "supabase-tokens": "computes a hash",
  transcoder: "runs a program on this machine",
};
