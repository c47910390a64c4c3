import { type ServiceDb, unwrap } from "../db.ts";

const COMPANIES = 20;
const ATTEMPTS = 500;

/** Warns of, and deletes, what companies keep no longer; each company has its turn once a day. */
export async function sweepRetention(service: ServiceDb): Promise<number> {
  return unwrap(
    await service.rpc("sweep_retention", { p_companies: COMPANIES, p_limit: ATTEMPTS }),
  );
}

/** What a company's owner is told before something is deleted. */
type RetentionWarning = {
  email: string;
  /** Of how many candidates. */
  recordings: number;
  results: number;
};

/** What a company's owner should be told; null if that is nothing, or the company has no owner anymore. */
export async function readRetentionWarning(
  service: ServiceDb,
  departmentKey: string,
): Promise<RetentionWarning | null> {
  const [found] = unwrap(await service.rpc("retention_to_warn", { p_department: departmentKey }));
  if (!found || found.recordings + found.results === 0) return null;
  const company = unwrap(
    await service
      .from("company_profiles")
      .select("created_by_user_id")
      .eq("willo_company_key", departmentKey)
      .maybeSingle(),
  );
  if (company === null) return null;
  const owner = unwrap(
    await service
      .from("profiles")
      .select("email")
      .eq("id", company.created_by_user_id)
      .maybeSingle(),
  );
  return owner?.email ? { ...found, email: owner.email } : null;
}

/** Keeps that the owner was told of what was found until then; a week later it is deleted. */
export async function markRetentionWarned(
  service: ServiceDb,
  departmentKey: string,
  foundUntil: Date,
): Promise<void> {
  unwrap(
    await service.rpc("mark_retention_warned", {
      p_department: departmentKey,
      p_before: foundUntil.toISOString(),
    }),
  );
}
