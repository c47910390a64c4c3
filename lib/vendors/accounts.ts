import type { SupabaseClient } from "@supabase/supabase-js";
import { AppError } from "#lib/domain/core/errors";
import { REFUSED, REGISTERED, toAppError } from "./accounts/errors.ts";

export const SIGN_UP_FAILED = "An error occurred while signing up. Please try again.";

type Credentials = { email: string; password: string };

/**
 * Makes an account; if the service asks for no confirmation, the client is then signed in.
 * @throws AppError conflict for a registered address
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

/**
 * Whether a password is right, by signing in with it as nobody's client.
 * @throws AppError invalid_input with the given message for a wrong one
 */
export async function checkPassword<Schema>(
  nobody: SupabaseClient<Schema>,
  credentials: Credentials,
  wrong: string,
): Promise<void> {
  try {
    await signInWithPassword(nobody, credentials);
  } catch (error) {
    const refused = error instanceof AppError && error.code === "unauthenticated";
    throw refused ? new AppError("invalid_input", wrong, { cause: error }) : error;
  }
}

/** Ends this browser's session, here and at the service. Nothing to end is no error. */
export async function endSession<Schema>(client: SupabaseClient<Schema>): Promise<void> {
  await client.auth.signOut({ scope: "local" });
}
