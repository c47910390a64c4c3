import { z } from "zod";
import { readCompany } from "#lib/data/company/companies";
import type { Db } from "#lib/data/db";
import { readChosenIds } from "#lib/data/results/bulk-choice";
import { chosenPieces, listPieces } from "#lib/data/results/result-pieces";
import { resultsFile } from "#lib/data/results/results-file";
import { AppError } from "#lib/domain/core/errors";
import { MOST_IN_BULK } from "#lib/domain/results/bulk";
import { choiceSchema } from "#lib/domain/results/bulk-request";
import { LIST_ERRORS } from "#lib/domain/results/list-texts";
import { parseResultQuery, type ResultFilters } from "#lib/domain/results/result-query";
import type { ResultRow } from "#lib/domain/results/results";
import { TAG_LIMIT } from "#lib/domain/results/tags";
import { text } from "#lib/domain/text/text";
import { publicEnv } from "#lib/env/public";
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
  contact: z.optional(text(100)),
  tag: z.optional(text(2 * TAG_LIMIT)),
  assigned: word,
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
    return csvResponse(db, listPieces(db, parseResultQuery(query, "newest"), { departmentKey }));
  },
});

/** The chosen ones as the same file. */
export const POST = route({
  as: memberTo("read"),
  perActor: { name: "candidates-file", max: 30, windowSeconds: 900, who: ({ userId }) => userId },
  body: z.object({ choice: choiceSchema }),
  run: async ({ actor, body }) => {
    const ids = await readChosenIds(actor, body.choice, MOST_IN_BULK);
    return csvResponse(actor.db, chosenPieces(actor.db, ids));
  },
});

function csvResponse(db: Db, pieces: AsyncGenerator<ResultRow[]>): Response {
  const day = new Date().toISOString().slice(0, 10);
  return fileResponse(textStream(resultsFile(db, pieces, publicEnv().appUrl)), {
    type: "text/csv",
    name: `candidates-${day}.csv`,
  });
}
