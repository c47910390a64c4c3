import { readFileSync } from "node:fs";
import { startupErrors } from "#lib/env/boot";
import { parseServerEnv } from "#lib/env/server";

const COMPLETE = {
  APP_URL: "https://app.example.com/",
  SUPABASE_URL: "https://abc.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
  MEDIA_DIR: "/var/media",
  MAIL_API_URL: "https://api.resend.com",
  MAIL_API_KEY: "re_x",
  MAIL_FROM: "Rolecall <hello@example.com>",
  CRON_SECRET: "0123456789abcdef",
};

const STRIPE = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

/** Every variable of .env.example. */
const VARIABLES = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z\d_]+)=/gm)].map(
  ([, name = ""]) => name,
);

describe("the settings of the server", () => {
  it("starts with no speech to text and no language model", () => {
    const env = parseServerEnv({ ...COMPLETE, LLM_BASE_URL: "", STT_BASE_URL: "" });
    expect(env).toMatchObject({
      APP_URL: "https://app.example.com",
      LLM_RUNS: 3,
      STT_MODEL: "whisper-1",
    });
    expect(env.LLM_BASE_URL).toBeUndefined();
    expect(env.STT_BASE_URL).toBeUndefined();
  });

  it("wants a folder for recordings, or all of a bucket's settings", () => {
    const { MEDIA_DIR: _, ...rest } = COMPLETE;
    expect(() => parseServerEnv(rest)).toThrow("MEDIA_DIR is missing");
    const bucket = {
      MEDIA_S3_ENDPOINT: "https://abc.storage.supabase.co/storage/v1/s3",
      MEDIA_S3_REGION: "us-east-1",
      MEDIA_S3_BUCKET: "candidate-media",
      MEDIA_S3_ACCESS_KEY_ID: "key",
    };
    expect(() => parseServerEnv({ ...COMPLETE, ...bucket })).toThrow(
      "MEDIA_S3_SECRET_ACCESS_KEY is missing",
    );
    expect(parseServerEnv({ ...rest, ...bucket, MEDIA_S3_SECRET_ACCESS_KEY: "s" })).toMatchObject(
      bucket,
    );
  });

  it("has candidates answer here, and wants both of Willo's secrets where they answer there", () => {
    expect(parseServerEnv({ ...COMPLETE, INTERVIEW_PROVIDER: "" })).toMatchObject({
      INTERVIEW_PROVIDER: "native",
      WILLO_API_URL: "https://api.willotalent.com/api/integrations/v2",
      WILLO_MEDIA_HOSTS: ["willotalent.com", "willo.video"],
    });
    const wrong = (settings: Record<string, string>) => () =>
      parseServerEnv({ ...COMPLETE, ...settings });
    expect(wrong({ INTERVIEW_PROVIDER: "zoom" })).toThrow(
      "INTERVIEW_PROVIDER must be native or willo (see .env.example)",
    );
    expect(wrong({ INTERVIEW_PROVIDER: "willo" })).toThrow(
      "WILLO_API_KEY is missing; WILLO_WEBHOOK_TOKEN is missing",
    );
    expect(wrong({ WILLO_API_KEY: "key" })).toThrow("WILLO_WEBHOOK_TOKEN is missing");
    expect(wrong({ WILLO_API_KEY: "key", WILLO_WEBHOOK_TOKEN: "short" })).toThrow(
      "WILLO_WEBHOOK_TOKEN must have at least 32 letters, digits, - or _",
    );
    expect(wrong({ WILLO_MEDIA_HOSTS: "https://willo.video/" })).toThrow(
      "WILLO_MEDIA_HOSTS must hold names of hosts, by commas",
    );
  });

  it("names every variable that is missing or wrong, in one line", () => {
    const { MAIL_FROM: _, ...rest } = COMPLETE;
    expect(() => parseServerEnv({ ...rest, CRON_SECRET: "short", CSP_HASHES: "{" })).toThrow(
      "MAIL_FROM is missing; CRON_SECRET must have at least 16 characters; CSP_HASHES must be the content of .next/csp.json (see .env.example)",
    );
  });
});

