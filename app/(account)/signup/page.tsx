import type { Metadata } from "next";
import { SignUpScreen } from "#components/account/sign-up-screen";
import { toOfferedPlan } from "#lib/domain/plans/plans";
import { planPath, routes } from "#lib/domain/site/routes";
import { publicEnv } from "#lib/env/public";
import { leaveIfSignedIn } from "#lib/http/session";

export const metadata: Metadata = {
  title: "Start your free trial",
  alternates: { canonical: routes.signUp },
};

type Props = { searchParams: Promise<{ plan?: string | string[] }> };

export default async function SignUpPage({ searchParams }: Props) {
  const { plan: asked } = await searchParams;
  const plan = typeof asked === "string" ? toOfferedPlan(asked) : undefined;
  await leaveIfSignedIn(plan ? planPath(routes.subscription, plan) : routes.dashboard);
  return <SignUpScreen plan={plan} providers={publicEnv().signInProviders} />;
}
