import { z } from "zod";
import { LIST_ERRORS } from "#lib/domain/results/list-texts";
import type { ResultQuery } from "#lib/domain/results/result-query";
import type { ListFacts, ResultPage } from "#lib/domain/results/results";
import type { Db } from "../db.ts";
import { type ListScope, listResults, readListFacts } from "./results.ts";

type List = { page: ResultPage; facts: ListFacts };

/** What the screen says, and what the log should. */
type ListProblem = { problem: string; cause: unknown };

/**
 * A page of a list and what stands around it, in two requests; or, if it can't be read, what the screen says instead.
 */
export async function readList(
  db: Db,
  query: ResultQuery,
  scope: ListScope,
): Promise<List | ListProblem> {
  if (scope.departmentKey === null) return { problem: LIST_ERRORS.noKey, cause: null };
  try {
    const [page, facts] = await Promise.all([
      listResults(db, query, scope),
      readListFacts(db, query, scope),
    ]);
    if (page.rows.length > 0 || query.cursor === null) return { page, facts };
    // What stood there has gone since.
    return { page: await listResults(db, { ...query, cursor: null }, scope), facts };
  } catch (error) {
    const unreadable = error instanceof z.ZodError;
    return { problem: unreadable ? LIST_ERRORS.unreadable : LIST_ERRORS.unexpected, cause: error };
  }
}
