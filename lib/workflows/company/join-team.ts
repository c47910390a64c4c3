import { readProfile, saveProfileNames } from "#lib/data/account/profiles";
import { joinCompany } from "#lib/data/company/team";
import type { Db } from "#lib/data/db";
import { AppError } from "#lib/domain/core/errors";
import { routes } from "#lib/domain/core/routes";

const NAME_FIRST = "Reload the page and add your name, so that the others know who you are.";

type Joining = { token: string; names: { firstName: string; lastName: string } | null };

/**
 * Joins a company by its invitation and keeps the name of whoever had none; the company's own is no part of it.
 * @throws AppError `conflict`, or `invalid_input` without a name for the others to see
 */
export async function joinTeam(
  { db, userId }: { db: Db; userId: string },
  { token, names }: Joining,
): Promise<{ next: string }> {
  const profile = names === null ? await readProfile(db, userId) : null;
  if (names === null && !profile?.firstName) throw new AppError("invalid_input", NAME_FIRST);
  // Before the invitation is spent on it.
  if (names) await saveProfileNames(db, userId, { ...names, companyName: "" });
  await joinCompany(db, token);
  return { next: routes.dashboard };
}
