import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import type { Database } from "#lib/data/database";
import { serverEnv } from "#lib/env/server";
import { serviceClient } from "#lib/vendors/supabase";
import { fails, type Outcome, warns, works } from "./outcome.ts";

const MIGRATIONS = resolve(import.meta.dirname, "../../supabase/migrations");
const PATIENCE_MS = 10_000;

/** The numbers of the migrations of this version. */
function known(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .map((file) => file.split("_")[0] ?? file);
}

/** Whether the database answers, and has the migrations of this version and no others. */
export async function database(): Promise<Outcome> {
  // Above row-level security: nobody else may read the list of migrations.
  const { data, error, status } = await serviceClient<Database>().rpc("applied_migrations");
  if (status === 401 || status === 403) return fails("SUPABASE_SECRET_KEY is not this project's");
  if (status === 0) return fails("nothing answers: is SUPABASE_URL wrong?");
  if (error?.code === "PGRST202") return fails("no migrations: run npx supabase db push");
  if (error) return fails(`it answered ${status} ${error.code ?? ""}`.trim());
  const here = known();
  const missing = here.filter((version) => !data.includes(version));
  const more = data.filter((version) => !here.includes(version));
  if (missing.length > 0)
    return fails(`${missing.length} migrations are missing: run npx supabase db push`);
  if (more.length > 0) return warns(`it has ${more.length} migrations that this version lacks`);
  return works(`${here.length} migrations applied`);
}

const settings = z.object({
  disable_signup: z.boolean(),
  mailer_autoconfirm: z.boolean(),
  external: z.record(z.string(), z.unknown()),
});
const keySet = z.object({ keys: z.array(z.unknown()) });

async function askAuth(path: string): Promise<Response> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = serverEnv();
  return fetch(new URL(`/auth/v1/${path}`, SUPABASE_URL), {
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** Whether sign-up and sign-in are set as the screens need them, and tokens can be verified. */
export async function auth(): Promise<Outcome> {
  const { SIGN_IN_PROVIDERS, SUPABASE_JWT_SECRET } = serverEnv();
  const answer = await askAuth("settings");
  if (answer.status === 401 || answer.status === 403)
    return fails("SUPABASE_PUBLISHABLE_KEY is not this project's");
  if (!answer.ok) return fails(`it answered ${answer.status}`);
  const { disable_signup, mailer_autoconfirm, external } = settings.parse(await answer.json());
  if (disable_signup) return fails("sign-ups are off: nobody can make an account");
  const off = SIGN_IN_PROVIDERS.filter((name) => external[name] !== true);
  if (off.length > 0) return fails(`SIGN_IN_PROVIDERS names ${off.join(", ")}, which is off there`);
  if (SUPABASE_JWT_SECRET === undefined) {
    const { keys } = keySet.parse(await (await askAuth(".well-known/jwks.json")).json());
    if (keys.length === 0)
      return fails("it publishes no signing keys: make one, or set SUPABASE_JWT_SECRET");
  }
  if (!mailer_autoconfirm)
    return warns(
      "it asks for a confirmed address before the first sign-in: run npm run auth:setup",
    );
  return works("sign-up is open, tokens can be verified");
}
