import type { Database } from "#lib/data/database";
import { phoneSupportFault } from "#lib/domain/plans/phone-support";
import { serverEnv } from "#lib/env/server";
import { serviceClient } from "#lib/vendors/supabase";
import { inlineScriptHashes } from "../../lib/http/inline-scripts.cjs";
import { fails, type Outcome, warns, works } from "./outcome.ts";

const PATIENCE_MS = 30_000;
/** The sweep comes once a minute. */
const LATE_MINUTES = 5;

/** Reads the landing page as a browser does: over https, with every script of it allowed. */
export async function address(): Promise<Outcome> {
  const { APP_URL } = serverEnv();
  const answer = await fetch(APP_URL, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) return fails(`it answered ${answer.status}`);
  const policy = answer.headers.get("content-security-policy") ?? "";
  const blocked = inlineScriptHashes(await answer.text()).filter((hash) => !policy.includes(hash));
  if (blocked.length > 0)
    return fails("the page's own scripts are blocked: CSP_HASHES is not of this build");
  return APP_URL.startsWith("https:")
    ? works("the landing page is there, and its scripts run")
    : warns("the landing page is there, but not over https");
}

/** Sweeps once, and looks whether due work waits although somebody should sweep. */
export async function scheduler(): Promise<Outcome> {
  const { APP_URL, CRON_SECRET } = serverEnv();
  const late = new Date(Date.now() - LATE_MINUTES * 60_000).toISOString();
  // Above row-level security: nobody may read the queue.
  const { count } = await serviceClient<Database>()
    .from("jobs")
    .select("id", { count: "exact", head: true })
    .is("finished_at", null)
    .is("dead_at", null)
    .is("locked_by", null)
    .lt("run_at", late);
  const answer = await fetch(`${APP_URL}/api/cron/sweep`, {
    method: "POST",
    headers: { authorization: `Bearer ${CRON_SECRET}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (answer.status === 401) return fails("the server has another CRON_SECRET");
  if (!answer.ok) return fails(`the sweep answered ${answer.status}`);
  if (count)
    return warns(`${count} jobs had waited for ${LATE_MINUTES} minutes: does anybody sweep?`);
  return works("the sweep answers, and no job waits");
}

/** Whether a plan is sold with a telephone that nobody set. */
export async function telephone(): Promise<Outcome> {
  const fault = phoneSupportFault(serverEnv().SUPPORT_PHONE);
  return fault === null ? works("companies on Scale and Custom see it") : warns(fault);
}
