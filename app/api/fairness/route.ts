import { readCompany } from "#lib/data/company/companies";
import { readAdverseImpact } from "#lib/data/fairness/adverse-impact";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { impactCsv } from "#lib/domain/fairness/adverse-impact";
import { fileResponse } from "#lib/http/file-response";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** The adverse-impact figures as a file. */
export const GET = route({
  as: memberTo("decide"),
  perActor: { name: "fairness", max: 60, windowSeconds: 900, who: ({ userId }) => userId },
  run: async ({ actor: { db, ownerId } }) => {
    const [report, company] = await Promise.all([readAdverseImpact(db), readCompany(db, ownerId)]);
    const csv = impactCsv(report, company?.timeZone ?? DEFAULT_TIME_ZONE);
    return fileResponse(csv, { type: "text/csv", name: "adverse-impact.csv" });
  },
});
