import type * as z from "zod/mini";

/** What is wrong with one field of a form. */
export type Problem<T> = { field: keyof T & string; message: string };

/** A check that finds at most one thing wrong: the first of a form's own order, as the form itself says it. */
export function firstIssueOnly<T>(problemOf: (value: T) => Problem<T> | null) {
  return (ctx: z.core.ParsePayload<T>) => {
    const problem = problemOf(ctx.value);
    if (!problem) return;
    const { field, message } = problem;
    ctx.issues.push({ code: "custom", message, path: [field], input: ctx.value });
  };
}
