import type { Problem } from "../text/first-issue-only.ts";
import { isTooLong, meetsPasswordRules, PASSWORD_TOO_LONG, PASSWORD_TOO_WEAK } from "./password.ts";

/** The texts of reset and change of a password. */
export const PASSWORD_TEXTS = {
  fillAll: "Please fill in all fields",
  mismatch: "Passwords do not match",
  newMismatch: "New passwords do not match",
  same: "New password must be different from the current one",
  weak: PASSWORD_TOO_WEAK,
  common: "Password does not meet requirements. It's too common and easy to guess.",
  wrongCurrent: "Current password is incorrect",
  notUpdated: "Failed to update password",
  unexpected: "An error occurred. Please try again",
  changed: "Password has been changed successfully!",
  reset: "Password updated successfully!",
  resetFailed: "Something went wrong.",
  linkSent: "Reset link sent! Please check your email.",
  requestFailed: "Something went wrong. Please try again.",
} as const;

const texts = PASSWORD_TEXTS;

export type ResetPassword = { password: string; confirm: string };
export type ChangePassword = ResetPassword & { current: string };

function strengthProblem(password: string): Problem<ResetPassword> | null {
  if (!meetsPasswordRules(password)) return { field: "password", message: texts.weak };
  return isTooLong(password) ? { field: "password", message: PASSWORD_TOO_LONG } : null;
}

/** The first thing wrong with a new password: empty, different, weak, too long; null if nothing is. */
export function resetProblem({ password, confirm }: ResetPassword): Problem<ResetPassword> | null {
  if (!password) return { field: "password", message: texts.fillAll };
  if (!confirm) return { field: "confirm", message: texts.fillAll };
  if (password !== confirm) return { field: "confirm", message: texts.mismatch };
  return strengthProblem(password);
}

/** The same for the dialog in settings. Whether the current password is right only the service knows. */
export function changeProblem(given: ChangePassword): Problem<ChangePassword> | null {
  const { current, password, confirm } = given;
  if (!current) return { field: "current", message: texts.fillAll };
  if (!password) return { field: "password", message: texts.fillAll };
  if (!confirm) return { field: "confirm", message: texts.fillAll };
  if (password !== confirm) return { field: "confirm", message: texts.newMismatch };
  if (password === current) return { field: "password", message: texts.same };
  return strengthProblem(password);
}
