import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import { AppError } from "#lib/domain/core/errors";
import { REFUSALS, type Refusal } from "#lib/domain/core/refusals";
import type { ServiceClient } from "#lib/vendors/supabase";
import type { Database } from "./database.ts";

/** The database with somebody's authority: the client says whose. */
export type Db = SupabaseClient<Database>;

/**
 * The database above row-level security. A user's client is none, so it can't be given to what takes this one; what
 * serves both takes `Db`.
 */
export type ServiceDb = ServiceClient<Database>;

export type Row<Table extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Table]["Row"];

type Names<List extends string> = List extends `${infer First}, ${infer Rest}`
  ? First | Names<Rest>
  : List;

/** What is read of a table's row by a list of columns, as `select` takes it. */
export type Selected<Table extends keyof Database["public"]["Tables"], List extends string> = Pick<
  Row<Table>,
  Extract<Names<List>, keyof Row<Table>>
>;

/** What the database answers: data, or an error. */
export type Answer = { data: unknown; error: PostgrestError | null };

/** The data of an answer that is no error. */
export type DataOf<A extends Answer> = Extract<A, { error: null }>["data"];

/**
 * The data of an answer from the database.
 * @throws AppError `forbidden` if a policy, grant or trigger refused, `internal` for everything else.
 */
export function unwrap<A extends Answer>(answer: A): DataOf<A>;
export function unwrap({ data, error }: Answer): unknown {
  if (error !== null) throw databaseError(error);
  return data;
}

/** How many rows there are, from an answer that was asked to count them. @throws AppError, as `unwrap` */
export function unwrapCount({ count, error }: Answer & { count: number | null }): number {
  if (error !== null) throw databaseError(error);
  return count ?? 0;
}

/** What one of the database's functions refused with; null if it didn't, and for every other error. */
export function refusalOf(error: Pick<PostgrestError, "message"> | null): Refusal | null {
  return REFUSALS.find((name) => name === error?.message) ?? null;
}

/** What functions of the database refuse, in the words of whoever asked. */
export type RefusalWords = Readonly<Partial<Record<Refusal, string>>>;

/** As `unwrap`. @throws AppError also `conflict`, for what was refused in these words */
export function unwrapOr<A extends Answer>(answer: A, words: RefusalWords): DataOf<A> {
  const refusal = refusalOf(answer.error);
  const said = refusal === null ? undefined : words[refusal];
  if (said !== undefined) throw new AppError("conflict", said);
  return unwrap(answer);
}

const ON_HOLD =
  "This can't be deleted while it's on legal hold. Nothing was deleted. Lift the hold in Company Settings first.";

const ONE_LINE = "Names and titles go on one line. Remove line breaks and tabs, and try again.";

/** Our error for one of the database's; its text goes to the log only. */
export function databaseError(error: PostgrestError): AppError {
  const refusal = refusalOf(error);
  if (refusal === "on_hold") return new AppError("conflict", ON_HOLD);
  const log = `database: ${error.code} ${error.message}`;
  if (refusal === "one_line") {
    return new AppError("invalid_input", ONE_LINE, { log: `${log}: ${error.details}` });
  }
  if (error.code === "42501") return new AppError("forbidden", "You can't do that.", { log });
  return new AppError("internal", "Something went wrong.", { log, cause: error });
}
