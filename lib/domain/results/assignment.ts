import * as z from "zod/mini";

/** The account of who takes care of a candidate; null for nobody. */
export const assignmentSchema = z.object({ to: z.nullable(z.uuid()) });

/** Said if a candidate is given to somebody who left, or is limited to other interviews. */
export const CANNOT_READ =
  "They can't see this candidate anymore. Reload the page and choose somebody else.";
