import type { Db } from "#lib/data/db";
import { type Arrival, openMailedLink as open } from "#lib/vendors/accounts/recovery";

/** Signs in by the token of a mailed link, in whatever browser it is opened. @throws AppError invalid_input */
export async function openMailedLink(
  db: Db,
  link: { tokenHash: string; type: "recovery" | "signup" },
): Promise<Arrival> {
  return open(db, link);
}
