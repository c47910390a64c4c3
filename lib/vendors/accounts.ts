import type { AuthError, SupabaseClient } from "@supabase/supabase-js";
import { AppError } from "#lib/domain/errors";

const REGISTERED = "This email is already registered. Please log in.";
const REFUSED = "Invalid email or password. Please try again.";
const SIGN_UP_FAILED = "An error occurred while signing up. Please try again.";
const DOWN = "Sign-in is not answering right now. Please try again in a minute.";

type Credentials = { email: string; password: string };

/**
 * Makes an account; where the service asks for no confirmation the client is then signed in.
 * @throws AppError conflict for a registered address; the messages of accounts spec §8.
 */
export async function createAccount<Schema>(
  client: SupabaseClient<Schema>,
  { email, password }: Credentials,
  emailRedirectTo: string,
): Promise<{ userId: string; signedIn: boolean }> {
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo },
  });
  if (error) throw toAppError(error, SIGN_UP_FAILED);
  if (!data.user) throw new AppError("internal", "User creation failed.");
  // With confirmation on, a registered address comes back as a user without identities.
  if (data.user.identities?.length === 0) throw new AppError("conflict", REGISTERED);
  return { userId: data.user.id, signedIn: data.session !== null };
}

/** Signs the client in. @throws AppError unauthenticated, the same for a wrong address and a wrong password. */
export async function signInWithPassword<Schema>(
  client: SupabaseClient<Schema>,
  credentials: Credentials,
): Promise<{ userId: string }> {
  const { data, error } = await client.auth.signInWithPassword(credentials);
  if (error) throw toAppError(error, REFUSED);
  return { userId: data.user.id };
}

/** Ends this browser's session, here and at the service. Nothing to end is no error. */
export async function endSession<Schema>(client: SupabaseClient<Schema>): Promise<void> {
  await client.auth.signOut({ scope: "local" });
}

function toAppError(error: AuthError, fallback: string): AppError {
  const status = error.status ?? 0;
  if (/already registered/i.test(error.message) || error.code === "user_already_exists") {
    return new AppError("conflict", REGISTERED);
  }
  if (status === 429) {
    return new AppError("rate_limited", "Too many tries. Please wait a minute and try again.", {
      retryAfter: 60,
    });
  }
  if (status === 0 || status >= 500) {
    return new AppError("unavailable", DOWN, { cause: error, log: "The auth service failed" });
  }
  if (error.code === "email_not_confirmed") {
    return new AppError("forbidden", "Please confirm your address first: check your email.");
  }
  const code = fallback === REFUSED ? "unauthenticated" : "invalid_input";
  return new AppError(code, fallback, { cause: error });
}
