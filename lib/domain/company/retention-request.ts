import * as z from "zod/mini";
import { trimmed } from "../text/text.ts";
import { HOLD_REASON_LIMIT, RECORDINGS_DAYS, RESULTS_YEARS } from "./retention.ts";

const RECORDINGS_TEXT = `Enter ${RECORDINGS_DAYS.min} to ${RECORDINGS_DAYS.max.toLocaleString("en-US")} days.`;
const YEARS_TEXT = `Choose ${RESULTS_YEARS.min} to ${RESULTS_YEARS.max} years.`;

export const periodsSchema = z
  .object({
    recordingsDays: z
      .int(RECORDINGS_TEXT)
      .check(
        z.minimum(RECORDINGS_DAYS.min, RECORDINGS_TEXT),
        z.maximum(RECORDINGS_DAYS.max, RECORDINGS_TEXT),
      ),
    resultsYears: z
      .int(YEARS_TEXT)
      .check(z.minimum(RESULTS_YEARS.min, YEARS_TEXT), z.maximum(RESULTS_YEARS.max, YEARS_TEXT)),
  })
  .check(
    z.refine(({ recordingsDays, resultsYears }) => recordingsDays <= resultsYears * 365, {
      message: "Recordings can't be kept longer than everything else.",
      path: ["recordingsDays"],
    }),
  );

/** The two periods, or null to keep everything until somebody deletes it. */
export const retentionSchema = z.object({ retention: z.nullable(periodsSchema) });

const reason = trimmed(HOLD_REASON_LIMIT).check(z.minLength(1, "Say why it has to be kept."));

export const holdReasonSchema = z.object({ reason });

export const holdSchema = z.union([
  z.object({ interviewId: z.uuid(), reason }),
  z.object({ attemptId: z.uuid(), reason }),
]);