describe("a server that is started", () => {
  it.each([
    ["complete settings", {}],
    ["both keys of one mode", STRIPE],
    [
      "a model and a recognizer of the same network, which want no key",
      {
        LLM_BASE_URL: "http://10.0.0.5:8000/v1",
        LLM_MODEL: "large",
        STT_BASE_URL: "http://127.0.0.1:3003/v1",
      },
    ],
    ["an address alone", { MAIL_FROM: "o'hara@example.com" }],
    ["a sender whose name is quoted", { MAIL_FROM: '"Rolecall, Inc." <hello@example.com>' }],
    ["a folder of another system", { MEDIA_DIR: "C:\\rolecall\\media" }],
  ])("goes on with %s", (_what, change) => {
    expect(startupErrors({ ...COMPLETE, ...change })).toEqual([]);
  });

  it.each(VARIABLES)("says in words of our own what is wrong with %s", (name) => {
    const wrong = ["\u0000", "-1", "1.5", "x y", '{"a":1}', "[1]", "https://"];
    for (const value of wrong)
      for (const fault of startupErrors({ ...COMPLETE, [name]: value })) {
        expect(fault).not.toMatch(/invalid|expected|received|undefined|\n|;/i);
        expect(fault).toMatch(/^[A-Z\d_]+ (must|may|is) /);
      }
  });

  it.each([
    [{ STRIPE_SECRET_KEY: "sk_" }, /^STRIPE_SECRET_KEY must begin with sk_ or rk_ and go on$/m],
    [{ STRIPE_PUBLISHABLE_KEY: "pk_" }, /^STRIPE_PUBLISHABLE_KEY must begin with pk_ and go on$/m],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_ " }, /^STRIPE_WEBHOOK_SECRET must begin with whsec_ and/m],
    [
      { STRIPE_SECRET_KEY: "sk_live_" },
      /^STRIPE_SECRET_KEY must begin with sk_ or rk_ and go on$/m,
    ],
    [{ MAIL_WEBHOOK_SECRET: "whsec_" }, /^MAIL_WEBHOOK_SECRET must begin with whsec_ and go on$/],
    [{ MAIL_API_KEY: "re_" }, /^MAIL_API_KEY must go on after re_$/],
    [{ SUPABASE_SECRET_KEY: "sb_secret_" }, /^SUPABASE_SECRET_KEY must go on after sb_secret_$/],
    [
      { SUPABASE_PUBLISHABLE_KEY: "sb_publishable_" },
      /^SUPABASE_PUBLISHABLE_KEY must go on after sb_publishable_$/,
    ],
    [{ SUPPORT_PHONE: "(512) 555-0100" }, /^SUPPORT_PHONE must be like \+15125550100/],
    [{ SUPPORT_PHONE: "+015" }, /^SUPPORT_PHONE must be like/],
    [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN must have at least 16/],
    [{ SPEND_CAP_COMPANY: "a lot" }, /^SPEND_CAP_COMPANY must be a number of dollars/],
    [{ LLM_INPUT_PRICE: "-1" }, /^LLM_INPUT_PRICE must be a number of dollars/],
    [{ SHUTDOWN_SECONDS: "forever" }, /^SHUTDOWN_SECONDS must be a whole number, 1 to 300$/],
    [{ MAIL_FROM: "Rolecall" }, /^MAIL_FROM must hold an address/],
    [{ MAIL_FROM: "@" }, /^MAIL_FROM must hold an address/],
    [{ MAIL_FROM: '"Rolecall <hello@example.com>"' }, /^MAIL_FROM must .* without quotes/],
    [{ MAIL_FROM: "'hello@example.com'" }, /^MAIL_FROM must .* without quotes/],
    [{ MAIL_API_KEY: "   " }, /^MAIL_API_KEY must not be empty$/],
    [{ SUPABASE_SECRET_KEY: " " }, /^SUPABASE_SECRET_KEY must not be empty$/],
    [{ STT_MODEL: " " }, /^STT_MODEL must not be empty$/],
    [{ CRON_SECRET: " ".repeat(20) }, /^CRON_SECRET must have at least 16 characters$/],
    [{ SUPABASE_JWT_SECRET: " ".repeat(40) }, /^SUPABASE_JWT_SECRET must have at least 32/],
    [{ SPEND_CAP_INTERVIEW: " " }, /^SPEND_CAP_INTERVIEW must be a number of dollars$/],
    [{ APP_URL: "app.example.com" }, /^APP_URL must be an http/],
    [{ APP_URL: "https://app.example.com/app" }, /^APP_URL must have no path/],
    [
      { SUPABASE_PUBLISHABLE_KEY: "sb_secret_1" },
      /^SUPABASE_PUBLISHABLE_KEY must not be the secret/,
    ],
    [{ STRIPE_SECRET_KEY: "sk_1" }, /^STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY/],
    [{ LLM_BASE_URL: "https://llm.example" }, /^LLM_MODEL is missing beside LLM_BASE_URL/],
    [{ CUSTOMERIO_SITE_ID: "site" }, /^CUSTOMERIO_API_KEY is missing beside/],
    [
      { ...STRIPE, STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" },
      /^STRIPE_PUBLISHABLE_KEY is a test key beside a live STRIPE_SECRET_KEY$/,
    ],
    [
      { ...STRIPE, STRIPE_SECRET_KEY: "rk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
      /^STRIPE_PUBLISHABLE_KEY is a live key beside a test STRIPE_SECRET_KEY$/,
    ],
    [{ LLM_MODEL: "large" }, /^LLM_BASE_URL is missing beside LLM_MODEL$/],
    [{ LLM_API_KEY: "key" }, /^LLM_BASE_URL is missing beside LLM_API_KEY$/],
    [{ LLM_API_KEY: "key", LLM_MODEL: "large" }, /^LLM_BASE_URL is missing beside LLM_MODEL$/],
    [
      { LLM_BASE_URL: "https://llm.example/v1", LLM_MODEL: "large" },
      /^LLM_API_KEY is missing beside LLM_BASE_URL, which is reached over https$/,
    ],
    [{ STT_API_KEY: "key" }, /^STT_BASE_URL is missing beside STT_API_KEY$/],
    [{ STT_BASE_URL: "https://stt.example/v1" }, /^STT_API_KEY is missing beside STT_BASE_URL/],
    [{ MEDIA_DIR: "media" }, /^MEDIA_DIR must be a whole path, like \/var\/lib\/rolecall\/media$/],
    [
      { MEDIA_DIR: "/proc/1/media" },
      /^MEDIA_DIR must be a folder that can hold files, not one below/,
    ],
    [{ LLM_RUNS: "many" }, /^LLM_RUNS must be a whole number, 1 to 9$/],
    [{ LLM_RUNS: "10" }, /^LLM_RUNS must be a whole number, 1 to 9$/],
    [{ CSP_HASHES: '["/about"]' }, /^CSP_HASHES must be the content of \.next\/csp\.json$/],
    [{ CSP_HASHES: '{"/about":[1]}' }, /^CSP_HASHES must be the content of \.next\/csp\.json$/],
  ])("refuses %o in one line for each fault", (change, line) => {
    const faults = startupErrors({ ...COMPLETE, ...change });
    expect(faults.join("\n")).toMatch(line);
    for (const fault of faults) expect(fault).not.toMatch(/\n|;/);
  });

  it("names them all at once", () => {
    const { MAIL_FROM: _, ...rest } = COMPLETE;
    expect(
      startupErrors({ ...rest, CRON_SECRET: "short", STRIPE_SECRET_KEY: "sk_1" }),
    ).toHaveLength(4);
  });

  it("takes a budget of nothing as such", () => {
    expect(parseServerEnv({ ...COMPLETE, SPEND_CAP_COMPANY: "0" }).SPEND_CAP_COMPANY).toBe(0);
  });
});
