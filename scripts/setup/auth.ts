/**
 * Sets Supabase Auth of a hosted project as the product needs it: `npm run auth:setup`, with APP_URL,
 * SUPABASE_PROJECT_REF and SUPABASE_ACCESS_TOKEN (an account's token, for this script alone). Passwords, sessions, limits,
 * redirect addresses and the texts of mails, from supabase/config.toml. Running it again changes nothing. It exits with 1
 * if Auth did not take something that every plan has.
 */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { applyAuth } from "./auth/management.ts";
import { authSettings } from "./auth/settings.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const { APP_URL, SUPABASE_PROJECT_REF, SUPABASE_ACCESS_TOKEN, SUPABASE_API_URL } = process.env;

const read = (path: string) => readFileSync(resolve(ROOT, path), "utf8");

if (!APP_URL?.startsWith("https://") || !SUPABASE_PROJECT_REF || !SUPABASE_ACCESS_TOKEN) {
  console.error(
    "Set APP_URL (https), SUPABASE_PROJECT_REF (in the project's address) and SUPABASE_ACCESS_TOKEN first.",
  );
  process.exitCode = 1;
} else {
  const project = {
    api: SUPABASE_API_URL || "https://api.supabase.com",
    ref: SUPABASE_PROJECT_REF,
    token: SUPABASE_ACCESS_TOKEN,
  };
  try {
    for (const { name, outcome } of await applyAuth(
      project,
      authSettings(read("supabase/config.toml"), APP_URL, read),
    )) {
      console.log(`${name.padEnd(50)} ${outcome}`);
      if (outcome === "not taken" || outcome === "unknown to this project") process.exitCode = 1;
    }
  } catch (failure) {
    console.error(failure instanceof Error ? failure.message : failure);
    process.exitCode = 1;
  }
}
