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

  it("names every variable that is missing or wrong, in one line", () => {
    const { MAIL_FROM: _, ...rest } = COMPLETE;
    expect(() => parseServerEnv({ ...rest, CRON_SECRET: "short", CSP_HASHES: "{" })).toThrow(
      "MAIL_FROM is missing; CRON_SECRET must have at least 16 characters; CSP_HASHES must be JSON (see .env.example)",
    );
  });
});
