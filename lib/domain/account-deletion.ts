import * as z from "zod/mini";

/** What the dialog sends: the password confirms who is there. */
export const accountDeletionSchema = z.object({
  password: z.string().check(z.minLength(1, "Enter your password to confirm"), z.maxLength(200)),
});

/** The job's payload: everything of an account that lies outside the database. */
export const accountFilesSchema = z.object({
  ownerId: z.uuid(),
  departmentKey: z.nullable(z.string()),
  uploads: z.array(z.uuid()),
  files: z.array(z.string()),
});

export type AccountFiles = z.output<typeof accountFilesSchema>;
