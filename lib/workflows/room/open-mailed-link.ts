import { markVerified } from "#lib/data/account/profiles";
import type { Db, ServiceDb } from "#lib/data/db";
import { type LinkSignIn, openMailedLink as open } from "#lib/vendors/accounts/recovery";

type Clients = {
  db: Db;
  /** Above row-level security: nobody may mark their own address as proved. */
  service: ServiceDb;
};

/** Signs in by the token of a mailed link, in whatever browser it is opened. @throws AppError invalid_input */
export async function openMailedLink(
  { db, service }: Clients,
  link: { tokenHash: string; type: "recovery" | "signup" },
): Promise<LinkSignIn> {
  const arrival = await open(db, link);
  if (link.type === "signup") await markVerified(service, arrival.userId, arrival.email);
  return arrival;
}
