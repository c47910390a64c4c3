import type { SupabaseClient, User } from "@supabase/supabase-js";
import type { SignInProvider } from "#lib/domain/account/after-sign-in";
import { AppError } from "#lib/domain/core/errors";
import { toAppError } from "./errors.ts";
import type { LinkSignIn } from "./recovery.ts";

const FAILED = "OAuth login failed. Please try again.";

/** Somebody whom a code has signed in. */
export type SocialSignIn = LinkSignIn & {
  /** Whether another service vouches for the account's address. */
  vouched: boolean;
  /** Whether the account has a password beside it. */
  hasPassword: boolean;
};

/**
 * The address where somebody signs in with another service; our cookies keep the code verifier (PKCE).
 * @throws AppError unavailable, or invalid_input if the project does not offer the provider
 */
export async function providerAddress<Schema>(
  client: SupabaseClient<Schema>,
  provider: SignInProvider,
  options: { redirectTo: string; queryParams: Record<string, string> },
): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { ...options, skipBrowserRedirect: true },
  });
  if (error) throw toAppError(error, FAILED);
  if (!data.url) throw new AppError("unavailable", FAILED);
  return data.url;
}

/** Exchanges the code that came back for a session. @throws AppError invalid_input */
export async function exchangeCode<Schema>(
  client: SupabaseClient<Schema>,
  code: string,
  fallback: string,
): Promise<SocialSignIn> {
  const { data, error } = await client.auth.exchangeCodeForSession(code);
  if (error) throw toAppError(error, fallback);
  const redirectType = "redirectType" in data ? data.redirectType : null;
  return {
    userId: data.user.id,
    email: data.user.email ?? "",
    recovering: redirectType === "PASSWORD_RECOVERY" || redirectType === "recovery",
    vouched: isVouched(data.user),
    hasPassword: (data.user.identities ?? []).some(({ provider }) => provider === "email"),
  };
}

function isVouched({ email, identities }: User): boolean {
  return (identities ?? []).some(
    ({ provider, identity_data: data }) =>
      provider !== "email" &&
      data?.email_verified === true &&
      String(data.email).toLowerCase() === email?.toLowerCase(),
  );
}

/** The name that another service gave with the account, or nothing. Asked of the auth server. */
export async function readFullName<Schema>(client: SupabaseClient<Schema>): Promise<string> {
  const { data } = await client.auth.getUser();
  const name: unknown = data.user?.user_metadata.full_name;
  return typeof name === "string" ? name : "";
}

/** Keeps a person's name with the account too. */
export async function saveFullName<Schema>(
  client: SupabaseClient<Schema>,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const name = `${firstName} ${lastName}`;
  const data = {
    full_name: name,
    display_name: name,
    first_name: firstName,
    last_name: lastName,
  };
  const { error } = await client.auth.updateUser({ data });
  if (error) throw toAppError(error, "Error updating profile. Please try again.");
}
