import { saveProfileNames } from "#lib/data/account/profiles";
import { joinCompany } from "#lib/data/company/team";
import type { Db } from "#lib/data/db";
import { routes } from "#lib/domain/core/routes";

type Joining = { token: string; names: { firstName: string; lastName: string } | null };

/**
 * Joins a company by its invitation and keeps the name of whoever had none; the company's own is no part of it.
 * @throws AppError `conflict`
 */
export async function joinTeam(
  { db, userId }: { db: Db; userId: string },
  { token, names }: Joining,
): Promise<{ next: string }> {
  await joinCompany(db, token);
  if (names) await saveProfileNames(db, userId, { ...names, companyName: "" });
  return { next: routes.dashboard };
}
