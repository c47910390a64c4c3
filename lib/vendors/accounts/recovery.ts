import type { SupabaseClient } from "@supabase/supabase-js";
import { AppError } from "#lib/domain/core/errors";
import { toAppError } from "./errors.ts";

const LINK_USED = "This link has expired or has already been used.";

/** Whoever a mailed link or a code has signed in. */
export type LinkSignIn = {
  userId: string;
  email: string;
  /** Whether the link was a password reset's. */
  recovering: boolean;
};

/**
 * Has the reset mail sent, if there is such an account; nobody is told which.
 * @throws AppError unavailable or rate_limited
 */
export async function sendRecoveryMail<Schema>(
  client: SupabaseClient<Schema>,
  email: string,
  redirectTo: string,
): Promise<void> {
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo });
  if (error) throw toAppError(error, "Something went wrong. Please try again.");
}

/** Signs in by a mailed link's token, in whatever browser. @throws AppError invalid_input if it is spent */
export async function openMailedLink<Schema>(
  client: SupabaseClient<Schema>,
  link: { tokenHash: string; type: "recovery" | "signup" },
): Promise<LinkSignIn> {
  const { data, error } = await client.auth.verifyOtp({
    token_hash: link.tokenHash,
    type: link.type,
  });
  if (error) throw toAppError(error, LINK_USED);
  if (!data.user) throw new AppError("invalid_input", LINK_USED);
  return {
    userId: data.user.id,
    email: data.user.email ?? "",
    recovering: link.type === "recovery",
  };
}

/**
 * Sets the password of whoever the client acts for. `fallback` is the message for people.
 * @param current asked for by the service, except from a session that a mailed link has begun
 */
export async function setPassword<Schema>(
  client: SupabaseClient<Schema>,
  { password, current }: { password: string; current?: string },
  fallback: string,
): Promise<void> {
  const { error } = await client.auth.updateUser({
    password,
    ...(current !== undefined && { current_password: current }),
  });
  if (error) throw toAppError(error, fallback);
}

/** Hands the session of one client to another, whose cookies keep it. */
export async function transferSession<Schema>(
  from: SupabaseClient<Schema>,
  to: SupabaseClient<Schema>,
): Promise<void> {
  const { data } = await from.auth.getSession();
  if (data.session === null) return;
  const { error } = await to.auth.setSession(data.session);
  if (error) throw toAppError(error, "Please sign in with your new password.");
}

/** Ends sessions at the service: this account's others, or all of them. */
export async function endSessions<Schema>(
  client: SupabaseClient<Schema>,
  scope: "others" | "global",
): Promise<void> {
  const { error } = await client.auth.signOut({ scope });
  if (error) throw toAppError(error, "We couldn't sign you out everywhere else. Please try again.");
}
