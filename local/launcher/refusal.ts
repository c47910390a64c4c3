/** A start that can't go on, in one line that says how to mend it. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** The code of a failed system call, such as `EACCES`. */
export function systemCode(thrown: unknown): string | undefined {
  if (typeof thrown !== "object" || thrown === null || !("code" in thrown)) return undefined;
  return typeof thrown.code === "string" ? thrown.code : undefined;
}
