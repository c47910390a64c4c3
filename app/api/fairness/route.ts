import { readAdverseImpact } from "#lib/data/adverse-impact";
import { impactCsv } from "#lib/domain/adverse-impact";
import { fileResponse } from "#lib/http/file-response";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";

/** The adverse-impact figures as a file. */
export const GET = route({
  as: employer,
  run: async ({ actor }) =>
    fileResponse(impactCsv(await readAdverseImpact(actor.db)), {
      type: "text/csv",
      name: "adverse-impact.csv",
    }),
});
