import { readServiceFigures } from "#lib/data/operations/service-figures";
import { JOB_KINDS } from "#lib/domain/jobs/kinds";
import { metricsText } from "#lib/domain/operations/service-figures";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { monitoring } from "#lib/http/scheduler";

/** Figures of the whole service for Prometheus, for whoever has METRICS_TOKEN. */
export const GET = route({
  as: monitoring,
  quiet: true,
  run: async () => {
    // Above row-level security: they count over all companies.
    const text = metricsText(await readServiceFigures(serviceDb()), JOB_KINDS);
    return new Response(text, {
      headers: { "content-type": "text/plain; version=0.0.4", "cache-control": "no-store" },
    });
  },
});
