import { after } from "next/server";
import { sweepRetention } from "#lib/data/company/retention-sweep";
import { sweepInvites } from "#lib/data/interviews/invite-mails";
import { retryEvaluations } from "#lib/data/results/evaluations";
import { sweepUploads } from "#lib/data/room/recordings";
import { sweepContactMessages } from "#lib/data/site/contact-messages";
import { sweepWebhooks } from "#lib/data/webhooks/deliveries";
import { serviceDb } from "#lib/http/clients";
import { describeError, log } from "#lib/http/log";
import { route } from "#lib/http/route";
import { scheduler } from "#lib/http/scheduler";
import { runDueJobs } from "#lib/jobs/runner";
import { keepPlansCurrent } from "#lib/workflows/plans/keep-plans-current";

export const maxDuration = 300;

const sweep = route({
  as: scheduler,
  run: async () => {
    // Above row-level security, here and below: time passes for every company.
    await sweepUploads(serviceDb());
    await retryEvaluations(serviceDb());
    await sweepInvites(serviceDb());
    await sweepRetention(serviceDb());
    await sweepContactMessages(serviceDb());
    await sweepWebhooks(serviceDb());
    const { graceEnded, opened, failures } = await keepPlansCurrent(serviceDb());
    if (graceEnded + opened > 0) log("info", "plans", { graceEnded, opened });
    for (const failure of failures) log("error", "plans", { error: describeError(failure) });
    after(() => runDueJobs());
    return { swept: true };
  },
});

/**
 * Moves plans on with the time, drops what nobody will finish and tries failed evaluations again; then runs due jobs, for
 * which the answer does not wait. Called on a schedule with CRON_SECRET.
 */
export { sweep as GET, sweep as POST };
