import type { Metadata } from "next";
import { SignInScreen } from "#components/account/sign-in-screen";
import { routes, safeNext } from "#lib/domain/core/routes";
import { publicEnv } from "#lib/env/public";
import { redirectIfSignedIn } from "#lib/http/session";

export const metadata: Metadata = {
  title: "Sign in",
  description: "Sign in to Rolecall to see who answered your interviews, with scores and quotes.",
  alternates: { canonical: routes.signIn },
};

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignInPage({ searchParams }: Props) {
  const { next } = await searchParams;
  const target = safeNext(typeof next === "string" ? next : null);
  await redirectIfSignedIn(target ?? routes.dashboard);
  return <SignInScreen next={target} providers={publicEnv().signInProviders} />;
}
