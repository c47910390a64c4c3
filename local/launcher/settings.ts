import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { EnvError, parseServerEnv } from "#lib/env/server";
import { standInEnv } from "../stand-in-env.ts";
import { checkNothingHosted, portFrom } from "./checks.ts";
import { Refusal } from "./refusal.ts";
import type { Secrets } from "./secrets.ts";

export const ROOT = resolve(import.meta.dirname, "../..");

type Values = Record<string, string | undefined>;

/** Where this start listens and keeps its data. */
export type Places = {
  dev: boolean;
  dataDir: string;
  ports: { PORT: number; SUPABASE_PORT: number; STAND_INS_PORT: number; SPEECH_PORT: number };
  appUrl: string;
  supabaseUrl: string;
  standInsUrl: string;
  /** The environment and the .env files that Next reads too. */
  given: Values;
};

function dotEnvFiles(mode: string): Values {
  const values: Values = {};
  for (const name of [".env", `.env.${mode}`, ".env.local", `.env.${mode}.local`]) {
    try {
      Object.assign(values, parseEnv(readFileSync(resolve(ROOT, name), "utf8")));
    } catch {
      // Most of them do not exist.
    }
  }
  return values;
}

/** @throws Refusal */
export function readPlaces(environment: Values, dev: boolean): Places {
  const given = { ...dotEnvFiles(dev ? "development" : "production"), ...environment };
  checkNothingHosted(given);
  const PORT = portFrom(given, "PORT", 3000);
  const SUPABASE_PORT = portFrom(given, "SUPABASE_PORT", PORT + 1);
  const STAND_INS_PORT = portFrom(given, "STAND_INS_PORT", PORT + 2);
  const SPEECH_PORT = portFrom(given, "SPEECH_PORT", PORT + 3);
  return {
    dev,
    dataDir: resolve(ROOT, given.DATA_DIR || ".data"),
    ports: { PORT, SUPABASE_PORT, STAND_INS_PORT, SPEECH_PORT },
    appUrl: `http://localhost:${PORT}`,
    supabaseUrl: `http://127.0.0.1:${SUPABASE_PORT}`,
    standInsUrl: `http://127.0.0.1:${STAND_INS_PORT}`,
    given,
  };
}

/** Everything the web server is told. What a person set for speech to text, the model and a bucket wins. */
export function serverSettings(
  places: Places,
  secrets: Secrets,
  cspHashes: string,
): Record<string, string> {
  const settings = {
    ...Object.fromEntries(
      Object.entries(places.given).filter(([name]) => /^(STT|LLM|MEDIA_S3)_/.test(name)),
    ),
    APP_URL: places.appUrl,
    SUPABASE_URL: places.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: secrets.publishableKey,
    SUPABASE_SECRET_KEY: secrets.secretKey,
    SUPABASE_JWT_SECRET: secrets.jwtSecret,
    MEDIA_DIR: resolve(places.dataDir, "media"),
    CRON_SECRET: secrets.cron,
    CSP_HASHES: cspHashes,
    // Whoever presses Ctrl-C waits for it.
    SHUTDOWN_SECONDS: places.given.SHUTDOWN_SECONDS ?? "4",
    ...standInEnv(places.standInsUrl, secrets, places.given),
  };
  try {
    parseServerEnv(settings);
  } catch (thrown) {
    if (thrown instanceof EnvError) throw new Refusal(`A setting is wrong: ${thrown.message}.`);
    throw thrown;
  }
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
