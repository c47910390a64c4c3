export const PASSWORD_MIN = 8;

/**
 * The password rules of sign-up, reset and change, in the order they are shown; the auth server asks for the same
 * signs (supabase/config.toml).
 */
export const PASSWORD_RULES = [
  {
    id: "length",
    message: `Password must be at least ${PASSWORD_MIN} characters long`,
    test: (password: string) => Array.from(password).length >= PASSWORD_MIN,
  },
  {
    id: "uppercase",
    message: "At least 1 uppercase letter required",
    test: (password: string) => /[A-Z]/.test(password),
  },
  {
    id: "lowercase",
    message: "At least 1 lowercase letter required",
    test: (password: string) => /[a-z]/.test(password),
  },
  {
    id: "number",
    message: "At least 1 number (0-9) required",
    test: (password: string) => /[0-9]/.test(password),
  },
  {
    id: "special",
    message: "At least 1 special character required",
    test: (password: string) => /[!-/:-@[-`{-~]/.test(password),
  },
] as const;

/** Stands below them: only the server knows the list, and says so when a password is sent. */
export const NOT_COMMON = "Not a commonly used password";

/** bcrypt, which keeps the password, reads no further than this many bytes. */
const PASSWORD_MAX_BYTES = 72;

/** Characters that are read of any password at all, before a rule is asked. */
export const PASSWORD_LIMIT = 1000;

export const PASSWORD_TOO_WEAK = "Password does not meet requirements";

export const PASSWORD_TOO_LONG = `Password is too long: use at most ${PASSWORD_MAX_BYTES} characters. Letters with accents and emoji count as two to four.`;

/** Whether a part of a password would not be read. */
export function isTooLong(password: string): boolean {
  return new Blob([password]).size > PASSWORD_MAX_BYTES;
}

/** The messages of the rules that a password breaks; empty if it meets them all. */
export function passwordFailures(password: string): string[] {
  return PASSWORD_RULES.filter((rule) => !rule.test(password)).map((rule) => rule.message);
}

/** Whether a password breaks no rule. */
export function meetsPasswordRules(password: string): boolean {
  return passwordFailures(password).length === 0;
}
