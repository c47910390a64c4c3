import * as z from "zod/mini";
import printed from "../../../content/chaos-room.json" with { type: "json" };

/** The section of the security page that tells all of them. */
export const FAILURES = "When a phone or a line fails";

const count = z.int().check(z.nonnegative());

/** What the last `npm run chaos:room` printed, whatever it was; decision 20 says the same, which a test compares. */
export const CHAOS_FIGURES = z
  .strictObject({
    date: z.iso.date(),
    /** Failures at random moments, and the seed that chose them. */
    moments: count,
    seed: count,
    /** Answers lost, answers other than the chosen ones, submissions doubled. */
    lost: count,
    other: count,
    doubled: count,
    /** Of a recording in progress, in the worst moment. */
    seconds: z.number().check(z.nonnegative()),
  })
  .parse(printed);
