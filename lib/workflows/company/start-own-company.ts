import { ownCompanyId, startCompany } from "#lib/data/company/companies";
import { chooseCompany } from "#lib/data/company/team";
import type { Db, ServiceDb } from "#lib/data/db";
import { UNNAMED_COMPANY } from "#lib/domain/company/company";
import { DEFAULT_TIME_ZONE } from "#lib/domain/company/time-zones";

/**
 * Gives a member a company of their own beside those that they belong to, which they set up next; who owns one goes to it.
 * @param clients `service` makes its row, which no user may write.
 */
export async function startOwnCompany(
  { db, service }: { db: Db; service: ServiceDb },
  userId: string,
): Promise<void> {
  const unnamed = { name: UNNAMED_COMPANY, location: "", timeZone: DEFAULT_TIME_ZONE };
  await startCompany(service, userId, { ...unnamed, industry: "default" });
  if (!(await chooseCompany(db, await ownCompanyId(service, userId))))
    throw new Error("choose_company doesn't know the asker's own company");
}
