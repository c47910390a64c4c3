import * as z from "zod/mini";
import { MAX_NEXT } from "../core/routes.ts";
import { firstIssueOnly, type Problem } from "../text/first-issue-only.ts";
import { addressText, text } from "../text/text.ts";
import { EMAIL_LIMIT, INVALID_EMAIL, isEmail } from "./email.ts";
import {
  isTooLong,
  meetsPasswordRules,
  PASSWORD_LIMIT,
  PASSWORD_TOO_LONG,
  PASSWORD_TOO_WEAK,
} from "./password.ts";

export const TERMS_NOT_ACCEPTED = "Please accept the Terms of Service and Privacy Policy";

export type SignUp = {
  email: string;
  password: string;
  acceptTerms: boolean;
  /** The plan that was picked before signing up. */
  plan?: string | undefined;
  next?: string | undefined;
};

/** The first thing wrong with a sign-up: empty, address, password, terms; null if nothing is. */
export function signUpProblem({ email, password, acceptTerms }: SignUp): Problem<SignUp> | null {
  if (!email.trim()) return { field: "email", message: "Please fill in all fields" };
  if (!password) return { field: "password", message: "Please fill in all fields" };
  if (!isEmail(email.trim())) {
    return { field: "email", message: INVALID_EMAIL };
  }
  if (!meetsPasswordRules(password)) {
    return { field: "password", message: PASSWORD_TOO_WEAK };
  }
  if (isTooLong(password)) return { field: "password", message: PASSWORD_TOO_LONG };
  if (!acceptTerms) {
    return { field: "acceptTerms", message: TERMS_NOT_ACCEPTED };
  }
  return null;
}

/** One schema for form and handler: at most one issue, the first of the order. */
export const signUpSchema = z
  .object({
    email: addressText(EMAIL_LIMIT, INVALID_EMAIL),
    password: text(PASSWORD_LIMIT, PASSWORD_TOO_LONG),
    acceptTerms: z.boolean(TERMS_NOT_ACCEPTED),
    plan: z.optional(text(20)),
    /** Where an invitation to join goes on. */
    next: z.optional(text(MAX_NEXT)),
  })
  .check(firstIssueOnly(signUpProblem));

/** Sign-in asks for both and for nothing else. */
export const signInSchema = z.object({
  email: addressText(EMAIL_LIMIT, INVALID_EMAIL).check(z.minLength(1, "Email is required")),
  password: text(PASSWORD_LIMIT, PASSWORD_TOO_LONG).check(z.minLength(1, "Password is required")),
});

export type SignIn = z.infer<typeof signInSchema>;

/** The form's own: whether this browser keeps the address. */
export const signInFormSchema = z.extend(signInSchema, { remember: z.boolean() });
