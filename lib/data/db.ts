import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import { AppError } from "#lib/domain/errors";
import type { Database } from "./database.types.ts";

/** The database with somebody's authority: the client says whose. */
export type Db = SupabaseClient<Database>;

export type Row<Table extends keyof Database["public"]["Tables"]> =
  Database["public"]["Tables"][Table]["Row"];

/** What the database answers: data, or an error. */
type Answer<T> = { data: T; error: null } | { data: null; error: PostgrestError };

/**
 * The data of an answer from the database.
 * @throws AppError `forbidden` where a policy, grant or trigger refused, `internal` for everything else.
 */
export function unwrap<T>(answer: Answer<T>): T {
  if (answer.error !== null) throw databaseError(answer.error);
  return answer.data;
}

/** Our error for one of the database's; its text goes to the log only. */
export function databaseError(error: PostgrestError): AppError {
  const log = `database: ${error.code} ${error.message}`;
  if (error.code === "42501") return new AppError("forbidden", "You cannot do that.", { log });
  return new AppError("internal", "Something went wrong.", { log, cause: error });
}
