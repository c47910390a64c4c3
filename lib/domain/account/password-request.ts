import * as z from "zod/mini";
import { firstIssueOnly } from "../text/first-issue-only.ts";
import { addressText, text } from "../text/text.ts";
import { EMAIL_LIMIT, INVALID_EMAIL, isEmail } from "./email.ts";
import { PASSWORD_LIMIT, PASSWORD_TOO_LONG } from "./password.ts";
import { changeProblem, resetProblem } from "./password-forms.ts";

const field = text(PASSWORD_LIMIT, PASSWORD_TOO_LONG);

export const resetPasswordSchema = z
  .object({ password: field, confirm: field })
  .check(firstIssueOnly(resetProblem));

export const changePasswordSchema = z
  .object({ current: field, password: field, confirm: field })
  .check(firstIssueOnly(changeProblem));

export const forgotPasswordSchema = z.object({
  email: addressText(EMAIL_LIMIT, INVALID_EMAIL).check(z.refine(isEmail, INVALID_EMAIL)),
});
