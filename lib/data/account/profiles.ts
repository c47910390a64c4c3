import type { MailChoice } from "#lib/domain/account/mail-choice-request";
import { AppError } from "#lib/domain/core/errors";
import type { Db, Selected, ServiceDb } from "../db.ts";

export type Profile = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  companyName: string;
  /** Whether the owner has proved that the address is theirs. */
  verified: boolean;
  /** Whether they have accepted our terms, in whatever version. */
  termsAccepted: boolean;
};

/** Keeps how often somebody is mailed about new answers, and with what; what is left out stays. */
export async function saveMailChoice(
  db: Db,
  userId: string,
  { email, details }: MailChoice,
): Promise<void> {
  const { error } = await db
    .from("profiles")
    .update({
      ...(email !== undefined && { mail_answers: email }),
      ...(details !== undefined && { notify_details: details }),
    })
    .eq("id", userId);
  if (error) {
    throw new AppError("internal", "Your choice couldn't be saved. Please try again.", {
      cause: error,
    });
  }
}

const COLUMNS =
  "id, email, first_name, last_name, company_name, email_verified_at, terms_accepted_at";

/** The profile of an account; null if there is none or it is another's. */
export async function readProfile(db: Db, userId: string): Promise<Profile | null> {
  const { data, error } = await db.from("profiles").select(COLUMNS).eq("id", userId).maybeSingle();
  if (error) throw new AppError("internal", "Failed to load profile.", { cause: error });
  return data && toProfile(data);
}

/** A stored profile in our words. */
export function toProfile(data: Selected<"profiles", typeof COLUMNS>): Profile {
  return {
    id: data.id,
    email: data.email ?? "",
    firstName: data.first_name ?? "",
    lastName: data.last_name ?? "",
    companyName: data.company_name ?? "",
    verified: data.email_verified_at !== null,
    termsAccepted: data.terms_accepted_at !== null,
  };
}

/** Keeps a person's names beside their account, making the row if it is missing. */
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
  if (error) throw new AppError("internal", "Your name couldn't be saved.", { cause: error });
}

/** Whether mail may go to others in this owner's name: only once their own address is proved. */
export async function ownerIsVerified(db: Db, userId: string): Promise<boolean> {
  return (await readProfile(db, userId))?.verified ?? false;
}

/** Marks an address as proved, if it still is the account's. */
export async function markVerified(
  service: ServiceDb,
  userId: string,
  email: string,
): Promise<void> {
  const { error } = await service
    .from("profiles")
    .update({ email_verified_at: new Date().toISOString() })
    .eq("id", userId)
    .eq("email", email)
    .is("email_verified_at", null);
  if (error)
    throw new AppError("internal", "Your email address couldn't be confirmed.", { cause: error });
}

/**
 * Keeps that an owner has accepted a version of the terms, and when; null takes it back, for whoever comes after them.
 * What they accepted before keeps its time.
 */
export async function saveTerms(
  service: ServiceDb,
  userId: string,
  version: string | null,
): Promise<void> {
  const terms_accepted_at = version === null ? null : new Date().toISOString();
  const changing = service
    .from("profiles")
    .update({ terms_version: version, terms_accepted_at })
    .eq("id", userId);
  const { error } =
    version === null
      ? await changing
      : await changing.or(`terms_version.is.null,terms_version.neq.${version}`);
  if (error) throw new AppError("internal", "Your choice couldn't be saved.", { cause: error });
}
