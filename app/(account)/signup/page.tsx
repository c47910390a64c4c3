import type { Metadata } from "next";
import { SignUpScreen } from "#components/account/sign-up-screen";
import { toOfferedPlan } from "#lib/domain/plans";
import { routes } from "#lib/domain/routes";
import { publicEnv } from "#lib/env/public";
import { leaveIfSignedIn } from "#lib/http/session";

export const metadata: Metadata = {
  title: "Start your free trial",
  alternates: { canonical: routes.signUp },
};

type Props = { searchParams: Promise<{ plan?: string | string[] }> };

export default async function SignUpPage({ searchParams }: Props) {
  const { plan } = await searchParams;
  await leaveIfSignedIn(routes.dashboard);
  return (
    <SignUpScreen
      plan={typeof plan === "string" ? toOfferedPlan(plan) : undefined}
      providers={publicEnv().signInProviders}
    />
  );
}
