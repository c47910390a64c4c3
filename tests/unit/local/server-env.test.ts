import { bootFaults } from "#lib/env/boot";
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
      "MAIL_FROM is missing; CRON_SECRET must have at least 16 characters; CSP_HASHES must be JSON (see .env.example)",
    );
  });
});

describe("a server that is started", () => {
  it("goes on with complete settings", () => expect(bootFaults(COMPLETE)).toEqual([]));

  it.each([
    [{ SUPPORT_PHONE: "(512) 555-0100" }, /^SUPPORT_PHONE must be like \+15125550100/],
    [{ SUPPORT_PHONE: "+015" }, /^SUPPORT_PHONE must be like/],
    [{ METRICS_TOKEN: "short" }, /^METRICS_TOKEN must have at least 16/],
    [{ SPEND_CAP_COMPANY: "a lot" }, /^SPEND_CAP_COMPANY must be a number of dollars/],
    [{ LLM_INPUT_PRICE: "-1" }, /^LLM_INPUT_PRICE must be a number of dollars/],
    [{ SHUTDOWN_SECONDS: "forever" }, /^SHUTDOWN_SECONDS must be 1 to 300/],
    [{ MAIL_FROM: "Rolecall" }, /^MAIL_FROM must hold an address/],
    [{ APP_URL: "app.example.com" }, /^APP_URL must be an http/],
    [{ APP_URL: "https://app.example.com/app" }, /^APP_URL must have no path/],
    [
      { SUPABASE_PUBLISHABLE_KEY: "sb_secret_1" },
      /^SUPABASE_PUBLISHABLE_KEY must not be the secret/,
    ],
    [{ STRIPE_SECRET_KEY: "sk_1" }, /^STRIPE_PUBLISHABLE_KEY is missing beside STRIPE_SECRET_KEY/],
    [{ LLM_BASE_URL: "https://llm.example" }, /^LLM_MODEL is missing beside LLM_BASE_URL/],
    [{ CUSTOMERIO_SITE_ID: "site" }, /^CUSTOMERIO_API_KEY is missing beside/],
  ])("refuses %o in one line for each fault", (change, line) => {
    const faults = bootFaults({ ...COMPLETE, ...change });
    expect(faults.join("\n")).toMatch(line);
    for (const fault of faults) expect(fault).not.toMatch(/\n|;/);
  });

  it("names them all at once", () => {
    const { MAIL_FROM: _, ...rest } = COMPLETE;
    expect(bootFaults({ ...rest, CRON_SECRET: "short", STRIPE_SECRET_KEY: "sk_1" })).toHaveLength(
      4,
    );
  });

  it("takes a budget of nothing as such", () => {
    expect(parseServerEnv({ ...COMPLETE, SPEND_CAP_COMPANY: "0" }).SPEND_CAP_COMPANY).toBe(0);
  });
});
