import { shownBranding } from "#lib/domain/company/company";
import type { Industry } from "#lib/domain/company/industries";
import { smallLogoName } from "#lib/domain/company/logo";
import type { Retention } from "#lib/domain/company/retention";
import { AppError } from "#lib/domain/core/errors";
import type { AtsConnection } from "#lib/domain/integrations/connection";
import type { ProviderName } from "#lib/domain/interviews/provider";
import type { Access } from "#lib/domain/plans/plans";
import type { WeeklyHours } from "#lib/domain/results/weekly-hours";
import type { TablesUpdate } from "../database.types.ts";
import { type Db, type Selected, type ServiceDb, unwrap } from "../db.ts";
import { toConnection } from "../integrations/connections.ts";
import { toWeeklyHours } from "../results/weekly-hours.ts";
import { toRetention } from "./retention.ts";

export type Company = {
  id: string;
  name: string;
  /** The key at the interview provider, by which every row of a company is found; null until it has one. */
  departmentKey: string | null;
  /** Where its candidates answer. */
  provider: ProviderName;
  location: string;
  website: string | null;
  industry: Industry | null;
  primaryColor: string;
  secondaryColor: string;
  /** The name of the logo's file, and the address that is derived from it. */
  logoPath: string | null;
  logoUrl: string | null;
  timeZone: string;
  completed: boolean;
  firstInterviewId: string | null;
  completionBitmask: string;
  /** How long what candidates gave is kept; null while everything is. */
  retention: Retention | null;
  /** From which times are offered; null while it has none. */
  weeklyHours: WeeklyHours | null;
  /** Its applicant tracking system; null if none is connected. */
  ats: AtsConnection | null;
};

const COLUMNS =
  "id, company_name, willo_company_key, interview_provider, company_location, company_website, company_niche, company_primary_colour, company_secondary_colour, company_logo_url, time_zone, company_profile_completed, first_interview_id, completion_bitmask, keep_recordings_days, keep_results_years, weekly_days, weekly_from, weekly_to, weekly_minutes, weekly_buffer, weekly_weeks, knit_integration_id, knit_connected_at, knit_app_id, knit_category_id, knit_refused_at";

export const COMPANY_NOT_SAVED =
  "Failed to update company profile: it couldn't be saved. Please try again.";

/** The company that an account owns; null if it has none yet. */
export async function readCompany(db: Db, ownerId: string): Promise<Company | null> {
  const { data, error } = await db
    .from("company_profiles")
    .select(COLUMNS)
    .eq("created_by_user_id", ownerId)
    .maybeSingle();
  if (error) {
    throw new AppError("internal", "Failed to load company profile.", { cause: error });
  }
  return data && toCompany(db, data);
}

type CompanyRow = Selected<"company_profiles", typeof COLUMNS>;

/** A stored company in our words; its logo's address is that of the client's project. */
export function toCompany(db: Db, data: CompanyRow): Company {
  return {
    id: data.id,
    name: data.company_name,
    departmentKey: data.willo_company_key,
    provider: data.interview_provider,
    location: data.company_location ?? "",
    website: data.company_website,
    industry: data.company_niche,
    primaryColor: data.company_primary_colour,
    secondaryColor: data.company_secondary_colour,
    logoPath: data.company_logo_url,
    logoUrl: data.company_logo_url && logoAddress(db, data.company_logo_url),
    timeZone: data.time_zone,
    completed: data.company_profile_completed,
    firstInterviewId: data.first_interview_id,
    completionBitmask: data.completion_bitmask,
    retention: toRetention(data),
    weeklyHours: toWeeklyHours(data),
    ats: toConnection(data),
  };
}

export type CompanyFields = {
  name: string;
  location: string;
  industry: Industry;
  timeZone: string;
  /** What is left out stays as it is stored; all of it if the plan does not include it. */
  website?: string | null | undefined;
  primaryColor?: string | undefined;
  secondaryColor?: string | undefined;
  logoPath?: string | null | undefined;
};

/** Where everybody reads a stored logo. */
export function logoAddress(db: Db, name: string): string {
  return db.storage.from("company-assets").getPublicUrl(name).data.publicUrl;
}

/** A company as strangers see it: with its small logo, and what its plan includes. */
export function companyLook(
  db: Db,
  row: Pick<
    CompanyRow,
    "company_name" | "company_logo_url" | "company_primary_colour" | "company_secondary_colour"
  >,
  access: Access,
) {
  const look = {
    name: row.company_name,
    logoUrl: row.company_logo_url && logoAddress(db, smallLogoName(row.company_logo_url)),
    primaryColor: row.company_primary_colour,
    secondaryColor: row.company_secondary_colour,
  };
  return shownBranding(look, access);
}

function toRow(fields: CompanyFields) {
  return {
    company_name: fields.name,
    company_location: fields.location,
    company_niche: fields.industry,
    time_zone: fields.timeZone,
    company_website: fields.website,
    company_primary_colour: fields.primaryColor,
    company_secondary_colour: fields.secondaryColor,
    company_logo_url: fields.logoPath,
  } satisfies TablesUpdate<"company_profiles">;
}

/** Makes the company of an owner, or finds the one that is there. */
export async function startCompany(
  service: ServiceDb,
  ownerId: string,
  fields: CompanyFields,
): Promise<void> {
  const { error } = await service
    .from("company_profiles")
    .upsert(
      { created_by_user_id: ownerId, ...toRow(fields) },
      { onConflict: "created_by_user_id", ignoreDuplicates: true },
    );
  if (error) throw saveFailed(error);
}

/** The company that an account owns. */
export async function ownCompanyId(service: ServiceDb, userId: string): Promise<string> {
  const { id } = unwrap(
    await service.from("company_profiles").select("id").eq("created_by_user_id", userId).single(),
  );
  return id;
}

/** Changes what the owner may change; the database refuses branding that the plan does not include. */
export async function updateCompany(
  db: Db,
  ownerId: string,
  fields: CompanyFields & { completed: boolean },
): Promise<void> {
  const { error } = await db
    .from("company_profiles")
    .update({ ...toRow(fields), company_profile_completed: fields.completed })
    .eq("created_by_user_id", ownerId);
  if (error) throw saveFailed(error);
}

/** Stores the provider and its key once; a key that is already there stays. */
export async function keepDepartmentKey(
  service: ServiceDb,
  ownerId: string,
  { key, provider }: { key: string; provider: ProviderName },
): Promise<void> {
  const { error } = await service
    .from("company_profiles")
    .update({ willo_company_key: key, interview_provider: provider })
    .eq("created_by_user_id", ownerId)
    .is("willo_company_key", null);
  if (error) {
    const message =
      "Failed to update company_profiles with Willow key. What you typed is saved, but your company isn't set up yet. Please try again.";
    throw new AppError("internal", message, { cause: error });
  }
}

/** Marks a step of Getting Started as done for the reader's company; again changes nothing. */
export async function completeStep(db: Db, position: number): Promise<void> {
  unwrap(await db.rpc("complete_step", { p_step: position }));
}

function saveFailed(cause: { code: string }): AppError {
  if (cause.code === "42501") {
    return new AppError(
      "forbidden",
      "Failed to update company profile: your plan doesn't include a website, colors, or a logo.",
      { cause },
    );
  }
  return new AppError("internal", COMPANY_NOT_SAVED, { cause });
}
