import * as z from "zod/mini";
import measured from "../../../content/evaluation.json" with { type: "json" };

const text = z.string();

/** The figures of docs/evaluation.md, which a test compares: what was measured, in its words and in plain ones. */
export const EVALUATION_FIGURES = z
  .strictObject({
    /** The version of the rubric that was measured, and the day. */
    rubric: text,
    measured: z.iso.date(),
    scores: z.array(
      z.strictObject({
        measure: text,
        plain: text,
        development: text,
        first: text,
        second: text,
        target: text,
      }),
    ),
    facts: z.array(z.strictObject({ measure: text, plain: text, sealed: text, target: text })),
  })
  .parse(measured);
