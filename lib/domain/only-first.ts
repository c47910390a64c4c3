import type * as z from "zod/mini";

/** A check that finds at most one thing wrong: the first of a form's own order, as the form itself says it. */
export function onlyFirst<T>(problem: (value: T) => string | null) {
  return (ctx: z.core.ParsePayload<T>) => {
    const message = problem(ctx.value);
    if (message) ctx.issues.push({ code: "custom", message, input: ctx.value });
  };
}
