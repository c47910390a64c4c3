import { log } from "#lib/http/log";
import { route } from "#lib/http/route";
import { scheduler } from "#lib/http/scheduler";
import { runDueJobs } from "#lib/jobs/runner";

export const maxDuration = 300;

const sweep = route({
  as: scheduler,
  run: async () => {
    const reports = await runDueJobs();
    for (const { outcome, ...report } of reports) {
      log(outcome === "done" ? "info" : "error", `job ${outcome}`, report);
    }
    return { ran: reports.length };
  },
});

/** Runs due jobs; called on a schedule with CRON_SECRET. */
export { sweep as GET, sweep as POST };
