import { z } from "zod";
import { readCompany } from "#lib/data/company/companies";
import { resultsFile } from "#lib/data/results/results-file";
import { AppError } from "#lib/domain/core/errors";
import { LIST_ERRORS } from "#lib/domain/results/list-texts";
import { parseResultQuery, type ResultFilters } from "#lib/domain/results/result-query";
import { text } from "#lib/domain/text/text";
import { fileResponse } from "#lib/http/file-response";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { textStream } from "#lib/http/text-stream";

const word = z.optional(text(40));
const filters = {
  interview: word,
  status: word,
  qualified: word,
  rating: word,
  mustHaves: word,
  day: word,
  part: word,
};
/** A list's own address, without its place in the list. */
const query = z.object({
  q: z.optional(text(200)),
  sort: word,
  ...(filters satisfies Record<keyof ResultFilters, typeof word>),
});

/** The candidates that a list shows, all pages of it, as a CSV file. */
export const GET = route({
  as: memberTo("read"),
  perActor: { name: "candidates-file", max: 30, windowSeconds: 900, who: ({ userId }) => userId },
  query,
  run: async ({ actor: { db, ownerId }, query }) => {
    const company = await readCompany(db, ownerId).catch((cause) => {
      throw new AppError("internal", LIST_ERRORS.company, { cause });
    });
    if (company === null) throw new AppError("conflict", LIST_ERRORS.noCompany);
    const { departmentKey } = company;
    if (departmentKey === null) throw new AppError("conflict", LIST_ERRORS.noKey);
    const lines = resultsFile(db, parseResultQuery(query, "newest"), { departmentKey });
    const day = new Date().toISOString().slice(0, 10);
    return fileResponse(textStream(lines), { type: "text/csv", name: `candidates-${day}.csv` });
  },
});
