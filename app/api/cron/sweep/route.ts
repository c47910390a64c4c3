import { after } from "next/server";
import { sweepRetention } from "#lib/data/company/retention-sweep";
import type { ServiceDb } from "#lib/data/db";
import { retryEvaluations } from "#lib/data/evaluation/evaluations";
import { giveUpDeliveries } from "#lib/data/integrations/deliveries";
import { sweepInvites } from "#lib/data/interviews/invite-mails";
import { sweepJobs, withLease } from "#lib/data/jobs";
import { forgetModelUses } from "#lib/data/plans/spend";
import { sweepRateLimits } from "#lib/data/rate-limits";
import { sweepUploads } from "#lib/data/room/recordings";
import { sweepTexts } from "#lib/data/room/texts";
import { sweepContactMessages } from "#lib/data/site/contact-messages";
import { sweepWebhooks } from "#lib/data/webhooks/deliveries";
import { serviceDb } from "#lib/http/clients";
import { describeError, log } from "#lib/http/log";
import { route } from "#lib/http/route";
import { scheduler } from "#lib/http/scheduler";
import { runDueJobs } from "#lib/jobs/runner";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";

export const maxDuration = 300;

/** How long a killed sweep blocks the next one. */
const LEASE_SECONDS = 15;

const PARTS = [
  sweepUploads,
  retryEvaluations,
  giveUpDeliveries,
  sweepInvites,
  sweepRetention,
  sweepContactMessages,
  sweepRateLimits,
  sweepWebhooks,
  forgetModelUses,
  sweepTexts,
  sweepJobs,
  movePlansOn,
];

// Above row-level security, here and below: time passes for every company.
async function sweepAll(): Promise<true> {
  const service = serviceDb();
  const failures: unknown[] = [];
  for (const part of PARTS) {
    try {
      await part(service);
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, failures.map(describeError).join("; "));
  }
  return true;
}

async function movePlansOn(service: ServiceDb): Promise<void> {
  const { graceEnded, opened, failures } = await keepPlansCurrent(service);
  if (graceEnded + opened > 0) log("info", "plans", { graceEnded, opened });
  for (const failure of failures) log("error", "plans", { error: describeError(failure) });
}

const sweep = route({
  as: scheduler,
  quiet: true,
  run: async () => {
    after(() => runDueJobs());
    const swept = await withLease(serviceDb(), "sweep", LEASE_SECONDS, sweepAll);
    return { swept: swept ?? false };
  },
});

/**
 * Moves plans on with the time, drops what nobody will finish and tries failed evaluations again; then runs due jobs, for
 * which the answer does not wait. A part that fails holds up no other, and makes the answer a 500. One server sweeps at a
 * time; jobs are run by all of them. Called on a schedule with CRON_SECRET.
 */
export { sweep as GET, sweep as POST };
