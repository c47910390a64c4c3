import { z } from "zod";
import { readCompany } from "#lib/data/company/companies";
import { readAnalysis } from "#lib/data/results/analysis-figures";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";
import { analysisCsv } from "#lib/domain/results/analysis-figures";
import { ANALYSIS_RANGES, SEARCH_LIMIT } from "#lib/domain/results/analysis-query";
import { companyDate } from "#lib/domain/text/dates";
import { text } from "#lib/domain/text/text";
import { fileResponse } from "#lib/http/file-response";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";

/** The AI Analysis figures as a file, with the filter of the page. */
export const GET = route({
  as: memberTo("read"),
  perActor: { name: "ai-analysis", max: 60, windowSeconds: 900, who: ({ userId }) => userId },
  query: z.object({ q: z.optional(text(SEARCH_LIMIT)), range: z.enum(ANALYSIS_RANGES).optional() }),
  run: async ({ actor: { db, ownerId }, query: { q = "", range = "all" } }) => {
    const asked = { search: q.trim(), range };
    const [figures, company] = await Promise.all([
      readAnalysis(db, asked),
      readCompany(db, ownerId),
    ]);
    const day = companyDate(new Date().toISOString(), company?.timeZone ?? DEFAULT_TIME_ZONE);
    return fileResponse(analysisCsv(figures, asked, day), {
      type: "text/csv",
      name: "ai-analysis.csv",
    });
  },
});
