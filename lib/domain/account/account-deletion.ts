import * as z from "zod/mini";
import { PROVIDER_NAMES } from "../interviews/provider.ts";
import { CREDIT_TEXTS } from "../plans/billing-texts.ts";
import { text } from "../text/text.ts";
import { PASSWORD_LIMIT, PASSWORD_TOO_LONG } from "./password.ts";

/** What confirms who is there: the dialog's password, or the token of a link mailed to the account's address. */
export const accountDeletionSchema = z
  .object({
    token: z.optional(text(1000)),
    password: z.optional(text(PASSWORD_LIMIT, PASSWORD_TOO_LONG)),
  })
  .check(
    z.refine(({ token, password }) => Boolean(token || password), {
      error: "Enter your password to confirm",
      path: ["password"],
    }),
  );

export const DELETION_LINK_SPENT =
  "The link has expired, or it's for a different account than the one you're signed in to.";

export const HELD_ACCOUNT =
  "A candidate or an interview of yours is on legal hold. Nothing was deleted. Lift your holds in Company Settings first.";

/** What goes, before anybody confirms it. `credit` in cents. */
export function deletionWords(companyName: string, credit: number): string {
  const money = credit > 0 ? ` ${CREDIT_TEXTS.lost(credit)}` : "";
  return `${companyName}, its interviews, every candidate and every recording will be permanently deleted. Links you have shared will stop working.${money}`;
}

/** The job's payload: everything of an account that lies outside the database. */
export const accountFilesSchema = z.object({
  ownerId: z.uuid(),
  provider: z.enum(PROVIDER_NAMES),
  departmentKey: z.nullable(z.string()),
  uploads: z.array(z.uuid()),
  files: z.array(z.string()),
});

export type AccountFiles = z.output<typeof accountFilesSchema>;
