import * as z from "zod/mini";
import { text } from "../text/text.ts";
import { PASSWORD_LIMIT, PASSWORD_TOO_LONG } from "./password.ts";

export const PASSWORD_MISSING = "Enter your password to confirm";

/** What confirms who is there: the dialog's password, or the token of a link mailed to the account's address. */
export const accountDeletionSchema = z
  .object({
    token: z.optional(text(1000)),
    password: z.optional(text(PASSWORD_LIMIT, PASSWORD_TOO_LONG)),
  })
  .check(
    z.refine(({ token, password }) => Boolean(token || password), {
      error: PASSWORD_MISSING,
      path: ["password"],
    }),
  );
