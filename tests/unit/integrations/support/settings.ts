import { parseServerEnv, type ServerEnv } from "#lib/env/server";
import { KEYS } from "#tests/unit/local/support/keys";

/** The settings of a server whose Knit is at an address. */
export function settingsWith(origin: string, more: Record<string, string> = {}): ServerEnv {
  return parseServerEnv({
    APP_URL: "http://localhost:3000",
    SUPABASE_URL: "https://db.example",
    SUPABASE_PUBLISHABLE_KEY: "k",
    SUPABASE_SECRET_KEY: "k",
    MEDIA_DIR: "/tmp",
    MAIL_API_URL: "https://mail.example",
    MAIL_API_KEY: "k",
    MAIL_FROM: "a@b.test",
    INTERVIEW_PROVIDER_URL: "https://interviews.example",
    INTERVIEW_PROVIDER_KEY: "k",
    CRON_SECRET: "c".repeat(16),
    KNIT_API_URL: `${origin}/knit/v1.0`,
    KNIT_API_KEY: KEYS.knit,
    ...more,
  });
}
