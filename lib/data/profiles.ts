import { AppError } from "#lib/domain/errors";
import { type Plan, toPlan } from "#lib/domain/plans";
import type { Db } from "./db.ts";

export type Profile = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  plan: Plan;
};

/** The profile of an account; null where there is none or it is another's. */
export async function readProfile(db: Db, userId: string): Promise<Profile | null> {
  const { data, error } = await db
    .from("profiles")
    .select("id, email, first_name, last_name, company_name, subscription")
    .eq("id", userId)
    .maybeSingle();
  if (error) throw new AppError("internal", "Failed to load profile.", { cause: error });
  if (!data) return null;
  return {
    id: data.id,
    email: data.email ?? "",
    firstName: data.first_name ?? "",
    lastName: data.last_name ?? "",
    companyName: data.company_name ?? "",
    plan: toPlan(data.subscription),
  };
}

/** Keeps a person's names beside their account, making the row where it is missing. */
export async function saveProfileNames(
  db: Db,
  userId: string,
  names: { firstName: string; lastName: string; companyName: string },
): Promise<void> {
  const { error } = await db.from("profiles").upsert(
    {
      id: userId,
      first_name: names.firstName,
      last_name: names.lastName,
      company_name: names.companyName,
    },
    { onConflict: "id" },
  );
  if (error) throw new AppError("internal", "Your name could not be saved.", { cause: error });
}
