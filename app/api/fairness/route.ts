import { readAdverseImpact } from "#lib/data/adverse-impact";
import { impactCsv } from "#lib/domain/adverse-impact";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";

/** The adverse-impact figures as a file. */
export const GET = route({
  as: employer,
  run: async ({ actor }) =>
    new Response(impactCsv(await readAdverseImpact(actor.db)), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="adverse-impact.csv"',
        "cache-control": "no-store",
      },
    }),
});
