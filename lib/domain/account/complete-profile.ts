import * as z from "zod/mini";
import { NO_ADDRESSES, readsAsAddress } from "../text/address.ts";
import { cleaned } from "../text/cleaned.ts";
import { firstIssueOnly, type Problem } from "../text/first-issue-only.ts";
import { addressText, trimmed } from "../text/text.ts";
import { EMAIL_LIMIT } from "./email.ts";

/** The alerts of Complete Your Profile. */
export const COMPLETE_PROFILE_TEXTS = {
  required: "All fields are required!",
  terms: "You must agree to the Terms of Service and Privacy Policy.",
  nobody: "User not found. Please try logging in again.",
  failed: "Error updating profile. Please try again.",
} as const;

/** Characters of a person's first or last name, and of a company's. */
export const PERSON_NAME_LIMIT = 100;
export const COMPANY_NAME_LIMIT = 200;

export type CompleteProfile = {
  firstName: string;
  lastName: string;
  companyName: string;
  email: string;
  acceptTerms: boolean;
};

const REQUIRED = ["firstName", "lastName", "companyName", "email"] as const;

/** The first thing wrong: an empty field, then the terms; null if nothing is. */
function completeProfileProblem(given: CompleteProfile): Problem<CompleteProfile> | null {
  const empty = REQUIRED.find((field) => given[field].trim() === "");
  if (empty) return { field: empty, message: COMPLETE_PROFILE_TEXTS.required };
  if (readsAsAddress(given.companyName)) return { field: "companyName", message: NO_ADDRESSES };
  return given.acceptTerms ? null : { field: "acceptTerms", message: COMPLETE_PROFILE_TEXTS.terms };
}

const name = trimmed(PERSON_NAME_LIMIT, "That's too long");

export const completeProfileSchema = z
  .object({
    firstName: name,
    lastName: name,
    companyName: trimmed(COMPANY_NAME_LIMIT, "That's too long"),
    email: addressText(EMAIL_LIMIT, "That's too long"),
    acceptTerms: z.boolean(),
  })
  .check(firstIssueOnly(completeProfileProblem));

/** First and last name from the one that another service gave: its first two words. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", lastName = ""] = cleaned(fullName).trim().split(" ");
  return { firstName, lastName };
}
