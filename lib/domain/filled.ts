import * as z from "zod/mini";

/** A text that has to be there, without the blanks around it, and has an end. */
export function filled(message: string, max: number) {
  return z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, `At most ${max} characters`));
}
