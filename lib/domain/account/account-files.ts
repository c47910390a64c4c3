import { z } from "zod";
import { PROVIDER_NAMES } from "../interviews/provider.ts";

/** The job's payload: everything of an account that lies outside the database. */
export const accountFilesSchema = z.object({
  ownerId: z.uuid(),
  provider: z.enum(PROVIDER_NAMES),
  departmentKey: z.string().nullable(),
  uploads: z.array(z.uuid()),
  files: z.array(z.string()),
});

export type AccountFiles = z.output<typeof accountFilesSchema>;
