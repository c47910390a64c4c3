import type { AuthError } from "@supabase/supabase-js";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { AppError } from "#lib/domain/core/errors";

export const REGISTERED = "This email is already registered. Please log in.";
export const REFUSED = "Invalid email or password. Please try again.";
export const SIGN_IN_DOWN = "Sign-in isn't responding right now. Please try again in a minute.";

export const TOO_MANY_ATTEMPTS = "Too many attempts. Please wait a minute and try again.";
export const UNCONFIRMED = "Please confirm your email address first. The link is in your inbox.";

/** As much of the service's error as we read. */
type Refusal = Pick<AuthError, "message"> & Partial<Pick<AuthError, "code" | "status">>;

/** What the auth service refused, in our words; its own text reaches no person, and the log only if it failed. */
export function toAppError(error: Refusal, fallback: string): AppError {
  const status = error.status ?? 0;
  if (/already registered/i.test(error.message) || error.code === "user_already_exists") {
    return new AppError("conflict", REGISTERED);
  }
  if (status === 429) {
    return new AppError("rate_limited", TOO_MANY_ATTEMPTS, {
      retryAfter: 60,
    });
  }
  if (status === 0 || status >= 500) {
    return new AppError("unavailable", SIGN_IN_DOWN, {
      cause: error,
      log: "The auth service failed",
    });
  }
  if (error.code === "email_not_confirmed") {
    return new AppError("forbidden", UNCONFIRMED);
  }
  if (error.code === "same_password") {
    return new AppError("invalid_input", PASSWORD_TEXTS.same);
  }
  if (error.code === "weak_password") {
    const fields = { password: PASSWORD_TEXTS.weak };
    return new AppError("invalid_input", PASSWORD_TEXTS.weak, { fields, cause: error });
  }
  if (error.code === "current_password_required" || error.code === "current_password_mismatch") {
    return new AppError("invalid_input", PASSWORD_TEXTS.wrongCurrent, { cause: error });
  }
  const code = fallback === REFUSED ? "unauthenticated" : "invalid_input";
  return new AppError(code, fallback, { cause: error });
}
